import AdderSwiftSource
import AdderTestSupport
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// Compares Adder's parser with the compiler's own. Tokens and everything that `Mark` describes,
/// such as declarations, attributes, inherited types, calls and chains of members, must be the same
/// in every file, with the same ranges.
///
/// A file in which SwiftParser finds errors only has to be read to its end. Some of these files use
/// Swift that is newer than SwiftParser but accepted by the compiler.
@Suite struct OracleTests {
  @Test func `Adder and the compiler parse this repository alike`() throws {
    let folders = ["Sources", "Tests", "Examples", "Benchmarks"]
    let files = try folders.flatMap { try Self.files(in: repository.appending(path: $0)) }
    let own = sample(files, size: samples(1_000_000, full: .max))
    try check(own + [repository.appending(path: "Package.swift")], atLeast: 50)
  }

  @Test func `Adder and the compiler parse the toolchain's interfaces alike`() throws {
    let folder = try #require(Self.toolchain, "There is no toolchain with interfaces to read.")
    let files = try Self.files(in: folder).filter { $0.pathExtension == "swiftinterface" }
    try check(sample(files, size: samples(300_000, full: .max)), atLeast: 1)
  }

  @Test(
    .enabled(
      if: conformance("swift") != nil,
      "ADDER_CONFORMANCE names no folder that has one called 'swift', with Swift files in it."))
  func `Adder and the compiler parse other projects alike`() throws {
    let folder = try #require(conformance("swift"))
    try check(sample(Self.files(in: folder), size: samples(2_000_000, full: .max)), atLeast: 1)
  }

  // MARK: - Helpers

  private func check(
    _ files: [URL], atLeast count: Int, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    var tally = Tally()
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let differences = tally.differences(in: text)
      for difference in differences.prefix(5) {
        Issue.record("\(file.path): \(difference)", sourceLocation: sourceLocation)
      }
    }
    print("Compared with the compiler's parser: \(tally)")
    #expect(tally.files >= count, sourceLocation: sourceLocation)
    #expect(tally.marks > 0, sourceLocation: sourceLocation)
  }

  /// Returns random files from a list, up to a total size in bytes.
  private func sample(_ files: [URL], size: Int) -> [URL] {
    var random = SeededRandom(seed: 1)
    var left = size
    return files.shuffled(using: &random).filter { file in
      guard left > 0 else { return false }
      let length = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
      // A file this long would take up too much of the sample.
      if length > size / 3 { return false }
      left -= length
      return true
    }
  }

  private static func files(in folder: URL) throws -> [URL] {
    let folder = folder.resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { ["swift", "swiftinterface"].contains($0.pathExtension) }
      .filter { !$0.path.contains("/.build/") }
      .sorted { $0.path < $1.path }
  }

  /// The folder `lib/swift` of the toolchain, found
  /// from the loaded SwiftSyntax in `lib/swift/host`.
  private static var toolchain: URL? {
    #if os(Linux)
      // Foundation cannot read files in `/proc`, since they report no length.
      let process = ProcessInfo.processInfo.processIdentifier
      let maps = (try? run("cat", ["/proc/\(process)/maps"]).output) ?? ""
      let line = maps.split(separator: "\n").first { $0.hasSuffix("libSwiftSyntax.so") }
      return line.flatMap { line in
        line.firstIndex(of: "/").map { URL(filePath: String(line[$0...])) }
      }?.deletingLastPathComponent().deletingLastPathComponent()
    #else
      return Bundle(for: SyntaxVisitor.self).bundleURL
        .deletingLastPathComponent().deletingLastPathComponent()
    #endif
  }
}

/// The counts of the compared files, bytes, words and marks.
private struct Tally: CustomStringConvertible {
  var files = 0
  var bytes = 0
  var words = 0
  var marks = 0
  var calls = 0
  /// The number of files in which the compiler's parser finds errors.
  var filesWithErrors = 0

  var description: String {
    """
    \(files) files of \(bytes) bytes, \(words) words, \(marks) marks, of these \(calls) calls; \
    \(filesWithErrors) more with errors of their own
    """
  }

  mutating func differences(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    let tree = Parser.parse(source: text)
    if tree.hasError {
      filesWithErrors += 1
      let length = SwiftFile(bytes).nodes.first?.end
      return length == UInt32(bytes.count) ? [] : ["it is read to \(length ?? 0) only"]
    }
    let theirs = TheirMarks.read(tree)
    let ours = OurMarks.marks(bytes)
    let theirWords = Words.normal(theirs.tokens, bytes)
    files += 1
    self.bytes += bytes.count
    words += theirWords.count
    marks += theirs.marks.count
    calls += theirs.marks.count { $0.kind == "call" }
    return differences(Words.normal(OurMarks.tokens(bytes), bytes), theirWords, bytes)
      + differences(ours, theirs.marks, bytes)
  }

  private func differences(_ ours: [Mark], _ theirs: [Mark], _ text: [UInt8]) -> [String] {
    let (first, second) = (Set(ours), Set(theirs))
    if first == second, ours.count == theirs.count { return [] }
    var differences: [String] = []
    for (marks, whose) in [
      (first.subtracting(second), "only ours"), (second.subtracting(first), "only theirs"),
    ] {
      differences += marks.sorted().map { mark in
        let line = text[..<mark.start].count { $0 == 0x0A } + 1
        let span = String(
          decoding: text[mark.start..<min(mark.end, mark.start + 80)], as: UTF8.self)
        return "line \(line), \(whose): \(mark.kind) \(mark.name) `\(span)`"
      }
    }
    return differences.isEmpty ? ["\(ours.count) marks, not \(theirs.count)"] : differences
  }
}
