import AdderBase
import AdderFindings
import AdderProjects
import AdderToolingTestSupport
import Testing

/// The location of a module, inferred from an Xcode project if the settings do not set it.
@Suite struct XcodeLocationTests {
  /// Two apps, one with tests, and a framework.
  private static let layout = XcodeLayout(
    targets: [
      .init(name: "App", kind: .app, module: "App", folder: path("Sources/App")),
      .init(name: "Kit", kind: .library, module: "KitModule", folder: path("Kit")),
      .init(
        name: "AppTests", kind: .unitTests, module: "AppTests", folder: path("Tests/App"),
        dependencies: ["App"]),
      .init(name: "UITests", kind: .other, module: "UITests"),
    ],
    groups: [
      .init(path: path("Application"), folder: path("Sources/App")),
      .init(path: path("Application/Screens"), folder: path("Sources/App/Modules")),
      .init(path: path("Kit"), folder: path("Kit")),
      .init(path: path("Products"), folder: nil),
    ])

  private static func path(_ text: String) -> RelativePath { RelativePath.root.appending(text) }

  @Test func `The only app gets the module, and its test target the tests`() throws {
    try check(
      "Sources/App/Modules/Profile in Application/Screens/Profile of App",
      tests: "Tests/App/Modules/Profile in Tests/App/Modules/Profile of AppTests", imports: "App")
  }

  @Test func `A folder determines the target whose files it contains`() throws {
    try check(
      "Kit/Sub/Profile in Kit/Sub/Profile of Kit",
      tests: "Tests/App/Sub/Profile in Tests/App/Sub/Profile of AppTests", imports: "KitModule",
      LocationOptions(code: .init(filePath: "Kit/Sub")))
  }

  @Test func `A folder without a group belongs in the group of its parent folder`() throws {
    try check(
      "Sources/App/Flows/Profile in Application/Flows/Profile of App",
      tests: "Tests/App/Flows/Profile in Tests/App/Flows/Profile of AppTests", imports: "App",
      ["adder.yml": "modules: Sources/App/Flows\n"])
  }

  @Test func `Folders that already contain modules are found in the target's folder`() throws {
    try check(
      "Sources/App/Presentation/Screens/Profile in Application/Presentation/Screens/Profile of App",
      tests: """
        Tests/App/Presentation/Screens/Profile in Tests/App/Presentation/Screens/Profile of AppTests
        """, imports: "App",
      ["Sources/App/Presentation/Screens/Old/": "", "App.xcodeproj/": ""])
  }

  @Test func `A module goes beside the existing ones, and its tests beside theirs`() throws {
    try check(
      "Sources/App/Flows/Profile in Application/Flows/Profile of App",
      tests: "Tests/App/Units/Profile in Tests/App/Units/Profile of AppTests", imports: "App",
      ["Sources/App/Modules/Old/": ""],
      existing: ("Sources/App/Flows", tests: "Tests/App/Units"))
    // A target may have files outside its folder.
    try check(
      "Scenes/Profile in Scenes/Profile of App",
      tests: "Tests/App/Scenes/Profile in Tests/App/Scenes/Profile of AppTests", imports: "App",
      existing: ("Scenes", tests: nil))
  }

  @Test func `The existing modules determine the target, unless the start is in another`() throws {
    let existing = ("Kit/Flows", "Tests/App/Kit")
    try check(
      "Kit/Flows/Profile in Kit/Flows/Profile of Kit",
      tests: "Tests/App/Kit/Profile in Tests/App/Kit/Profile of AppTests", imports: "KitModule",
      existing: existing)
    try check(
      "Sources/App/Modules/Profile in Application/Screens/Profile of App",
      tests: "Tests/App/Modules/Profile in Tests/App/Modules/Profile of AppTests", imports: "App",
      ["Sources/App/App.swift": ""], existing: existing, from: "Sources/App")
    try check(
      "Sources/App/Modules/Profile in Application/Screens/Profile of App",
      tests: "Tests/App/Modules/Profile in Tests/App/Modules/Profile of AppTests", imports: "App",
      LocationOptions(code: .init(targets: ["App"])), existing: existing)
  }

  @Test func `Options and settings take precedence over existing modules`() throws {
    try check(
      "Kit/Sub/Profile in Kit/Sub/Profile of Kit",
      tests: "Tests/App/Sub/Profile in Tests/App/Sub/Profile of AppTests", imports: "KitModule",
      LocationOptions(code: .init(filePath: "Kit/Sub")),
      existing: ("Sources/App/Flows", tests: "Tests/App/Units"))
    try check(
      "Sources/App/Flows/Profile in Application/Flows/Profile of App",
      tests: "Elsewhere/Profile in Elsewhere/Profile of AppTests", imports: "App",
      ["adder.yml": "modules: Sources/App/Flows\ntests: Elsewhere\n"],
      existing: ("Kit/Flows", tests: "Tests/App/Units"))
  }

  @Test func `Without a target that compiles code, a module is refused`() throws {
    #expect(throws: ProjectError.noXcodeTarget(file: "App.xcodeproj")) {
      try location(layout: XcodeLayout())
    }
  }

  @Test func `A misspelt target is reported at its location in the settings`() throws {
    let error = #expect(throws: ProjectError.self) {
      try location(["adder.yml": "testTargets: AppTest\n", "App.xcodeproj/": ""])
    }
    #expect(error?.message.contains("Did you mean 'AppTests'?") == true)
    #expect(error?.location?.line == 1)
  }

  // MARK: - The module that tests import

  @Test func `Tests import the target's product module, whatever the Rambafile calls the project`()
    throws
  {
    try checkImports(
      "App", generamba: "my_app",
      [
        "Rambafile":
          "company: C\ntemplates: []\nproject_name: my-app\nxcodeproj_path: App.xcodeproj\n"
      ])
    try checkImports("Ours", generamba: "Ours", ["adder.yml": "productModule: Ours\n"])
  }

  @Test func `If the project does not state the module, existing tests do`() throws {
    let tests = ["Tests/App/Old/OldTests.swift": "import XCTest\n@testable import Shop\n"]
    try checkImports("Shop", generamba: "App", knowsModule: false, tests)
    try checkImports("App", generamba: "App", tests)
    // They say nothing if they import different modules.
    try checkImports(
      "App", generamba: "App", knowsModule: false,
      tests.merging(["Tests/App/KitTests.swift": "@testable import Kit"]) { one, _ in one })
  }

  private func checkImports(
    _ module: String, generamba: String, knowsModule: Bool = true, _ files: [String: String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    var layout = Self.layout
    layout.targets[0].knowsModule = knowsModule
    let location = try location(
      files.merging(["App.xcodeproj/": ""]) { one, _ in one }, layout: layout)
    #expect(location.testedModule == module, sourceLocation: sourceLocation)
    #expect(location.productModule == generamba, sourceLocation: sourceLocation)
  }

  // MARK: - Helpers

  /// - Parameter existing: the folders of existing modules and of their tests.
  private func check(
    _ code: String, tests: String, imports module: String,
    _ options: LocationOptions = LocationOptions(),
    _ files: [String: String] = ["App.xcodeproj/": ""],
    existing: (code: String, tests: String?)? = nil, from start: String = "",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let location = try location(
      files.merging(["App.xcodeproj/": ""]) { _, new in new }, options, existing: existing,
      from: start)
    #expect(location.code.map(Self.text) == code, sourceLocation: sourceLocation)
    #expect(location.tests.map(Self.text) == tests, sourceLocation: sourceLocation)
    #expect(location.productModule == module, sourceLocation: sourceLocation)
  }

  private func check(
    _ code: String, tests: String, imports module: String, _ files: [String: String],
    existing: (code: String, tests: String?)? = nil, from start: String = "",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try check(
      code, tests: tests, imports: module, LocationOptions(), files, existing: existing,
      from: start, sourceLocation: sourceLocation)
  }

  private static func text(_ place: ModuleLocation.Place) -> String {
    "\(place.folder) in \(place.group) of \(place.targets.joined(separator: ", "))"
  }

  private func location(
    _ files: [String: String] = ["App.xcodeproj/": ""],
    _ options: LocationOptions = LocationOptions(), layout: XcodeLayout = Self.layout,
    existing: (code: String, tests: String?)? = nil, from start: String = ""
  ) throws -> ModuleLocation {
    let folder = try ProjectFolder(files)
    return try Project(around: folder.path).location(
      of: ModuleName(validating: "Profile"), options: options,
      from: folder.path.appending(start), xcode: layout,
      existing: ExistingModules(folders: { code in
        guard code == nil, let existing else { return ExistingModules.Folders(code: code) }
        return ExistingModules.Folders(
          code: Self.path(existing.code), tests: existing.tests.map(Self.path))
      }))
  }
}
