import AdderBase
import AdderFindings
import AdderProjects
import AdderToolingTestSupport
import AdderYAML
import Testing

@Suite struct RambafileTests {
  static let whole = """
    ### Headers settings
    company: Rambler&Co
    author: Ivan

    ### Xcode project settings
    project_name: GenerambaSandbox
    prefix: RCM
    product_module_name: Sandbox
    xcodeproj_path: GenerambaSandbox.xcodeproj

    ### Code generation settings section
    project_target: GenerambaSandbox
    project_file_path: /GenerambaSandbox/Classes/Modules/
    project_group_path: GenerambaSandbox/Modules
    test_targets: [SandboxTests, SandboxUITests]
    test_file_path: SandboxTests/Modules
    test_group_path: SandboxTests/Modules
    podfile_path: Podfile
    cartfile_path: Cartfile
    create_logical_groups: true

    catalogs:
    - 'https://github.com/rambler-digital-solutions/generamba-catalog'
    templates:
    - {name: local_template_name, local: 'relative/path'}
    - {name: remote_template_name, git: 'https://github.com/igrekde/remote_template', branch: dev}
    - {name: catalog_template_name}
    """

  @Test func `Every key is read`() throws {
    let file = try SettingsFile(
      rambafile: Self.whole, file: "Rambafile", root: AbsolutePath("/project"))
    var expected = AdderSettings()
    expected.company = "Rambler&Co"
    expected.author = "Ivan"
    expected.projectName = "GenerambaSandbox"
    expected.prefix = "RCM"
    expected.productModule = "Sandbox"
    expected.xcodeProject = try RelativePath(validating: "GenerambaSandbox.xcodeproj")
    expected.targets = ["GenerambaSandbox"]
    expected.modules = ModuleFolders(
      [try RelativePath(validating: "GenerambaSandbox/Classes/Modules")],
      group: try RelativePath(validating: "GenerambaSandbox/Modules"))
    expected.testTargets = ["SandboxTests", "SandboxUITests"]
    let tests = try RelativePath(validating: "SandboxTests/Modules")
    expected.tests = ModuleFolders([tests], group: tests)
    expected.podfile = "Podfile"
    expected.cartfile = "Cartfile"
    expected.hasLogicalGroups = true
    expected.catalogs = ["https://github.com/rambler-digital-solutions/generamba-catalog"]
    expected.templates = [
      TemplateSource("local_template_name", .local("relative/path")),
      TemplateSource(
        "remote_template_name",
        .git(url: "https://github.com/igrekde/remote_template", branch: "dev")),
      TemplateSource("catalog_template_name"),
    ]
    #expect(file.settings == expected)
    #expect(file.findings.isEmpty)
  }

  @Test func `Targets can be a text with commas, and override the single target`() throws {
    let settings = try read(
      """
      project_target: Old
      project_targets: App, AppDev,
      project_file_path: App
      project_group_path: App
      """
    ).settings
    #expect(settings.targets == ["App", "AppDev"])
  }

  @Test func `An unknown key is a finding with a suggestion`() throws {
    let findings = try read("author: Me\nproject_traget: App").findings
    #expect(
      findings.map(\.description) == [
        "Rambafile:6:1: warning: 'project_traget' is not a known key here. "
          + "Did you mean 'project_target'?"
      ])
  }

  @Test func `The last of several equal keys is used, and the others are reported`() throws {
    let file = try read("prefix: OLD\nprefix: MID\nprefix: NEW")
    #expect(file.settings.prefix == "NEW")
    #expect(
      file.findings.map(\.description) == [
        "Rambafile:6:1: warning: 'prefix' is already set on line 5. The last one is used; keep one.",
        "Rambafile:7:1: warning: 'prefix' is already set on line 6. The last one is used; keep one.",
      ])
  }

  @Test func `A missing file or group path defaults to the other one`() throws {
    let path = try RelativePath(validating: "App/Modules")
    for key in ["project_file_path", "project_group_path"] {
      let settings = try read("project_target: App\n\(key): /App/Modules/").settings
      #expect(settings.modules == ModuleFolders([path], group: path))
    }
    for key in ["test_file_path", "test_group_path"] {
      let settings = try read("test_target: App\n\(key): App/Modules").settings
      #expect(settings.tests == ModuleFolders([path], group: path))
    }
    let root = try read("project_target: App\nproject_file_path: ''").settings.modules
    #expect(root == ModuleFolders([.root], group: .root))
  }

  @Test func `An absolute path of the Xcode project becomes relative to the Rambafile`() throws {
    let text = "company: C\nproject_name: P\nxcodeproj_path: /home/me/Code/P.xcodeproj\ntemplates:"
    let file = try SettingsFile(
      rambafile: text, file: "Rambafile", root: AbsolutePath("/home/me"))
    #expect(file.settings.xcodeProject?.text == "Code/P.xcodeproj")
    #expect(file.obstacles.isEmpty)
  }

  @Test func `An Xcode project elsewhere fails only commands that generate a module`() throws {
    let text = "company: C\nproject_name: P\nxcodeproj_path: /Users/x/P.xcodeproj\ntemplates:"
    let advice = "Give the path from that folder, for example 'xcodeproj_path: P.xcodeproj'."
    try check(
      ["Rambafile": text, "P.xcodeproj/": ""],
      """
      Rambafile:3:17: error: '/Users/x/P.xcodeproj' is not in the Rambafile's folder. \(advice)
      """)
  }

  @Test func `A key that Generamba ignores is a warning`() throws {
    let findings = try read(
      """
      product_module_name: Sources/App
      templates:
      - {name: a, local: b, git: c, tag: d}
      """)
    #expect(findings.settings.productModule == "Sources/App")
    #expect(findings.settings.templates == [TemplateSource("a", .git(url: "c", branch: nil))])
    #expect(
      Set(findings.findings.map(\.rule)) == ["UnusableProductModule", "OddTemplate", "RepeatedKey"])
    #expect(findings.obstacles.isEmpty)
  }

  @Test func `All missing mandatory keys are listed at once`() throws {
    for text in ["author: Me", ""] {
      try check(
        ["Rambafile": text],
        """
        Rambafile:1:1: error: A Rambafile must set 'company', 'project_name', 'xcodeproj_path' and \
        'templates'. Add 'company: …', 'project_name: …', 'xcodeproj_path: …', 'templates: …'.
        """)
    }
  }

  @Test func `With a package, no Xcode project is required`() throws {
    let text = "company: C\nproject_name: P\ntemplates:"
    try check(
      ["Rambafile": text],
      """
      Rambafile:1:1: error: A Rambafile must set 'xcodeproj_path'. Add 'xcodeproj_path: …'.
      """)
    let manifest = """
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """
    try check(["Rambafile": text, "Package.swift": manifest], nil)
  }

  @Test func `With an adder.yml, no key is required`() throws {
    try check(["Rambafile": "author: Me", "adder.yml": "project: P"], nil)
  }

  @Test func `A target without a folder is refused, and so is a folder without a target`() throws {
    try checkBody(
      "project_targets: [App]",
      """
      Rambafile:5:18: error: 'project_targets' is set, but the folder is not. \
      Add 'project_file_path: …', or remove 'project_targets'.
      """)
    try checkBody(
      "test_group_path: T",
      """
      Rambafile:5:18: error: 'test_group_path' is set, but the target is not. \
      Add 'test_target: …', or remove 'test_group_path'.
      """)
  }

  @Test func `Missing keys can come from the command line`() throws {
    let path = LocationOptions(code: .init(path: "App/Modules"))
    try checkBody("project_target: App", nil, path)
    let target = LocationOptions(tests: .init(targets: ["AppTests"]))
    try checkBody("test_file_path: Tests", nil, target)
  }

  @Test func `Commands that only read do not need the keys for generation`() throws {
    let folder = try ProjectFolder([
      "Rambafile": "prefix: R/M\ntest_taget: T\ntest_file_path: ../T\nxcodeproj_path: /A.xcodeproj"
    ])
    let project = try Project(around: folder.path)
    #expect(project.kind == .folders)
    #expect(project.findings.contains { $0.message.contains("Did you mean 'test_target'?") })
  }

  @Test func `A path that leads out of the project is refused at its location`() throws {
    try checkBody(
      "project_target: A\nproject_file_path: ../A\nproject_group_path: A",
      """
      Rambafile:6:20: error: '../A' leads out of the project's folder. Choose a folder inside it, \
      or put the settings file into the folder that contains both.
      """)
  }

  @Test func `A prefix that cannot begin the name of a type is refused at its location`() throws {
    try checkBody(
      "prefix: R/M",
      """
      Rambafile:5:9: error: 'R/M' cannot be a prefix: it becomes the beginning of the names of \
      types and files. Start with a letter and use only letters, digits and '_', for example 'APP'.
      """)
  }

  @Test(arguments: [
    "- a", "company: [1", "company: {}\nproject_name: b\nxcodeproj_path: c\ntemplates:",
  ])
  func `A text that is not a Rambafile is an error with its location`(text: String) {
    let error = #expect(throws: YAMLError.self) {
      try SettingsFile(rambafile: text, file: "Rambafile", root: .root)
    }
    #expect(error?.location?.file == "Rambafile")
  }

  // MARK: - Helpers

  private static let head =
    "company: C\nproject_name: P\nxcodeproj_path: P.xcodeproj\ntemplates: []\n"
  private static let layout = XcodeLayout(targets: [
    .init(name: "App", kind: .app, module: "App"),
    .init(name: "AppTests", kind: .unitTests, module: "AppTests"),
  ])

  private func read(_ body: String) throws -> SettingsFile {
    try SettingsFile(
      rambafile: Self.head + body, file: "Rambafile", root: AbsolutePath("/project"))
  }

  private func checkBody(
    _ body: String, _ error: String?, _ options: LocationOptions = LocationOptions(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try check(["Rambafile": Self.head + body], error, options, sourceLocation: sourceLocation)
  }

  /// Checks the location of a module in a project with these files.
  ///
  /// - Parameter error: the expected error; `nil` if the module has a location.
  private func check(
    _ files: [String: String], _ error: String?, _ options: LocationOptions = LocationOptions(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let folder = try ProjectFolder(files)
    let project = try Project(around: folder.path)
    var description: String?
    do {
      _ = try project.location(
        of: ModuleName(validating: "Profile"), options: options, from: folder.path,
        xcode: Self.layout)
    } catch let error as any ReportedError {
      description = error.description
    }
    #expect(description == error, sourceLocation: sourceLocation)
  }
}
