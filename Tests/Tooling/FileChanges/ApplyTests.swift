import AdderFileChanges
import Foundation
import Testing

@Suite struct ApplyTests {
  @Test func `A plan creates, replaces, edits, moves and deletes files`() throws {
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

  @Test func `A moved and edited file keeps its permissions, and undo restores it`() throws {
    let project = try TemporaryProject(["run": "old"])
    try project.setMode(0o750, of: "run")
    try project.files.apply(
      .make {
        $0.move(
          from: try path("run"), to: try path("bin/start"), expecting: Array("old".utf8),
          with: Array("new".utf8))
      })
    #expect(try project.mode(of: "bin/start") == 0o750)
    #expect(try project.contents()["bin/start"] == "new")
    try project.files.undo()
    #expect(try project.contents()["run"] == "old")
    #expect(try project.mode(of: "run") == 0o750)
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

  @Test func `A symbolic link to a folder inside the project is followed`() throws {
    let project = try TemporaryProject(["Real/Sources/A.swift": "a"])
    try project.link("Link", to: "Real/Sources")
    try project.link("Here", to: ".")
    let plan = try FileChangePlan.make {
      $0.create(try path("Link/Profile/View.swift"), "view")
      $0.create(try path("Here/B.swift"), "b")
      $0.replace(try path("Link/A.swift"), expecting: Array("a".utf8), with: "x")
    }
    try project.files.apply(plan)
    let contents = try project.contents()
    #expect(contents["Real/Sources/Profile/View.swift"] == "view")
    #expect(contents["Real/Sources/A.swift"] == "x")
    #expect(contents["B.swift"] == "b")
    #expect(contents["Link"] == "-> Real/Sources")
    try project.files.undo()
    #expect(
      try project.contents() == [
        "Real/": "", "Real/Sources/": "", "Real/Sources/A.swift": "a", "Link": "-> Real/Sources",
        "Here": "-> .",
      ])
  }

  @Test func `Another name of a hard-linked file keeps the old contents`() throws {
    let project = try TemporaryProject(["A.swift": "old"])
    try FileManager.default.linkItem(
      atPath: project.location("A.swift"), toPath: project.location("B.swift"))
    try project.files.apply(
      .make { $0.replace(try path("A.swift"), expecting: Array("old".utf8), with: "new") })
    let contents = try project.contents()
    #expect(contents["A.swift"] == "new")
    #expect(contents["B.swift"] == "old")
  }

  @Test func `A plan that may overwrite replaces existing files and creates the rest`() throws {
    let project = try TemporaryProject(["A.swift": "a", "B.swift": "same"])
    let plan = try FileChangePlan.make {
      $0.create(try path("A.swift"), "x")
      $0.create(try path("B.swift"), "same")
      $0.create(try path("C.swift"), "x")
    }
    let overwriting = try project.files.overwriting(plan)
    #expect(
      try overwriting.changes == [
        .replace(path("A.swift"), expecting: Array("a".utf8), with: Array("x".utf8)),
        .create(path("C.swift"), Array("x".utf8), .standard),
      ])
    try project.files.apply(overwriting)
    try project.files.undo()
    #expect(try project.contents() == ["A.swift": "a", "B.swift": "same"])
  }

  @Test func `Files of any size and with any bytes are written completely`() throws {
    let project = try TemporaryProject()
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try project.files.apply(
      .make {
        $0.create(try path("large"), bytes)
        $0.create(try path("empty"), "")
      })
    #expect(try project.files.contents(of: path("large")) == bytes)
    #expect(try project.files.contents(of: path("empty")) == [])
    #expect(try project.files.contents(of: path("missing")) == nil)
    try project.files.undo()
    #expect(try project.contents() == [:])
  }

  /// Applies a plan and checks the project, then undoes it and checks the project again.
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
