import AdderFileChanges
import AdderModuleDiscovery
import AdderModuleRenaming
import AdderTestSupport
import AdderXcodeProjects
import Testing

/// Moves of files in an Xcode project with groups and two targets.
@Suite struct XcodeMoveTests {
  private static let project = "App.xcodeproj/project.pbxproj"
  private static let view = "App/Feed/FeedView.swift"
  private static let cell = "App/Feed/FeedCell.swift"
  private static let texts = [
    view: "final class FeedView {}", cell: "final class FeedCell {}",
    "App/Feed/View/FeedRow.swift": "final class FeedRow {}",
    "App/Feed/Feed.swift": "final class Feed {}",
  ]

  /// A project with an empty main group and two targets without files.
  private static let empty = """
    {
      objects = {
        R = { isa = PBXProject; mainGroup = G; targets = ( T, U, ); };
        G = { isa = PBXGroup; children = ( ); sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = ( S, ); productType = "com.apple.product-type.application"; };
        U = { isa = PBXNativeTarget; name = Widget; buildPhases = ( V, ); productType = "com.apple.product-type.app-extension"; };
        S = { isa = PBXSourcesBuildPhase; files = ( ); };
        V = { isa = PBXSourcesBuildPhase; files = ( ); };
      };
      rootObject = R;
    }
    """

  private func app() throws -> SampleApp {
    var edit = XcodeProjectEdit(try read(Array(Self.empty.utf8)))
    for path in Self.texts.keys.sorted() {
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      let targets = path == Self.view ? ["App", "Widget"] : ["App"]
      try edit.add(XcodeFile(path: path, group: folder, targets: targets))
    }
    let text = String(decoding: edit.result(), as: UTF8.self)
    return SampleApp(Self.texts.merging([Self.project: text]) { own, _ in own })
  }

  private func read(_ bytes: [UInt8]) throws -> XcodeProject {
    try XcodeProject(parsing: bytes, file: Self.project)
  }

  /// Moves one file to an existing group, and another file to an unknown folder.
  private func changed(_ app: SampleApp) throws -> ChangedProject {
    let changes: [ProjectChange] = [
      .file(Self.view, to: "App/Feed/View/FeedView.swift"),
      .file(Self.cell, to: "App/Feed/Cells/FeedCell.swift"),
    ]
    let changed = ChangedProject(
      changes, of: try app.discovered(), in: app.snapshot,
      architectures: try SampleApp.architectures())
    #expect(changed.refused == [])
    #expect(changed.made == changes)
    return changed
  }

  @Test func `A moved file is in the group of its new folder and keeps its targets`() throws {
    let app = try app()
    let changed = try changed(app)
    let project = try read(try #require(changed.result.texts[Self.project]))
    var edit = XcodeProjectEdit(project)
    #expect(
      try Set(edit.files(inGroup: "App/Feed/View"))
        == ["App/Feed/View/FeedRow.swift", "App/Feed/View/FeedView.swift"])
    #expect(try edit.files(inGroup: "App/Feed/Cells") == ["App/Feed/Cells/FeedCell.swift"])
    #expect(try edit.files(inGroup: "App").count == Self.texts.count)
    for old in [Self.view, Self.cell] { #expect(try !edit.listsFile(old)) }
    let files = project.targetFiles.map { Set($0.files.map { $0.joined(separator: "/") }) }
    #expect(
      files == [
        [
          "App/Feed/Feed.swift", "App/Feed/View/FeedRow.swift", "App/Feed/View/FeedView.swift",
          "App/Feed/Cells/FeedCell.swift",
        ], ["App/Feed/View/FeedView.swift"],
      ])
  }

  @Test func `Undo restores files that were moved on disk`() throws {
    let app = try app()
    let folder = try TemporaryFolder()
    for (path, text) in app.snapshot.texts {
      try folder.write(String(decoding: text, as: UTF8.self), to: path)
    }
    let before = try folder.snapshot()
    let files = ProjectFiles(root: folder.path)
    try files.apply(changed(app).plan(title: "check --fix", since: app.snapshot))
    #expect(folder.exists("App/Feed/Cells/FeedCell.swift"))
    try files.undo()
    #expect(try folder.snapshot().filter { !$0.key.contains(".adder") } == before)
  }
}
