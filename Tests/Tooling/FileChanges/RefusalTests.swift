import AdderBase
@testable import AdderFileChanges
import Testing

/// A plan that does not fit the project is refused as a whole, before anything is written.
@Suite struct RefusalTests {
  @Test func `Every file that already exists is listed`() throws {
    try check(
      ["A.swift": "a", "Sources/B.swift": "b"],
      { plan in
        plan.create(try path("A.swift"), "x")
        plan.create(try path("Sources/B.swift"), "x")
        plan.create(try path("Sources"), "x")
        plan.create(try path("C.swift"), "x")
      },
      refuses: [.exists("A.swift"), .exists("Sources/B.swift"), .exists("Sources")])
  }

  @Test func `A file that was changed since it was read is not touched`() throws {
    try check(
      ["A.swift": "edited", "B.swift": "edited"],
      { plan in
        plan.replace(try path("A.swift"), expecting: Array("a".utf8), with: "x")
        plan.delete(try path("B.swift"), expecting: Array("b".utf8))
      },
      refuses: [.changed("A.swift"), .changed("B.swift")])
  }

  @Test func `A missing file cannot be replaced, moved or deleted`() throws {
    try check(
      [:],
      { plan in
        plan.replace(try path("A.swift"), expecting: [], with: "x")
        plan.move(from: try path("B.swift"), to: try path("New/B.swift"))
        plan.delete(try path("C/C.swift"), expecting: [])
        plan.deleteFolder(try path("D"))
      },
      refuses: [.missing("A.swift"), .missing("B.swift"), .missing("C/C.swift"), .missing("D")])
  }

  @Test func `Edits that overlap or are out of range are refused while planning`() throws {
    let file = try path("A.swift")
    for edits in [
      [FileEdit(0..<2, with: "x"), FileEdit(1..<3, with: "y")], [FileEdit(3..<4, with: "x")],
    ] {
      var plan = FileChangePlan(title: "fix")
      #expect(throws: FileChangeError.impossibleEdits(file)) {
        try plan.edit(file, expecting: Array("abc".utf8), edits)
      }
    }
  }

  @Test func `A file in place of a folder, or the reverse, is reported once`() throws {
    try check(
      ["A": "a", "B/C.swift": "c"],
      { plan in
        plan.create(try path("A/One.swift"), "x")
        plan.create(try path("A/Two.swift"), "x")
        plan.replace(try path("B"), expecting: [], with: "x")
        plan.deleteFolder(try path("A"))
        plan.createFolder(try path("B/C.swift/D"))
      },
      refuses: [.notFolder("A"), .notFile("B"), .notFolder("B/C.swift")])
  }

  @Test func `A path cannot be a file and a folder in one plan`() throws {
    try check(
      [:],
      { plan in
        plan.create(try path("A"), "x")
        plan.create(try path("A/B.swift"), "x")
      },
      refuses: [.notFolder("A")])
  }

  @Test func `Two changes of one path are refused, even through a link`() throws {
    try check(
      ["Real/A.swift": "a", "B.swift": "b"], links: ["Link": "Real"],
      { plan in
        plan.replace(try path("Real/A.swift"), expecting: Array("a".utf8), with: "x")
        plan.delete(try path("Link/A.swift"), expecting: Array("a".utf8))
        plan.move(from: try path("B.swift"), to: try path("B.swift"))
      },
      refuses: [.changedTwice("Link/A.swift"), .changedTwice("B.swift")])
  }

  @Test func `Names that differ only in case are refused`() throws {
    try check(
      ["Sources/view.swift": "a"],
      { plan in
        plan.create(try path("Sources/View.swift"), "x")
        plan.create(try path("sources/Other.swift"), "x")
        plan.create(try path("New/A.swift"), "x")
        plan.create(try path("new/B.swift"), "x")
        plan.create(try path("New/a.swift"), "x")
      },
      refuses: [
        .differsOnlyInCase("Sources/View.swift", from: "Sources/view.swift"),
        .differsOnlyInCase("sources", from: "Sources"),
        .differsOnlyInCase("new", from: "New"),
        .differsOnlyInCase("New/a.swift", from: "New/A.swift"),
      ])
  }

  @Test func `A folder that would not be empty is not removed`() throws {
    try check(
      ["A/B.swift": "b", "A/C.swift": "c", "D/E.swift": "e"],
      { plan in
        plan.delete(try path("A/B.swift"), expecting: Array("b".utf8))
        plan.deleteFolder(try path("A"))
        plan.delete(try path("D/E.swift"), expecting: Array("e".utf8))
        plan.create(try path("D/F.swift"), "f")
        plan.deleteFolder(try path("D"))
      },
      refuses: [.folderNotEmpty("A", name: "C.swift"), .folderNotEmpty("D", name: "F.swift")])
  }

  @Test func `A symbolic link that points out of the project or nowhere is not followed`() throws {
    let outside = try TemporaryProject(["A.swift": "a"])
    try check(
      [:], links: ["Out": outside.root, "Up": "..", "Lost": "Nothing"],
      { plan in
        plan.create(try path("Out/B.swift"), "x")
        plan.delete(try path("Out/A.swift"), expecting: Array("a".utf8))
        plan.create(try path("Lost/B.swift"), "x")
      },
      refuses: [
        .leavesProject("Out", through: "Out", to: outside.root),
        .leavesProject("Lost", through: "Lost", to: nil),
      ])
    #expect(try outside.contents() == ["A.swift": "a"])
  }

  @Test func `A symbolic link in place of a file is left alone`() throws {
    try check(
      ["Real.swift": "a"], links: ["Link.swift": "Real.swift"],
      { plan in
        plan.replace(try path("Link.swift"), expecting: Array("a".utf8), with: "x")
      },
      refuses: [.isSymbolicLink("Link.swift")])
    try check(
      [:], links: ["Lost.swift": "Nothing"], { $0.create(try path("Lost.swift"), "x") },
      refuses: [.exists("Lost.swift")])
  }

  @Test func `Adder's reserved names are refused, whatever their case`() throws {
    try check(
      [:],
      { plan in
        plan.create(try path(".adder/journal"), "x")
        plan.create(try path(".Adder/x"), "x")
        plan.create(try path("Sources/.adder-staged-0"), "x")
        plan.createFolder(try path(".adder"))
      },
      refuses: [
        .reserved(".adder"), .reserved(".Adder"), .reserved("Sources/.adder-staged-0"),
      ])
  }

  @Test func `Nothing is written into git's folder, or under a name that no file can have`() throws
  {
    let long = String(repeating: "x", count: 256)
    try check(
      [:],
      { plan in
        plan.create(try path(".git/hooks/pre-commit"), "")
        plan.createFolder(try path("Sources/.GIT"))
        plan.create(.root.appending("a\nb.swift"), "")
        plan.create(try path("a/\(long)"), "")
        plan.delete(.root, expecting: [])
      },
      refuses: [
        .unusable(".git/hooks/pre-commit", .belongsToGit), .unusable("Sources/.GIT", .belongsToGit),
        .unusable("a\nb.swift", .hasControlCharacter),
        .unusable(.root.appending("a/\(long)"), .isTooLong), .unusable(.root, .isRoot),
      ])
  }

  @Test func `Unwritable folders and files are reported before anything is written`() throws {
    let place = try path("Locked/Old.swift")
    let fileSystem = MemoryFileSystem()
    try ProjectFiles(fileSystem: fileSystem).apply(.make { $0.create(place, "old") })
    try ProjectFiles(fileSystem: fileSystem).apply(
      .make { $0.create(try path("ReadOnly.swift"), "old") })
    let locked = MemoryFileSystem(fileSystem.disk)
    locked.protected = ["Locked", "ReadOnly.swift"]
    let plan = try FileChangePlan.make { plan in
      plan.create(try path("New/A.swift"), "x")
      plan.create(try path("Locked/Deep/A.swift"), "x")
      plan.create(try path("Locked/B.swift"), "x")
      plan.replace(try path("ReadOnly.swift"), expecting: Array("old".utf8), with: "x")
    }
    #expect(
      throws: FileChangeError.refused(
        title: "gen Profile", [.notWritable("Locked"), .notWritable("ReadOnly.swift")])
    ) {
      try ProjectFiles(fileSystem: locked).apply(plan)
    }
    #expect(locked.disk.tree == fileSystem.disk.tree)
  }

  @Test func `A project that cannot hold the journal is refused before anything is written`() throws
  {
    let fileSystem = MemoryFileSystem()
    fileSystem.protected = [""]
    let error = FileChangeError.noPlaceForJournal(.init("write to", .root, .notPermitted))
    let plan = try FileChangePlan.make { $0.create(try path("A.swift"), "x") }
    #expect(throws: error) { try ProjectFiles(fileSystem: fileSystem).apply(plan) }
    #expect(!fileSystem.disk.hasStateFolder)

    // A dry run needs no journal.
    let project = try TemporaryProject([".adder": "a file"])
    try project.files.validate(plan)
    #expect(
      throws: FileChangeError.noPlaceForJournal(
        .init("write to", ".adder", .other("it is not a folder")))
    ) { try project.files.apply(plan) }
  }

  @Test func `A missing project is reported`() throws {
    let plan = try FileChangePlan.make { $0.create(try path("A.swift"), "x") }
    #expect(throws: FileChangeError.noPlaceForJournal(.init("write to", .root, .missing))) {
      try ProjectFiles(root: "/nowhere/at/all").apply(plan)
    }
  }

  /// Checks that validating and applying report exactly these problems and change nothing.
  private func check(
    _ texts: [String: String], links: [String: String] = [:],
    _ build: (inout FileChangePlan) throws -> Void, refuses problems: [FileChangeProblem],
    at place: SourceLocation = #_sourceLocation
  ) throws {
    let project = try TemporaryProject(texts)
    for (path, destination) in links { try project.link(path, to: destination) }
    let before = try project.contents()
    let plan = try FileChangePlan.make(build)
    let error = FileChangeError.refused(title: "gen Profile", problems)
    #expect(throws: error, sourceLocation: place) { try project.files.validate(plan) }
    #expect(throws: error, sourceLocation: place) { try project.files.apply(plan) }
    #expect(try project.contents() == before, sourceLocation: place)
  }
}

extension RelativePath: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = .root.appending(text) }
}
