import AdderTestSupport
import Foundation
import Testing

/// Cases with Xcode projects that reviewers found.
@Suite struct XcodeCornerTests {
  private static let template = rambaTemplate(
    "t",
    code: [
      "{name: View/View.swift, path: code.liquid}",
      "{name: Presenter/Presenter.swift, path: code.liquid}",
    ], tests: ["{name: ViewTests.swift, path: test.liquid}"])

  private static let rambafile =
    "company: C\nproject_name: App\nxcodeproj_path: App.xcodeproj\ntemplates: []\n"
  private static let code =
    "project_target: App\nproject_file_path: App/Modules\nproject_group_path: App/Modules\n"
  private static let tests =
    "test_target: AppTests\ntest_file_path: AppTests/M\ntest_group_path: AppTests/M\n"

  private func app(
    _ files: [String: String] = [:], _ project: SampleXcodeProject = SampleXcodeProject(),
    at path: String = "App.xcodeproj"
  ) throws -> XcodeApp {
    try XcodeApp(project, Self.template.merging(files) { _, new in new }, at: path)
  }

  @Test func `Modules are not added to a group without a folder`() throws {
    let app = try app(
      ["adder.yml": "modules: NewCode\ntargets: App\n"],
      SampleXcodeProject(logicalGroups: ["Products"]))
    try app.gen("Profile", "t", "--no-tests")
    #expect(try app.facts.files["NewCode/Profile/View/ProfileView.swift"] != nil)
  }

  @Test func `Removing a module's files from a target needs a confirmation`() throws {
    let app = try app(["Rambafile": Self.rambafile + Self.code])
    try app.gen("Profile", "t", "--project_targets", "App,Kit")
    try app.expectRefusal(
      "gen", "Profile", "t", "--project_targets", "App", input: "", status: 1,
      says:
        "In the Xcode project, files of the module would lose targets or groups.\nProfile module"
    )
    try app.gen("Profile", "t", "--project_targets", "App", input: "yes\n")
    #expect(try app.facts.members(of: "Kit") == ["Kit.swift"])
  }

  @Test func `A target membership that the user added in Xcode is kept`() throws {
    let app = try app(["Rambafile": Self.rambafile + Self.code])
    try app.gen("Profile", "t")
    let reference = try #require(
      try app.text.firstMatch(of: /([0-9A-F]{24}) \/\* ProfileView.swift \*\/ = \{isa = PBXFileR/)?
        .1)
    let id = "ABCDEFABCDEFABCDEFABCDEF"
    let ticked = try app.text
      .replacing(
        "/* Begin PBXBuildFile section */\n",
        with: """
          /* Begin PBXBuildFile section */
          \t\t\(id) /* ProfileView.swift in Sources */ = {isa = PBXBuildFile; fileRef = \
          \(reference) /* ProfileView.swift */; };

          """
      )
      .replacing(
        "/* Kit.swift in Sources */,\n",
        with: "/* Kit.swift in Sources */,\n\t\t\t\t\(id) /* ProfileView.swift in Sources */,\n")
    try app.adder.folder.write(ticked, to: app.path)
    #expect(try app.gen("Profile", "t").output.contains("Nothing to do"))
    #expect(try app.facts.members(of: "Kit") == ["Kit.swift", "ProfileView.swift"])
  }

  @Test func `A Rambafile for code or tests only works the same beside adder.yml`() throws {
    for (places, made, notMade) in [
      (Self.tests, "AppTests/M/Profile/ProfileViewTests.swift", "App/Modules"),
      (Self.code, "App/Modules/Profile/View/ProfileView.swift", "AppTests/Modules"),
    ] {
      let app = try app(["Rambafile": Self.rambafile + places, "adder.yml": "author: Me\n"])
      try app.gen("Profile", "t")
      #expect(app.adder.folder.exists(made) && !app.adder.folder.exists(notMade))
      // 'init' copies all of its settings, so the Rambafile can then be deleted.
      let outcome = try app.adder("init", "--template", "t", "--force")
      #expect(outcome.status == 0, "\(outcome.errors)")
      try FileManager.default.removeItem(at: app.adder.folder.url.appending(path: "Rambafile"))
      try app.gen("News")
      #expect(app.adder.folder.exists(made.replacing("Profile", with: "News")), "\(places)")
      #expect(!app.adder.folder.exists(notMade))
    }
  }

  @Test func `A module can be removed after its Xcode project was renamed`() throws {
    let app = try app(["adder.yml": "targets: App\n"])
    let before = try app.text
    try app.gen("Profile", "t")
    let root = app.adder.folder.url
    try FileManager.default.moveItem(
      at: root.appending(path: "App.xcodeproj"), to: root.appending(path: "New.xcodeproj"))
    let outcome = try app.adder("module", "remove", "Profile")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try app.adder.folder.read("New.xcodeproj/project.pbxproj") == before)
  }

  @Test func `If the Xcode project is gone, a module is removed only with --force`() throws {
    let app = try app(["adder.yml": "targets: App\n"])
    try app.gen("Profile", "t")
    try FileManager.default.removeItem(at: app.adder.folder.url.appending(path: "App.xcodeproj"))
    try app.expectRefusal("module", "remove", "Profile", status: 1, says: "no longer exists")
    #expect(try app.adder("module", "remove", "Profile", "--force").status == 0)
    #expect(!app.adder.folder.exists("App/Modules"))
  }

  @Test func `A module generated again in the same group with another folder is replaced`() throws {
    let app = try app(["Rambafile": Self.rambafile + Self.code + Self.tests])
    try app.gen("Profile", "t")
    try app.gen(
      "Profile", "t", "--project_file_path", "App/Stories", "--project_group_path", "App/Modules",
      input: "yes\n")
    #expect(!app.adder.folder.exists("App/Modules"))
    #expect(
      try app.facts.files["App/Modules/Profile/View/ProfileView.swift"]
        == "App/Stories/Profile/View/ProfileView.swift")
    #expect(try app.facts.members(of: "App").count == 3)
    #expect(try app.adder("module", "remove", "Profile").status == 0)
    #expect(try app.facts.files.count == 4)
  }

  @Test func `A module that was moved is not removed, and that is reported`() throws {
    let app = try app(["adder.yml": "targets: App\n"])
    try app.gen("Profile", "t", "--no-tests")
    let root = app.adder.folder.url
    try FileManager.default.moveItem(
      at: root.appending(path: "App/Modules"), to: root.appending(path: "App/Legacy"))
    let moved = try app.text.replacing("path = Modules;", with: "path = Legacy;")
    try app.adder.folder.write(moved, to: app.path)
    try app.expectRefusal("module", "remove", "Profile", status: 1, says: "remove it by hand")
  }

  @Test func `Settings above the project's folder apply if they name the project`() throws {
    let app = try app(
      ["adder.yml": "xcodeProject: ios/App.xcodeproj\nprefix: ACME\ntargets: App\n"],
      at: "ios/App.xcodeproj")
    let outcome = try app.adder("gen", "Profile", "t", "--no-tests", in: "ios/App")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(app.adder.folder.exists("ios/App/Modules/Profile/View/ACMEProfileView.swift"))
    #expect(app.adder.folder.exists(".adder-modules/Profile.yml"))
    #expect(try app.adder("undo", in: "ios").status == 0)
    #expect(!app.adder.folder.exists("ios/App/Modules"))
  }

  @Test func `A group whose name differs from its folder is found`() throws {
    let app = try app(["adder.yml": "targets: App\n"])
    try app.gen("Old", "t", "--no-tests")
    let renamed = try app.text.replacing(
      "\t\t\tpath = Modules;", with: "\t\t\tname = \"Экраны\";\n\t\t\tpath = Modules;")
    try app.adder.folder.write(renamed, to: app.path)
    try app.gen("Profile", "t", "--no-tests")
    #expect(try app.facts.files["App/Экраны/Profile/View/ProfileView.swift"] != nil)
    for module in ["Profile", "Old"] {
      #expect(try app.adder("module", "remove", module).status == 0)
    }
    #expect(try app.facts.emptyGroups == [])
  }

  @Test func `A folder with only .DS_Store files is removed with its module`() throws {
    let app = try app(["adder.yml": "targets: App\n"])
    try app.gen("Profile", "t")
    for folder in ["App/Modules/Profile", "App/Modules/Profile/View", "AppTests/Modules/Profile"] {
      try app.adder.folder.write("x", to: "\(folder)/.DS_Store")
    }
    #expect(try app.adder("module", "remove", "Profile").status == 0)
    #expect(!app.adder.folder.exists("App/Modules"))
    #expect(try app.adder("undo").status == 0)
    #expect(app.adder.folder.exists("App/Modules/Profile/View/.DS_Store"))
  }

  @Test func `A package beside an Xcode project is preferred, with a note`() throws {
    let app = try app(packageFiles)
    let outcome = try app.adder("gen", "Profile", "t")
    #expect(outcome.errors.contains("set 'xcodeProject: App.xcodeproj' in adder.yml"))
    #expect(app.adder.folder.exists("Sources/App/Modules/Profile"))
  }

  @Test func `A group that was already empty stays`() throws {
    let app = try app(
      ["adder.yml": "targets: App\n"], SampleXcodeProject(logicalGroups: ["Profile"]))
    let before = try app.text
    try app.gen(
      "Profile", "t", "--no-tests", "--project_file_path", "X", "--project_group_path", "/")
    #expect(try app.facts.files["Profile/View/ProfileView.swift"] != nil)
    #expect(try app.adder("module", "remove", "Profile").status == 0)
    #expect(try app.facts.emptyGroups == ["Profile"])
    #expect(try app.text == before)
  }

  @Test func `Modules with the same name and the same tests are one module`() throws {
    let app = try app(["adder.yml": "targets: App\n"])
    try app.gen("Profile", "t", "--test_path", "AppTests/M", "--module_path", "App/X")
    try app.expectRefusal(
      "gen", "Profile", "t", "--test_path", "AppTests/M", "--module_path", "App/Y", status: 1,
      says: "App/X/Profile/View/ProfileView.swift")
  }

  @Test func `A target's name can contain a comma, and '._' files are not projects`() throws {
    let app = try app([
      "Rambafile": Self.rambafile
        + "project_targets: ['App, Pro']\nproject_file_path: a\nproject_group_path: a\n",
      "._App.xcodeproj": "",
    ])
    try app.expectRefusal("gen", "Profile", "t", status: 2, says: "has no target 'App, Pro'")
    let missing = try CommandUnderTest(["adder.yml": "xcodeProject: Apx.xcodeproj\n"])
    let outcome = try missing("gen", "Profile", "viper-light")
    #expect(
      outcome.errors.hasPrefix("adder.yml:1:15: error: There is no Xcode project 'Apx.xcodeproj'."),
      "\(outcome.errors)")
  }
}
