@testable import AdderFileChanges
import Testing

/// Recovery by the command that follows an interrupted one.
@Suite struct RecoveryTests {
  @Test func `Without anything to recover, nothing is created`() throws {
    let project = try TemporaryProject(["A.swift": "a"])
    #expect(try project.files.recover() == nil)
    #expect(try project.contents() == ["A.swift": "a"])
  }

  @Test func `The report says what was reverted`() throws {
    let fileSystem = try Self.stopped(undoing: false)
    let report = try #require(try ProjectFiles(fileSystem: fileSystem).recover())
    #expect(
      report.description == "'gen Profile' was interrupted. Its changes were reverted.")
    #expect(fileSystem.disk.tree == ["A.swift": "644 old"])
    #expect(!fileSystem.disk.hasStateFolder)
  }

  @Test func `An interrupted undo is rolled back too, and can be repeated`() throws {
    let fileSystem = try Self.stopped(undoing: true)
    let files = ProjectFiles(fileSystem: fileSystem)
    let report = try #require(try files.recover())
    #expect(report.wasUndoing)
    #expect(fileSystem.disk.tree == ["A.swift": "644 new", "B.swift": "644 b"])
    try files.undo()
    #expect(fileSystem.disk.tree == ["A.swift": "644 old"])
  }

  @Test func `Undo reverts only the unfinished change`() throws {
    let fileSystem = try Self.stopped(undoing: false, after: Self.earlier)
    let files = ProjectFiles(fileSystem: fileSystem)
    guard case .recovered(let report) = try files.undo() else {
      Issue.record("nothing was recovered")
      return
    }
    #expect(report.title == "gen Profile")
    #expect(report.plan.tree() == "~ A.swift  +1 -1 lines\n- B.swift  1 line\n")
    #expect(fileSystem.disk.tree == ["A.swift": "644 old", "Earlier.swift": "644 e"])
    #expect(try files.history() == ["earlier"])
    guard case .undone(let plan) = try files.undo() else {
      Issue.record("nothing was undone")
      return
    }
    #expect(plan.title == "earlier")
    #expect(fileSystem.disk.tree == ["A.swift": "644 old"])
  }

  @Test func `Undo after a killed command never reverts the change before it`() throws {
    let disk = try Self.project(after: Self.earlier)
    let old = disk.tree
    var early = 0
    var call = 0
    while true {
      let mortal = MemoryFileSystem(disk, .death, at: call)
      call += 1
      _ = try? ProjectFiles(fileSystem: mortal, waiting: Waiting(patience: .zero)).lock()
        .apply(Self.plan())
      guard mortal.hasFailed else { break }
      let disk = mortal.disk.afterKill()
      let files = ProjectFiles(fileSystem: MemoryFileSystem(disk))
      // A command that never acquired the lock leaves no trace of itself.
      guard disk.text(of: ".adder/lock") != "" else { continue }
      let fileSystem = MemoryFileSystem(disk)
      let outcome = try ProjectFiles(fileSystem: fileSystem).undo()
      #expect(fileSystem.disk.tree == old, "killed in call \(call)")
      if case .nothingWasChanged = outcome { early += 1 }
      #expect(try files.history().contains("earlier"))
    }
    #expect(early > 0)
  }

  @Test func `An undo that was killed after it finished is not repeated`() throws {
    let disk = try Self.project(after: Self.earlier)
    let applied = MemoryFileSystem(disk)
    try ProjectFiles(fileSystem: applied).apply(Self.plan())
    var call = 0
    while true {
      let mortal = MemoryFileSystem(applied.disk, .death, at: call)
      call += 1
      _ = try? ProjectFiles(fileSystem: mortal, waiting: Waiting(patience: .zero)).undo()
      guard mortal.hasFailed else { break }
      let left = mortal.disk.afterKill()
      guard left.text(of: ".adder/lock") != "" else { continue }
      let fileSystem = MemoryFileSystem(left)
      let files = ProjectFiles(fileSystem: fileSystem)
      let wasDone = try files.history() == ["earlier"] && files.unfinishedChange() == nil
      let outcome = try files.undo()
      if wasDone {
        // This undo reverts the earlier change.
        #expect(fileSystem.disk.tree == ["A.swift": "644 old"], "killed in call \(call)")
      } else {
        #expect(fileSystem.disk.tree == applied.disk.tree, "killed in call \(call): \(outcome)")
      }
    }
  }

  @Test func `An unfinished change is shown without changing anything`() throws {
    let fileSystem = try Self.stopped(undoing: false, after: Self.earlier)
    let before = fileSystem.disk
    let unfinished = try ProjectFiles(fileSystem: fileSystem).unfinishedChange()
    guard case .stopped(let report) = unfinished else {
      Issue.record("\(unfinished as Any)")
      return
    }
    #expect(report.plan.tree() == "~ A.swift  +1 -1 lines\n- B.swift  1 line\n")
    #expect(fileSystem.disk.tree == before.tree)
    #expect(fileSystem.disk.text(of: ".adder/journal") == before.text(of: ".adder/journal"))
    #expect(fileSystem.disk.text(of: ".adder/lock") == before.text(of: ".adder/lock"))
  }

  @Test func `A change in progress is not taken for an interrupted one`() throws {
    let fileSystem = try Self.stopped(undoing: false)
    let other = LockHolder(process: 4711, command: "adder gen Login")
    let lock = try fileSystem.lock(".adder/lock", for: other)
    let files = ProjectFiles(fileSystem: fileSystem, waiting: Waiting(patience: .zero))
    let unfinished = try files.unfinishedChange()
    withExtendedLifetime(lock) { #expect(unfinished == .underWay(nil)) }
  }

  @Test func `The next plan recovers first and reports it`() throws {
    let fileSystem = try Self.stopped(undoing: false)
    let plan = try FileChangePlan.make { $0.create(try path("B.swift"), "mine") }
    let report = try ProjectFiles(fileSystem: fileSystem).apply(plan)
    #expect(report?.title == "gen Profile")
    #expect(fileSystem.disk.tree == ["A.swift": "644 old", "B.swift": "644 mine"])
  }

  @Test func `Files that were edited after the interruption are left alone and listed`() throws {
    let fileSystem = try Self.stopped(undoing: false)
    try fileSystem.write(Array("mine".utf8), to: "A.swift", .standard)
    let report = try #require(try ProjectFiles(fileSystem: fileSystem).recover())
    #expect(report.leftAlone == ["A.swift"])
    #expect(report.description.contains("  - A.swift"))
    #expect(fileSystem.disk.tree == ["A.swift": "644 mine"])
  }

  @Test func `An incomplete journal is removed, because nothing was changed yet`() throws {
    let fileSystem = MemoryFileSystem()
    try fileSystem.makeFolder(".adder", .standard)
    try fileSystem.write(Array("Adder change rec".utf8), to: ".adder/journal.new", .standard)
    #expect(try ProjectFiles(fileSystem: fileSystem).recover() == nil)
    #expect(!fileSystem.disk.hasStateFolder)
  }

  @Test func `A journal that comes with a project cannot change files outside it`() throws {
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

  @Test func `A symbolic link in place of a folder that was created is left alone`() throws {
    let project = try TemporaryProject(["Elsewhere/kept": "kept"])
    try project.link("Made", to: "Elsewhere")
    let journal = ChangeRecord(
      kind: .applied, number: 1, title: "gen Profile",
      changes: [PathChange(path: "Made", before: .absent, after: .folder(.standard))])
    let fileSystem = RealFileSystem(root: project.root)
    try fileSystem.makeFolder(".adder", .standard)
    try fileSystem.write(journal.bytes, to: ".adder/journal", .standard)
    let report = try #require(try project.files.recover())
    #expect(report.leftAlone == ["Made"])
    #expect(try project.contents()["Made"] == "-> Elsewhere")
  }

  @Test(arguments: [".adder/journal", ".adder/record-1"])
  func `A damaged journal or record is reported and nothing is changed`(file: String) throws {
    try check(file, "Adder change record, version 1\n...", reports: .damaged(path(file)))
  }

  @Test(arguments: [".adder/journal", ".adder/record-1"])
  func `A journal or record of a later version is reported and nothing is changed`(
    file: String
  ) throws {
    try check(file, "Adder change record, version 3\n...", reports: .unknownVersion(path(file)))
  }

  /// Replaces a journal or record with the given text, and checks that undo reports it and changes
  /// nothing.
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

  /// A change before the one under test.
  private static let earlier = FileChangePlan.make(title: "earlier") {
    $0.create("Earlier.swift", "e")
  }

  private static func plan() -> FileChangePlan {
    .make {
      $0.replace("A.swift", expecting: Array("old".utf8), with: "new")
      $0.create("B.swift", "b")
    }
  }

  /// A project with one file. If an earlier plan is given, it has already been applied.
  private static func project(after earlier: FileChangePlan? = nil) throws -> MemoryDisk {
    var disk = MemoryDisk()
    try disk.write(Array("old".utf8), to: "A.swift", .standard)
    guard let earlier else { return disk }
    let fileSystem = MemoryFileSystem(disk)
    try ProjectFiles(fileSystem: fileSystem).apply(earlier)
    return fileSystem.disk
  }

  /// A project in which a process died after its last file change, but before it finished.
  private static func stopped(
    undoing: Bool, after earlier: FileChangePlan? = nil
  ) throws -> MemoryFileSystem {
    var disk = try project(after: earlier)
    let applied = MemoryFileSystem(disk)
    try ProjectFiles(fileSystem: applied).apply(plan())
    let done = undoing ? disk.tree : applied.disk.tree
    if undoing { disk = applied.disk }
    var call = 0
    while true {
      let mortal = MemoryFileSystem(disk, .death, at: call)
      let files = ProjectFiles(fileSystem: mortal, waiting: Waiting(patience: .zero))
      if undoing {
        #expect(throws: FileChangeError.self) { try files.undo() }
      } else {
        #expect(throws: FileChangeError.self) { try files.apply(plan()) }
      }
      if mortal.disk.tree == done { return MemoryFileSystem(mortal.disk.afterKill()) }
      call += 1
    }
  }
}
