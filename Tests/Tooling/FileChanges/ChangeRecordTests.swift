import AdderTestSupport
import Testing

@testable import AdderFileChanges

@Suite struct ChangeRecordTests {
  private static let record = ChangeRecord(
    kind: .undone, number: 7, title: "gen Профиль",
    changes: [
      PathChange(path: "A", before: .absent, after: .folder(.standard)),
      PathChange(path: "A/B.swift", before: .absent, after: .file([1, 2, 3], .executable)),
      PathChange(
        path: "C.swift",
        before: .file([], .exact(mode: 0o4755, owner: 501, group: .max)),
        after: .file([0, 255], .exact(mode: 0o644, owner: 0, group: 20))),
      PathChange(
        path: "Longer", before: .file(Array("a\nb\n".utf8), .standard),
        after: .file(Array("a\nnew\nb\nlast\n".utf8), .standard)),
      PathChange(
        path: "D", before: .folder(.exact(mode: 0o700, owner: 1, group: 2)), after: .absent),
    ])

  @Test func `A record is read as it was written`() throws {
    #expect(try ChangeRecord(bytes: Self.record.bytes) == Self.record)
  }

  @Test func `A record of any change of a file is read as it was written`() throws {
    var random = SeededRandom(seed: 19)
    for _ in 0..<samples(200, full: 20_000) {
      let old = Self.text(&random)
      // Added lines, removed lines, or any other change.
      let new =
        switch Int.random(in: 0..<3, using: &random) {
        case 0: Self.text(around: old, &random)
        case 1:
          Array(
            old.split(separator: 10).filter { _ in .random(using: &random) }.joined(separator: [10])
          )
        default: Self.text(&random)
        }
      for (before, after) in [(old, new), (new, old)] {
        let change = PathChange(
          path: "A", before: .file(before, .standard), after: .file(after, .executable))
        let record = ChangeRecord(kind: .applied, number: 1, title: "t", changes: [change])
        #expect(try ChangeRecord(bytes: record.bytes) == record, "\(before) to \(after)")
      }
    }
  }

  @Test func `If a file grows, the record repeats only the new lines`() throws {
    let old = Array(String(repeating: "a line of a large file\n", count: 10_000).utf8)
    let change = PathChange(
      path: "A", before: .file(old, .standard),
      after: .file(old + Array("one more\n".utf8), .standard))
    let record = ChangeRecord(kind: .applied, number: 1, title: "t", changes: [change])
    #expect(record.bytes.count < old.count + 300)
  }

  @Test func `A record of the first version is read`() throws {
    var record = Self.record
    // Version 1 could not store only the added lines of a file.
    record.changes.removeAll { $0.path == "Longer" }
    let bytes = record.bytes
    let place = try #require(bytes.firstIndex(of: UInt8(ascii: "2")))
    var old = bytes
    old[place] = UInt8(ascii: "1")
    #expect(try ChangeRecord(bytes: old) == record)
  }

  private static func text(_ random: inout SeededRandom) -> [UInt8] {
    (0..<Int.random(in: 0..<12, using: &random)).map { _ in
      [97, 98, 10, 10].randomElement(using: &random) ?? 0
    }
  }

  /// Returns the text with random lines inserted.
  private static func text(around old: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var lines = old.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      lines.insert(text(&random), at: Int.random(in: 0...lines.count, using: &random))
    }
    return Array(lines.joined(separator: [10]))
  }

  @Test func `A truncated record is detected`() {
    let bytes = Self.record.bytes
    for count in bytes.indices {
      check(Array(bytes.prefix(count)), is: .damaged)
      let zeroed = bytes.prefix(count) + [UInt8](repeating: 0, count: bytes.count - count)
      // The record itself may end with zeros.
      if zeroed != bytes[...] { check(Array(zeroed), is: .damaged) }
    }
    check(bytes + [0], is: .damaged)
  }

  @Test func `A record with any flipped bit is detected`() {
    let bytes = Self.record.bytes
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << bit
        #expect(throws: ChangeRecord.Unreadable.self, "byte \(index)") {
          try ChangeRecord(bytes: damaged)
        }
      }
    }
  }

  @Test func `A record of a later version is distinguished from a damaged one`() {
    for version in ["3", "10", "1.1"] {
      check(Array("Adder change record, version \(version)\nwhatever".utf8), is: .newerVersion)
    }
    check(Array("Adder change record, version 3".utf8), is: .damaged)
    check(Array("something else\n".utf8), is: .damaged)
  }

  private func check(
    _ bytes: [UInt8], is expected: ChangeRecord.Unreadable,
    at place: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: expected, "\(bytes.count) bytes", sourceLocation: place) {
      try ChangeRecord(bytes: bytes)
    }
  }
}
