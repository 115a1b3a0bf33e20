import AdderFileChanges
import Testing

@Suite struct ApplyTests {
  @Test func `A plan makes, replaces, edits, moves and deletes`() throws {
    try check(
      ["Package.swift": "old", "README.md": "one\ntwo\n", "A.swift": "a", "Gone/B.swift": "b"],
      { plan in
        plan.create(try path("Sources/Profile/View.swift"), "view")
        plan.replace(try path("Package.swift"), expecting: Array("old".utf8), with: "new")
        try plan.edit(
          try path("README.md"), expecting: Array("one\ntwo\n".utf8),
          [FileEdit(4..<7, with: "2"), FileEdit(0..<0, with: "zero\n")])
        plan.move(from: try path("A.swift"), to: try path("Sources/A.swift"))
        plan.delete(try path("Gone/B.swift"), expecting: Array("b".utf8))
        plan.deleteFolder(try path("Gone"))
        plan.createFolder(try path("Empty"))
      },
      makes: [
        "Package.swift": "new", "README.md": "zero\none\n2\n", "Sources/": "",
        "Sources/Profile/": "", "Sources/Profile/View.swift": "view", "Sources/A.swift": "a",
        "Empty/": "",
      ])
  }

  @Test func `A plan that changes nothing leaves no trace`() throws {
    let project = try TemporaryProject(["A.swift": "a", "Sources/B.swift": "b"])
    let plan = try FileChangePlan.make {
      $0.replace(try path("A.swift"), expecting: Array("a".utf8), with: "a")
      $0.createFolder(try path("Sources"))
    }
    try project.files.apply(plan)
    #expect(try project.contents() == ["A.swift": "a", "Sources/": "", "Sources/B.swift": "b"])
  }

  @Test func `A replaced file keeps its permissions and a new one can be made executable`() throws {
    let project = try TemporaryProject(["run": "old"])
    try project.setMode(0o750, of: "run")
    try project.files.apply(
      .make {
        $0.replace(try path("run"), expecting: Array("old".utf8), with: "new")
        $0.create(try path("test"), "#!/bin/sh\n", executable: true)
      })
    #expect(try project.mode(of: "run") == 0o750)
    #expect(try project.mode(of: "test").map { $0 & 0o100 } == 0o100)
  }

  /// Applies a plan and looks at the project, undoes it and looks again.
  private func check(
    _ before: [String: String], _ build: (inout FileChangePlan) throws -> Void,
    makes after: [String: String], at place: SourceLocation = #_sourceLocation
  ) throws {
    let project = try TemporaryProject(before)
    let start = try project.contents()
    try project.files.apply(.make(build))
    let made = try project.contents().filter { !$0.key.hasPrefix(".adder/") }
    #expect(made == after, sourceLocation: place)
    try project.files.undo()
    #expect(try project.contents() == start, sourceLocation: place)
  }
}
