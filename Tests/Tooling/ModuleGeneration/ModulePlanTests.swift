import AdderBase
import AdderFileChanges
import AdderFindings
import AdderProjects
import Testing

@testable import AdderModuleGeneration

/// Plans are computed from values, so these tests need no disk.
@Suite struct ModulePlanTests {
  @Test func `The plan of a new module creates its files and a record of them`() throws {
    let plan = try plan(["View.swift"], records: [], ModuleSurroundings(missing: ["App"]))
    #expect(plan.presence == .absent)
    #expect(
      plan.changes.summary == ["+ App/Feed/View.swift", "+ .adder-modules/Feed.yml"])
    let note = try #require(plan.changes.text(of: ".adder-modules/Feed.yml"))
    #expect(note.contains("  madeFolders:\n    - App\n"))
  }

  @Test
  func `Files that the template no longer generates are removed, with empty folders`() throws {
    let old = record(["View.swift", "Old/Cell.swift"])
    let folders = FolderListing([
      (path("App/Feed"), ["View.swift", "Old"]),
      (path("App/Feed/Old"), ["Cell.swift", ".DS_Store"]),
    ])
    var surroundings = ModuleSurroundings()
    surroundings.folders = folders
    surroundings.contents = [
      path("App/Feed/Old/Cell.swift"): [1], path("App/Feed/Old/.DS_Store"): [2],
    ]
    surroundings.files = [path("App/Feed/Notes.txt"), path("App/Feed/View.swift")]
    surroundings.notes = [3]
    let plan = try plan(["View.swift"], records: [old], surroundings)
    #expect(plan.presence == .made)
    #expect(plan.staleFiles == [path("App/Feed/Old/Cell.swift")])
    #expect(plan.otherFiles == [path("App/Feed/Notes.txt")])
    #expect(
      plan.changes.summary == [
        "+ App/Feed/View.swift", "- App/Feed/Old/Cell.swift", "- App/Feed/Old/.DS_Store",
        "- App/Feed/Old/", "~ .adder-modules/Feed.yml",
      ])
  }

  @Test func `The requested places are those that the plan can change`() throws {
    let places = try planner([record(["View.swift", "Old/Cell.swift"])])
      .places(for: module(["View.swift"]))
    #expect(places.leaving == [path("App/Feed/Old/Cell.swift")])
    #expect(places.made == [path("App/Feed/View.swift")])
    #expect(places.emptiable == [path("App/Feed")])
    #expect(places.listed == [path("App/Feed")])
    #expect(places.placed == [path("App/Feed")])
    #expect(places.notes.text == ".adder-modules/Feed.yml")
  }

  @Test func `A module with the same name elsewhere causes a warning`() throws {
    let plan = try plan(["View.swift"], records: [record(["View.swift"], in: "Old/Feed")])
    #expect(plan.findings.map(\.rule) == ["ModuleOfTheSameName"])
  }

  // MARK: - Helpers

  private func plan(
    _ files: [String], records: [ModuleRecord], _ surroundings: ModuleSurroundings = .init()
  ) throws -> ModulePlan {
    try planner(records).plan(for: module(files), in: surroundings, title: "gen Feed")
  }

  private func planner(_ records: [ModuleRecord]) throws -> ModulePlanner {
    let place = ModuleLocation.Place(folder: path("App/Feed"), group: path("App/Feed"), targets: [])
    return ModulePlanner(
      GenerationRequest(
        module: try ModuleName(validating: "Feed"), moduleFolder: place.folder, testFolder: nil,
        sharedFolder: .root, date: CalendarDate(year: 2025, month: 1, day: 1)),
      at: ModuleLocation(code: place, tests: nil, productModule: "App"), template: "t",
      records: ModuleRecords(module: "Feed", records: records), xcode: nil)
  }

  private func module(_ files: [String]) -> GeneratedModule {
    GeneratedModule(
      files: files.map {
        GeneratedFile(
          path: path("App/Feed/\($0)"), group: .root, contents: [], kind: .code, isResource: false)
      }, folders: [], findings: [], parts: [], dependencies: [])
  }

  private func record(_ files: [String], in folder: String = "App/Feed") -> ModuleRecord {
    var record = ModuleRecord(folder: path(folder), template: "t")
    record.code = files.map { .init(path: path("\(folder)/\($0)"), contents: []) }
    return record
  }

  private func path(_ text: String) -> RelativePath { .root.appending(text) }
}

extension ModuleSurroundings {
  fileprivate init(missing folders: [String]) {
    self.init()
    missingFolders = folders.map { RelativePath.root.appending($0) }
  }
}
