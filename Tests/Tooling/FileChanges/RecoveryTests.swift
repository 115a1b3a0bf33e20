@testable import AdderFileChanges
import Testing

/// What the next command finds of one that was stopped.
@Suite struct RecoveryTests {
  @Test func `Without anything to recover nothing is made`() throws {
    let project = try TemporaryProject(["A.swift": "a"])
    #expect(try project.files.recover() == nil)
    #expect(try project.contents() == ["A.swift": "a"])
  }

  @Test func `The report tells what was taken back`() throws {
    let fileSystem = try Self.stopped(undoing: false)
    let report = try #require(try ProjectFiles(fileSystem: fileSystem).recover())
    #expect(
      report.description == "'gen Profile' was stopped half-way. Its changes were taken back.")
    #expect(fileSystem.disk.tree == ["A.swift": "644 old"])
    #expect(!fileSystem.disk.hasStateFolder)
  }

  @Test func `An undo that was stopped is taken back too, and can be done again`() throws {
    let fileSystem = try Self.stopped(undoing: true)
    let files = ProjectFiles(fileSystem: fileSystem)
    let report = try #require(try files.recover())
    #expect(report.wasUndoing)
    #expect(fileSystem.disk.tree == ["A.swift": "644 new", "B.swift": "644 b"])
    try files.undo()
    #expect(fileSystem.disk.tree == ["A.swift": "644 old"])
  }

  @Test func `The next plan recovers first and says so`() throws {
    let fileSystem = try Self.stopped(undoing: false)
    let plan = try FileChangePlan.make { $0.create(try path("B.swift"), "mine") }
    let report = try ProjectFiles(fileSystem: fileSystem).apply(plan)
    #expect(report?.title == "gen Profile")
    #expect(fileSystem.disk.tree == ["A.swift": "644 old", "B.swift": "644 mine"])
  }

  @Test func `What was edited after the stop is left alone and named`() throws {
    let fileSystem = try Self.stopped(undoing: false)
    try fileSystem.write(Array("mine".utf8), to: "A.swift", .standard)
    let report = try #require(try ProjectFiles(fileSystem: fileSystem).recover())
    #expect(report.leftAlone == ["A.swift"])
    #expect(report.description.contains("  - A.swift"))
    #expect(fileSystem.disk.tree == ["A.swift": "644 mine"])
  }

  @Test func `A journal that was never finished has changed nothing and goes`() throws {
    let fileSystem = MemoryFileSystem()
    try fileSystem.makeFolder(".adder", .standard)
    try fileSystem.write(Array("Adder change rec".utf8), to: ".adder/journal.new", .standard)
    #expect(try ProjectFiles(fileSystem: fileSystem).recover() == nil)
    #expect(!fileSystem.disk.hasStateFolder)
  }

  @Test func `A journal that comes with a project cannot reach out of it`() throws {
    let outside = try TemporaryProject(["kept": "kept", "Folder/kept": "kept"])
    let project = try TemporaryProject()
    try project.link("Link", to: outside.root)
    let journal = ChangeRecord(
      kind: .applied, number: 1, title: "gen Profile",
      changes: [
        PathChange(path: "Link/made", before: .file([1], .standard), after: .absent),
        PathChange(path: "Link/kept", before: .absent, after: .file(Array("kept".utf8), .standard)),
        PathChange(
          path: "Link/Folder/kept", before: .absent, after: .file(Array("kept".utf8), .standard)),
      ])
    let fileSystem = RealFileSystem(root: project.root)
    try fileSystem.makeFolder(".adder", .standard)
    try fileSystem.write(journal.bytes, to: ".adder/journal", .standard)
    let report = try #require(try project.files.recover())
    #expect(Set(report.leftAlone) == ["Link/made", "Link/kept", "Link/Folder/kept"])
    #expect(
      try outside.contents() == ["kept": "kept", "Folder/": "", "Folder/kept": "kept"])
  }

  @Test(arguments: [".adder/journal", ".adder/record-1"])
  func `A damaged journal or record is named and nothing is touched`(file: String) throws {
    try check(file, "Adder change record, version 1\n...", reports: .damaged(path(file)))
  }

  @Test(arguments: [".adder/journal", ".adder/record-1"])
  func `A journal or record of a later version is named and nothing is touched`(
    file: String
  ) throws {
    try check(file, "Adder change record, version 2\n...", reports: .unknownVersion(path(file)))
  }

  /// Puts a text in place of a journal or record, and expects undo to report it.
  private func check(
    _ file: String, _ text: String, reports error: FileChangeError,
    at place: SourceLocation = #_sourceLocation
  ) throws {
    let project = try TemporaryProject(["A.swift": "old"])
    try project.files.apply(.make { $0.create(try path("B.swift"), "b") })
    try project.write(text, to: file)
    let before = try project.contents()
    #expect(throws: error, sourceLocation: place) { try project.files.undo() }
    #expect(try project.contents() == before, sourceLocation: place)
  }

  /// A project in which a process died just before it was done.
  private static func stopped(undoing: Bool) throws -> MemoryFileSystem {
    var disk = MemoryDisk()
    try disk.write(Array("old".utf8), to: "A.swift", .standard)
    let plan = try FileChangePlan.make {
      $0.replace(try path("A.swift"), expecting: Array("old".utf8), with: "new")
      $0.create(try path("B.swift"), "b")
    }
    if undoing {
      let applied = MemoryFileSystem(disk)
      try ProjectFiles(fileSystem: applied).apply(plan)
      disk = applied.disk
    }
    let done = undoing ? ["A.swift": "644 old"] : ["A.swift": "644 new", "B.swift": "644 b"]
    var call = 0
    while true {
      let mortal = MemoryFileSystem(disk, .death, at: call)
      let files = ProjectFiles(fileSystem: mortal, patience: .zero)
      if undoing {
        #expect(throws: FileChangeError.self) { try files.undo() }
      } else {
        #expect(throws: FileChangeError.self) { try files.apply(plan) }
      }
      if mortal.disk.tree == done { return MemoryFileSystem(mortal.disk.afterKill()) }
      call += 1
    }
  }
}
