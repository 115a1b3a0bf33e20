import AdderTestSupport
import Testing

@testable import AdderXcodeProjects

@Suite(.enabled(if: RealProject.areThere, "Set ADDER_CONFORMANCE to the folder of the projects."))
struct ConformanceTests {
  @Test(arguments: RealProject.all)
  func `Every real project is read, and written back unchanged`(file: RealProject) throws {
    let project = try XcodeProject(parsing: file.bytes, file: file.name)
    #expect(XcodeProjectEdit(project).result() == file.bytes)
    #expect(project.objectVersion.map { (46...100).contains($0) } == true)
    #expect(project.objects.count > 3)
    #expect(project.targets.allSatisfy { !$0.name.isEmpty })
    #expect(project.configurations.allSatisfy { !$0.name.isEmpty })
    for object in project.objects {
      #expect(!object.isa.isEmpty)
      #expect(project.object(id: object.id)?.position == object.position)
    }
  }

  /// `ProjectDraft` finds a group's folder by going up from the group. `groups` finds it by going
  /// down from the root.
  @Test(arguments: RealProject.all)
  func `Both ways to find a group's folder give the same result`(file: RealProject) throws {
    let project = try XcodeProject(parsing: file.bytes, file: file.name)
    let draft = ProjectDraft(of: project)
    for group in project.groups {
      let object = try #require(draft.object(id: group.id))
      #expect(draft.folder(of: object) == group.folder)
      #expect(draft.name(of: object) == group.path.last)
    }
  }

  @Test(arguments: RealProject.all)
  func `A module of ten files is added without changing existing lines`(file: RealProject) throws {
    let project = try XcodeProject(parsing: file.bytes, file: file.name)
    let module = SampleModule("Beetle", in: project)
    var edit = XcodeProjectEdit(project)
    try module.add(to: &edit)
    for change in edit.changes() {
      let opensList = file.bytes[change.range].allSatisfy(\.isWhiteSpace)
      #expect(change.range.isEmpty || opensList, "\(change)")
      let isLines = change.replacement.last == 0x0A
      #expect(isLines || opensList && !change.range.isEmpty || isInOneLine(change, file.bytes))
    }
    let edited = try XcodeProject(parsing: edit.result(), file: file.name)
    #expect(Invariants(of: edited).isSubset(of: Invariants(of: project)))
    for file in module.files {
      let shown = try #require(edited.shown(at: file.path))
      #expect(shown.isFile)
      let type = FileType(of: file.path)
      #expect(
        edited.targets(of: shown, phase: "Sources") == (type.role == .source ? file.targets : []))
      #expect(
        edited.targets(of: shown, phase: "Resources")
          == (type.role == .resource ? file.targets : []))
    }
  }

  @Test(arguments: RealProject.all)
  func `Adding a module a second time changes nothing`(file: RealProject) throws {
    let project = try XcodeProject(parsing: file.bytes, file: file.name)
    let module = SampleModule("Beetle", in: project)
    var edit = XcodeProjectEdit(project)
    try module.add(to: &edit)
    var again = XcodeProjectEdit(try XcodeProject(parsing: edit.result(), file: file.name))
    for file in module.files {
      let placement = try again.add(file)
      #expect(placement == .kept)
    }
    #expect(again.changes() == [])
  }

  @Test(arguments: RealProject.all)
  func `Removing an added module restores the project`(file: RealProject) throws {
    let project = try XcodeProject(parsing: file.bytes, file: file.name)
    let module = SampleModule("Beetle", in: project)
    var edit = XcodeProjectEdit(project)
    try module.add(to: &edit)
    var removal = XcodeProjectEdit(try XcodeProject(parsing: edit.result(), file: file.name))
    try module.remove(from: &removal)
    let rest = String(decoding: removal.result(), as: UTF8.self)
    let original = String(decoding: file.bytes, as: UTF8.self)
    // `#expect` would print both strings, which are too long.
    let isSame = rest.withClosedLists == original.withClosedLists
    #expect(isSame)
  }

  /// True if the change stays within one line, for example in an object that is written on one
  /// line.
  private func isInOneLine(_ change: ByteChange, _ bytes: [UInt8]) -> Bool {
    !change.replacement.contains(0x0A)
  }
}

extension String {
  /// The text with every empty list written as `()`.
  fileprivate var withClosedLists: String { replacing(/\(\s*\)/, with: "()") }
}
