import AdderBase
import AdderFindings
import AdderProjects
import AdderToolingTestSupport
import Testing

/// The location of a module in a Swift package.
@Suite struct PackageLocationTests {
  private static let one = """
    .target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"]),
    """
  private static let two = """
    .target(name: "App"), .target(name: "Core"),
    .testTarget(name: "AppTests", dependencies: ["App"]),
    .testTarget(name: "CoreTests", dependencies: ["Core"]),
    """

  @Test(arguments: ["library", "executable", "tool"])
  func `A package made by 'swift package init' needs no configuration`(type: String) throws {
    let folder = try ProjectFolder()
    let made = Tool(name: "swift").output(
      "package", "init", "--type", type, "--name", "my-app", in: folder.path.text)
    try #require(made != nil)
    let location = try Project(around: folder.path).location(
      of: ModuleName(validating: "Profile"), from: folder.path)
    #expect(location.code?.folder.text == "Sources/my-app/Modules/Profile")
    #expect(location.tests?.folder.text == "Tests/my-appTests/Modules/Profile")
    #expect(location.code?.targets == ["my-app"])
    #expect(location.tests?.targets == ["my-appTests"])
    #expect(location.productModule == "my_app")
    #expect(location.findings.isEmpty)
  }

  @Test func `The only suitable target is used`() throws {
    try check(
      """
      .target(name: "App"), .plugin(name: "P", capability: .buildTool()), .macro(name: "M"),
      .systemLibrary(name: "C"), .testTarget(name: "AppTests", dependencies: ["M", "App"]),
      """, code: "Sources/App/Modules/Profile", tests: "Tests/AppTests/Modules/Profile")
  }

  @Test func `A lone target with all of Sources as its folder has its modules there`() throws {
    try check(
      ".executableTarget(name: \"App\")", files: ["Sources/main.swift"],
      code: "Sources/Modules/Profile", tests: nil, findings: ["NoTestTarget"])
  }

  @Test func `Of several targets, the one in the working directory is used`() throws {
    try check(
      Self.two, files: ["Sources/Core/a/x.swift", "Sources/App/x.swift"], from: "Sources/Core/a",
      code: "Sources/Core/Modules/Profile", tests: "Tests/CoreTests/Modules/Profile")
  }

  @Test func `Of several targets, the one that has modules is used`() throws {
    try check(
      Self.two, files: ["Sources/Core/x.swift", "Sources/App/Screens/Login/x.swift"],
      code: "Sources/App/Screens/Profile", tests: "Tests/AppTests/Screens/Profile")
  }

  @Test func `A module and its tests go beside the existing ones`() throws {
    let existing = ExistingModules.Folders(
      code: .root.appending("Sources/Core/UI"), tests: .root.appending("Tests/CoreTests/Units"))
    try check(
      Self.two, files: ["Sources/Core/x.swift", "Sources/App/Screens/Login/x.swift"],
      existing: existing, code: "Sources/Core/UI/Profile", tests: "Tests/CoreTests/Units/Profile")
    // Another target has other modules.
    try check(
      Self.two, files: ["Sources/Core/x.swift", "Sources/App/x.swift"], from: "Sources/App",
      existing: existing, code: "Sources/App/Modules/Profile",
      tests: "Tests/AppTests/Modules/Profile")
  }

  @Test func `Several possible targets are an error that lists them`() throws {
    try checkError(
      Self.two,
      """
      error: The package has several targets that the module could go into: 'App' and 'Core'. \
      Choose one with '--target' or with 'targets:' in adder.yml, or run the command in its folder.
      """)
  }

  @Test func `A conditional target is used only if it is named`() throws {
    let targets =
      ".target(name: \"App\")] + []); if isOn { package.targets += [.target(name: \"Mac\")"
    try check(
      targets, code: "Sources/App/Modules/Profile", tests: nil, findings: ["NoTestTarget"])
    try check(
      targets, options: LocationOptions(code: .init(targets: ["Mac"])),
      code: "Sources/Mac/Modules/Profile", tests: nil, findings: ["NoTestTarget"])
  }

  @Test func `The error about a package without targets says what to add`() throws {
    try checkError(
      ".testTarget(name: \"T\")",
      """
      error: The package 'Kit' has no target that a module could go into. \
      Add '.target(name: "Kit")' to Package.swift.
      """)
  }

  @Test func `A named target is used`() throws {
    try check(
      Self.two, options: LocationOptions(code: .init(targets: ["Core"])),
      code: "Sources/Core/Modules/Profile", tests: "Tests/CoreTests/Modules/Profile")
    try check(
      Self.two, settings: "targets: Core\ntestTargets: CoreTests",
      code: "Sources/Core/Modules/Profile", tests: "Tests/CoreTests/Modules/Profile")
  }

  @Test func `An unknown or unsuitable target is an error at its location`() throws {
    try checkError(
      Self.two, settings: "author: Me\ntargets: [Coer]",
      """
      adder.yml:2:10: error: The package has no suitable target 'Coer'. Did you mean 'Core'? \
      Suitable targets: 'App' and 'Core'.
      """)
    try checkError(
      Self.two, settings: "targets: AppTests",
      """
      adder.yml:1:10: error: 'AppTests' is a test target and cannot take this. \
      Suitable targets: 'App' and 'Core'.
      """)
    try checkError(
      Self.one, options: LocationOptions(tests: .init(targets: ["App"])),
      """
      error: 'App' is a library target and cannot take this. Suitable targets: 'AppTests'.
      """)
    try checkError(
      Self.two, options: LocationOptions(code: .init(targets: ["App", "Core"])),
      """
      error: 'App' and 'Core' are 2 targets, but a file of a package belongs to one. \
      Give one, for example '--target App'.
      """)
  }

  @Test func `A named folder determines its target`() throws {
    try check(
      Self.two, options: LocationOptions(code: .init(path: "Sources/Core/Here")),
      code: "Sources/Core/Here/Profile", tests: "Tests/CoreTests/Here/Profile")
    try check(
      Self.two, settings: "modules: Sources/App/UI\ntests: Tests/AppTests/UI",
      code: "Sources/App/UI/Profile", tests: "Tests/AppTests/UI/Profile")
  }

  @Test func `A folder that no target compiles causes a warning`() throws {
    try check(
      Self.one, options: LocationOptions(code: .init(path: "Elsewhere")),
      code: "Elsewhere/Profile", tests: nil, findings: ["ModuleOutsideTargets", "NoTestTarget"])
    try check(
      ".target(name: \"App\", exclude: [\"Drafts\"])",
      options: LocationOptions(code: .init(path: "Sources/App/Drafts")),
      code: "Sources/App/Drafts/Profile", tests: nil,
      findings: ["ModuleOutsideTargets", "NoTestTarget"])
  }

  @Test func `A folder outside the named target is an error`() throws {
    try checkError(
      Self.two, settings: "targets: App\nmodules: Sources/Core",
      """
      adder.yml:2:10: error: The target 'App' does not compile files in 'Sources/Core'; \
      its folder is 'Sources/App'. Choose a folder inside it, or another target.
      """)
  }

  @Test func `The test target depends on the target, preferably with the usual name`() throws {
    let target = ".target(name: \"App\"),"
    try check(
      target + """
        .testTarget(name: "Early", dependencies: ["App"]),
        .testTarget(name: "AppTests", dependencies: [.target(name: "App")]),
        """, code: "Sources/App/Modules/Profile", tests: "Tests/AppTests/Modules/Profile")
    try check(
      target
        + ".testTarget(name: \"AppTests\"), .testTarget(name: \"Specs\", dependencies: [\"App\"])",
      code: "Sources/App/Modules/Profile", tests: "Tests/Specs/Modules/Profile")
  }

  @Test func `A test target that cannot import the code causes a warning`() throws {
    let message = """
      warning: The test target 'AppTests' does not depend on 'Core', so its tests cannot import \
      what they test. Add 'Core' to its dependencies in Package.swift, or choose another test \
      target.
      """
    let named = LocationOptions(code: .init(targets: ["Core"]), tests: .init(targets: ["AppTests"]))
    #expect(try location(Self.two, options: named).findings.map(\.description) == [message])
    let settings = "targets: Core\ntests: Tests/AppTests/UI"
    #expect(
      try location(Self.two, settings: settings).findings.map(\.description)
        == ["adder.yml:2:8: " + message])
    try check(
      ".target(name: \"App\"), .testTarget(name: \"T\", dependencies: make())",
      options: LocationOptions(tests: .init(targets: ["T"])),
      code: "Sources/App/Modules/Profile", tests: "Tests/T/Modules/Profile")
  }

  @Test func `Without a test target, no tests are generated, and a note says what to add`() throws {
    let location = try location(".target(name: \"App\")")
    #expect(location.tests == nil)
    #expect(
      location.findings.map(\.description) == [
        """
        note: No test target depends on 'App', so no tests are generated. Add \
        '.testTarget(name: "AppTests", dependencies: ["App"])' to Package.swift to get them.
        """
      ])
  }

  @Test func `Outside all targets, the note names no target`() throws {
    let options = LocationOptions(code: .init(path: "Elsewhere"))
    #expect(
      try location(Self.one, options: options).findings.last?.description == """
        note: No target is known for the module, so no tests are generated. Choose a folder inside a \
        target, or give --test_path.
        """)
  }

  @Test func `A target with several source folders has its modules in the first`() throws {
    try check(
      ".target(name: \"App\", path: \"App\", sources: [\"Code\", \"More\"])",
      code: "App/Code/Modules/Profile", tests: nil, findings: ["NoTestTarget"])
  }

  @Test func `A folder that the target excludes is not used`() throws {
    let target = ".target(name: \"App\", exclude: [\"Modules\"]),"
    try check(
      target, code: "Sources/App/Profile", tests: nil, findings: ["NoTestTarget"])
    try check(
      ".target(name: \"App\", exclude: [\"Screens\"])", files: ["Sources/App/Screens/A/x.swift"],
      code: "Sources/App/Modules/Profile", tests: nil, findings: ["NoTestTarget"])
    try check(
      ".target(name: \"App\", exclude: [\"Modules\", \"Profile\"])",
      code: "Sources/App/Modules/Profile", tests: nil,
      findings: ["ModuleOutsideTargets", "NoTestTarget"])
    try check(
      """
      .target(name: "App"),
      .testTarget(name: "AppTests", dependencies: ["App"], exclude: ["Modules"])
      """, code: "Sources/App/Modules/Profile", tests: "Tests/AppTests/Modules/Profile",
      findings: ["ModuleOutsideTargets"])
  }

  @Test func `If the manifest computes targets, the folders decide`() throws {
    try check(
      "feature(\"Home\")", files: ["Sources/Home/a.swift", "Tests/HomeTests/a.swift"],
      code: "Sources/Home/Modules/Profile", tests: "Tests/HomeTests/Modules/Profile")
  }

  @Test func `If folders cannot determine the target, the error names the options`() throws {
    try checkError(
      "feature(\"Home\")", options: LocationOptions(code: .init(targets: ["Home"])),
      """
      error: The package has no suitable target 'Home'. No other target is suitable. Package.swift \
      computes some of its targets, so not all of them are known; for one of those, give \
      '--target' and '--module_path' together.
      """)
    try check(
      "feature(\"Home\")",
      options: LocationOptions(code: .init(targets: ["Home"], path: "Code/Home")),
      code: "Code/Home/Profile", tests: nil, findings: ["NoTestTarget"])
    try checkError(
      ".target(name: \"App\", path: paths[0])",
      """
      error: Package.swift computes the folder of the target 'App', so it is not known. \
      Give the folder with '--module_path'.
      """)
  }

  // MARK: - Helpers

  private func location(
    _ targets: String, settings: String? = nil, files: [String] = [], from start: String = "",
    options: LocationOptions = LocationOptions(),
    existing: ExistingModules.Folders? = nil
  ) throws -> ModuleLocation {
    let folder = try ProjectFolder([
      "Package.swift": """
      // swift-tools-version:6.0
      let package = Package(name: "Kit", targets: [\(targets)])
      """
    ])
    for file in files { try folder.write(file, "") }
    if let settings { try folder.write("adder.yml", settings) }
    let project = try Project(around: folder.path)
    return try project.location(
      of: ModuleName(validating: "Profile"), options: options, from: folder.path.appending(start),
      existing: ExistingModules(folders: { existing ?? ExistingModules.Folders(code: $0) }))
  }

  private func check(
    _ targets: String, settings: String? = nil, files: [String] = [], from start: String = "",
    options: LocationOptions = LocationOptions(),
    existing: ExistingModules.Folders? = nil, code: String, tests: String?,
    findings: [String] = [], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let location = try location(
      targets, settings: settings, files: files, from: start, options: options,
      existing: existing)
    #expect(location.code?.folder.text == code, sourceLocation: sourceLocation)
    #expect(location.tests?.folder.text == tests, sourceLocation: sourceLocation)
    #expect(location.findings.map(\.rule) == findings, sourceLocation: sourceLocation)
  }

  private func checkError(
    _ targets: String, settings: String? = nil, options: LocationOptions = LocationOptions(),
    _ description: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let error = #expect(throws: ProjectError.self, sourceLocation: sourceLocation) {
      try location(targets, settings: settings, options: options)
    }
    #expect(error?.description == description, sourceLocation: sourceLocation)
  }
}
