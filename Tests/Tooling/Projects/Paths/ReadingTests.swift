import AdderBase
import AdderProjects
import AdderToolingTestSupport
import Foundation
import Testing

@Suite struct ReadingTests {
  @Test func `A path on disk is a file, a folder or missing`() throws {
    let folder = try ProjectFolder(["b.txt": "text", "a/": "", ".hidden/x": ""])
    #expect(folder.path.entries == [".hidden", "a", "b.txt"])
    #expect(folder.path.folders.map(\.name) == ["a"])
    #expect(folder.path.appending("b.txt").kind == .file)
    #expect(folder.path.appending("none").kind == nil)
    #expect(try folder.path.appending("b.txt").readText() == "text")
  }

  @Test func `A long file is read completely`() throws {
    let text = String(repeating: "0123456789", count: 30_000)
    let folder = try ProjectFolder(["long": text])
    #expect(try folder.path.appending("long").readText() == text)
  }

  @Test func `A byte order mark at the beginning is not part of the text`() throws {
    let folder = try ProjectFolder(["a": "\u{FEFF}a: \u{FEFF}b", "b": "\u{FEFF}"])
    #expect(
      Array(try folder.path.appending("a").readText().unicodeScalars)
        == Array("a: \u{FEFF}b".unicodeScalars))
    #expect(try folder.path.appending("b").readText().isEmpty)
  }

  @Test func `A path that is not a regular file is refused without waiting`() throws {
    let folder = try ProjectFolder()
    let pipe = folder.path.appending("pipe")
    try #require(mkfifo(pipe.text, 0o600) == 0)
    #expect(throws: ProjectError.noRegularFile(pipe.text)) { try pipe.contents() }
    let device = AbsolutePath("/dev/zero")
    #expect(throws: ProjectError.noRegularFile(device.text)) { try device.contents() }
  }

  @Test func `A file that is too large is refused`() throws {
    let folder = try ProjectFolder(["big": ""])
    let big = folder.path.appending("big")
    let limit = 64 * 1024 * 1024
    try #require(truncate(big.text, off_t(limit)) == 0)
    #expect(try big.contents().count == limit)
    try #require(truncate(big.text, off_t(limit + 1)) == 0)
    #expect(throws: ProjectError.tooBigFile(big.text, limit: limit)) { try big.contents() }
  }

  @Test func `The error about an unreadable file contains the reason`() throws {
    let folder = try ProjectFolder(["folder/": ""])
    let missing = folder.path.appending("missing")
    #expect(throws: ProjectError.unreadable(missing.text, reason: "No such file or directory")) {
      try missing.readText()
    }
    let inner = folder.path.appending("folder")
    #expect(throws: ProjectError.unreadable(inner.text, reason: "Is a directory")) {
      try inner.readText()
    }
  }
}
