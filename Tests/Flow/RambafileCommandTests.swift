import AdderTestSupport
import Foundation
import Testing

/// Tests with Rambafiles that Generamba 1.5 accepts. `Scripts/compare-with-generamba`
/// compares Adder with the real Generamba.
@Suite struct RambafileCommandTests {
  private static let head = """
    company: Company
    project_name: MyApp
    xcodeproj_path: App.xcodeproj
    project_target: App
    project_file_path: App/Modules

    """
  private static let one = head + "templates:\n- {name: t}\n"
  private static let several = head + "templates:\n- {name: first}\n- {name: second}\n"

  private static func app(
    _ rambafile: String, _ templates: String..., body: String = "// {{ prefix }}\n"
  ) throws -> XcodeApp {
    var files = ["Rambafile": rambafile]
    for name in templates {
      files.merge(rambaTemplate(name, code: ["{name: View.swift, path: Code/a.liquid}"])) { $1 }
      files["Templates/\(name)/Code/a.liquid"] = body
    }
    return try XcodeApp(SampleXcodeProject(), files)
  }

  @Test func `Several templates in a Rambafile require a choice; the error names them`() throws {
    let app = try Self.app(Self.several, "first", "second")
    try app.expectRefusal("gen", "Profile", status: 2, says: "none was chosen: first, second.")
    try app.expectRefusal("init", status: 2, says: "none was chosen: first, second.")
    try app.gen("Profile", "second")
    #expect(try app.adder("init", "--template", "first").status == 0)
    try app.gen("Login")
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")),
    arguments: ["1", "first"])
  func `In a terminal, the templates of the Rambafile are offered first`(answer: String) throws {
    for command in ["gen Profile", "init --no-base-files --author Me --company C"] {
      let app = try Self.app(Self.several, "first", "second")
      let outcome = try app.adder.shell(
        "printf '\(answer)\\n' | script -qec \"$ADDER \(command)\" /dev/null")
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(outcome.output.contains("1  first"), "\(outcome.output)")
      #expect(outcome.output.contains("2  second"))
      #expect(outcome.output.contains("surf-mvp"))
      if command.hasPrefix("init") {
        #expect(try app.adder.folder.read("adder.yml").contains("template: first"))
      } else {
        #expect(app.adder.folder.exists("App/Modules/Profile/ProfileView.swift"))
      }
    }
  }

  @Test func `The error about a template that is not installed says how to install it`() throws {
    try Self.app(Self.one).expectRefusal(
      "gen", "Profile", status: 2, says: "not installed. Run 'adder template install'.")
  }

  @Test func `Surf's template is replaced by the shipped one until it is installed`() throws {
    let app = try Self.app(Self.head + "templates:\n- {name: surf_mvp_module}\n")
    let outcome = try app.gen("Profile")
    #expect(
      outcome.errors.contains(
        "'surf_mvp_module' is not installed, so 'surf-mvp', which comes with Adder, is used."))
    let view = try app.adder.folder.read("App/Modules/Profile/View/ProfileViewController.swift")
    #expect(view.contains("final class ProfileViewController: UIViewController"))
    try app.gen("Login", "surf_mvp_module")
    let surf = rambaTemplate("surf_mvp_module", code: ["{name: View.swift, path: code.liquid}"])
    for (path, text) in surf { try app.adder.folder.write(text, to: path) }
    #expect(try !app.gen("Feed").errors.contains("surf-mvp"))
    #expect(
      try app.adder.folder.read("App/Modules/Feed/FeedView.swift")
        == "// Feed by surf_mvp_module\n")
  }

  @Test func `Surf's template that cannot be downloaded is a warning, another one an error`()
    throws
  {
    let adder = try CommandUnderTest([
      "adder.yml": """
      templates:
      - {name: surf_mvp_module, git: 'file:///nowhere'}
      - {name: other, git: 'file:///nowhere'}

      """
    ])
    let installed = try adder("template", "install", "surf_mvp_module")
    #expect(installed.status == 0)
    #expect(installed.errors.contains("warning: 'file:///nowhere' could not be downloaded"))
    #expect(installed.errors.contains("'adder gen' uses 'surf-mvp', which comes with Adder"))
    let other = try adder("template", "install")
    #expect(other.status != 0)
    #expect(other.errors.contains("error: 'file:///nowhere' could not be downloaded"))
    #expect(!adder.folder.exists("Templates"))
  }

  @Test func `A path option alone changes only the folder, not the group`() throws {
    let app = try Self.app(Self.one, "t")
    try app.gen("Profile", "--project_file_path", "Other")
    #expect(app.adder.folder.exists("Other/Profile/ProfileView.swift"))
    let files = try app.facts.files
    #expect(files["App/Modules/Profile/ProfileView.swift"] == "Other/Profile/ProfileView.swift")
  }

  @Test func `A parameter's value can be empty and keeps its spaces`() throws {
    let app = try Self.app(
      Self.one, "t", body: "// [{{ custom_parameters.a }}] [{{ custom_parameters.b }}]\n")
    try app.gen("Profile", "--custom_parameters", "a:", "b: x ")
    let text = try app.adder.folder.read("App/Modules/Profile/ProfileView.swift")
    #expect(text == "// [] [ x ]\n")
  }

  @Test func `With a prefix, a module's name can begin with a digit`() throws {
    let app = try Self.app(Self.one + "prefix: APP\n", "t")
    try app.gen("2FA")
    #expect(app.adder.folder.exists("App/Modules/2FA/APP2FAView.swift"))
    #expect(try app.adder("module", "remove", "2FA").status == 0)
    #expect(!app.adder.folder.exists("App/Modules/2FA"))
    try Self.app(Self.one, "t").expectRefusal(
      "gen", "2FA", status: 2, says: "'2FA' cannot name a module")
  }

  @Test(arguments: [
    "rambler-viper", "mutual-mobile-viper", "bytepace-viper", "clean-swift", "surf-mvp",
    "viper-light",
  ])
  func `Generated code contains no name that begins with a digit`(architecture: String) throws {
    let adder = try CommandUnderTest(packageFiles)
    let outcome = try adder("gen", "2FA", "--prefix", "APP", "--architecture", architecture)
    #expect(outcome.status == 0, "\(outcome.errors)")
    for (path, contents) in try adder.folder.files() where path.hasSuffix(".swift") {
      let code = String(decoding: contents, as: UTF8.self)
        .replacing(/"[^"]*"/, with: "").replacing(/\/\/.*/, with: "")
      #expect(code.firstMatch(of: /\b2\s*[Ff]\s*[Aa]/) == nil, "\(path)")
    }
  }

  @Test func `An absolute project path works, and init writes it relative to the folder`() throws {
    let app = try Self.app(Self.one, "t")
    let path = app.adder.folder.path
    let text = Self.one.replacing("xcodeproj_path: ", with: "xcodeproj_path: \(path)/")
    try app.adder.folder.write(text, to: "Rambafile")
    try app.gen("Profile")
    #expect(try app.adder("init", "--no-base-files").status == 0)
    #expect(try app.adder.folder.read("adder.yml").contains("xcodeProject: App.xcodeproj\n"))
  }

  @Test func `Another machine's project path is an error in gen and a warning in init`() throws {
    let app = try Self.app(Self.one, "t")
    let text = Self.one.replacing("xcodeproj_path: ", with: "xcodeproj_path: /Users/x/")
    try app.adder.folder.write(text, to: "Rambafile")
    try app.expectRefusal("gen", "Profile", status: 2, says: "'/Users/x/App.xcodeproj' is not in")
    let outcome = try app.adder("init", "--no-base-files")
    #expect(outcome.errors.contains("Rambafile:3:17: warning: '/Users/x/App.xcodeproj' is not in"))
    #expect(try !app.adder.folder.read("adder.yml").contains("Users"))
  }

  @Test(arguments: ["test_target: ApTests", "test_taget: AppTests", "prefix: R/M"])
  func `A mistake in a Rambafile does not stop commands that only read`(line: String) throws {
    let app = try Self.app(Self.one + "test_file_path: AppTests\n\(line)\n", "t")
    for words in [["module", "list"], ["template", "list"], ["architecture", "list"], ["check"]] {
      let outcome = try app.adder.run(words)
      #expect(outcome.status == 0, "\(words): \(outcome.errors)")
    }
    try app.expectRefusal("gen", "Profile", status: 2, says: "Rambafile:")
  }

  @Test func `A duplicate key is reported as a warning, and the last value applies`() throws {
    let app = try Self.app(Self.one + "prefix: OLD\nprefix: NEW\n", "t")
    let outcome = try app.gen("Profile")
    #expect(outcome.errors.contains("warning: 'prefix' is already set on line 8"))
    #expect(app.adder.folder.exists("App/Modules/Profile/NEWProfileView.swift"))
  }
}
