import Foundation

/// A checked-in text with which a result is compared.
/// `ADDER_UPDATE_GENERATED=1` rewrites it instead.
public struct Snapshot {
  private let file: URL

  /// - Parameters:
  ///   - name: The file's name in the folder `Snapshots` beside the test.
  ///   - test: The file of the test.
  public init(_ name: String, beside test: String = #filePath) {
    file = URL(filePath: test).deletingLastPathComponent()
      .appending(path: "Snapshots").appending(path: name)
  }

  /// Returns a message with the first line in which a text differs and the way to accept it, or nil
  /// if the text does not differ.
  public func difference(from text: String) throws -> String? {
    if ProcessInfo.processInfo.environment["ADDER_UPDATE_GENERATED"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return nil
    }
    let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if expected == text { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = zip(expected.split(separator: "\n", omittingEmptySubsequences: false), lines)
      .enumerated().first { $0.element.0 != $0.element.1 }
    return """
      \(file.lastPathComponent) differs in line \((place?.offset ?? 0) + 1): \
      \(place.map { String($0.element.1) } ?? "the number of lines")
      To accept it, run the test with ADDER_UPDATE_GENERATED=1.
      """
  }
}
