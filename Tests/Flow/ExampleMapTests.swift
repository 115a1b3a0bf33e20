import AdderTestSupport
import Foundation
import Testing

/// The maps in the documents of the examples are drawn by the command.
@Suite struct ExampleMapTests {
  private static let examples = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Examples").standardizedFileURL

  private static let names: [String] =
    (try? FileManager.default.contentsOfDirectory(atPath: examples.path()).filter { name in
      FileManager.default.fileExists(
        atPath: examples.appending(path: name).appending(path: "README.md").path())
    }.sorted()) ?? []

  @Test func `Each example has a map`() { #expect(Self.names.count >= 3) }

  @Test(arguments: names)
  func `The map of an example is the command's own`(name: String) throws {
    let folder = Self.examples.appending(path: name)
    let outcome = try CommandUnderTest().run(
      ["graph", "--format", "mermaid", "--no-cache"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let file = folder.appending(path: "README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let (start, end) = ("```mermaid\n", "```\n")
    let block = try #require(text.firstRange(of: start), "\(name) has no map")
    let rest = text[block.upperBound...]
    let drawn = rest[..<(try #require(rest.firstRange(of: end))).lowerBound]
    if ProcessInfo.processInfo.environment["ADDER_UPDATE_GENERATED"] == "1" {
      try text.replacing(start + drawn + end, with: start + outcome.output + end)
        .write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(
        drawn == outcome.output,
        "Draw it again: ADDER_UPDATE_GENERATED=1 swift test --filter ExampleMap")
    }
  }
}
