import Foundation
import Testing

@testable import Diary

struct EntryServiceImplementationTests {
  @Test func `A diary without a file is empty`() throws {
    try withTemporaryFolder { folder in
      // given
      let service = makeService(in: folder)

      // when
      let entries = try service.obtainEntries()

      // then
      #expect(entries.isEmpty)
    }
  }

  @Test func `Entries are stored in the order in which they were written`() throws {
    try withTemporaryFolder { folder in
      // given
      try makeService(in: folder, time: 1).addEntry(text: "First")
      try makeService(in: folder, time: 2).addEntry(text: "Second")

      // when
      let entries = try makeService(in: folder).obtainEntries()

      // then
      let expected = [
        Entry(date: Date(timeIntervalSince1970: 1), text: "First"),
        Entry(date: Date(timeIntervalSince1970: 2), text: "Second"),
      ]
      #expect(entries == expected)
    }
  }

  @Test func `A damaged diary accepts no entry and is not changed`() throws {
    try withTemporaryFolder { folder in
      // given
      let file = folder.appendingPathComponent("diary.json")
      try Data("damaged".utf8).write(to: file)

      // when
      #expect(throws: JSONFileError.broken(path: file.path)) {
        try makeService(in: folder).addEntry(text: "First")
      }

      // then
      #expect(try Data(contentsOf: file) == Data("damaged".utf8))
    }
  }

  // MARK: - Helpers

  private func makeService(in folder: URL, time: TimeInterval = 0) -> EntryServiceImplementation {
    EntryServiceImplementation(
      file: JSONFile(path: folder.appendingPathComponent("diary.json").path),
      now: { Date(timeIntervalSince1970: time) })
  }
}
