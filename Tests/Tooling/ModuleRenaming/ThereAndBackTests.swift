import AdderBase
import AdderFileChanges
import AdderModuleDiscovery
import AdderModuleRenaming
import AdderProjects
import AdderTestSupport
import Foundation
import Testing

/// Checks renames by reversing them. Afterwards, every byte must be as before.
@Suite struct ThereAndBackTests {
  private static let examples = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Examples")

  @Test(arguments: ["Counter", "Diary", "Humans"])
  func `Each module of an example can be renamed on disk and back`(_ example: String) throws {
    let folder = try TemporaryFolder()
    let copy = folder.url.appending(path: example)
    try FileManager.default.copyItem(at: Self.examples.appending(path: example), to: copy)
    try? FileManager.default.removeItem(at: copy.appending(path: ".build"))
    let before = try folder.snapshot()
    let names = try Set(found(copy).project.modules.map(\.name))
    #expect(!names.isEmpty)
    for name in names.sorted() {
      try rename(name, to: "Zebra", in: copy)
      #expect(try folder.tree().contains { $0.hasSuffix("ZebraPresenter.swift") })
      #expect(try !folder.tree().contains { $0.hasSuffix("/\(name)Presenter.swift") })
      try rename("Zebra", to: name, in: copy)
      let after = try folder.snapshot().filter { !$0.key.contains("/.adder") }
      #expect(after == before, "\(name)")
      try rename(name, to: "Zebra", in: copy)
      try ProjectFiles(root: copy.path(percentEncoded: false)).undo()
      #expect(try folder.snapshot().filter { !$0.key.contains("/.adder") } == before, "\(name)")
    }
  }

  private func found(
    _ folder: URL
  ) throws -> (project: DiscoveredProject, snapshot: ProjectSnapshot) {
    let root = AbsolutePath(folder.path(percentEncoded: false))
    let sources = SourceFiles(in: root)
    let snapshot = ProjectSnapshot(of: sources, in: root)
    let project = DiscoveredProject(
      sources, in: snapshot, targets: ProjectTargets(of: sources, in: root),
      architectures: try SampleApp.architectures(),
      options: .init(statedArchitecture: try statedArchitecture(of: root)))
    return (project, snapshot)
  }

  private func statedArchitecture(of root: AbsolutePath) throws -> String? {
    guard case .named(let name)? = try Project(around: root).settings.architecture else {
      return nil
    }
    return name
  }

  private func rename(_ old: String, to new: String, in folder: URL) throws {
    let (project, snapshot) = try found(folder)
    let renaming = try ModuleRenaming(
      RenameRequest(from: old, to: new), of: project, in: snapshot,
      architectures: SampleApp.architectures())
    try ProjectFiles(root: folder.path(percentEncoded: false)).apply(renaming.plan())
  }

  @Test func `Modules with similar names are restored exactly`() throws {
    for seed in 0..<samples(30, full: 2_000) {
      var random = SeededRandom(seed: seed)
      let app = RandomApp(&random)
      let before = SampleApp(app.files)
      let includesStrings = Bool.random(using: &random)
      let there = try before.renaming(app.module, to: "Zebra", strings: includesStrings)
      let back = try SampleApp(there.result).renaming(
        "Zebra", to: app.module, strings: includesStrings)
      #expect(back.result.texts == before.snapshot.texts, "seed \(seed): \(app.module)")
      for (path, text) in there.result.texts where !app.mentions(path) {
        #expect(text == before.snapshot.texts[path], "seed \(seed): \(path)")
      }
    }
  }
}

/// A random app with a few modules with similar names, and code that uses all kinds of names.
private struct RandomApp {
  let module: String
  private(set) var files: [String: String] = [:]

  private static let families = [
    ["Profile", "ProfileEdit", "UserProfile"], ["List", "PostList", "ListFilter"],
    ["NFT", "NFTDetail", "SendNFT"], ["Start", "StartUp", "Restart"],
  ]

  init(_ random: inout SeededRandom) {
    let family = Self.families.randomElement(using: &random) ?? []
    let modules = family.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
    module = modules.first ?? "Profile"
    let isFlat = Bool.random(using: &random)
    for name in modules {
      for (path, text) in SampleModule(name: name).files {
        files[isFlat ? path.replacing("/\(name)/", with: "/") : path] = text
      }
    }
    for number in 0..<3 {
      files["App/Other\(number).swift"] = (0..<12).map { _ in
        Self.line(modules.randomElement(using: &random) ?? "", &random)
      }.joined(separator: "\n")
    }
  }

  /// A line of code that uses names of a module, or names that only look like them.
  private static func line(_ name: String, _ random: inout SeededRandom) -> String {
    let small = name.prefix(1).lowercased() + name.dropFirst()
    let number = Int.random(in: 0..<1_000_000, using: &random)
    let lines = [
      "// See \(name)Presenter, \(name)Presenter.swift and the \(name).",
      "final class Opener\(number) { func open\(name)() { show(\(name)Assembly()) } }",
      "final class Keeper\(number) { var \(small)Router: \(name)Router? }",
      "let \(small)s\(number) = \"\(name) and \(name)View, \\(\(name)Router.self)\"",
      "struct \(name)Saved\(number): Codable { var \(small)Title: String }",
      "func free\(number)(_ view: any \(name)ViewInput, of `class`: Set<\(name)Router>) {}",
      "enum Maker\(number / 100_000) { static func \(small)() -> \(name)Assembly { .init() } }",
      "let \(small)Module\(number) = Maker\(number / 100_000).\(small)().\(small)",
      "#if \(name.uppercased())\nlet shown\(number) = \\\(name)Presenter.view\n#endif",
      "/* \(name)Router /* \(name) */ */ let \(small)\(number) = #selector(\(name)Router.go)",
    ]
    return lines.randomElement(using: &random) ?? ""
  }

  /// Returns true if a file mentions the module's name, or is not one of the app's files.
  func mentions(_ path: String) -> Bool {
    guard let text = files[path] else { return true }
    return text.lowercased().contains(module.lowercased())
  }
}
