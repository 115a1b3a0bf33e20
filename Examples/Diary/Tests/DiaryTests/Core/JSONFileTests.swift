import Foundation
import Testing

@testable import Diary

struct JSONFileTests {
  @Test func `A file that does not exist yet has no contents`() throws {
    try withTemporaryFolder { folder in
      // given
      let file = makeFile("new.json", in: folder)

      // when
      let contents = try file.load()

      // then
      #expect(contents == nil)
    }
  }

  @Test func `A saved value is loaded unchanged`() throws {
    try withTemporaryFolder { folder in
      // given
      let file = makeFile("file.json", in: folder)
      try file.save(["old"])
      try file.save(["new", "\u{1F40D}"])

      // when
      let contents = try file.load()

      // then
      #expect(contents == ["new", "\u{1F40D}"])
    }
  }

  @Test func `Saving through a link changes the file that the link refers to`() throws {
    try withTemporaryFolder { folder in
      // given
      try makeFile("file.json", in: folder).save(["old"])
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("link.json").path, withDestinationPath: "file.json")

      // when
      try makeFile("link.json", in: folder).save(["new"])

      // then
      #expect(try makeFile("file.json", in: folder).load() == ["new"])
    }
  }

  @Test func `A folder cannot be read`() throws {
    try withTemporaryFolder { folder in
      // given
      let file = JSONFile<[String]>(path: folder.path)

      // when, then
      #expect(throws: JSONFileError.unreadable(path: folder.path)) { try file.load() }
    }
  }

  @Test func `A file with other contents is reported as broken`() throws {
    try withTemporaryFolder { folder in
      // given
      let path = folder.appendingPathComponent("file.json").path
      try JSONFile(path: path).save(["number": 1])

      // when, then
      #expect(throws: JSONFileError.broken(path: path)) {
        try JSONFile<[String]>(path: path).load()
      }
    }
  }

  @Test func `A file in a missing folder cannot be written`() throws {
    try withTemporaryFolder { folder in
      // given
      let path = folder.appendingPathComponent("missing/file.json").path

      // when, then
      #expect(throws: JSONFileError.unwritable(path: path)) {
        try JSONFile(path: path).save(["new"])
      }
    }
  }

  // MARK: - Helpers

  private func makeFile(_ name: String, in folder: URL) -> JSONFile<[String]> {
    JSONFile(path: folder.appendingPathComponent(name).path)
  }
}
