import AdderTestSupport
import Foundation
import Testing

/// A folder with a sample Xcode project, its files, and other files such as a Rambafile.
struct XcodeApp {
  let adder: CommandUnderTest
  let path: String

  init(
    _ project: SampleXcodeProject = SampleXcodeProject(), _ files: [String: String] = [:],
    at path: String = "App.xcodeproj"
  ) throws {
    self.path = "\(path)/project.pbxproj"
    let folder = path.split(separator: "/").dropLast().map { "\($0)/" }.joined()
    var all = [self.path: project.text]
    for name in ["App", "AppDev", "Kit", "AppTests"] {
      all["\(folder)\(name)/\(name).swift"] = "// \(name)\n"
    }
    adder = try CommandUnderTest(all.merging(files) { _, new in new })
  }

  var text: String { get throws { try adder.folder.read(path) } }
  var facts: XcodeProjectFacts { get throws { try XcodeProjectFacts(text) } }

  /// Runs `gen`, which must succeed and leave a consistent project.
  @discardableResult
  func gen(
    _ words: String..., input: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Outcome {
    let outcome = try adder.run(["gen"] + words, input: input)
    #expect(outcome.status == 0, "\(outcome.errors)", sourceLocation: sourceLocation)
    #expect(try facts.problems == [], sourceLocation: sourceLocation)
    return outcome
  }

  /// Runs a command that must be refused and must not change a byte.
  func expectRefusal(
    _ words: String..., input: String = "", status: Int32, says: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try adder.folder.snapshot()
    let outcome = try adder.run(words, input: input)
    #expect(outcome.status == status, "\(outcome.errors)", sourceLocation: sourceLocation)
    #expect(
      outcome.errors.contains(says), "\(outcome.errors)", sourceLocation: sourceLocation)
    #expect(try adder.folder.snapshot() == before, sourceLocation: sourceLocation)
  }
}

extension TemporaryFolder {
  /// All files except those that Adder stores for `undo`.
  func files() throws -> [String: Data] {
    try snapshot().filter { !$0.key.hasPrefix(".adder/") }
  }
}

/// The files of a template in Generamba's format, by path in the project.
func rambaTemplate(_ name: String, code: [String], tests: [String] = []) -> [String: String] {
  let entries: ([String]) -> String = { $0.map { "- \($0)\n" }.joined() }
  return [
    "Templates/\(name)/\(name).rambaspec":
      "name: \(name)\nauthor: a\nversion: 1\ncode_files:\n\(entries(code))"
      + (tests.isEmpty ? "" : "test_files:\n\(entries(tests))"),
    "Templates/\(name)/code.liquid": "// {{ module_info.name }} by \(name)\n",
    "Templates/\(name)/test.liquid": "@testable import {{ module_info.product_module_name }}\n",
  ]
}

private let rambafile = """
  company: C
  project_name: My App
  xcodeproj_path: App.xcodeproj
  templates: []

  """

@Suite struct XcodeGenerateTests {
  @Test func `A module is added to the app's target, its tests to the test target`() throws {
    let app = try XcodeApp(SampleXcodeProject(), ["adder.yml": "targets: App\n"])
    try app.gen("Profile", "rambler-viper")
    let path = "App/Modules/Profile/Presenter/ProfilePresenter.swift"
    let test = "AppTests/Modules/Profile/Presenter/ProfilePresenterTests.swift"
    #expect(app.adder.folder.exists(path) && app.adder.folder.exists(test))
    let facts = try app.facts
    #expect(facts.files[path] == path)
    #expect(facts.files[test] == test)
    #expect(facts.members(of: "App").contains("ProfilePresenter.swift"))
    #expect(facts.members(of: "AppTests").contains("ProfilePresenterTests.swift"))
    #expect(facts.members(of: "AppDev") == ["AppDev.swift"])
    #expect(try app.adder.folder.read(test).contains("@testable import App\n"))
    #expect(try app.adder.folder.read(path).contains("//  App\n"))
  }

  @Test func `The working directory determines the target`() throws {
    let app = try XcodeApp()
    let outcome = try app.adder("gen", "Profile", "viper-light", in: "Kit")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try app.facts.members(of: "Kit").contains("ProfilePresenter.swift"))
    #expect(app.adder.folder.exists("Kit/Modules/Profile"))
  }

  @Test func `If several targets are possible, the error names them`() throws {
    try XcodeApp().expectRefusal(
      "gen", "Profile", "viper-light", status: 2, says: "'App' and 'AppDev'")
  }

  @Test(arguments: [false, true])
  func `A type that the target declares already is not declared again`(isSynchronized: Bool) throws
  {
    let app = try XcodeApp(
      SampleXcodeProject(isSynchronized: isSynchronized), ["Kit/Kit.swift": "enum Kit {}\n"])
    try app.expectRefusal(
      "gen", "Kit", "--architecture", "clean-swift", "--target", "Kit", status: 1,
      says: "declares it already, at Kit/Kit.swift:1")
    // The type of another target is another type.
    try app.gen("Kit", "clean-swift", "--target", "App")
  }

  @Test func `A group and its folder can have different paths`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(logicalGroups: ["Stories"]),
      rambaTemplate("t", code: ["{name: View/View.swift, path: code.liquid}"]))
    try app.gen(
      "Profile", "t", "--project_targets", "App,AppDev", "--project_file_path", "App/Classes",
      "--project_group_path", "Stories")
    let facts = try app.facts
    #expect(
      facts.files["Stories/Profile/View/ProfileView.swift"]
        == "App/Classes/Profile/View/ProfileView.swift")
    #expect(facts.members(of: "App").last == "ProfileView.swift")
    #expect(facts.members(of: "AppDev").last == "ProfileView.swift")
    #expect(
      try app.text.contains(
        "name = Profile;\n\t\t\tpath = App/Classes/Profile;\n\t\t\tsourceTree = SOURCE_ROOT;"))
  }

  @Test func `Only Generamba's templates import the module that Generamba would`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(),
      rambaTemplate(
        "old", code: ["{name: View.swift, path: code.liquid}"],
        tests: ["{name: Tests.swift, path: test.liquid}"]
      ).merging(["Rambafile": rambafile]) { $1 })
    try app.gen("Feed", "old", "--target", "App")
    #expect(
      try app.adder.folder.read("AppTests/Modules/Feed/FeedTests.swift")
        == "@testable import My_App\n")
    try app.gen("Profile", "rambler-viper", "--target", "App")
    let tests = try app.adder.folder.files().filter {
      $0.key.hasSuffix("ProfilePresenterTests.swift")
    }
    #expect(tests.count == 1)
    for text in tests.values {
      #expect(String(decoding: text, as: UTF8.self).contains("\n@testable import App\n"))
    }
  }

  @Test func `The paths and targets of a Rambafile are used`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(),
      rambaTemplate(
        "t", code: ["{name: View.swift, path: code.liquid}"],
        tests: ["{name: ViewTests.swift, path: test.liquid}"]
      ).merging([
        "Rambafile": rambafile + """
          project_targets: [App, Kit]
          project_file_path: /App/Modules/
          project_group_path: App/Modules
          test_target: AppTests
          test_file_path: AppTests/Modules
          test_group_path: AppTests/Modules
          """
      ]) { _, new in new })
    try app.gen("Profile", "t")
    let facts = try app.facts
    #expect(facts.members(of: "Kit") == ["Kit.swift", "ProfileView.swift"])
    #expect(facts.members(of: "AppTests") == ["AppTests.swift", "ProfileViewTests.swift"])
    #expect(
      try app.adder.folder.read("AppTests/Modules/Profile/ProfileViewTests.swift")
        == "@testable import My_App\n")
  }

  @Test func `A Rambafile with paths for tests only generates tests for every module`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(),
      rambaTemplate(
        "t", code: ["{name: View.swift, path: code.liquid}"],
        tests: ["{name: ViewTests.swift, path: test.liquid}"]
      ).merging([
        "Rambafile": rambafile
          + "test_target: AppTests\ntest_file_path: AppTests/M\ntest_group_path: AppTests/M\n"
      ]) { _, new in new })
    let outcome = try app.gen("Profile", "t")
    #expect(!outcome.errors.contains("exists"))
    try app.gen("Other", "t")
    #expect(
      try app.facts.files.keys.filter { $0.contains("View") }.sorted()
        == [
          "AppTests/M/Other/OtherViewTests.swift", "AppTests/M/Profile/ProfileViewTests.swift",
        ])
    #expect(!app.adder.folder.exists("Modules") && !app.adder.folder.exists("App/Modules"))
  }

  @Test func `A Rambafile with paths for code only generates only code, with a note`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(),
      [
        "Rambafile": rambafile
          + "project_target: App\nproject_file_path: App/M\nproject_group_path: App/M\n"
      ])
    let outcome = try app.gen("Profile", "viper-light")
    #expect(outcome.errors.contains("The settings name no place for tests"))
    #expect(try app.facts.members(of: "AppTests") == ["AppTests.swift"])
    #expect(try app.facts.members(of: "App").contains("ProfilePresenter.swift"))
  }

  @Test func `With logical groups, all files are in one folder`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(),
      rambaTemplate(
        "t",
        code: [
          "{name: View/View.swift, path: code.liquid}",
          "{name: Router/Router.swift, path: code.liquid}",
          "{name: Empty}",
        ]
      ).merging([
        "Rambafile": rambafile + """
          project_target: App
          project_file_path: App/Flat
          project_group_path: App/Modules
          create_logical_groups: true
          """
      ]) { _, new in new })
    let before = try app.text
    try app.gen("Profile", "t")
    try app.gen("Other", "t")
    let facts = try app.facts
    #expect(
      facts.files["App/Modules/Profile/View/ProfileView.swift"] == "App/Flat/ProfileView.swift")
    #expect(
      facts.files["App/Modules/Other/Router/OtherRouter.swift"] == "App/Flat/OtherRouter.swift")
    #expect(facts.emptyGroups == ["App/Modules/Profile/Empty", "App/Modules/Other/Empty"])
    #expect(
      try app.adder.folder.tree("App/Flat")
        == ["OtherRouter.swift", "OtherView.swift", "ProfileRouter.swift", "ProfileView.swift"])
    for module in ["Profile", "Other"] {
      let outcome = try app.adder("module", "remove", module)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    #expect(try app.text == before)
    #expect(try app.adder.folder.tree("App/Flat") == [])
  }

  @Test func `Resources are copied, sources compiled, and other files only listed`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(),
      rambaTemplate(
        "t",
        code: [
          "{name: View.swift, path: code.liquid}", "{name: View.xib, path: code.liquid}",
          "{name: Texts.json, path: code.liquid, is_resource: true}",
          "{name: Notes.md, path: code.liquid}",
        ]))
    try app.gen("Profile", "t", "--target", "App")
    let facts = try app.facts
    #expect(facts.members(of: "App") == ["App.swift", "ProfileView.swift"])
    #expect(
      facts.members(of: "App", in: "PBXResourcesBuildPhase")
        == ["ProfileView.xib", "ProfileTexts.json"])
    #expect(facts.files["App/Modules/Profile/ProfileNotes.md"] != nil)
  }

  @Test func `The settings can name an Xcode project in a subfolder`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(), ["adder.yml": "xcodeProject: ios/Main.xcodeproj\ntargets: App\n"],
      at: "ios/Main.xcodeproj")
    try app.gen("Profile", "viper-light")
    #expect(app.adder.folder.exists("ios/App/Modules/Profile/Logic/ProfilePresenter.swift"))
    #expect(
      try app.facts.files["App/Modules/Profile/Logic/ProfilePresenter.swift"]
        == "App/Modules/Profile/Logic/ProfilePresenter.swift")
    try app.gen("Shared", "viper-light", "--no-tests", "--module_path", "common")
    #expect(
      try app.facts.files["common/Shared/Logic/SharedPresenter.swift"]
        == "../common/Shared/Logic/SharedPresenter.swift")
  }

  @Test func `Paths are relative to the project's projectDirPath`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(sourceRoot: ".."),
      ["adder.yml": "xcodeProject: proj/Main.xcodeproj\ntargets: App\n"], at: "proj/Main.xcodeproj")
    try app.gen("Profile", "viper-light", "--no-tests", "--module_path", "App/M")
    #expect(app.adder.folder.exists("App/M/Profile"))
    #expect(
      try app.facts.files["App/M/Profile/Logic/ProfilePresenter.swift"]
        == "App/M/Profile/Logic/ProfilePresenter.swift")
  }

  @Test func `A synchronized folder needs no edit of the project`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(isSynchronized: true), ["adder.yml": "targets: App\n"])
    let before = try app.text
    try app.gen("Profile", "rambler-viper")
    #expect(app.adder.folder.exists("App/Modules/Profile/Presenter/ProfilePresenter.swift"))
    #expect(
      app.adder.folder.exists("AppTests/Modules/Profile/Presenter/ProfilePresenterTests.swift"))
    #expect(try app.text == before)
    let again = try app.gen("Profile", "rambler-viper")
    #expect(again.output.contains("Nothing to do"))
  }

  @Test
  func `Targets other than the synchronized folder's are added as exceptions and removed`() throws {
    let app = try XcodeApp(SampleXcodeProject(isSynchronized: true))
    let before = try app.text
    try app.gen("Profile", "viper-light", "--no-tests", "--target", "App,AppDev", "--force")
    let exceptions = try app.facts.exceptions(of: "AppDev")
    #expect(exceptions.contains("Modules/Profile/Logic/ProfilePresenter.swift"))
    #expect(try app.facts.exceptions(of: "App") == [])
    let outcome = try app.adder("module", "remove", "Profile")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try app.facts.exceptions(of: "AppDev") == [])
    #expect(try app.facts.problems == [])
    try app.adder("undo")
    try app.adder("undo")
    #expect(try app.text == before)
  }

  @Test func `Base files are added to the project once`() throws {
    let app = try XcodeApp(SampleXcodeProject(), ["adder.yml": "targets: App\n"])
    let outcome = try app.adder("init", "--architecture", "surf-mvp", "--base-files", "--force")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let base = try #require(
      try app.facts.files.first { $0.key.hasSuffix("ModuleTransitionable.swift") }, "\(outcome)")
    #expect(app.adder.folder.exists(base.value))
    let count = try app.facts.members(of: "App").count
    #expect(count > 1)
    try app.gen("Profile", "surf-mvp", "--target", "App")
    #expect(
      try app.facts.members(of: "App").filter { $0 == "ModuleTransitionable.swift" }.count == 1)
  }

  @Test func `A part is added to the module's group and targets`() throws {
    let app = try XcodeApp(SampleXcodeProject(), ["adder.yml": "targets: App\n"])
    try app.gen("Profile", "rambler-viper")
    let before = try app.text
    try app.gen("Profile", "rambler-viper", "--add", "Route")
    #expect(try app.facts.members(of: "App").contains("ProfileRoute.swift"))
    #expect(try app.facts.files["App/Modules/Profile/Router/ProfileRoute.swift"] != nil)
    try app.adder("undo")
    #expect(try app.text == before)
  }

  @Test func `Missing libraries are reported, except those of packages in the project`() throws {
    let template = rambaTemplate("t", code: ["{name: A.swift, path: code.liquid}"])
      .mapValues { $0.hasPrefix("name:") ? $0 + "dependencies: [Alamofire, ViperMcFlurry]\n" : $0 }
    let app = try XcodeApp(
      SampleXcodeProject(packages: ["https://github.com/Alamofire/Alamofire.git"]), template)
    let outcome = try app.gen("Profile", "t", "--target", "App")
    #expect(outcome.errors.contains("The template needs 'ViperMcFlurry', which is not in"))
  }
}

@Suite struct XcodeReplaceTests {
  private static let templates = rambaTemplate(
    "big",
    code: [
      "{name: View/View.swift, path: code.liquid}", "{name: Old/Old.swift, path: code.liquid}",
      "{name: Texts.json, path: code.liquid, is_resource: true}",
    ],
    tests: ["{name: ViewTests.swift, path: test.liquid}"]
  ).merging(rambaTemplate("small", code: ["{name: View/View.swift, path: code.liquid}"])) {
    _, new in new
  }

  private func app() throws -> XcodeApp {
    let app = try XcodeApp(SampleXcodeProject(), Self.templates)
    try app.gen("Profile", "big", "--target", "App,AppDev", "--test_target", "AppTests")
    return app
  }

  @Test(arguments: ["", "no\n", "\n"])
  func `An existing module is not replaced without a confirmation`(answer: String) throws {
    let app = try app()
    try app.expectRefusal(
      "gen", "Profile", "small", "--target", "App", input: answer, status: 1,
      says: answer.isEmpty
        ? "module already exists" : "Profile module already exists. Replace? (yes/no)")
  }

  @Test func `A group that Adder did not create is not changed without a confirmation`() throws {
    let app = try XcodeApp(SampleXcodeProject(), Self.templates)
    try app.gen("Profile", "big", "--target", "App", "--test_target", "AppTests")
    try FileManager.default.removeItem(
      at: app.adder.folder.url.appending(path: ".adder-modules"))
    try app.expectRefusal(
      "gen", "Profile", "viper-light", "--target", "App", input: "no\n", status: 1,
      says: "Profile module already exists. Replace? (yes/no)")
    let before = try app.adder.folder.files()
    let outcome = try app.gen("Profile", "viper-light", "--target", "App", input: "да\n")
    #expect(outcome.errors.contains("App/Modules/Profile/Old/ProfileOld.swift"))
    let facts = try app.facts
    #expect(facts.files["App/Modules/Profile/View/ProfileViewController.swift"] != nil)
    #expect(facts.files.keys.filter { $0.contains("Old") || $0.contains("Texts") } == [])
    #expect(!app.adder.folder.exists("App/Modules/Profile/Old") && facts.emptyGroups == [])
    try app.adder("undo")
    #expect(try app.adder.folder.files() == before)
  }

  @Test func `Replacing a module removes files that the new template does not generate`() throws {
    let app = try app()
    let before = try app.adder.folder.files()
    let outcome = try app.gen("Profile", "small", "--target", "App", input: "yes\n")
    #expect(outcome.errors.contains("App/Modules/Profile/Old/ProfileOld.swift"), "\(outcome)")
    let facts = try app.facts
    #expect(!app.adder.folder.exists("App/Modules/Profile/Old"))
    #expect(facts.files.keys.filter { $0.contains("Old") || $0.contains("Texts") } == [])
    #expect(facts.emptyGroups == [])
    #expect(facts.members(of: "App") == ["App.swift", "ProfileView.swift"])
    #expect(facts.members(of: "AppDev") == ["AppDev.swift"])
    #expect(facts.members(of: "App", in: "PBXResourcesBuildPhase") == [])
    try app.adder("undo")
    #expect(try app.adder.folder.files() == before)
  }

  @Test func `Replacing a module in fewer targets removes its other build files`() throws {
    let app = try app()
    try app.gen(
      "Profile", "big", "--target", "AppDev", "--test_target", "AppTests", "--module_path",
      "App/Modules", "--force")
    let facts = try app.facts
    #expect(facts.members(of: "App") == ["App.swift"])
    #expect(facts.members(of: "App", in: "PBXResourcesBuildPhase") == [])
    #expect(facts.members(of: "AppDev").contains("ProfileOld.swift"))
    #expect(facts.members(of: "AppDev", in: "PBXResourcesBuildPhase") == ["ProfileTexts.json"])
  }

  @Test func `A module with the same name elsewhere causes a warning`() throws {
    let app = try app()
    let outcome = try app.gen("Profile", "small", "--target", "AppDev", "--no-tests")
    #expect(outcome.errors.contains("'App/Modules/Profile'"), "\(outcome.errors)")
    #expect(app.adder.folder.exists("AppDev/Modules/Profile/View/ProfileView.swift"))
    let remove = try app.adder("module", "remove", "Profile")
    #expect(remove.status == 2)
    #expect(remove.errors.contains("'App/Modules/Profile', 'AppDev/Modules/Profile'"))
    #expect(
      try app.adder("module", "remove", "Profile", "--module-path", "AppDev/Modules").status == 0)
    #expect(
      try app.facts.members(of: "AppDev") == [
        "AppDev.swift", "ProfileView.swift", "ProfileOld.swift",
      ])
  }

  @Test func `A module can move to another group while its files stay in place`() throws {
    let app = try app()
    try app.gen(
      "Profile", "big", "--target", "App,AppDev", "--test_target", "AppTests",
      "--project_file_path", "App/Modules", "--project_group_path", "Stories", "--force")
    let facts = try app.facts
    #expect(facts.files["Stories/Profile/View/ProfileView.swift"] != nil)
    #expect(facts.files.keys.filter { $0.hasPrefix("App/Modules") } == [])
    #expect(facts.emptyGroups == [])
  }

  @Test func `A user's own files in a replaced module stay, on the disk and in the project`()
    throws
  {
    let app = try app()
    let mine = "App/Modules/Profile/Old/Mine.swift"
    try app.adder.folder.write("// mine\n", to: mine)
    let id = "ABCDEFABCDEFABCDEFABCDEF /* Mine.swift */"
    let child = try #require(
      try app.text.firstMatch(of: /\t{4}[0-9A-F]{24} \/\* ProfileOld.swift \*\/,\n/))
    let section = "/* Begin PBXFileReference section */\n"
    let shown = try app.text.replacing(child.0, with: "\(child.0)\t\t\t\t\(id),\n").replacing(
      section,
      with: """
        \(section)\t\t\(id) = {isa = PBXFileReference; path = Mine.swift; sourceTree = "<group>"; };

        """)
    try app.adder.folder.write(shown, to: app.path)
    let outcome = try app.gen("Profile", "small", "--target", "App", "--force")
    #expect(app.adder.folder.exists(mine))
    #expect(try app.facts.files[mine] == mine)
    #expect(outcome.errors.contains("Mine.swift"), "\(outcome.errors)")
  }

  @Test func `Generating the same module again changes nothing`() throws {
    let app = try app()
    let before = try app.adder.folder.snapshot()
    let outcome = try app.gen(
      "Profile", "big", "--target", "App,AppDev", "--test_target", "AppTests")
    #expect(outcome.output.contains("Nothing to do"), "\(outcome)")
    #expect(try app.adder.folder.snapshot() == before)
  }

  @Test func `Without a terminal, gen does not wait for an answer`() throws {
    let app = try app()
    let outcome = try app.adder.shell(
      "sleep 5 | { \"$ADDER\" gen Profile small --target App; echo \"status $?\"; }")
    #expect(outcome.output.contains("status 1"))
    #expect(outcome.errors.contains("Add --force to replace it"))
  }
}

@Suite struct XcodeRefusalTests {
  @Test func `An unknown target is reported before anything is written`() throws {
    let app = try XcodeApp(SampleXcodeProject(), ["adder.yml": "targets: [App, Ap]\n"])
    try app.expectRefusal(
      "gen", "Profile", "viper-light", status: 2,
      says: "adder.yml:1:10: error: 'App.xcodeproj' has no target 'Ap'. Did you mean 'App'?")
  }

  @Test func `No files can be added to a target that builds nothing`() throws {
    try XcodeApp().expectRefusal(
      "gen", "Profile", "viper-light", "--target", "Lint", status: 1, says: "cannot take files")
  }

  @Test func `A group in a synchronized folder cannot contain files from elsewhere`() throws {
    let app = try XcodeApp(SampleXcodeProject(isSynchronized: true))
    try app.expectRefusal(
      "gen", "Profile", "viper-light", "--target", "App", "--project_file_path", "Other",
      "--project_group_path", "App/Modules", "--no-tests", status: 1,
      says: "keeps in sync with the disk")
  }

  @Test func `A merge conflict is reported with its line, and nothing is written`() throws {
    let app = try XcodeApp()
    let broken = try app.text.replacing(
      "\tarchiveVersion", with: "<<<<<<< HEAD\n\tarchiveVersion", maxReplacements: 1)
    try app.adder.folder.write(broken, to: app.path)
    try app.expectRefusal(
      "gen", "Profile", "viper-light", status: 2,
      says: "App.xcodeproj/project.pbxproj:3:1: error: This is an unresolved merge conflict.")
  }

  @Test func `A project written as XML is refused with the way to convert it`() throws {
    let app = try XcodeApp()
    try app.adder.folder.write("<?xml version=\"1.0\"?>\n<plist/>\n", to: app.path)
    try app.expectRefusal(
      "gen", "Profile", "viper-light", status: 2, says: "Convert it with Xcode")
  }

  @Test func `A project without project.pbxproj is reported`() throws {
    let adder = try CommandUnderTest(["App.xcodeproj/notes.txt": ""])
    let outcome = try adder("gen", "Profile", "viper-light")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("App.xcodeproj/project.pbxproj' cannot be read"))
  }

  @Test func `A dry run shows what changes in the project and writes nothing`() throws {
    let app = try XcodeApp(SampleXcodeProject(), ["adder.yml": "targets: App\n"])
    let before = try app.adder.folder.snapshot()
    let outcome = try app.adder("gen", "Profile", "viper-light", "--dry-run")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("ProfilePresenter.swift in Sources"))
    let removed = outcome.output.split(separator: "\n")
      .filter { $0.hasPrefix("-") && !$0.hasPrefix("---") }
    #expect(removed == [])
    #expect(try app.adder.folder.snapshot() == before)
  }

  @Test func `Undo restores every byte of the project`() throws {
    let app = try XcodeApp(SampleXcodeProject(), ["adder.yml": "targets: App\n"])
    let before = try app.adder.folder.snapshot()
    try app.gen("Profile", "rambler-viper")
    #expect(try app.adder.folder.snapshot() != before)
    let outcome = try app.adder("undo")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try app.adder.folder.snapshot() == before)
  }

  @Test func `If Xcode has saved the project, undo suggests removing the module`() throws {
    let app = try XcodeApp(SampleXcodeProject(), ["adder.yml": "targets: App\n"])
    let before = try app.text
    try app.gen("Profile", "viper-light")
    let comment = "// saved by Xcode\n"
    try app.adder.folder.write(try app.text + comment, to: app.path)
    try app.expectRefusal("undo", status: 1, says: "adder module remove Profile")
    let outcome = try app.adder("module", "remove", "Profile")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try app.text == before + comment)
  }

  @Test func `If there are several Xcode projects, one must be chosen`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(), ["Other.xcodeproj/project.pbxproj": SampleXcodeProject().text])
    try app.expectRefusal(
      "gen", "Profile", "viper-light", "--target", "App", status: 2,
      says: "'App.xcodeproj', 'Other.xcodeproj'")
    try app.adder.folder.write("xcodeProject: App.xcodeproj\n", to: "adder.yml")
    try app.gen("Profile", "viper-light", "--target", "App")
  }
}
