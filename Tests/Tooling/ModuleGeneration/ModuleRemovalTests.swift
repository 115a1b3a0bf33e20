import AdderBase
import AdderFileChanges
import AdderFindings
import Testing

@testable import AdderModuleGeneration

/// Removals are computed from values, so these tests need no disk.
@Suite struct ModuleRemovalTests {
  @Test func `A module's files are deleted with the folders they leave empty, then its record`()
    throws
  {
    var surroundings = surroundings(record(["View.swift"]))
    surroundings.contents = [file("View.swift"): [], file(".DS_Store"): [7], recordPath: [1]]
    surroundings.folders = FolderListing([(path("App/Feed"), ["View.swift", ".DS_Store"])])
    surroundings.recordFolder = FolderListing([(path(".adder-modules"), ["Feed.yml"])])
    let removal = try ModuleRemoval(from: surroundings)
    #expect(
      removal.changes.summary == [
        "- App/Feed/View.swift", "- App/Feed/.DS_Store", "- App/Feed/", "- .adder-modules/Feed.yml",
        "- .adder-modules/",
      ])
    #expect(removal.editedFiles.isEmpty && removal.otherFiles.isEmpty && removal.findings.isEmpty)
  }

  @Test func `Edited files are reported, and files that Adder did not generate stay`() throws {
    var surroundings = surroundings(record(["View.swift"]))
    surroundings.contents = [file("View.swift"): [7], recordPath: [1]]
    surroundings.filesInFolders = [file("Notes.txt"), file("View.swift")]
    surroundings.folders = FolderListing([(path("App/Feed"), ["Notes.txt", "View.swift"])])
    let removal = try ModuleRemoval(from: surroundings)
    #expect(removal.editedFiles == [file("View.swift")])
    #expect(removal.otherFiles == [file("Notes.txt")])
    #expect(removal.changes.summary == ["- App/Feed/View.swift", "- .adder-modules/Feed.yml"])
  }

  @Test func `A module whose files are all gone is an error, unless it is forced`() throws {
    var surroundings = surroundings(record(["View.swift"]))
    surroundings.contents = [recordPath: [1]]
    #expect(throws: GenerationError.self) { try ModuleRemoval(from: surroundings) }
    let forced = try ModuleRemoval(from: surroundings, isForced: true)
    #expect(forced.findings.map(\.rule) == ["FilesGone"])
    #expect(forced.changes.summary == ["- .adder-modules/Feed.yml"])
  }

  @Test func `A shared file stays with the module that uses it, and the record says so`() throws {
    var feed = record(["View.swift"])
    feed.shared = [.init(path: path("App/Base.swift"), contents: [5])]
    var other = ModuleRecord(folder: path("App/Chat"), template: "t")
    other.code = [.init(path: path("App/Chat/View.swift"), contents: [])]
    var surroundings = surroundings(feed)
    surroundings.otherRecords = [ModuleRecords(module: "Chat", records: [other])]
    surroundings.contents = [
      file("View.swift"): [], path("App/Base.swift"): [5], recordPath: [1],
      path(".adder-modules/Chat.yml"): [2],
    ]
    surroundings.users = [
      path("App/Base.swift"): [file("View.swift"), path("App/Chat/View.swift")]
    ]
    let kept = try ModuleRemoval(from: surroundings)
    #expect(
      kept.changes.summary == [
        "- App/Feed/View.swift", "- .adder-modules/Feed.yml", "~ .adder-modules/Chat.yml",
      ])
    surroundings.users = [path("App/Base.swift"): [file("View.swift")]]
    let removed = try ModuleRemoval(from: surroundings)
    #expect(removed.changes.summary.contains("- App/Base.swift"))
  }

  // MARK: - Helpers

  private func surroundings(_ record: ModuleRecord) -> RemovalSurroundings {
    RemovalSurroundings(record, of: ModuleRecords(module: "Feed", records: [record]))
  }

  private func record(_ files: [String]) -> ModuleRecord {
    var record = ModuleRecord(folder: path("App/Feed"), template: "t")
    record.code = files.map { .init(path: file($0), contents: []) }
    return record
  }

  private let recordPath = RelativePath.root.appending(".adder-modules/Feed.yml")

  private func file(_ name: String) -> RelativePath { path("App/Feed/\(name)") }
  private func path(_ text: String) -> RelativePath { .root.appending(text) }
}
