import AdderArchitectureLint
import Testing

/// What a team does on purpose, if nobody chose an architecture: what its protocols demand, where it keeps settings, how
/// it names the files of a module.
@Suite struct TeamWayTests {
  private static let start = MappedApp.delegate(opening: "Feed")

  // MARK: UIKit

  @Test(arguments: [
    ("protocol Palette { func tint() -> UIColor }", "UIColor", []),
    ("protocol Palette { var tint: UIColor { get } }", "UIColor", []),
    ("protocol Palette { func show(_ tint: UIColor) }", "UIColor", []),
    ("struct Palette { var tint: UIColor }", "UIColor", ["FeedPresenter.UIColor"]),
    ("protocol Palette { func tint() -> UIColor }", "UIFont", ["FeedPresenter.UIFont"]),
  ])
  func `A presenter may pass what the team's protocols demand`(
    declaration: String, type: String, expected: [String]
  ) throws {
    let feed = MappedApp.module("Feed").replacing(
      "func didTap() { router.open() }",
      with: "func didTap() { router.open() }\n  func tint() -> \(type) { \(type)() }")
    let app = MappedApp(Self.start + feed + "// Palette.swift\n\(declaration)\n")
    #expect(
      try app.findings(of: "presenter-uikit-beyond-uiimage", RuleChoice()).map(\.symbol) == expected
    )
  }

  @Test func `A presenter that casts its view is reported whatever protocols demand`() throws {
    let feed = MappedApp.module("Feed").replacing(
      "func didTap() { router.open() }",
      with: "func didTap() { (view as? UIViewController)?.loadViewIfNeeded() }")
    let app = MappedApp(
      Self.start + feed
        + "// Screens.swift\nprotocol Screens { func show(_ screen: UIViewController) }\n")
    let found = try app.findings(of: "presenter-uikit-beyond-uiimage", RuleChoice()).map(\.symbol)
    #expect(found == ["FeedPresenter.UIViewController"])
  }

  // MARK: Data

  @Test(arguments: [
    ([], 0, []), (["Settings"], 0, ["FeedPresenter.UserDefaults"]),
    (["Settings"], 1, []), (["Settings", "Session"], 1, ["FeedPresenter.UserDefaults"]),
  ])
  func `A presenter that writes settings is reported if services mostly do that`(
    services: [String], others: Int, expected: [String]
  ) throws {
    let code = "UserDefaults.standard.set(true, forKey: \"seen\")"
    func module(_ name: String, _ isBroken: Bool) -> String {
      MappedApp.module(name).replacing(
        "router.open()", with: isBroken ? "router.open(); \(code)" : "router.open()")
    }
    let names = ["Feed"] + (1..<24).map { "Post\($0)" }
    let app = MappedApp(
      Self.start
        + names.enumerated().map { module($1, $0 <= others) }.joined()
        + services.map { "// \($0).swift\nfinal class \($0) { func save() { \(code) } }\n" }
        .joined())
    let found = try app.findings(of: "presenter-bypasses-service", RuleChoice()).map(\.symbol)
    #expect(Set(found).isSuperset(of: expected))
    #expect(found.isEmpty == expected.isEmpty)
  }

  // MARK: Files

  @Test func `The files of a module may leave out a word of its name`() throws {
    let list = MappedApp.module("SearchList", in: "Modules")
      .replacing("SearchListPresenter.swift", with: "SearchPresenter.swift")
      .replacing("SearchListRouter.swift", with: "SearchRouter.swift")
    let app = MappedApp(Self.start + MappedApp.module("Feed") + list)
    #expect(try app.messages(of: "part-file-misnamed") == [])
    let single = MappedApp.module("SearchList", in: "Modules")
      .replacing("SearchListRouter.swift", with: "Search2Router.swift")
    let found = try MappedApp(Self.start + MappedApp.module("Feed") + single)
      .findings(of: "part-file-misnamed").map(\.symbol)
    #expect(found == ["SearchListRouter"])
  }

  @Test func `A file may be named after the module if the class is not`() throws {
    let list = MappedApp.module("SearchList", in: "Modules")
      .replacing("class SearchListRouter:", with: "class SearchRouter:")
      .replacing("= SearchListRouter()", with: "= SearchRouter()")
    let app = MappedApp(Self.start + MappedApp.module("Feed") + list)
    #expect(try app.messages(of: "part-file-misnamed") == [])
  }
}
