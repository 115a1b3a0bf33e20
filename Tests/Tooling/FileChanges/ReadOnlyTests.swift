@testable import AdderFileChanges
import Foundation
import Testing

/// A read-only file is changed only on request. The checks use the file's mode, so the tests give
/// the same results for root, who may write to any file.
@Suite struct ReadOnlyTests {
  @Test func `A read-only file is neither replaced nor deleted, and both are named`() throws {
    let project = try Self.project()
    let before = try project.contents()
    let error = FileChangeError.refused(
      title: "gen Profile", [.readOnly("A.swift"), .readOnly("B.swift")])
    #expect(throws: error) { try project.files.validate(Self.plan()) }
    #expect(throws: error) { try project.files.apply(Self.plan()) }
    #expect(error.message.contains("- 'A.swift' is read-only\n"))
    #expect(error.message.contains("or add --force"))
    #expect(try project.contents() == before)
  }

  @Test func `With force, a read-only file is changed, stays read-only and can be undone`() throws {
    let project = try Self.project()
    let before = try project.contents()
    try ProjectFiles(root: project.root, overridesReadOnly: true).apply(Self.plan())
    #expect(try project.contents()["A.swift"] == "new")
    #expect(try project.mode(of: "A.swift") == 0o444)
    #expect(try project.contents()["B.swift"] == nil)
    // The file is as the change left it, so undo needs no force.
    try project.files.undo()
    #expect(try project.contents() == before)
    #expect(try project.mode(of: "A.swift") == 0o444)
    #expect(try project.mode(of: "B.swift") == 0o444)
  }

  @Test func `A file that became read-only afterwards is not undone without force`() throws {
    let project = try TemporaryProject()
    try project.files.apply(.make { $0.create("A.swift", "a") })
    try project.setMode(0o444, of: "A.swift")
    let error = FileChangeError.editedSince(title: "gen Profile", [.readOnly("A.swift")])
    #expect(throws: error) { try project.files.undo() }
    #expect(error.message.contains("--force"))
    try ProjectFiles(root: project.root, overridesReadOnly: true).undo()
    #expect(try project.contents() == [:])
  }

  @Test func `Nothing is created, replaced or deleted in a read-only folder`() throws {
    let project = try TemporaryProject(["Locked/A.swift": "a", "Locked/B.swift": "b"])
    try project.setMode(0o555, of: "Locked")
    defer { try? project.setMode(0o755, of: "Locked") }
    for plan in [
      FileChangePlan.make { $0.create("Locked/C.swift", "c") },
      .make { $0.create("Locked/Deep/C.swift", "c") },
      .make { $0.replace("Locked/A.swift", expecting: Array("a".utf8), with: "new") },
      .make { $0.delete("Locked/A.swift", expecting: Array("a".utf8)) },
      .make { $0.move(from: "Locked/A.swift", to: "A.swift") },
    ] {
      #expect(throws: FileChangeError.refused(title: "gen Profile", [.readOnly("Locked")])) {
        try project.files.apply(plan)
      }
    }
  }

  @Test func `A read-only folder behind a symbolic link is found`() throws {
    let project = try TemporaryProject(["Real/A.swift": "a"])
    try project.link("Link", to: "Real")
    try project.setMode(0o555, of: "Real")
    defer { try? project.setMode(0o755, of: "Real") }
    #expect(throws: FileChangeError.refused(title: "gen Profile", [.readOnly("Real")])) {
      try project.files.apply(.make { $0.create("Link/B.swift", "b") })
    }
  }

  @Test func `A read-only file that only moves keeps its mode`() throws {
    let project = try TemporaryProject(["A.swift": "a"])
    try project.setMode(0o444, of: "A.swift")
    try project.files.apply(.make { $0.move(from: "A.swift", to: "B.swift") })
    #expect(try project.mode(of: "B.swift") == 0o444)
  }

  private static func project() throws -> TemporaryProject {
    let project = try TemporaryProject(["A.swift": "old", "B.swift": "b", "C.swift": "c"])
    for path in ["A.swift", "B.swift"] { try project.setMode(0o444, of: path) }
    return project
  }

  private static func plan() -> FileChangePlan {
    .make {
      $0.replace("A.swift", expecting: Array("old".utf8), with: "new")
      $0.delete("B.swift", expecting: Array("b".utf8))
      $0.replace("C.swift", expecting: Array("c".utf8), with: "new")
    }
  }
}
