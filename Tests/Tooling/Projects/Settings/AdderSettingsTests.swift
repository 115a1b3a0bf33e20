import AdderBase
import AdderFindings
import AdderProjects
import AdderYAML
import Testing

@Suite struct AdderSettingsTests {
  @Test func `Every key is read`() throws {
    let settings = try read(
      """
      architecture: rambler-viper
      template: my_template
      author: Ivan
      company: Rambler&Co
      project: Sandbox
      productModule: SandboxKit
      prefix: RCM
      xcodeProject: Sandbox.xcodeproj
      targets: Sandbox
      testTargets: [SandboxTests]
      modules: Sources/Sandbox/Modules
      tests: [Tests/A, Tests/B]
      logicalGroups: no
      parameters: {ui: uikit, comments: true, tests: xctest}
      parts: {with: State, without: [Facade, Route]}
      templates: [plain, {name: near, local: ../near}, {name: far, git: "https://x.y/z"}]
      catalogs: https://a.b/c
      podfile: Podfile
      cartfile: Cartfile
      roles: {Presenter: Brain, View: [Page, Screen]}
      exclude: [Generated, App/Old.swift]
      """)
    var expected = AdderSettings()
    expected.architecture = .named("rambler-viper")
    expected.template = "my_template"
    expected.author = "Ivan"
    expected.company = "Rambler&Co"
    expected.projectName = "Sandbox"
    expected.productModule = "SandboxKit"
    expected.prefix = "RCM"
    expected.xcodeProject = try RelativePath(validating: "Sandbox.xcodeproj")
    expected.targets = ["Sandbox"]
    expected.testTargets = ["SandboxTests"]
    expected.modules = ModuleFolders([try RelativePath(validating: "Sources/Sandbox/Modules")])
    expected.tests = ModuleFolders([
      try RelativePath(validating: "Tests/A"), try RelativePath(validating: "Tests/B"),
    ])
    expected.hasLogicalGroups = false
    expected.parameters = [
      "ui": .text("uikit"), "comments": .flag(true), "tests": .text("xctest"),
    ]
    expected.parts = PartChoice(with: ["State"], without: ["Facade", "Route"])
    expected.templates = [
      TemplateSource("plain"), TemplateSource("near", .local("../near")),
      TemplateSource("far", .git(url: "https://x.y/z", branch: nil)),
    ]
    expected.catalogs = ["https://a.b/c"]
    expected.podfile = "Podfile"
    expected.cartfile = "Cartfile"
    expected.roleEndings = ["Presenter": ["Brain"], "View": ["Page", "Screen"]]
    expected.excluded = [
      try RelativePath(validating: "Generated"), try RelativePath(validating: "App/Old.swift"),
    ]
    #expect(settings == expected)
  }

  @Test func `An empty file and a file of comments set nothing`() throws {
    #expect(try read("") == AdderSettings())
    #expect(try read("# nothing yet\n") == AdderSettings())
  }

  @Test(arguments: ["Architectures/ours.yml", "./ours.yml", "ours.yaml"])
  func `An architecture can be a file of the team's own`(text: String) throws {
    let path = try RelativePath(validating: text)
    #expect(try read("architecture: \(text)").architecture == .file(path))
  }

  @Test func `Folder and group may differ`() throws {
    let folders = ModuleFolders(
      [try RelativePath(validating: "App/Code")], group: try RelativePath(validating: "App/Group"))
    #expect(try read("modules: {folder: App/Code, group: App/Group}").modules == folders)
  }

  @Test(arguments: [
    (
      "architcture: x",
      "1:1: error: 'architcture' is not a known key here. Did you mean 'architecture'?"
    ),
    (
      "parts:\n  wiht: [A]",
      "2:3: error: 'wiht' is not a known key here. Did you mean 'with'?"
    ),
    (
      "modules: {folder: a, gruop: b}",
      "1:22: error: 'gruop' is not a known key here. Did you mean 'group'?"
    ),
    (
      "templates:\n- name: a\n  locla: b",
      "3:3: error: 'locla' is not a known key here. Did you mean 'local'?"
    ),
    ("templates:\n- local: b", "2:3: error: The key 'name' is missing. Add 'name: …'."),
    ("author: [a]", "1:9: error: Expected a string here, found a list."),
    ("logicalGroups: perhaps", "1:16: error: Expected true or false here, found 'perhaps'."),
    (
      "modules: ..",
      "1:10: error: '..' leads out of the project's folder. Choose a folder inside it, or put the settings file into the folder that contains both."
    ),
    (
      "tests: [a, /b]",
      "1:12: error: '/b' is an absolute path. Write it relative to the project's folder, for example 'Sources/App/Modules'."
    ),
    (
      "prefix: ../../x",
      "1:9: error: '../../x' cannot be a prefix: it becomes the beginning of the names of types and files. Start with a letter and use only letters, digits and '_', for example 'APP'."
    ),
    (
      "productModule: my-app",
      "1:16: error: 'my-app' cannot be the name of a Swift module, which tests import. Start with a letter and use only letters, digits and '_', for example 'App'."
    ),
    ("parameters: {ui: [a]}", "1:18: error: Expected a string here, found a list."),
    ("- a", "1:1: error: Expected a mapping of keys to values here, found a list."),
  ])
  func `An invalid setting is refused with its location`(text: String, description: String) {
    let error = #expect(throws: (any Error).self) { try read(text) }
    #expect((error as? any ReportedError)?.description == "adder.yml:" + description)
  }

  @Test func `Settings of one file complete those of another`() throws {
    let own = try read("author: Me\nparameters: {ui: none}\nmodules: Here")
    let other = try read(
      """
      author: You
      company: C
      parameters: {ui: uikit, tests: xctest}
      modules: {folder: There, group: Group}
      targets: [T]
      """)
    let joined = own.completed(by: other)
    #expect(joined.author == "Me")
    #expect(joined.company == "C")
    #expect(joined.parameters == ["ui": .text("none"), "tests": .text("xctest")])
    #expect(joined.modules == own.modules)
    #expect(joined.targets == ["T"])
    #expect(own.completed(by: AdderSettings()) == own)
    #expect(AdderSettings().completed(by: other) == other)
  }

  // MARK: - Writing

  @Test func `A new file explains how to set the architecture`() {
    #expect(
      AdderSettings().text == """
        # Settings of Adder for this project. Every key is optional.

        # The architecture that modules follow; `adder architecture list` lists them all.
        # architecture: rambler-viper

        """)
  }

  @Test func `A Rambafile is converted to an equivalent adder.yml`() throws {
    let rambafile = try SettingsFile(
      rambafile: RambafileTests.whole, file: "Rambafile", root: .root
    ).settings
    let text = rambafile.text
    #expect(try read(text) == rambafile)
    #expect(
      text.contains(
        """
        # Where modules go.
        targets: [GenerambaSandbox]
        modules:
          folder: GenerambaSandbox/Classes/Modules
          group: GenerambaSandbox/Modules
        """))
  }

  @Test func `Any settings survive the round trip through a file`() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let settings = try AdderSettings.random(using: &random)
      let text = settings.text
      #expect(try read(text) == settings, "\(text)")
    }
  }

  // MARK: - Helpers

  private func read(_ text: String) throws -> AdderSettings {
    try SettingsFile(adder: text, file: "adder.yml").settings
  }
}

extension AdderSettings {
  private static let texts = [
    "App", "yes", "null", "~", "", " padded ", "a: b", "# no comment", "O'Neil \"x\" \\", "1.0",
    "- dash", "[list]", "{map}", "Рамблер", "🦊", "line\nline", "tab\t", "*alias", "&anchor", "@x",
    "a,b", "key:", "%", "`", "!tag", "x #y", "\u{7F}\u{85}\u{A0}\u{2028}\u{FEFF}",
  ]

  /// Random settings with values that are difficult in YAML.
  static func random(
    using random: inout some RandomNumberGenerator
  ) throws -> AdderSettings {
    func text() -> String { texts.randomElement(using: &random) ?? "" }
    func maybe() -> String? { Bool.random(using: &random) ? text() : nil }
    func list() -> [String] { (0..<Int.random(in: 0...3, using: &random)).map { _ in text() } }
    func path() throws -> RelativePath {
      try RelativePath(
        validating: ["App", "a b/c", "Код", "yes", "a:b", "#x"].randomElement(using: &random) ?? "x"
      )
    }
    func folders() throws -> ModuleFolders? {
      switch Int.random(in: 0...3, using: &random) {
      case 0: nil
      case 1: ModuleFolders([try path()], group: try path())
      case 2: ModuleFolders([try path(), try path()])
      default: ModuleFolders([try path()])
      }
    }
    var settings = AdderSettings()
    settings.architecture =
      Bool.random(using: &random)
      ? .named("clean-swift") : .file(try RelativePath(validating: "x.yml"))
    settings.template = maybe()
    settings.author = maybe()
    settings.company = maybe()
    settings.projectName = maybe()
    settings.productModule = ["App", "Код", "_1", nil].randomElement(using: &random) ?? nil
    settings.prefix = ["", "RCM", "yes", "Ж_", nil].randomElement(using: &random) ?? nil
    settings.xcodeProject = Bool.random(using: &random) ? try path() : nil
    settings.targets = list()
    settings.testTargets = list()
    settings.modules = try folders()
    settings.tests = try folders()
    settings.makesCode = settings.modules == nil && Bool.random(using: &random) ? false : nil
    settings.makesTests = settings.tests == nil && Bool.random(using: &random) ? false : nil
    settings.hasLogicalGroups = [nil, true, false].randomElement(using: &random) ?? nil
    for _ in 0..<3 {
      settings.parameters[text()] = Bool.random(using: &random) ? .text(text()) : .flag(true)
    }
    settings.parts = PartChoice(with: list(), without: list())
    settings.templates = list().map { name in
      switch Int.random(in: 0...2, using: &random) {
      case 0: TemplateSource(name)
      case 1: TemplateSource(name, .local(text()))
      default: TemplateSource(name, .git(url: text(), branch: maybe()))
      }
    }
    settings.catalogs = list()
    settings.podfile = maybe()
    settings.cartfile = maybe()
    for _ in 0..<2 { settings.roleEndings[text()] = [text()] + list() }
    settings.excluded = Bool.random(using: &random) ? [try path()] : []
    return settings
  }
}
