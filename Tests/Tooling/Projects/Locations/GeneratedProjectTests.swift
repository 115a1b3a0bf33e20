import AdderBase
import AdderFindings
import AdderProjects
import AdderToolingTestSupport
import Testing

/// The location of a module in an app whose Xcode project XcodeGen, Tuist or Bazel generates.
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

  // MARK: - Bazel

  private static let buildFile = """
    load("@build_bazel_rules_swift//swift:swift.bzl", "swift_library")

    # The app's code is a library.
    swift_library(
        name = "ShopLib",
        srcs = glob(
            ["Shop/**/*.swift"],
            exclude = ["Shop/Old/**"],
        ) + ["Generated/main.swift"],
        module_name = "Shop",
        deps = [":Model", "//other:thing"],
    )

    swift_library(name = "Model", srcs = glob(["Model/*.swift"]))

    swift_library(
        name = "ShopTestsLib",
        testonly = True,
        srcs = glob(["ShopTests/**/*.swift"]),
        deps = [":ShopLib"],
    )

    ios_application(name = "ShopApp", families = ["iphone"], deps = [":ShopLib"])

    ios_unit_test(name = "ShopTests", deps = [":ShopTestsLib"])

    xcodeproj(name = "xcodeproj", project_name = "Shop", top_level_targets = [":ShopApp"])
    """

  @Test(arguments: ["BUILD", "BUILD.bazel"])
  func `The app's library in a file of Bazel gets the module`(file: String) throws {
    try check(
      [file: Self.buildFile, "Shop/Scenes/": ""],
      code: "Shop/Scenes/Profile of ShopLib", tests: "ShopTests/Scenes/Profile of ShopTestsLib",
      imports: "Shop")
  }

  @Test func `Sources behind a glob count, and what it leaves out does not`() throws {
    let folder = try ProjectFolder(
      ["BUILD": Self.buildFile, "Shop/Old/": ""].merging(Self.folders) { one, _ in one })
    guard case .generatedProject(let generated) = try Project(around: folder.path).kind else {
      Issue.record("The project is Bazel's.")
      return
    }
    #expect(generated.sources(of: "ShopLib").map(\.text) == ["Shop", "Generated"])
  }

  @Test func `The Xcode project that Bazel makes is no project of its own`() throws {
    try check(
      ["BUILD": Self.buildFile, "Shop.xcodeproj/project.pbxproj": "", "Shop/Scenes/": ""],
      code: "Shop/Scenes/Profile of ShopLib", tests: "ShopTests/Scenes/Profile of ShopTestsLib",
      imports: "Shop")
    let other = try ProjectFolder([
      "BUILD": Self.buildFile, "Other.xcodeproj/project.pbxproj": "",
    ])
    #expect(
      try Project(around: other.path).kind
        == .xcodeProject(RelativePath.root.appending("Other.xcodeproj")))
  }

  @Test func `A file of Bazel without Swift is no project`() throws {
    try check(
      ["BUILD": "cc_library(name = \"c\")\n"], code: "Modules/Profile of ",
      tests: "Tests/Profile of ", imports: nil, ui: "none")
  }

  // MARK: - Beside others

  @Test func `An Xcode project of which git ignores the file is generated`() throws {
    try check(
      [
        "project.yml": Self.projectYML, "Shop/Scenes/": "",
        "Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme": "",
      ],
      code: "Shop/Scenes/Profile of Shop", tests: "ShopTests/Scenes/Profile of ShopTests",
      imports: "Shop")
  }

  @Test func `A package of tools gets no modules if there is a project beside it`() throws {
    let manifest = """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(name: "Tools", targets: [.executableTarget(name: "Tools")])
      """
    try check(
      ["Package.swift": manifest, "project.yml": Self.projectYML, "Shop/Scenes/": ""],
      code: "Shop/Scenes/Profile of Shop", tests: "ShopTests/Scenes/Profile of ShopTests",
      imports: "Shop")
    let alone = try ProjectFolder(["Package.swift": manifest])
    guard case .swiftPackage = try Project(around: alone.path).kind else {
      Issue.record("There is nothing else.")
      return
    }
  }

  @Test func `Beside a package that only lists dependencies, the projects below are listed`() throws
  {
    let manifest = """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(name: "Dependencies")
      """
    let tuist = "let project = Project(name: \"A\", targets: [])\n"
    let folder = try ProjectFolder([
      "Package.swift": manifest, "Projects/A/Project.swift": tuist,
      "Projects/B/Project.swift": tuist,
    ])
    let project = try Project(around: folder.path)
    #expect(
      project.foundXcodeProjects.map(\.path.text)
        == ["Projects/A/Project.swift", "Projects/B/Project.swift"])
    let empty = try ProjectFolder(["Package.swift": manifest])
    guard case .swiftPackage = try Project(around: empty.path).kind else {
      Issue.record("There is nothing else.")
      return
    }
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
    let generated = try ProjectFolder([
      "project.yml": Self.projectYML, "Shop.xcodeproj/project.pbxproj": "",
    ])
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
