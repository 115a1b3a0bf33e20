import AdderFileChanges
import AdderFindings
import Foundation
import Testing

/// Plans for a project whose folder does not exist yet.
@Suite struct NewRootTests {
  private func plan() throws -> FileChangePlan {
    try .make { $0.create(try path("Sources/A.swift"), "a") }
  }

  @Test func `The project's folder is created, and undo leaves it empty`() throws {
    let around = try TemporaryProject()
    let files = ProjectFiles(root: around.location("New"))
    try files.validate(plan())
    #expect(try around.contents() == [:])
    try files.applyMakingRoot(plan())
    #expect(
      try String(contentsOfFile: around.location("New/Sources/A.swift"), encoding: .utf8) == "a")
    try files.undo()
    #expect(try around.contents() == ["New/": ""])
    try files.applyMakingRoot(plan())
    #expect(try files.history().count == 1)
  }

  @Test func `A refused plan removes the folder that it created, but no existing folder`() throws {
    let around = try TemporaryProject(["Old/Sources/A.swift": "other"])
    let twice = try FileChangePlan.make {
      $0.create(try path("A.swift"), "a")
      $0.create(try path("A.swift"), "b")
    }
    #expect(throws: FileChangeError.self) {
      try ProjectFiles(root: around.location("New")).applyMakingRoot(twice)
    }
    #expect(throws: FileChangeError.self) {
      try ProjectFiles(root: around.location("Old")).applyMakingRoot(plan())
    }
    #expect(
      try around.contents() == ["Old/": "", "Old/Sources/": "", "Old/Sources/A.swift": "other"])
  }

  @Test func `A folder with only Adder's own files or ignored names counts as empty`() throws {
    let around = try TemporaryProject(["File": "text", "Some/A.swift": "a", "Some/.git/HEAD": ""])
    func isEmpty(_ folder: String, besides names: Set<String> = []) throws -> Bool {
      try ProjectFiles(root: around.location(folder)).isEmpty(besides: names)
    }
    #expect(try isEmpty("Missing"))
    #expect(try !isEmpty("File"))
    #expect(try !isEmpty("Some", besides: [".git"]))
    #expect(try isEmpty("Some", besides: [".git", "A.swift"]))
    // The state that a command leaves if it is killed before its journal is complete.
    for file in ["lock", ".gitignore", "journal.new"] {
      try around.write("", to: "Killed/.adder/\(file)")
    }
    #expect(try isEmpty("Killed"))
    let files = ProjectFiles(root: around.location("Killed"))
    try files.apply(plan())
    #expect(try !isEmpty("Killed", besides: ["Sources"]))
    try files.undo()
    #expect(try isEmpty("Killed"))
  }

  @Test func `The error about a folder that cannot be created names the folder`() throws {
    let around = try TemporaryProject(["File": "text"])
    let error = #expect(throws: FileChangeError.self) {
      try ProjectFiles(root: around.location("File/New")).applyMakingRoot(plan())
    }
    #expect(
      error?.message.hasPrefix("The new folder cannot be created: ") == true, "\(error as Any)")
    #expect(error?.exitStatus == .refused)
  }
}
