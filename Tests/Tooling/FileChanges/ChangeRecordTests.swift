@testable import AdderFileChanges
import Testing

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
        path: "D", before: .folder(.exact(mode: 0o700, owner: 1, group: 2)), after: .absent),
    ])

  @Test func `A record is read as it was written`() throws {
    #expect(try ChangeRecord(bytes: Self.record.bytes) == Self.record)
  }

  @Test func `A record that was torn anywhere is noticed`() {
    let bytes = Self.record.bytes
    for count in bytes.indices {
      check(Array(bytes.prefix(count)), is: .damaged)
      let zeroed = bytes.prefix(count) + [UInt8](repeating: 0, count: bytes.count - count)
      // The record may end with zeros of its own.
      if zeroed != bytes[...] { check(Array(zeroed), is: .damaged) }
    }
    check(bytes + [0], is: .damaged)
  }

  @Test func `A record in which any bit fell over is noticed`() {
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

  @Test func `A record of a later version is told from a damaged one`() {
    for version in ["2", "10", "1.1"] {
      check(Array("Adder change record, version \(version)\nwhatever".utf8), is: .newerVersion)
    }
    check(Array("Adder change record, version 2".utf8), is: .damaged)
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
