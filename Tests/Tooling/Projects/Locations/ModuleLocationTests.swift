import AdderBase
import AdderFindings
import AdderProjects
import AdderToolingTestSupport
import Testing

/// The location of a module in folders and Xcode projects, according to Generamba's rules for
/// paths.
@Suite struct ModuleLocationTests {
  @Test(arguments: [("App", "App"), ("My App", "My_App"), ("2fas", "_fas"), ("Café", "Café")])
  func `A target's module has a name that Swift can import`(target: String, module: String) {
    #expect(Project.identifier(target) == module)
  }

  @Test func `Without settings a module goes to Modules and its tests to Tests`() throws {
    try check(["adder.yml": ""], "Modules/Profile", tests: "Tests/Profile")
  }

  @Test func `A folder that already contains modules is used`() throws {
    try check(
      ["adder.yml": "", "Presentation/screens/Old/": ""],
      "Presentation/screens/Profile", tests: "Tests/Profile")
  }

  @Test func `The settings set the folders of modules and tests`() throws {
    try check(
      ["adder.yml": "modules: [App/Screens, Other]\ntests: AppTests"],
      "App/Screens/Profile", tests: "AppTests/Profile")
  }

  static let rambafile = """
    company: C
    project_name: My App
    xcodeproj_path: App.xcodeproj
    templates: []
    project_targets: [App, AppDev]
    project_file_path: /App/Classes/
    project_group_path: App/Modules
    test_target: AppTests
    test_file_path: AppTests/Classes
    test_group_path: AppTests/Modules
    """

  @Test func `A Rambafile sets files, groups and targets`() throws {
    let location = try location(["Rambafile": Self.rambafile])
    #expect(
      location.code == place("App/Classes/Profile", "App/Modules/Profile", ["App", "AppDev"]))
    #expect(
      location.tests == place("AppTests/Classes/Profile", "AppTests/Modules/Profile", ["AppTests"]))
    #expect(location.productModule == "My_App")
  }

  @Test func `The command line overrides each field and changes nothing else`() throws {
    let location = try location(
      ["Rambafile": Self.rambafile],
      LocationOptions(
        code: .init(targets: ["Other"], groupPath: "/Group/"), tests: .init(filePath: "T")))
    #expect(location.code == place("App/Classes/Profile", "Group/Profile", ["Other"]))
    #expect(location.tests == place("T/Profile", "AppTests/Modules/Profile", ["AppTests"]))
  }

  @Test func `The module path overrides everything`() throws {
    let location = try location(
      ["Rambafile": Self.rambafile],
      LocationOptions(
        code: .init(filePath: "F", groupPath: "G", path: "/M/"), tests: .init(path: "N/../T")))
    #expect(location.code == place("M/Profile", "M/Profile", ["App", "AppDev"]))
    #expect(location.tests == place("T/Profile", "T/Profile", ["AppTests"]))
  }

  @Test func `A missing file path defaults to the group path`() throws {
    let location = try location(
      ["App.xcodeproj/": ""], LocationOptions(code: .init(groupPath: "App/Modules")))
    #expect(location.code == place("App/Modules/Profile", "App/Modules/Profile", ["App"]))
  }

  @Test func `A project without a test target gets no tests, with a finding`() throws {
    let location = try location(["App.xcodeproj/": ""])
    #expect(location.tests == nil)
    #expect(location.findings.map(\.rule) == ["NoTestTarget"])
  }

  @Test(arguments: ["..", "a/../../b", "/etc", "/tmp/x", "//x"])
  func `A path on the command line that leads out of the project is refused`(path: String) throws {
    let error = #expect(throws: ProjectError.self) {
      try location(["adder.yml": ""], LocationOptions(code: .init(path: path)))
    }
    #expect(error?.message.hasPrefix("--module_path: '\(path)'") == true)
    #expect(throws: ProjectError.self) {
      try location(["adder.yml": ""], LocationOptions(tests: .init(groupPath: path)))
    }
  }

  @Test func `An absolute path into the project is accepted`() throws {
    let folder = try ProjectFolder(["adder.yml": ""])
    let options = LocationOptions(code: .init(path: folder.path.appending("App/Here").text))
    let location = try Project(around: folder.path).location(
      of: ModuleName(validating: "Profile"), options: options, from: folder.path)
    #expect(location.code?.folder.text == "App/Here/Profile")
  }

  // MARK: - Helpers

  private func place(_ folder: String, _ group: String, _ targets: [String]) -> ModuleLocation.Place
  {
    ModuleLocation.Place(
      folder: .root.appending(folder), group: .root.appending(group), targets: targets)
  }

  private func location(
    _ files: [String: String], _ options: LocationOptions = LocationOptions()
  ) throws -> ModuleLocation {
    let folder = try ProjectFolder(files)
    let targets = ["App", "AppDev", "Other"].prefix(files["Rambafile"] == nil ? 1 : 3)
    let layout = XcodeLayout(
      targets: targets.map { .init(name: $0, kind: .app, module: $0) }
        + (files["Rambafile"] == nil
          ? [] : [.init(name: "AppTests", kind: .unitTests, module: "AppTests")]))
    return try Project(around: folder.path).location(
      of: ModuleName(validating: "Profile"), options: options, from: folder.path, xcode: layout)
  }

  private func check(
    _ files: [String: String], _ code: String, tests: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let location = try location(files)
    #expect(location.code?.folder.text == code, sourceLocation: sourceLocation)
    #expect(location.tests?.folder.text == tests, sourceLocation: sourceLocation)
    #expect(location.findings.isEmpty, sourceLocation: sourceLocation)
  }
}
