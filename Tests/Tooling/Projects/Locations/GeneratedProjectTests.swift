import AdderBase
import AdderFindings
import AdderProjects
import AdderToolingTestSupport
import Testing

/// The location of a module in an app whose Xcode project XcodeGen or Tuist generates.
@Suite struct GeneratedProjectTests {
  // MARK: - XcodeGen

  private static let projectYML = """
    name: Shop
    settings: { base: { VERSION: 1 } }
    targets:
      Model: { type: framework, platform: iOS, sources: Model }
      Shop:
        type: application
        platform: iOS
        sources: [{ path: Shop, excludes: ["**/*.md"] }, Generated]
        dependencies: [{ target: Model }, { sdk: WebKit.framework }]
      ShopTests:
        type: bundle.unit-test
        platform: iOS
        sources: ShopTests
      ShopUITests: { type: bundle.ui-testing, platform: iOS, sources: ShopUITests }
    """

  private static let folders = [
    "Model/": "", "Shop/": "", "Generated/": "", "ShopTests/": "", "ShopUITests/": "",
  ]

  @Test func `XcodeGen's app gets the module, and its test target the tests`() throws {
    try check(
      ["project.yml": Self.projectYML, "Shop/Scenes/": ""],
      code: "Shop/Scenes/Profile of Shop", tests: "ShopTests/Scenes/Profile of ShopTests",
      imports: "Shop")
  }

  @Test func `Modules go beside the existing ones if no folder has a usual name`() throws {
    try check(
      ["project.yml": Self.projectYML], existingModules: "Shop/UI/Pages",
      code: "Shop/UI/Pages/Profile of Shop",
      tests: "ShopTests/UI/Pages/Profile of ShopTests", imports: "Shop")
    try check(
      ["project.yml": Self.projectYML], existingModules: "Other",
      code: "Shop/Modules/Profile of Shop",
      tests: "ShopTests/Modules/Profile of ShopTests", imports: "Shop")
  }

  @Test func `The target, its module and its platform are those of the file`() throws {
    let mac = """
      targets:
        Shop:
          type: application
          platform: macOS
          templates: [Common]
          settings: { base: { PRODUCT_MODULE_NAME: ShopKit } }
      targetTemplates:
        Common: { sources: [Shop] }
      """
    try check(
      ["project.yml": mac], code: "Shop/Modules/Profile of Shop", tests: nil, imports: "ShopKit",
      ui: "none", findings: ["NoTestTarget"])
  }

  @Test func `A folder outside the target's sources is reported with its setting`() throws {
    let location = try check(
      ["project.yml": Self.projectYML, "adder.yml": "modules: Screens\ntargets: Shop\n"],
      code: "Screens/Profile of Shop", tests: "ShopTests/Screens/Profile of ShopTests",
      imports: "Shop", findings: ["ModuleOutsideTargets"])
    #expect(location.findings.first?.message.contains("Set 'modules:' in adder.yml") == true)
    #expect(location.findings.first?.location?.line == 1)
  }

  @Test func `Another tool's file of the same name is not a project`() throws {
    try check(
      ["project.yml": "title: My page\n"], code: "Modules/Profile of ", tests: "Tests/Profile of ",
      imports: nil, ui: "none")
    try check(
      ["project.yml": "{ not yaml"], code: "Modules/Profile of ", tests: "Tests/Profile of ",
      imports: nil, ui: "none")
  }

  @Test func `Targets in an included file leave the decision to the folders`() throws {
    try check(
      ["project.yml": "include: base.yml\n", "adder.yml": "targets: Shop\n"],
      code: "Modules/Profile of Shop", tests: "Tests/Profile of ", imports: nil)
  }

  // MARK: - Tuist

  @Test func `The targets of Tuist's manifest are used`() throws {
    let manifest = """
      import ProjectDescription

      let project = Project(
        name: "Shop",
        targets: [
          .target(
            name: "Shop", destinations: .iOS, product: .app, bundleId: "a.b",
            sources: ["Shop/Sources/**"], dependencies: [.target(name: "Kit")]),
          .target(
            name: "Kit", destinations: [.iPhone, .iPad], product: .framework, bundleId: "a.k",
            sources: "Kit/**"),
          .target(
            name: "ShopTests", destinations: .iOS, product: .unitTests, bundleId: "a.t",
            sources: ["Shop/Tests/**/*.swift"], dependencies: [.target(name: "Shop")]),
        ])
      """
    try check(
      ["Project.swift": manifest, "Shop/Sources/Modules/": "", "Shop/Tests/": "", "Kit/": ""],
      code: "Shop/Sources/Modules/Profile of Shop",
      tests: "Shop/Tests/Modules/Profile of ShopTests", imports: "Shop")
  }

  @Test func `If a helper computes the targets, Tuist's usual folders are used`() throws {
    let manifest = """
      import ProjectDescription
      import ProjectDescriptionHelpers

      let project = Project.app(name: "Shop", platform: .iOS, additionalTargets: [])
      """
    try check(
      [
        "Project.swift": manifest, "Targets/Shop/Sources/Modules/": "", "Targets/Shop/Tests/": "",
      ],
      code: "Targets/Shop/Sources/Modules/Profile of Shop",
      tests: "Targets/Shop/Tests/Modules/Profile of ShopTests", imports: "Shop")
  }

  // MARK: - The project's folder

  @Test func `The file is found above the current folder, but other markers come first`() throws {
    let folder = try ProjectFolder(
      ["project.yml": Self.projectYML].merging(Self.folders) { one, _ in one })
    let inner = try Project(around: folder.path.appending("Shop"))
    #expect(inner.root == folder.path)
    #expect(inner.isMarked && inner.name == "Shop" && inner.findings.isEmpty)
    let outer = try ProjectFolder([
      "adder.yml": "modules: A\n", "ios/project.yml": Self.projectYML,
    ])
    #expect(try Project(around: outer.path.appending("ios")).root == outer.path)
    let generated = try ProjectFolder(["project.yml": Self.projectYML, "Shop.xcodeproj/": ""])
    #expect(
      try Project(around: generated.path).kind
        == .xcodeProject(RelativePath.root.appending("Shop.xcodeproj")))
  }

  // MARK: - The door

  /// Checks where the module `Profile` goes, what its tests import, and the default of `ui`.
  @discardableResult
  private func check(
    _ files: [String: String], existingModules: String? = nil, code: String, tests: String?,
    imports module: String?,
    ui: String = "uikit", findings: [String] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> ModuleLocation {
    let folder = try ProjectFolder(files.merging(Self.folders) { one, _ in one })
    let project = try Project(around: folder.path)
    let location = try project.location(
      of: ModuleName(validating: "Profile"), from: folder.path,
      existing: ExistingModules(
        folderInSources: { existingModules.map { RelativePath.root.appending($0) } }))
    let text = { (place: ModuleLocation.Place) in
      "\(place.folder) of \(place.targets.joined(separator: ", "))"
    }
    #expect(location.code.map(text) == code, sourceLocation: sourceLocation)
    #expect(location.tests.map(text) == tests, sourceLocation: sourceLocation)
    if let module {
      #expect(location.testedModule == module, sourceLocation: sourceLocation)
    }
    #expect(location.findings.map(\.rule) == findings, sourceLocation: sourceLocation)
    var target: XcodeLayout.Target?
    if case .generatedProject(let generated) = project.kind {
      target = location.code?.targets.first.flatMap { generated.layout.target(named: $0) }
    }
    #expect(project.likelyUserInterface(for: target) == ui, sourceLocation: sourceLocation)
    return location
  }
}
