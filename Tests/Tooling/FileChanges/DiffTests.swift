import AdderTestSupport
@testable import AdderFileChanges
import Foundation
import Testing

@Suite struct DiffTests {
  @Test func `A new file consists of added lines`() throws {
    try check(
      { $0.create(try path("A.swift"), "one\ntwo\n") },
      """
      diff --git a/A.swift b/A.swift
      new file mode 100644
      --- /dev/null
      +++ b/A.swift
      @@ -0,0 +1,2 @@
      +one
      +two

      """)
  }

  @Test func `Changes that are far apart are separate hunks with three lines of context`() throws {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n3\n", with: "2\n2a\n3\n", maxReplacements: 1)
      .replacing("18\n", with: "")
    try check(
      { $0.replace(try path("A"), expecting: Array(old.utf8), with: new) },
      """
      diff --git a/A b/A
      --- a/A
      +++ b/A
      @@ -1,5 +1,6 @@
       1
       2
      +2a
       3
       4
       5
      @@ -15,6 +16,5 @@
       15
       16
       17
      -18
       19
       20

      """)
  }

  @Test func `A missing newline at the end is marked`() throws {
    try check(
      { $0.replace(try path("A"), expecting: Array("one\ntwo".utf8), with: "one\ntwo\n") },
      """
      diff --git a/A b/A
      --- a/A
      +++ b/A
      @@ -1,2 +1,2 @@
       one
      -two
      \\ No newline at end of file
      +two

      """)
  }

  @Test func `A binary file is listed without its contents`() throws {
    try check(
      { $0.create(try path("A.png"), [0x89, 0, 1]) },
      """
      diff --git a/A.png b/A.png
      new file mode 100644
      Binary files /dev/null and b/A.png differ

      """)
  }

  @Test func `A move and a name with a quote are written as git does`() throws {
    try check(
      { $0.move(from: try path("A.swift"), to: try path("B/\"C\".swift")) },
      """
      diff --git a/A.swift "b/B/\\"C\\".swift"
      similarity index 100%
      rename from A.swift
      rename to "B/\\"C\\".swift"

      """)
  }

  @Test func `A moved and edited file shows its edits`() throws {
    try check(
      {
        $0.move(
          from: try path("A.swift"), to: try path("B.swift"), expecting: Array("one\ntwo\n".utf8),
          with: Array("one\n2\n".utf8))
      },
      """
      diff --git a/A.swift b/B.swift
      rename from A.swift
      rename to B.swift
      --- a/A.swift
      +++ b/B.swift
      @@ -1,2 +1,2 @@
       one
      -two
      +2

      """)
  }

  @Test func `A difference has the smallest possible number of changes`() throws {
    var random = SeededRandom(seed: 1)
    for _ in 0..<samples(300, full: 20_000) {
      let old = Self.text(&random)
      let new = Self.text(&random)
      let difference = LineDifference(from: old, to: new)
      let common = Self.longestCommonCount(difference.old, difference.new)
      #expect(difference.removedCount == difference.old.count - common)
      #expect(difference.addedCount == difference.new.count - common)
      let counts = try #require(LineDifference.counts(from: old, to: new))
      #expect(counts == (difference.removedCount, difference.addedCount))
      Self.expectComplete(difference)
    }
  }

  @Test func `Lines that are only added, or only removed, are counted correctly`() throws {
    var random = SeededRandom(seed: 2)
    for _ in 0..<samples(300, full: 20_000) {
      let old = Self.text(&random)
      var lines = TextLines(of: old).map { Array($0) }
      if lines.last?.last != UInt8(ascii: "\n") { lines = lines.dropLast() }
      let short = Array(lines.joined())
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let line = Array("a new line \(Int.random(in: 0...9, using: &random))\n".utf8)
        lines.insert(line, at: Int.random(in: 0...lines.count, using: &random))
      }
      let long = Array(lines.joined())
      let added = lines.count - TextLines(of: short).count
      #expect(try #require(LineDifference.counts(from: short, to: long)) == (0, added))
      #expect(try #require(LineDifference.counts(from: long, to: short)) == (added, 0))
      let known = try #require(AddedLines(from: short, to: long))
      var rest = long
      for range in known.ranges.reversed() { rest.removeSubrange(range) }
      #expect(rest == short)
    }
  }

  @Test func `Bytes are text if they are valid UTF-8 without a zero byte`() {
    var random = SeededRandom(seed: 3)
    let pieces: [[UInt8]] = [
      Array("plain text, longer than eight bytes\n".utf8), Array("a".utf8), Array("é".utf8),
      Array("Ж".utf8), Array("€".utf8), Array("\u{D7FF}\u{E000}\u{FFFF}".utf8), Array("😀".utf8),
      Array("\u{10FFFF}".utf8), [0], [0x80], [0xC0, 0x80], [0xC1], [0xE0, 0x9F, 0xBF],
      [0xED, 0xA0, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFF], [0xE2, 0x82],
      [0xF0, 0x9F, 0x98],
    ]
    for _ in 0..<samples(2_000, full: 200_000) {
      var bytes: [UInt8] = []
      // Mostly valid text, so that both results occur.
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        let isText = Int.random(in: 0..<10, using: &random) < 9
        bytes +=
          pieces[
            isText ? Int.random(in: 0..<8, using: &random) : Int.random(in: 8..<20, using: &random)]
      }
      let expected = !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
      #expect(bytes.isText == expected, "\(bytes)")
    }
  }

  @Test func `Texts too different to compare still get a correct diff`() {
    let old = (0..<6000).map { "old \($0)\n" }.joined()
    let new = (0..<6000).map { $0 == 3000 ? "old 3000\n" : "new \($0)\n" }.joined()
    let difference = LineDifference(from: Array(old.utf8), to: Array(new.utf8))
    #expect(difference.addedCount >= 5999)
    Self.expectComplete(difference)
  }

  @Test(.enabled(if: GitProgram.isThere))
  func `git apply of a plan's diff gives the same files as applying the plan`() throws {
    for seed in 0..<samples(10, full: 500) {
      var random = SeededRandom(seed: seed)
      let texts = Dictionary(
        uniqueKeysWithValues: (0..<6).map {
          ("Folder\($0 % 3)/File\($0)", String(decoding: Self.text(&random), as: UTF8.self))
        })
      let plan = try FileChangePlan.make { plan in
        for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
          let old = Array(text.utf8)
          switch Int.random(in: 0..<5, using: &random) {
          case 0: plan.delete(try path(name), expecting: old)
          case 1: plan.move(from: try path(name), to: try path("Moved/\(name)"))
          case 2:
            plan.move(
              from: try path(name), to: try path("Moved/\(name)"), expecting: old,
              with: Self.text(&random))
          default: plan.replace(try path(name), expecting: old, with: Self.text(&random))
          }
        }
        plan.create(try path("New/File"), Self.text(&random), executable: true)
      }
      let applied = try TemporaryProject(texts)
      try applied.files.apply(plan)
      let patched = try TemporaryProject(texts)
      try GitProgram.apply(plan.diff(), in: patched.root)
      #expect(try patched.texts() == applied.texts(), "seed \(seed)")
    }
  }

  private func check(
    _ build: (inout FileChangePlan) throws -> Void, _ diff: String,
    at place: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try FileChangePlan.make(build).diff() == diff, sourceLocation: place)
  }

  /// Fewer than thirty lines, chosen from eight different lines, so that many are equal.
  private static func text(_ random: inout SeededRandom) -> [UInt8] {
    let lines = (0..<Int.random(in: 0..<30, using: &random)).map { _ in
      "line \(Int.random(in: 0..<8, using: &random))"
    }
    let text = lines.joined(separator: "\n")
    return Array((Bool.random(using: &random) ? text + "\n" : text).utf8)
  }

  /// Checks that every line of the old and the new text is in exactly one run, and that unchanged
  /// lines are equal.
  private static func expectComplete(_ difference: LineDifference) {
    var (old, new) = (0, 0)
    for run in difference.runs {
      #expect(run.old.lowerBound == old && run.new.lowerBound == new)
      (old, new) = (run.old.upperBound, run.new.upperBound)
      if !run.isChange { #expect(difference.old[run.old].elementsEqual(difference.new[run.new])) }
    }
    #expect(old == difference.old.count && new == difference.new.count)
  }

  /// The length of the longest common subsequence of
  /// lines, computed by the simple quadratic algorithm.
  private static func longestCommonCount(
    _ old: TextLines, _ new: TextLines
  ) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for line in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = line == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[new.count]
  }
}

extension TemporaryProject {
  /// The files of the project, without folders and without Adder's own files.
  fileprivate func texts() throws -> [String: String] {
    try contents().filter { !$0.key.hasPrefix(".adder") && !$0.key.hasSuffix("/") }
  }
}

/// The system's git, which applies diffs for comparison.
private enum GitProgram {
  static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

  static func apply(_ patch: String, in folder: String) throws {
    let outcome = try run(
      "/usr/bin/git", ["apply", "--whitespace=nowarn", "-"], in: URL(filePath: folder),
      input: patch)
    #expect(outcome.status == 0, "\(patch)")
  }
}
