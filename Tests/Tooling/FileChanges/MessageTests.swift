import AdderBase
@testable import AdderFileChanges
import Testing

/// The messages of errors.
@Suite struct MessageTests {
  @Test func `A folder that cannot be created is named once`() {
    #expect(
      FileSystemError("make", .root, .notPermitted, isFolder: true).description
        == "cannot make the project's folder: permission denied")
    #expect(
      FileSystemError("make", "Sources/New", .notPermitted, isFolder: true).description
        == "cannot make the folder 'Sources/New': permission denied")
    #expect(
      FileChangeError.noRoot(FileSystemError("make", .root, .notPermitted, isFolder: true)).message
        .hasPrefix("The new folder cannot be created: permission denied.\n"))
  }

  @Test func `The error of an undo on a full disk says that undoing failed`() throws {
    let fileSystem = MemoryFileSystem()
    try ProjectFiles(fileSystem: fileSystem).apply(.make { $0.create("A.swift", "a") })
    try ProjectFiles(fileSystem: fileSystem).apply(
      .make(title: "gen Login") { $0.replace("A.swift", expecting: Array("a".utf8), with: "b") })
    var messages: Set<String> = []
    var call = 0
    while true {
      let full = MemoryFileSystem(fileSystem.disk, .diskFull, at: call)
      call += 1
      do throws(FileChangeError) {
        try ProjectFiles(fileSystem: full).undo()
      } catch {
        messages.insert(error.message.split(separator: ":").first.map(String.init) ?? "")
      }
      guard full.hasFailed else { break }
    }
    #expect(messages.contains("Undoing 'gen Login' failed, and every file is as it was before"))
    #expect(messages.allSatisfy { !$0.hasPrefix("'gen Login' failed") }, "\(messages)")
  }
}
