import AdderArchitectures
import AdderBase
import AdderModuleDiscovery
import Testing

/// Where the names of files say that modules are, and where a new one belongs.
@Suite struct NamedModulesTests {
  @Test func `Files of two roles in one folder are a module`() throws {
    try check(["App/Modules/Feed/FeedPresenter.swift", "App/Modules/Feed/FeedRouter.swift"]) {
      "Feed in App/Modules"
    }
    try check(["App/FeedPresenter.swift", "App/Cart/CartRouter.swift"]) { "" }
    // One role can have several names.
    try check(["App/Feed/FeedView.swift", "App/Feed/FeedViewController.swift"]) { "" }
  }

  @Test(arguments: [
    "Feed", "FeedModule", "feed-module", "NewFeed", "Feed/Sub", "Feed/Feed", "Main/Feed",
  ])
  func `The module's own folder has its name`(folder: String) throws {
    let container = folder.split(separator: "/").count > 1 && folder != "Feed/Sub"
    try check(files("Feed", in: "UI/\(folder)")) {
      "Feed in UI" + (container ? "/" + folder.prefix { $0 != "/" } : "")
    }
  }

  @Test func `A name inside a word is not the module's name`() throws {
    try check(files("Main", in: "Domain/Screens")) { "Main in Domain/Screens" }
  }

  @Test func `Each role may have its own folder`() throws {
    try check([
      "App/Feed/Presenter/FeedPresenter.swift", "App/Feed/View/FeedViewController.swift",
    ]) {
      "Feed in App"
    }
  }

  @Test func `A folder with part of a module's name is its own if it is alone in it`() throws {
    try check(files("ChatRoom", in: "App/Chat")) { "ChatRoom in App" }
    try check(files("MovieDetail", in: "App/MoviesDetail")) { "MovieDetail in App" }
    try check(files("Movie", in: "App/MoviesDetail")) { "Movie in App" }
    try check(files("AddBankCard", in: "App/AddCard")) { "AddBankCard in App" }
    try check(files("ChatRoom", in: "App/Chat") + files("ChatList", in: "App/Chat")) {
      "ChatList in App/Chat, ChatRoom in App/Chat"
    }
  }

  @Test func `Tests are no modules, but have a folder, too`() throws {
    let code = files("Feed", in: "App/Modules/Feed")
    try check(code + ["AppTests/Modules/Feed/FeedPresenterTests.swift"]) {
      "Feed in App/Modules with AppTests/Modules"
    }
    try check(code + files("Cart", in: "AppTests/Doubles/Cart")) { "Feed in App/Modules" }
  }

  @Test func `The architecture of a team names the files`() throws {
    var architecture = Architecture(name: "our")
    for (name, pattern) in [("Brain", "{module}Brain"), ("Screen", "I{module}Screen")] {
      var role = Role(name: name)
      role.typeNames = [try NamingPattern(parsing: pattern)]
      architecture.roles.append(role)
    }
    let files = ["App/Feed/FeedBrain.swift", "App/Feed/IFeedScreen.swift"]
    #expect(NamedModules(in: files, following: architecture).modules.map(\.name) == ["Feed"])
    architecture.roles[0].file = try NamingPattern(parsing: "{module}Logic")
    let other = ["App/Feed/FeedLogic.swift", "App/Feed/IFeedScreen.swift"]
    #expect(NamedModules(in: other, following: architecture).modules.map(\.name) == ["Feed"])
  }

  // MARK: - The folder of a new module

  private static let stories =
    many(4, in: "App/Scenes/Session") + many(6, in: "App/Scenes/Settings")
    + many(1, in: "App/Scenes/Export")

  @Test func `A new module goes where most modules are`() throws {
    try checkPlace("App/Scenes/Settings", of: "Profile", Self.stories)
    try checkPlace(nil, of: "Profile", ["App/App.swift"])
  }

  @Test func `A folder named like the first words of a module takes it`() throws {
    try checkPlace("App/Scenes/Export", of: "ExportMnemonic", Self.stories)
    try checkPlace("App/Scenes/Session", of: "NewSession", Self.stories)
    // The app's own folder may begin with any word.
    try checkPlace(
      "Chat/UI", of: "ChatRoom", Self.many(3, in: "Chat/UI") + Self.many(1, in: "Chat"))
  }

  @Test func `A module goes beside those that begin with the same words`() throws {
    let detail = ["Overview", "History"].flatMap {
      Self.files("Profile\($0)", in: "App/Detail/\($0)")
    }
    try checkPlace("App/Detail", of: "ProfileRoot", Self.stories + detail)
    // One of them shows nothing, and neither do several folders.
    try checkPlace(
      "App/Scenes/Settings", of: "ProfileRoot",
      Self.stories + Self.files("ProfileOverview", in: "App/Detail/Overview"))
    try checkPlace(
      "App/Scenes/Settings", of: "ProfileRoot",
      Self.stories + detail + Self.files("ProfileEdit", in: "App/Edit/ProfileEdit")
        + Self.files("ProfileName", in: "App/Edit/ProfileName"))
  }

  @Test func `If no folder has half of the modules, they belong around these folders`() throws {
    let even = ["Auth", "Main", "Shop"].flatMap { Self.many(2, in: "App/Modules/\($0)") }
    try checkPlace("App/Modules/Auth", of: "Profile", even)
    try checkPlace("App/Modules", of: "Profile", even + Self.many(1, in: "App/Modules"))
  }

  @Test func `Another app beside it changes nothing about the folder of an app's modules`() throws {
    let new = Self.many(1, in: "New") + Self.many(4, in: "New/App/Modules")
    try checkPlace("New/App/Modules", of: "Profile", new + Self.many(4, in: "Old/App/Modules"))
  }

  @Test(arguments: [
    ("App/Scenes/Session", "App/Scenes/Session"),
    ("App/Scenes/Session/Session1", "App/Scenes/Session"),
    ("App/Scenes", "App/Scenes/Settings"), ("Docs", "App/Scenes/Settings"),
    (".", "App/Scenes/Settings"),
  ])
  func `The working directory takes precedence`(directory: String, container: String) throws {
    try checkPlace(container, of: "Profile", Self.stories, near: directory)
  }

  @Test func `An existing module stays where it is`() throws {
    try checkPlace("App/Scenes/Export", of: "Export0", Self.stories, near: "App/Scenes/Session")
  }

  @Test func `A folder with the name of the module among the modules is for it`() throws {
    let files = Self.stories + ["App/Scenes/Session/sign-in/SignInView.swift"]
    try checkPlace("App/Scenes/Session", of: "SignIn", files)
    // It may be anything elsewhere.
    try checkPlace(
      "App/Scenes/Settings", of: "SignIn", Self.stories + ["App/Data/SignIn/Data.swift"])
  }

  @Test func `Tests go to the tests of the modules in the same folder`() throws {
    let tests = [
      "Tests/Session/Session0/Session0PresenterTests.swift",
      "Tests/Settings/Settings0/Settings0PresenterTests.swift",
    ]
    let modules = try modules(Self.stories + tests)
    let place = { modules.testContainer(for: "Profile", in: path($0))?.text }
    #expect(place("App/Scenes/Settings") == "Tests/Settings")
    #expect(place("App/Scenes/Session") == "Tests/Session")
    #expect(place("App/Scenes/Export") == nil)
  }

  @Test func `Tests that are all in one folder belong to every module`() throws {
    let tests = ["Tests/Session0PresenterTests.swift", "Tests/Session1PresenterTests.swift"]
    let modules = try modules(Self.stories + tests)
    #expect(modules.testContainer(for: "Profile", in: path("App/Scenes/Export"))?.text == "Tests")
  }

  // MARK: - Helpers

  private func path(_ text: String) -> RelativePath { RelativePath.root.appending(text) }

  private func files(_ module: String, in folder: String) -> [String] {
    Self.files(module, in: folder)
  }

  private static func files(_ module: String, in folder: String) -> [String] {
    ["Presenter", "Router"].map { "\(folder)/\(module)\($0).swift" }
  }

  /// The files of several modules in a folder that their names begin with.
  private static func many(_ count: Int, in folder: String) -> [String] {
    (0..<count).flatMap { number in
      let name = "\(folder.split(separator: "/").last ?? "")\(number)"
      return files(name, in: "\(folder)/\(name)")
    }
  }

  private func modules(_ files: [String]) throws -> NamedModules {
    NamedModules(
      in: files,
      following: try #require(ShippedArchitectures.architecture(named: "rambler-viper")))
  }

  private func check(
    _ files: [String], sourceLocation: SourceLocation = #_sourceLocation, is expected: () -> String
  ) throws {
    let found = try modules(files).modules.sorted { $0.name < $1.name }.map { module in
      "\(module.name) in \(module.container)"
        + (module.testContainer.map { " with \($0)" } ?? "")
    }
    #expect(found.joined(separator: ", ") == expected(), sourceLocation: sourceLocation)
  }

  private func checkPlace(
    _ container: String?, of module: String, _ files: [String], near directory: String = ".",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let place = try modules(files).container(for: module, near: path(directory))
    #expect(place?.text == container, sourceLocation: sourceLocation)
  }
}
