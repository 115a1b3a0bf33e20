import AdderArchitectureLint
import Testing

/// Openings for which a module creates a part of another one, and stories that know each other's inside.
@Suite struct OpeningRuleTests {
  private static let byClass = """
    let view = PostViewController()
    screen?.navigationController?.pushViewController(view, animated: true)
    """

  // MARK: By class

  private func openings(
    _ code: String, _ post: String = MappedApp.module("Post")
  ) throws -> [String] {
    try MappedApp(code + post).messages(of: "module-opened-by-class")
  }

  @Test func `A screen that another module creates although it has a factory is reported`() throws {
    #expect(
      try openings(MappedApp.module("Feed", router: Self.byClass)) == [
        "'FeedRouter.open' opens the module 'Post' by creating 'PostViewController'. Let 'PostAssembly' create it, which connects the parts of 'Post'."
      ])
    #expect(try openings(MappedApp.module("Feed", router: MappedApp.push("Post"))) == [])
  }

  @Test func `A screen that connects the rest itself may be created by anyone`() throws {
    let post = MappedApp.module("Post").replacing("let view = PostViewController()", with: "")
      .replacing("make() -> UIViewController", with: "make(_ view: PostViewController)")
      .replacing("return view", with: "")
    #expect(try openings(MappedApp.module("Feed", router: Self.byClass), post) == [])
  }

  @Test func `Code that creates all of a module is a factory of it`() throws {
    let sheet = """
      // Modules/Feed/FeedSheet.swift
      enum FeedSheet {
        static func make(over screen: UIViewController) {
          let view = PostViewController()
          let presenter = PostPresenter()
          view.output = presenter
          presenter.view = view
          screen.present(view, animated: true)
        }
      }

      """
    #expect(try openings(MappedApp.module("Feed") + sheet) == [])
    let part = sheet.replacing("let presenter = PostPresenter()", with: "")
      .replacing("view.output = presenter", with: "").replacing("presenter.view = view", with: "")
    #expect(try openings(MappedApp.module("Feed") + part).count == 1)
  }

  @Test func `Without a choice, only a project that opens modules by their factories is told`()
    throws
  {
    func count(right: Int, wrong: Int) throws -> Int {
      let routers = (0..<right + wrong).map { number in
        MappedApp.module(
          "Feed\(Character(UnicodeScalar(UInt8(65 + number))))",
          router: number < right ? MappedApp.push("Post") : Self.byClass)
      }
      return try MappedApp(routers.joined() + MappedApp.module("Post"))
        .messages(of: "module-opened-by-class", RuleChoice()).count
    }
    #expect(try count(right: 12, wrong: 1) == 1)
    #expect(try count(right: 4, wrong: 1) == 0)
    #expect(try count(right: 8, wrong: 4) == 0)
  }

  @Test func `What another rule says of the same place is not said twice`() throws {
    let app = MappedApp(MappedApp.module("Feed", router: Self.byClass) + MappedApp.module("Post"))
    var choice = RuleChoice()
    choice.preset = .all
    #expect(
      try app.messages(of: "part-uses-foreign-internals", choice, architecture: "rambler-viper")
        .count
        + app.messages(of: "router-creates-module-parts", choice, architecture: "rambler-viper")
        .count == 1)
    #expect(
      try app.messages(of: "module-opened-by-class", choice, architecture: "rambler-viper") == [])
  }

  // MARK: Stories

  /// Two stories of two modules each; the router of `Feed` has this code.
  private func stories(_ router: String, in folder: String = "Modules/Profile") throws -> [String] {
    let code =
      MappedApp.module("Feed", in: "Modules/News", router: router)
      + MappedApp.module("Post", in: "Modules/News") + MappedApp.module("User", in: folder)
      + MappedApp.module("Photo", in: folder) + MappedApp.module("Home", in: "Modules")
    return try MappedApp(code).messages(of: "story-uses-foreign-internals")
  }

  @Test func `A type that is internal to a module of another story is reported`() throws {
    #expect(
      try stories("let user: UserPresenter? = nil; print(user as Any)") == [
        "'FeedRouter' in the story 'News' uses 'UserPresenter', which is internal to 'User' in the story 'Profile'. Use what that module offers to others."
      ])
    #expect(try stories("let view: UserViewInput? = nil; print(view as Any)").count == 1)
    #expect(try stories(MappedApp.push("User")) == [])
    #expect(try stories("let post: PostPresenter? = nil; print(post as Any)") == [])
    #expect(try stories("let home: HomePresenter? = nil; print(home as Any)") == [])
  }

  @Test func `A story inside another one is no other story`() throws {
    #expect(
      try stories("let user: UserPresenter? = nil; print(user as Any)", in: "Modules/News/Users")
        == [])
  }

  @Test func `Without a choice, stories are held apart only where the project does so`() throws {
    func count(right: Int, wrong: Int) throws -> Int {
      let modules = (0..<right + wrong).map { number in
        MappedApp.module(
          "Feed\(Character(UnicodeScalar(UInt8(65 + number))))", in: "Modules/News",
          router: number < right
            ? MappedApp.push("User") : "let user: UserPresenter? = nil; print(user as Any)")
      }
      return try MappedApp(
        modules.joined() + MappedApp.module("User", in: "Modules/Profile")
          + MappedApp.module("Photo", in: "Modules/Profile")
      ).messages(of: "story-uses-foreign-internals", RuleChoice()).count
    }
    #expect(try count(right: 12, wrong: 1) == 1)
    #expect(try count(right: 8, wrong: 4) == 0)
  }

  // MARK: Budget

  private let news = MappedApp(
    ["Feed", "Post", "Photo"].map { MappedApp.module($0, in: "Modules/News") }.joined()
      + ["User", "Login"].map { MappedApp.module($0, in: "Modules/Profile") }.joined())

  @Test func `A budget of modules in a story is checked only if somebody states it`() throws {
    let rule = "story-has-many-modules"
    #expect(try news.messages(of: rule, RuleChoice()) == [])
    var choice = RuleChoice()
    choice.limits[rule] = 2
    #expect(
      try news.messages(of: rule, choice) == [
        "The story 'News' has 3 modules; the limit is 2: Feed, Photo, Post. Divide it into smaller stories."
      ])
    choice.said[rule] = .off
    #expect(try news.messages(of: rule, choice) == [])
    choice = RuleChoice()
    choice.said[rule] = .on
    #expect(try news.messages(of: rule, choice) == [])
  }

  @Test func `An architecture's file can state the budget`() throws {
    func symbols(_ limit: Int) throws -> [String] {
      let rule = "story-has-many-modules"
      let stage = Stage.inStory.adding("rules: { \(rule): { limit: \(limit) } }")
      let example = try #require(RuleCatalog.rule(named: rule)).page.bad
      return try stage.report(playing: example).findings.filter { $0.rule.id == rule }.map(\.symbol)
    }
    #expect(try symbols(1) == ["FeedUserStory"])
    #expect(try symbols(2) == [])
  }

  @Test func `A folder with a single module is a story only if its name says so`() throws {
    let rule = "story-uses-foreign-internals"
    let page = try #require(RuleCatalog.rule(named: rule)).page.bad
    let feed = Stage.viperBook.moved(from: "PostList", to: "Feed/PostList")
    func finds(_ stage: Stage, _ example: String) throws -> Bool {
      try stage.report(playing: example).findings.contains { $0.rule.id == rule }
    }
    #expect(try finds(.inStory, page))
    #expect(try !finds(feed, page.replacing("ProfileUserStory", with: "Profile")))
  }
}
