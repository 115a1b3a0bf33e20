import AdderTestSupport
import Testing

@testable import AdderXcodeProjects

/// Tests that random edits of real projects, in any order, leave an intact project.
@Suite(.enabled(if: RealProject.areThere, "Set ADDER_CONFORMANCE to the folder of the projects."))
struct PropertyTests {
  @Test func `Random edits add no invalid references or duplicates`() throws {
    var changed = 0
    for seed in 0..<samples(40, full: 4_000) {
      var random = SeededRandom(seed: seed)
      let file = try #require(Self.files.randomElement(using: &random))
      let project = try XcodeProject(parsing: file.bytes, file: file.name)
      let before = Invariants(of: project)
      var current = project
      for _ in 0..<4 {
        var edit = XcodeProjectEdit(current)
        for _ in 0..<6 { RandomRequest(of: current, using: &random).perform(in: &edit) }
        let changes = edit.changes()
        expectOrdered(changes)
        if !changes.isEmpty { changed += 1 }
        current = try XcodeProject(parsing: edit.result(), file: file.name)
        let problems = Invariants(of: current)
        #expect(problems.isSubset(of: before), "\(file.name), seed \(seed)")
      }
    }
    #expect(changed > 40)
  }

  @Test func `Several edits at once have the same result as one after another`() throws {
    for seed in 0..<samples(20, full: 2_000) {
      var random = SeededRandom(seed: seed)
      let file = try #require(Self.files.randomElement(using: &random))
      let project = try XcodeProject(parsing: file.bytes, file: file.name)
      let requests = (0..<8).map { _ in RandomRequest(of: project, using: &random) }
      var together = XcodeProjectEdit(project)
      for request in requests { request.perform(in: &together) }
      var current = project
      for request in requests {
        var edit = XcodeProjectEdit(current)
        request.perform(in: &edit)
        current = try XcodeProject(parsing: edit.result(), file: file.name)
      }
      // `#expect` would print both strings, which are too long.
      let isSame = together.result() == current.bytes
      #expect(isSame, "\(file.name), seed \(seed): \(requests)")
    }
  }

  @Test func `A mutated project can be edited if it can be read`() {
    var edited = 0
    for seed in 0..<samples(300, full: 30_000) {
      var random = SeededRandom(seed: seed)
      guard var bytes = Self.files.randomElement(using: &random)?.bytes else { continue }
      for _ in 0..<Int.random(in: 1...3, using: &random) { mutate(&bytes, &random) }
      guard let project = try? XcodeProject(parsing: bytes, file: "fuzz") else { continue }
      var edit = XcodeProjectEdit(project)
      for _ in 0..<4 { RandomRequest(of: project, using: &random).perform(in: &edit) }
      expectOrdered(edit.changes())
      #expect(throws: Never.self, "seed \(seed)") {
        _ = try XcodeProject(parsing: edit.result(), file: "fuzz")
      }
      edited += 1
    }
    #expect(edited > 20)
  }

  private func expectOrdered(_ changes: [ByteChange]) {
    for (one, next) in zip(changes, changes.dropFirst()) {
      #expect(one.range.upperBound <= next.range.lowerBound, "\(one) \(next)")
    }
  }

  /// Large files would take most of the time without covering more.
  private static let files = RealProject.all.filter { $0.bytes.count < 50_000 }
}

/// A random editing request.
private enum RandomRequest {
  case add(XcodeFile)
  case addGroup(String, folder: String?)
  case remove(String)
  case removeEmptyGroups(String)

  init(of project: XcodeProject, using random: inout SeededRandom) {
    let names = project.mainGroup.children.filter { !$0.isFile }.map(\.name) + ["New", "Über uns"]
    let top = names.randomElement(using: &random) ?? "New"
    let folder =
      [top, "\(top)/Profile", "\(top)/Profile/View"].randomElement(using: &random) ?? top
    let name =
      ["A.swift", "B.swift", "c+d.m", "E.xib", "F.json", "G.h"].randomElement(using: &random) ?? ""
    let path = "\(Bool.random(using: &random) ? folder : "Elsewhere")/\(name)"
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5:
      let targets = project.targets.map(\.name).filter { _ in Bool.random(using: &random) }
      self = .add(
        XcodeFile(
          path: path, group: folder, targets: targets, isResource: Bool.random(using: &random)))
    case 5:
      self = .addGroup(folder, folder: Bool.random(using: &random) ? folder : nil)
    case 6..<8: self = .remove(path)
    case 8:
      let files = project.objects(ofClass: XcodeClass.fileReference)
      let draft = ProjectDraft(of: project)
      let existing = files.randomElement(using: &random)
        .flatMap { draft.folder(of: $0.position)?.joined(separator: "/") }
      self = .remove(existing ?? path)
    default: self = .removeEmptyGroups(folder)
    }
  }

  /// Performs the request, and checks that a refused request changes nothing.
  func perform(in edit: inout XcodeProjectEdit) {
    let before = edit.result()
    do throws(XcodeProjectError) {
      switch self {
      case .add(let file): try edit.add(file)
      case .addGroup(let group, let folder): try edit.addGroup(group, folder: folder)
      case .remove(let path): try edit.remove(path)
      case .removeEmptyGroups(let group): try edit.removeEmptyGroups(group)
      }
    } catch {
      #expect(!error.message.isEmpty)
      #expect(edit.result() == before, "\(self): \(error)")
    }
  }
}
