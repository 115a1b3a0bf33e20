import AdderFindings
import AdderProjects
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
    let file = try SettingsFile(rambafile: Self.whole, file: "Rambafile")
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

  @Test func `Targets may be a text with commas, and win over the single target`() throws {
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

  @Test func `An unknown key is a finding that names the one meant`() throws {
    let findings = try read("author: Me\nproject_traget: App").findings
    #expect(
      findings.map(\.description) == [
        "Rambafile:6:1: warning: 'project_traget' is not a key that is known here. "
          + "Did you mean 'project_target'?"
      ])
  }

  @Test func `All mandatory keys that are missing are named at once`() {
    check(
      "author: Me",
      """
      Rambafile:1:1: error: A Rambafile must set 'company', 'project_name', 'xcodeproj_path' and \
      'templates'. Add 'company: …', 'project_name: …', 'xcodeproj_path: …', 'templates: …'.
      """)
    check(
      "",
      """
      Rambafile:1:1: error: A Rambafile must set 'company', 'project_name', 'xcodeproj_path' and \
      'templates'. Add 'company: …', 'project_name: …', 'xcodeproj_path: …', 'templates: …'.
      """)
  }

  @Test func `Beside a package no Xcode project is needed`() throws {
    let text = "company: C\nproject_name: P\ntemplates:"
    let file = try SettingsFile(rambafile: text, file: "Rambafile", needsXcodeProject: false)
    #expect(file.settings.projectName == "P")
    check(
      text,
      """
      Rambafile:1:1: error: A Rambafile must set 'xcodeproj_path'. Add 'xcodeproj_path: …'.
      """)
  }

  @Test func `A target without its paths is refused, and what is missing is named`() {
    checkBody(
      "project_targets: [App]",
      """
      Rambafile:5:18: error: 'project_targets' is set, so 'project_file_path' and \
      'project_group_path' must be set as well: a target, a file path and a group path belong \
      together. Add 'project_file_path: …', 'project_group_path: …', or remove 'project_targets'.
      """)
    checkBody(
      "test_file_path: T\ntest_group_path: T",
      """
      Rambafile:5:17: error: 'test_file_path' is set, so 'test_targets' must be set as well: \
      a target, a file path and a group path belong together. Add 'test_targets: …', \
      or remove 'test_file_path'.
      """)
  }

  @Test func `A path that leads out of the project is refused where it stands`() {
    checkBody(
      "project_target: A\nproject_file_path: ../A\nproject_group_path: A",
      """
      Rambafile:6:20: error: '../A' leads out of the project's folder. Choose a folder inside it, \
      or put the settings file into the folder that holds both.
      """)
  }

  @Test func `What cannot begin or name what Swift has is refused where it stands`() {
    checkBody(
      "prefix: R/M",
      """
      Rambafile:5:9: error: 'R/M' cannot be a prefix: it becomes the beginning of the names of \
      types and files. Start with a letter and use only letters, digits and '_', for example 'APP'.
      """)
    checkBody(
      "product_module_name: 2nd",
      """
      Rambafile:5:22: error: '2nd' cannot be the name of a Swift module, which tests import. \
      Start with a letter and use only letters, digits and '_', for example 'App'.
      """)
  }

  @Test func `A template comes from one place`() {
    check(
      """
      company: C
      project_name: P
      xcodeproj_path: P.xcodeproj
      templates:
      - {name: x, local: a, git: b}
      """,
      """
      Rambafile:5:3: error: The template 'x' has both 'local' and 'git'. \
      Keep the one it shall come from.
      """)
  }

  @Test(arguments: [
    "- a", "company: [1", "company: {}\nproject_name: b\nxcodeproj_path: c\ntemplates:",
  ])
  func `What is no Rambafile is an error with its place`(text: String) {
    let error = #expect(throws: YAMLError.self) {
      try SettingsFile(rambafile: text, file: "Rambafile")
    }
    #expect(error?.location?.file == "Rambafile")
  }

  // MARK: - The door

  private static let head =
    "company: C\nproject_name: P\nxcodeproj_path: P.xcodeproj\ntemplates: []\n"

  private func read(_ body: String) throws -> SettingsFile {
    try SettingsFile(rambafile: Self.head + body, file: "Rambafile")
  }

  private func checkBody(
    _ body: String, _ error: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    check(Self.head + body, error, sourceLocation: sourceLocation)
  }

  private func check(
    _ text: String, _ description: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: ProjectError.self, sourceLocation: sourceLocation) {
      try SettingsFile(rambafile: text, file: "Rambafile")
    }
    #expect(error?.description == description, sourceLocation: sourceLocation)
  }
}
