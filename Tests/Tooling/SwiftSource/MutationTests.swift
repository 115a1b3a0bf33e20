import AdderTestSupport
import Foundation
import Testing

@testable import AdderSwiftSource

/// Tests with mutated Swift files and with random input.
@Suite struct MutationTests {
  @Test func `Mutated files give consistent facts`() throws {
    let files = try Self.files()
    for seed in 0..<samples(400, full: 40_000) {
      var random = SeededRandom(seed: seed)
      var text = files.randomElement(using: &random) ?? []
      // A short window is enough: what fails in a long file would also fail in a short one.
      let length = min(text.count, 1_500)
      let start = Int.random(in: 0...text.count - length, using: &random)
      text = Array(text[start..<start + length])
      for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&text, &random) }
      check(text, "seed \(seed)")
    }
  }

  @Test func `A file cut off anywhere gives consistent facts`() throws {
    let files = try Self.files().filter { (500...4_000).contains($0.count) }
    var random = SeededRandom(seed: 1)
    for _ in 0..<samples(1, full: 60) {
      let text = files.randomElement(using: &random) ?? []
      for end in stride(from: 0, to: text.count, by: sampleStep(7, full: 1)) {
        check(Array(text[..<end]), "the first \(end) bytes")
        if end % 2 == 0 { check(Array(text[end...]), "all but the first \(end) bytes") }
      }
    }
  }

  @Test func `Random bytes give consistent facts`() {
    for seed in 0..<samples(200, full: 20_000) {
      var random = SeededRandom(seed: seed)
      let length = Int.random(in: 0...400, using: &random)
      check((0..<length).map { _ in .random(in: 0...255, using: &random) }, "seed \(seed)")
    }
  }

  @Test func `Words in any order give consistent facts`() {
    for seed in 0..<samples(400, full: 40_000) {
      var random = SeededRandom(seed: seed)
      let length = Int.random(in: 1...120, using: &random)
      let words = (0..<length).map { _ in Self.words.randomElement(using: &random) ?? "" }
      let blanks = ["", "", " ", " ", "\n"]
      let text = words.map { $0 + (blanks.randomElement(using: &random) ?? "") }.joined()
      check(Array(text.utf8), "seed \(seed)")
    }
  }

  // MARK: - Helpers

  private func check(
    _ text: [UInt8], _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let problems = Soundness.problems(in: text)
    if problems.isEmpty { return }
    Issue.record(
      """
      \(what): \(problems.prefix(3).joined(separator: "\n"))
      in: \(String(decoding: text, as: UTF8.self).debugDescription)
      """, sourceLocation: sourceLocation)
  }

  private func mutate(_ text: inout [UInt8], _ random: inout SeededRandom) {
    guard !text.isEmpty else { return }
    let place = Int.random(in: 0..<text.count, using: &random)
    let other = min(text.count, place + Int.random(in: 1...60, using: &random))
    switch Int.random(in: 0..<7, using: &random) {
    case 0: text[place] = .random(in: 0...255, using: &random)
    case 1: text[place] = Self.marks.randomElement(using: &random) ?? 0
    case 2: text.insert(Self.marks.randomElement(using: &random) ?? 0, at: place)
    case 3: text.removeSubrange(place..<other)
    case 4: text.insert(contentsOf: text[place..<other], at: place)
    case 5: text.swapAt(place, Int.random(in: 0..<text.count, using: &random))
    default:
      let word = Self.words.randomElement(using: &random) ?? ""
      text.insert(contentsOf: Array(" \(word) ".utf8), at: place)
    }
  }

  private static let marks = Array("(){}[]<>\"\\#@`/.:,;!?&=-'\n\r $_0".utf8)

  private static let words: [String] =
    Keyword.allCases.filter { $0 != .none && $0 != .underscore }.map { String(describing: $0) }
    + marks.map { String(UnicodeScalar($0)) }
    + [
      "a", "B", "имя", "\u{1F600}", "`quoted`", "$0", "12", "1.5", "0x1p3", "\"text\"", "\"\"\"\n",
      "#\"", "\"#", "\\(", "\\#(", "/x/", "#/", "/#", "//", "/*", "*/", "->", "...", "==", "<<",
      ">>", "&&", "#if", "#else", "#elseif", "#endif", "#available", "@unknown default:", "<#a#>",
      "::", "case", "case", "(", "(", "{", "{", "}", "}", "[", "\u{FEFF}", "\r\n", "\0",
    ]

  /// The Swift files in the Sources folder of this repository.
  private static func files() throws -> [[UInt8]] {
    let folder = repository.appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    return try (paths ?? []).map { try Array(Data(contentsOf: folder.appending(path: $0))) }
  }
}
