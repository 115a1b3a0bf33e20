import AdderBase
@testable import AdderFileChanges
import Foundation
import Testing

@Suite struct UndoTests {
  @Test func `Undo reverts one plan after another and leaves no state files`() throws {
    let project = try TemporaryProject(["A.swift": "0"])
    for number in 1...3 {
      try project.files.apply(
        .make(title: "plan \(number)") {
          $0.replace("A.swift", expecting: Array("\(number - 1)".utf8), with: "\(number)")
          $0.create(RelativePath.root.appending("New\(number)/B.swift"), "b")
        })
    }
    #expect(try project.files.history() == ["plan 3", "plan 2", "plan 1"])
    #expect(try project.contents()[".adder/.gitignore"] == "*\n")
    for number in [3, 2, 1] {
      guard case .undone(let plan) = try project.files.undo() else {
        Issue.record("nothing was undone")
        return
      }
      #expect(plan.title == "plan \(number)")
      #expect(try project.contents()["A.swift"] == "\(number - 1)")
    }
    #expect(try project.contents() == ["A.swift": "0"])
    #expect(throws: FileChangeError.nothingToUndo) { try project.files.undo() }
    #expect(throws: FileChangeError.nothingToUndo) { try project.files.undoPlan() }
    #expect(try project.contents() == ["A.swift": "0"])
  }

  @Test func `Undo restores permissions`() throws {
    let project = try TemporaryProject(["run": "old", "gone": "old"])
    try project.setMode(0o750, of: "run")
    try project.setMode(0o705, of: "gone")
    try project.files.apply(
      .make {
        $0.replace("run", expecting: Array("old".utf8), with: "new")
        $0.delete("gone", expecting: Array("old".utf8))
      })
    try project.files.undo()
    #expect(try project.mode(of: "run") == 0o750)
    #expect(try project.mode(of: "gone") == 0o705)
  }

  @Test func `Undo is refused as a whole and lists every file that was edited afterwards`() throws {
    try check(
      { project in
        try project.write("mine", to: "New/A.swift")
        try project.write("mine", to: "Old.swift")
        try FileManager.default.removeItem(atPath: project.location("New/B.swift"))
        try project.write("mine", to: "Gone.swift")
      },
      refuses: [
        .exists("Gone.swift"), .changed("Old.swift"), .missing("New/B.swift"),
        .changed("New/A.swift"),
      ])
  }

  @Test func `Undo is refused even if only a file's mode changed afterwards`() throws {
    try check({ try $0.setMode(0o700, of: "Old.swift") }, refuses: [.changed("Old.swift")])
  }

  @Test func `Undo does not follow a link that replaced a folder afterwards`() throws {
    let outside = try TemporaryProject(["A.swift": "a", "B.swift": "b"])
    try check(
      { project in
        try FileManager.default.removeItem(atPath: project.location("New"))
        try project.link("New", to: outside.root)
      }, refuses: [.leavesProject("New", through: "New", to: outside.root)])
    #expect(try outside.contents() == ["A.swift": "a", "B.swift": "b"])
  }

  @Test func `A user's files in a created folder stay, and so does the folder`() throws {
    let project = try Self.appliedProject()
    try project.write("mine", to: "New/Mine.swift")
    try project.files.undo()
    #expect(
      try project.contents() == [
        "Old.swift": "old", "Gone.swift": "gone", "New/": "", "New/Mine.swift": "mine",
      ])
  }

  @Test func `A file is restored in a folder that the user removed`() throws {
    let project = try TemporaryProject(["Sources/Gone.swift": "gone"])
    try project.files.apply(
      .make { $0.delete("Sources/Gone.swift", expecting: Array("gone".utf8)) })
    try FileManager.default.removeItem(atPath: project.location("Sources"))
    try project.files.undo()
    #expect(try project.contents() == ["Sources/": "", "Sources/Gone.swift": "gone"])
  }

  @Test func `Undo works if the user removed folders that the plan created`() throws {
    let project = try TemporaryProject()
    try project.files.apply(
      .make {
        $0.createFolder("A/B/C")
        $0.create("D.swift", "d")
      })
    try FileManager.default.removeItem(atPath: project.location("A"))
    try project.files.undo()
    #expect(try project.contents() == [:])
  }

  @Test func `Only the last twenty plans can be undone`() throws {
    let fileSystem = MemoryFileSystem()
    let files = ProjectFiles(fileSystem: fileSystem)
    for number in 1...23 {
      try files.apply(
        .make(title: "\(number)") { $0.create(RelativePath.root.appending("\(number)"), "x") })
    }
    #expect(try files.history() == (4...23).reversed().map(String.init))
    for _ in 0..<20 { try files.undo() }
    #expect(throws: FileChangeError.nothingToUndo) { try files.undo() }
    #expect(fileSystem.disk.tree.keys.sorted() == ["1", "2", "3"])
    #expect(!fileSystem.disk.hasStateFolder)
  }

  @Test func `The effect of undo is shown without undoing`() throws {
    let project = try Self.appliedProject()
    let before = try project.contents()
    let tree = try project.files.undoPlan().tree()
    #expect(
      tree == """
        + Gone.swift  1 line
        - New/
        -   A.swift   1 line
        -   B.swift   1 line
        ~ Old.swift   +1 -1 lines

        """)
    #expect(try project.contents() == before)
  }

  private static func appliedProject() throws -> TemporaryProject {
    let project = try TemporaryProject(["Old.swift": "old", "Gone.swift": "gone"])
    try project.files.apply(
      .make { plan in
        plan.create("New/A.swift", "a")
        plan.create("New/B.swift", "b")
        plan.replace("Old.swift", expecting: Array("old".utf8), with: "new")
        plan.delete("Gone.swift", expecting: Array("gone".utf8))
      })
    return project
  }

  /// Applies a plan, makes a change to the project, and checks that undo reports these problems and
  /// changes nothing.
  private func check(
    _ happen: (TemporaryProject) throws -> Void, refuses problems: [FileChangeProblem],
    at place: SourceLocation = #_sourceLocation
  ) throws {
    let project = try Self.appliedProject()
    try happen(project)
    let before = try project.contents()
    let error = FileChangeError.editedSince(title: "gen Profile", problems)
    #expect(throws: error, sourceLocation: place) { try project.files.undo() }
    #expect(throws: error, sourceLocation: place) { try project.files.undoPlan() }
    #expect(try project.contents() == before, sourceLocation: place)
  }
}
