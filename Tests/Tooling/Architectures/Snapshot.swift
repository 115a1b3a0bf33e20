import Foundation
import Testing

/// Compares a text with the checked-in file of that name; with `ADDER_UPDATE_GENERATED=1` writes it.
func expectSnapshot(
  _ name: String, _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Snapshots").appending(path: name)
  if ProcessInfo.processInfo.environment["ADDER_UPDATE_GENERATED"] == "1" {
    try text.write(to: file, atomically: true, encoding: .utf8)
    return
  }
  let expected = try String(contentsOf: file, encoding: .utf8)
  let place = zip(
    expected.split(separator: "\n", omittingEmptySubsequences: false),
    text.split(separator: "\n", omittingEmptySubsequences: false)
  ).enumerated().first { $0.element.0 != $0.element.1 }
  let isSame = expected == text
  #expect(
    isSame,
    """
    \(name) differs in line \((place?.offset ?? 0) + 1): \(place?.element.1 ?? "it has other lines")
    If that is meant: ADDER_UPDATE_GENERATED=1 swift test --filter AdderArchitecturesTests
    """, sourceLocation: sourceLocation)
}
