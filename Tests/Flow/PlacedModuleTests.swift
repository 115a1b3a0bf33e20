import AdderTestSupport
import Testing

/// Where `gen` puts a module if nothing says it: beside the modules that are there.
@Suite struct PlacedModuleTests {
  private static let feed = [
    "App/UI/Feed/FeedPresenter.swift": "// Feed\n", "App/UI/Feed/FeedRouter.swift": "// Feed\n",
    "AppTests/Units/Feed/FeedPresenterTests.swift": "// Feed\n",
  ]

  private static func feed(in folder: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: feed.map { ("\(folder)/\($0.key)", $0.value) })
  }

  private static let settings = ["adder.yml": "architecture: rambler-viper\n"]

  @Test func `A target whose group is called otherwise has the folder of its sources`() throws {
    let adder = try CommandUnderTest([
      "App.xcodeproj/project.pbxproj": SampleXcodeProject().text.replacing(
        "path = App;", with: "path = Shop;"),
      "Shop/App.swift": "",
    ])
    let made = try adder(
      "gen", "Profile", "--target", "App", "--architecture", "rambler-viper", "--no-tests")
    #expect(made.status == 0, "\(made.errors)")
    let paths = try adder.folder.tree()
    #expect(paths.contains { $0.hasPrefix("Shop/Modules/Profile/") }, "\(paths)")
  }

  @Test func `A module goes beside the existing ones, into their target and group`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(), Self.feed.merging(Self.settings) { one, _ in one })
    try app.gen("Profile")
    let facts = try app.facts
    let path = "App/UI/Profile/Presenter/ProfilePresenter.swift"
    #expect(facts.files[path] == path)
    #expect(facts.members(of: "App").contains("ProfilePresenter.swift"))
    #expect(app.adder.folder.exists("AppTests/Units/Profile/Presenter/ProfilePresenterTests.swift"))
  }

  @Test func `A module that is generated again stays where it is`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(), Self.feed.merging(Self.settings) { one, _ in one })
    try app.gen("Profile", "--module-path", "App/Old", "--test-path", "AppTests/Old")
    let before = try app.adder.folder.files()
    let outcome = try app.gen("Profile")
    #expect(outcome.output.contains("already up to date"), "\(outcome.output)")
    #expect(try app.adder.folder.files() == before)
  }

  @Test func `The folder in which the command starts takes precedence`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(),
      Self.feed.merging(Self.settings) { one, _ in one }.merging([
        "App/UI/Cart/CartPresenter.swift": "", "App/UI/Cart/CartRouter.swift": "",
        "App/Auth/Login/LoginPresenter.swift": "", "App/Auth/Login/LoginRouter.swift": "",
      ]) { one, _ in one })
    for (folder, place) in [("App/Auth/Login", "App/Auth/Register"), ("", "App/UI/Register")] {
      let outcome = try app.adder("gen", "Register", "--dry-run", in: folder)
      #expect(outcome.output.contains("\(place)/"), "\(outcome.output)\(outcome.errors)")
    }
  }

  @Test func `A module of a user story stays in it, and another story is beside it`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(), ["adder.yml": "architecture: rambler-viper\ntargets: App\n"])
    try app.gen("Profile", "--story", "Account")
    let before = try app.adder.folder.files()
    for words in [["gen", "Profile", "--story", "Account"], ["gen", "Profile"]] {
      let outcome = try app.adder.run(words)
      #expect(outcome.output.contains("already up to date"), "\(outcome.output)\(outcome.errors)")
    }
    #expect(try app.adder.folder.files() == before)
    try app.gen("Login", "--story", "Start")
    let paths = try app.adder.folder.tree()
    #expect(!paths.contains { $0.contains("AccountUserStory/StartUserStory") }, "\(paths)")
  }

  @Test func `Cells are no modules`() throws {
    var files = Self.settings.merging(Self.feed) { one, _ in one }
    for name in ["Avatar", "Title", "Price", "Photo"] {
      files["App/Common/Cells/\(name)Cell.swift"] = ""
      files["App/Common/Cells/\(name)CellObject.swift"] = ""
    }
    let app = try XcodeApp(SampleXcodeProject(), files)
    try app.gen("Profile")
    #expect(app.adder.folder.exists("App/UI/Profile/Presenter/ProfilePresenter.swift"))
  }

  @Test func `Where modules have no folders of their own, a new one has none, but a group`() throws
  {
    var files: [String: String] = [:]
    for name in ["Feed", "Cart", "Login"] {
      for (path, text) in TemplateLearnCommandTests.module(name) {
        files["App/UI/\(path.split(separator: "/")[1])"] = text
      }
    }
    let app = try XcodeApp(SampleXcodeProject(), files)
    let learned = try app.adder("architecture", "learn")
    #expect(learned.status == 0, "\(learned.errors)")
    #expect(try app.adder.folder.read("adder.yml").contains("logicalGroups: true"))
    #expect(try app.adder("template", "learn").status == 0)
    try app.gen("Profile")
    let facts = try app.facts
    #expect(facts.files["App/UI/Profile/ProfilePresenter.swift"] == "App/UI/ProfilePresenter.swift")
    #expect(try app.adder("undo").status == 0)
    #expect(!app.adder.folder.exists("App/UI/ProfilePresenter.swift"))
  }

  @Test func `Modules of a package or of another project do not count`() throws {
    var files = Self.settings
    for folder in ["Packages/Pay/Sources/Pay", "Example/App"] {
      for name in ["Feed", "Cart"] {
        files["\(folder)/UI/\(name)/\(name)Presenter.swift"] = ""
        files["\(folder)/UI/\(name)/\(name)Router.swift"] = ""
      }
    }
    files["Packages/Pay/Package.swift"] = "let package = Package(name: \"Pay\")\n"
    files["Example/App.xcodeproj/project.pbxproj"] = SampleXcodeProject().text
    let app = try XcodeApp(SampleXcodeProject(), files)
    try app.gen("Profile", "--target", "App")
    #expect(app.adder.folder.exists("App/Modules/Profile/Presenter/ProfilePresenter.swift"))
  }

  @Test func `If the app's modules are in its only package, a module goes there`() throws {
    var files = Self.settings
    for name in ["Feed", "Cart"] {
      files["Core/Sources/Core/Scenes/\(name)/\(name)Presenter.swift"] = ""
      files["Core/Sources/Core/Scenes/\(name)/\(name)Router.swift"] = ""
    }
    files["Core/Package.swift"] = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Core", targets: [.target(name: "Core"), .target(name: "Tools"),
          .testTarget(name: "CoreTests", dependencies: ["Core"])])

      """
    files["Core/Sources/Tools/Tools.swift"] = ""
    files["Core/Tests/CoreTests/CoreTests.swift"] = ""
    let app = try XcodeApp(SampleXcodeProject(), files)
    let before = try app.text
    let outcome = try app.gen("Profile")
    #expect(outcome.errors.contains("The modules are in the package 'Core'"), "\(outcome.errors)")
    let path = "Scenes/Profile/Presenter/ProfilePresenter"
    #expect(app.adder.folder.exists("Core/Sources/Core/\(path).swift"))
    #expect(app.adder.folder.exists("Core/Tests/CoreTests/\(path)Tests.swift"))
    #expect(try app.text == before)
    let removed = try app.adder("module", "remove", "Profile")
    #expect(removed.status == 0, "\(removed.errors)")
    #expect(try app.adder.folder.read("Core/Package.swift") == files["Core/Package.swift"])
  }

  // MARK: - Projects below

  @Test func `From the folder above the project, learn and gen work on the project`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(), Self.feed(in: "ios"), at: "ios/App.xcodeproj")
    let outcome = try app.gen("Profile", "rambler-viper")
    #expect(outcome.errors.contains("'ios/App.xcodeproj' is used"), "\(outcome.errors)")
    #expect(app.adder.folder.exists("ios/App/UI/Profile/Presenter/ProfilePresenter.swift"))
    #expect(try app.facts.members(of: "App").contains("ProfilePresenter.swift"))
  }

  @Test func `Above several projects, the one with modules is used`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(), Self.feed(in: "ios"), at: "ios/App.xcodeproj")
    try app.adder.folder.write(SampleXcodeProject().text, to: "mac/App.xcodeproj/project.pbxproj")
    try app.adder.folder.write("// Mac\n", to: "mac/App/App.swift")
    try app.gen("Profile", "rambler-viper")
    #expect(app.adder.folder.exists("ios/App/UI/Profile/Presenter/ProfilePresenter.swift"))
  }

  @Test func `If several projects have modules, they are listed`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(), Self.feed(in: "ios").merging(Self.feed(in: "mac")) { one, _ in one },
      at: "ios/App.xcodeproj")
    try app.adder.folder.write(SampleXcodeProject().text, to: "mac/App.xcodeproj/project.pbxproj")
    for words in [["gen", "Profile", "rambler-viper"], ["architecture", "learn"]] {
      let outcome = try app.adder.run(words)
      #expect(outcome.status == 2)
      #expect(
        outcome.errors.contains("  - ios/App.xcodeproj\n  - mac/App.xcodeproj\n"),
        "\(outcome.errors)")
    }
    #expect(try app.adder("gen", "Profile", "rambler-viper", in: "mac").status == 0)
    #expect(app.adder.folder.exists("mac/App/UI/Profile/Presenter/ProfilePresenter.swift"))
  }

  @Test func `Of several projects in one folder, the one that lists the modules is used`() throws {
    let app = try XcodeApp(
      SampleXcodeProject(isSynchronized: true),
      Self.feed.merging(["Other.xcodeproj/project.pbxproj": SampleXcodeProject().text]) { one, _ in
        one
      })
    let outcome = try app.gen("Profile", "rambler-viper")
    #expect(outcome.errors.contains("'App.xcodeproj' is used"), "\(outcome.errors)")
    #expect(app.adder.folder.exists("App/UI/Profile/Presenter/ProfilePresenter.swift"))
  }
}
