import AdderFindings
import AdderModuleRenaming
import Testing

/// Members whose names other types have, too: each use is decided by the type that it belongs to.
@Suite struct TypedMemberTests {
  private let routes = """
    enum Route {
      case news, profile
      var screen: UIViewController {
        switch self {
        case .news: return UIViewController()
        case .profile: return ProfileAssembly().makeModule()
        }
      }
    }
    """

  /// Checks that the case of `Route` becomes another one, and that nothing else in a text changes.
  private func check(
    _ use: String, becomes expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let files = [
      "App/Use.swift": use, "App/Endpoint.swift": "enum Endpoint { case news, profile }",
      "App/Route.swift": routes,
    ]
    let renaming = try SampleApp(files, modules: "Profile").renaming()
    #expect(renaming.text("App/Use.swift") == expected, sourceLocation: sourceLocation)
    #expect(
      renaming.text("App/Endpoint.swift") == files["App/Endpoint.swift"],
      sourceLocation: sourceLocation)
    let isRenamed = renaming.text("App/Route.swift")?.contains("case news, account") == true
    #expect(isRenamed == (use != expected), sourceLocation: sourceLocation)
    #expect(
      renaming.findings.contains { $0.message.hasPrefix("'profile' keeps its name") },
      "\(renaming.findings)", sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    "let a = Route.profile, b = Endpoint.profile",
    "func open(_ route: Route) {}\nfunc load(_ endpoint: Endpoint) { open(.profile); load(.news) }",
    "struct Tab { var route: Route = .profile; let endpoint: Endpoint? = .profile }",
    "final class Flow { var now: Route?; func f() { if now == .profile { now = .profile } } }",
    "func first() -> Route { .profile }\nfunc load() -> Endpoint { return .profile }",
    "let all: [Route] = [.news, .profile]",
    "let tab = Tab(route: .profile)\nfinal class Tab { init(route: Route) {} }",
    "func f(_ route: Route) { switch route { case .profile: break; default: break } }",
    "func profile(_ user: User) { let profile = user.profile; f(profile, Route.profile) }",
  ])
  func `A case of a list of screens is renamed where the type is known`(use: String) throws {
    let expected = use.replacing("Route.profile", with: "Route.account")
      .replacing("open(.profile", with: "open(.account")
      .replacing("Route = .profile", with: "Route = .account")
      .replacing("now == .profile", with: "now == .account")
      .replacing("now = .profile", with: "now = .account")
      .replacing("{ .profile }", with: "{ .account }")
      .replacing("[.news, .profile", with: "[.news, .account")
      .replacing("(route: .profile", with: "(route: .account")
      .replacing("case .profile:", with: "case .account:")
    try check(use, becomes: expected)
  }

  @Test(arguments: [
    "let a = Just(.profile)", "func f(_ x: some Sequence) { x.open(.profile) }",
    "typealias Screen = Route\nlet a = Screen.profile",
  ])
  func `A case with a use of an unknown type keeps its name`(use: String) throws {
    try check(use, becomes: use)
  }

  @Test
  func `A case of the system keeps its name, and so does one of the app without a known type`()
    throws
  {
    let app = SampleApp(
      [
        "App/Route.swift": routes.replacing("rofile", with: "earch").replacing(
          "pearch", with: "search"
        )
        .replacing("Pearch", with: "Search"),
        "App/Use.swift": "let a = UIBarButtonItem(barButtonSystemItem: .search), b = Route.search",
      ], modules: "Search")
    let renaming = try app.renaming("Search")
    #expect(
      renaming.text("App/Use.swift")
        == "let a = UIBarButtonItem(barButtonSystemItem: .search), b = Route.account")
  }

  @Test func `A case with which the module is created is renamed`() throws {
    let text = """
      enum FlowType { case start, profile }
      class Flow { init(type: FlowType) {} }
      final class ProfileCoordinator: Flow { let view = ProfileViewController() }
      let flow = ProfileCoordinator(type: .profile)
      """
    try SampleApp.check(
      text,
      becomes: text.replacing("Profile", with: "Account").replacing("profile", with: "account"))
  }

  @Test func `A case beside those of other modules is renamed`() throws {
    let text = "enum Tab { case news, profile, feed }\nlet tab = Tab.profile, raw = Raw.profile"
    try SampleApp.check(
      text,
      becomes: text.replacing("news, profile", with: "news, account")
        .replacing("Tab.profile", with: "Tab.account"), modules: "News", "Feed")
    let other = "enum Sort { case news, profile, feed }"
    try SampleApp.check(
      other, becomes: other, note: "'profile' keeps its name", modules: "News", "Feed")
  }

  @Test func `A method of a presenter that calls the renamed one of the router is renamed with it`()
    throws
  {
    let text = """
      protocol NewsRouting { func profile() }
      final class NewsRouter: NewsRouting { func profile() { show(ProfileAssembly()) } }
      protocol NewsOutput { func profile() }
      final class NewsLogic: NewsOutput {
        var router: NewsRouting!
        func profile() { router.profile() }
      }
      struct UserService { func profile() -> Int { 1 } }
      let name = UserService().profile()
      """
    try SampleApp.check(
      text,
      becomes: text.replacing("profile()", with: "account()")
        .replacing("account() -> Int", with: "profile() -> Int")
        .replacing("UserService().account()", with: "UserService().profile()")
        .replacing("Profile", with: "Account"))
  }

  @Test func `A method that opens the module by a segue is renamed`() throws {
    let text = """
      protocol NewsLike { func showProfile() }
      final class NewsScreen: UIViewController, NewsLike {
        func showProfile() { performSegue(withIdentifier: "ProfileSegue", sender: nil) }
      }
      """
    try SampleApp.check(text, becomes: text.replacing("showProfile", with: "showAccount"))
  }

  @Test func `A method that opens the module in the other number is renamed`() throws {
    let text = """
      protocol NewsRouting { func goToTabScreen(); func goToTabularScreen() }
      final class NewsRouter: NewsRouting {
        func goToTabScreen() { show(TabsAssembly()) }
        func goToTabularScreen() {}
      }
      """
    let app = SampleApp(["App/Other.swift": text], modules: "Tabs")
    #expect(
      try app.renaming("Tabs").text("App/Other.swift")
        == text.replacing("goToTabS", with: "goToAccountS").replacing("TabsA", with: "AccountA"))
  }

  @Test(arguments: ["@objc func", "@IBAction func", "override func"])
  func `A method that something else knows keeps its name`(head: String) throws {
    let text = """
      final class NewsScreen: UIView { \(head) openProfile() { show(ProfileAssembly()) } }
      final class Other { func openProfile() { count += 1 } }
      """
    try SampleApp.check(
      text, becomes: text.replacing("ProfileA", with: "AccountA"), note: "'openProfile' keeps")
  }

  @Test func `A container of the screen is renamed, also as a parameter`() throws {
    let text = """
      final class Tabs {
        let profileNavigationController = UINavigationController()
        init(profileViewController: UIViewController) { show(profileViewController) }
      }
      """
    try SampleApp.check(text, becomes: text.replacing("profile", with: "account"))
  }

  @Test func `An identifier that is called like a screen is renamed, and its text stays`() throws {
    let text = """
      enum Scene: String { case news = "n", profileViewController = "p" }
      """
    try SampleApp.check(text, becomes: text.replacing("profileView", with: "accountView"))
  }

  @Test func `The module's constants in an extension of another type are renamed`() throws {
    let text = """
      extension Localizable {
        static var profileTitle: String { "t" }
        var profileText: String { "u" }
      }
      """
    let files = [
      "App/Modules/Profile/ProfileTexts.swift": text,
      "App/Use.swift": "let title = Localizable.profileTitle",
    ]
    let renaming = try SampleApp(files, modules: "Profile").renaming()
    #expect(
      renaming.text("App/Modules/Account/AccountTexts.swift")
        == text.replacing("profileTitle", with: "accountTitle"))
    #expect(renaming.text("App/Use.swift") == "let title = Localizable.accountTitle")
  }

  @Test func `A constant in an extension of a library's type is renamed where the type is known`()
    throws
  {
    let text = """
      extension UIStoryboard {
        static let profile = UIStoryboard(name: "Profile", bundle: nil)
        static var first: UIStoryboard { .profile }
      }
      extension Endpoint { static let profile = 1 }
      let screen = UIStoryboard.profile.instantiate(), number = user.profile
      func load(_ board: UIStoryboard = .profile, _ end: Endpoint = .profile) {}
      """
    let files = ["App/Modules/Profile/Profile.storyboard": "<document/>"]
    try SampleApp.check(
      text,
      becomes: text.replacing("let profile = UI", with: "let account = UI")
        .replacing("{ .profile }", with: "{ .account }")
        .replacing("board.profile", with: "board.account")
        .replacing("Board = .profile", with: "Board = .account")
        .replacing("board = .profile", with: "board = .account")
        .replacing("\"Profile\"", with: "\"Account\""), files: files)
  }

  @Test func `A type with the module's bare name is renamed beside cases and nested types`() throws
  {
    let models = """
      enum Profile {
        enum Load { struct Request {} }
        enum Error { case Profile(Profile.Load.Request) }
      }
      extension Profile { static let all: [Profile.Load] = [] }
      """
    let use = """
      enum Screen { case Profile, News }
      enum Texts { enum Profile { static let title = "" } }
      func f(_ load: Profile.Load.Request, _ screen: Screen = .Profile) { g(Texts.Profile.title, Profile.all) }
      """
    let files = ["App/Modules/Profile/ProfileModels.swift": models, "App/Use.swift": use]
    let renaming = try SampleApp(files, modules: "Profile").renaming()
    #expect(
      renaming.text("App/Modules/Account/AccountModels.swift")
        == models.replacing("Profile", with: "Account")
        .replacing("case Account", with: "case Profile"))
    #expect(
      renaming.text("App/Use.swift")
        == use.replacing("load: Profile", with: "load: Account")
        .replacing("title, Profile", with: "title, Account"))
  }

  @Test func `What the module shows keeps its name in the names of methods`() throws {
    let files = [
      "App/Modules/Note/NoteEntity.swift": "struct NoteEntity {}\nstruct Note { let text: String }",
      "App/Modules/Note/Sending.swift": """
      extension NotePresenter {
        func sendNote(note: Note) { send(NoteEntity()) }
      }
      """,
    ]
    let text = try SampleApp(files, modules: "Note").renaming("Note")
      .text("App/Modules/Account/Sending.swift")
    #expect(text?.contains("func sendNote(note: Note)") == true, "\(text ?? "")")
  }
}
