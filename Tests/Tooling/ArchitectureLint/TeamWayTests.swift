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

  @Test(arguments: [
    (0, ["FeedPresenter.UIColor"]), (1, ["FeedPresenter.UIColor"]), (2, []), (4, []),
  ])
  func `A presenter may use UIKit where more than two of five presenters do`(
    others: Int, expected: [String]
  ) throws {
    let names = ["Feed", "Post", "Card", "List", "Chat"]
    let modules = names.enumerated().map { number, name in
      number > others
        ? MappedApp.module(name)
        : MappedApp.module(name).replacing(
          "protocol \(name)ViewOutput", with: "import UIKit\nprotocol \(name)ViewOutput"
        ).replacing(
          "router.open()", with: number == 0 ? "_ = UIColor.red" : "_ = UIImage(named: \"\")")
    }
    let app = MappedApp(Self.start + modules.joined())
    let found = try app.findings(of: "presenter-uikit-beyond-uiimage", RuleChoice())
    #expect(found.map(\.symbol) == expected)
  }

  @Test(arguments: [(11, []), (7, []), (6, ["UIKit"])])
  func
    `An import that nothing needs is reported unless more than three of five presenters have one`(
      others: Int, expected: [String]
    ) throws
  {
    let names = (0..<12).map { "Post\($0)" }
    let modules = names.enumerated().map { number, name in
      number > others
        ? MappedApp.module(name)
        : MappedApp.module(name).replacing(
          "protocol \(name)ViewOutput", with: "import UIKit\nprotocol \(name)ViewOutput"
        ).replacing("router.open()", with: number == 0 ? "" : "_ = UIImage(named: \"\")")
    }
    let app = MappedApp(MappedApp.delegate(opening: "Post1") + modules.joined())
    let found = try app.findings(of: "presenter-uikit-beyond-uiimage", RuleChoice())
    #expect(found.map { $0.symbol.split(separator: ".").last.map(String.init) } == expected)
  }

  @Test(arguments: [("var photoStore: Int?", 0), ("var dataStore: Int?", 1)])
  func `Data is set on a scene's view if the scene has no data store`(
    property: String, expected: Int
  ) throws {
    let scenes = """
      final class ContactListRouter: NSObject, ContactListRoutingLogic, ContactListDataPassing {
        weak var viewController: ContactListViewController?
        var dataStore: ContactListDataStore?
        func routeToViewContact(segue: UIStoryboardSegue?) {
          let scene = segue?.destination as! PhotoViewController
          scene.taken = dataStore?.contacts.first
        }
      }
      // Photo/PhotoViewController.swift
      protocol PhotoDisplayLogic: AnyObject { func displayPhoto() }
      final class PhotoViewController: UIViewController, PhotoDisplayLogic {
        var interactor: PhotoBusinessLogic?
        var taken: Contact?
        func setup() {
          let interactor = PhotoInteractor()
          let presenter = PhotoPresenter()
          self.interactor = interactor
          interactor.presenter = presenter
          presenter.viewController = self
        }
        func displayPhoto() {}
      }
      // Photo/PhotoInteractor.swift
      protocol PhotoBusinessLogic { func showPhoto() }
      final class PhotoInteractor: PhotoBusinessLogic {
        var presenter: PhotoPresentationLogic?
        \(property)
        func showPhoto() { presenter?.presentPhoto() }
      }
      // Photo/PhotoPresenter.swift
      protocol PhotoPresentationLogic { func presentPhoto() }
      final class PhotoPresenter: PhotoPresentationLogic {
        weak var viewController: PhotoDisplayLogic?
        func presentPhoto() { viewController?.displayPhoto() }
      }
      """
    var choice = RuleChoice()
    choice.only = ["router-bypasses-data-store"]
    #expect(try StatedRuleTests.findings(.cleanSwift, scenes, choice).count == expected)
  }

  @Test(arguments: [
    ("", 0, []),
    ("; screen?.dismiss(animated: true)", 0, ["FeedViewController.dismiss"]),
    ("; screen?.dismiss(animated: true)", 24, []),
  ])
  func `A view that closes itself is reported if routers close screens as often as screens do`(
    router: String, sheets: Int, expected: [String]
  ) throws {
    let feed = MappedApp.module("Feed").replacing(
      "output.didTap()", with: "output.didTap(); dismiss(animated: true)")
    let others = (0..<24).map {
      MappedApp.module("Post\($0)", router: MappedApp.push("Feed") + router)
    }
    let closing = (0..<sheets).map { number in
      """
      // Sheets/Sheet\(number).swift
      final class Sheet\(number): UIViewController { func close() { dismiss(animated: true) } }

      """
    }
    let app = MappedApp(Self.start + feed + others.joined() + closing.joined())
    #expect(
      try app.findings(of: "view-navigates", RuleChoice()).map(\.symbol) == expected)
  }

  // MARK: Data

  @Test(arguments: [
    ([], 0, []), (["Settings"], 0, ["FeedPresenter.UserDefaults"]), (["MainCoordinator"], 0, []),
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

  @Test(arguments: [(0, true), (1, false)])
  func `A store that one view uses is nothing special if views use other stores`(
    others: Int, isReported: Bool
  ) throws {
    func module(_ name: String, _ code: String) -> String {
      MappedApp.moduleWithInteractor(name).replacing("output.didTap()", with: code)
    }
    let app = MappedApp(
      Self.start
        + module("Feed", "_ = NSKeyedArchiver.archivedData(withRootObject: 1)")
        + (1..<10).map {
          module(
            "Post\($0)",
            $0 <= others ? "UserDefaults.standard.set(true, forKey: \"\")" : "output.didTap()")
        }.joined())
    let found = try app.findings(of: "view-uses-storage", RuleChoice()).map(\.symbol)
    #expect(found.contains { $0.contains("NSKeyedArchiver") } == isReported, "\(found)")
  }

  @Test(arguments: [("WKWebsiteDataStore.default().reset()", 0), ("print(1)", 1)])
  func `An import of WebKit is needed for its store of cookies`(code: String, expected: Int) throws
  {
    let post = MappedApp.module("Post").replacing("router.open()", with: code)
      .replacing("protocol PostViewOutput", with: "import WebKit\nprotocol PostViewOutput")
    let app = MappedApp(Self.start + MappedApp.module("Feed") + post)
    let found = try app.messages(of: "presenter-uikit-beyond-uiimage")
    #expect(found.count == expected, "\(found)")
  }

  @Test(arguments: [
    ("@IBOutlet var button: UIBarButtonItem?", 0), ("var button: UIBarButtonItem?", 1),
    ("var link: CADisplayLink?", 0), ("var layer: CALayer?", 1),
    ("var shown: (PostViewInput & UIViewController)?; func f() { _ = UIAlertController() }", 0),
    ("var shown: PostViewInput?; func f() { _ = UIAlertController() }", 1),
  ])
  func `A presenter may use what its outlets, its timer for frames and its view are`(
    property: String, expected: Int
  ) throws {
    let app = MappedApp(
      Self.start + MappedApp.module("Feed")
        + MappedApp.module("Post").replacing(
          "weak var view: PostViewInput?", with: "weak var view: PostViewInput?\n  \(property)"))
    let found = try app.messages(of: "presenter-uikit-beyond-uiimage")
    #expect(found.count == expected, "\(found)")
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

  @Test(arguments: [(["Router"], ["FeedRouter"]), (["Router", "Presenter", "ViewController"], [])])
  func `The files of a module may spell a word out that its types shorten`(
    roles: [String], expected: [String]
  ) throws {
    let feed = roles.reduce(MappedApp.module("Feed", in: "Modules")) { text, role in
      text.replacing("Feed\(role).swift", with: "NewsFeeds\(role).swift")
    }
    let app = MappedApp(Self.start + feed + MappedApp.module("Post"))
    #expect(try app.findings(of: "part-file-misnamed").map(\.symbol) == expected)
  }

  @Test(arguments: [
    ("PostsProtocol", "protocol PostsStore {}", 0), ("PostsProtocol", "", 1),
    ("PostsProtocols", "", 0), ("Rules", "protocol PostsStore {}", 1),
  ])
  func `A file may group protocols of several modules`(
    file: String, other: String, expected: Int
  ) throws {
    let input = "protocol PostListRouterInput: AnyObject { func open() }"
    let list = MappedApp.module("PostList", in: "Modules").replacing(
      input,
      with: """
        // Modules/PostList/\(file).swift
        \(other)
        \(input)
        // Modules/PostList/PostListRouter.swift
        """)
    let found = try MappedApp(Self.start + MappedApp.module("Feed") + list)
      .messages(of: "part-file-misnamed")
    #expect(found.count == expected, "\(found)")
  }

  @Test func `A file that is spelled like the module's other types keeps its name`() throws {
    let list = MappedApp.module("PostStatictics", in: "Modules")
      .replacing("PostStaticticsPresenter.swift", with: "PostStatisticsPresenter.swift")
      .replacing("PostStaticticsViewController", with: "PostStatisticsViewController")
    let app = MappedApp(Self.start + MappedApp.module("Feed") + list)
    #expect(try app.messages(of: "part-file-misnamed") == [])
  }

  @Test func `A file far from its module's folder gets its name there`() throws {
    let post = MappedApp.module("Post", in: "Modules").replacing(
      "Modules/Post/PostViewController.swift", with: "Screens/Lists/PotsViewController.swift")
    let app = MappedApp(Self.start + MappedApp.module("Feed") + post)
    let found = try app.messages(of: "part-file-misnamed")
    #expect(
      found.count == 1 && found[0].contains("'Screens/Lists/PostViewController.swift'"), "\(found)")
  }

  @Test func `A file may be named after the module if the class is not`() throws {
    let list = MappedApp.module("SearchList", in: "Modules")
      .replacing("class SearchListRouter:", with: "class SearchRouter:")
      .replacing("= SearchListRouter()", with: "= SearchRouter()")
    let app = MappedApp(Self.start + MappedApp.module("Feed") + list)
    #expect(try app.messages(of: "part-file-misnamed") == [])
  }
}
