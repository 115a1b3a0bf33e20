import AdderArchitectureLint
import AdderFindings
import AdderModuleDiscovery
import Testing

/// What a team that chose no architecture does on purpose is no mistake.
@Suite struct HabitTests {
  private func findings(
    _ rule: String, _ example: String, copies: Int = 1, brokenIn broken: Int = .max
  ) throws -> [LintFinding] {
    try StatedRuleTests.findings(.viperBook, example, copies: copies, brokenIn: broken)
      .filter { $0.rule.id == rule }
  }

  /// A presenter with this line in a method.
  private func presenter(_ line: String, import framework: String = "UIKit") -> String {
    """
    import \(framework)

    final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
      weak var view: PostListViewInput?
      var interactor: PostListInteractorInput!
      var router: PostListRouterInput!
      func show() { \(line) }
    }
    """
  }

  @Test func `A presenter that its own contract makes a delegate of the screen may use UIKit`()
    throws
  {
    let presenter = presenter("_ = UILabel()")
    func count(_ inherited: String) throws -> Int {
      let contract = "\nprotocol PostListViewOutput: \(inherited) {}"
      return try findings("presenter-uses-uikit", presenter + contract, copies: 12, brokenIn: 1)
        .count
    }
    #expect(try count("UIScrollViewDelegate") == 0)
    #expect(try count("URLSessionDelegate") == 1)
    #expect(try count("AnyObject") == 1)
  }

  @Test func `What a presenter creates only for a service is no access to data`() throws {
    func count(_ line: String) throws -> Int {
      let service = "\nfinal class PostNetwork { init(session: URLSession) {} }"
      let rules = ["presenter-bypasses-service", "presenter-accesses-data"]
      return try rules.flatMap {
        try findings($0, presenter(line) + service, copies: 12, brokenIn: 1)
      }.count
    }
    #expect(try count("_ = PostNetwork(session: URLSession(configuration: .default))") == 0)
    #expect(try count("_ = URLSession(configuration: .default)") == 1)
    #expect(try count("print(URLSession.shared)") == 1)
  }

  @Test func `What most modules do is a habit and no finding`() throws {
    let presenter = presenter("_ = UILabel()")
    let rule = "presenter-uses-uikit"
    func report(brokenIn broken: Int) throws -> LintReport {
      try StatedRuleTests.report(.viperBook, presenter, copies: 12, brokenIn: broken)
    }
    let rare = try report(brokenIn: 2)
    #expect(rare.findings.filter { $0.rule.id == rule }.map(\.severity) == [.warning, .warning])
    #expect(rare.habits.isEmpty)
    // One module in eight may do it on purpose.
    #expect(try findings(rule, presenter, copies: 24, brokenIn: 3).isEmpty)
    #expect(try findings(rule, presenter, copies: 30, brokenIn: 3).count == 3)
    let usual = try report(brokenIn: 7)
    #expect(!usual.findings.contains { $0.rule.id == rule })
    let habit = try #require(usual.habits.first { $0.rule == rule })
    #expect(habit.breakers == 7 && habit.moduleCount == 12)
    #expect(habit.example == "'AListPresenter' uses 'UILabel' (user-interface framework).")
  }

  @Test func `An import that most presenters do not need says nothing`() throws {
    let presenter = presenter("view?.showPosts()")
    let rule = "presenter-uses-uikit"
    #expect(try findings(rule, presenter, copies: 12, brokenIn: 1).count == 1)
    // An import to delete is reported even if one module in five has it.
    #expect(try findings(rule, presenter, copies: 20, brokenIn: 4).count == 4)
    #expect(try findings(rule, presenter, copies: 12, brokenIn: 6).isEmpty)
  }

  @Test(arguments: [
    "_ = CA_COUNT", "style(UIAlertAction.Style.default)", "let traits: UITraitCollection? = nil",
    "view?.viewController.navigationItem.title = nil",
    "UNUserNotificationCenter.current().delegate = nil",
    "show(#imageLiteral(resourceName: \"like\"))",
  ])
  func `Values, the project's constants and screens without a name are no use of the interface`(
    _ line: String
  ) throws {
    let framework = line.contains("CA_") ? "Foundation" : "UIKit"
    #expect(try findings("presenter-uses-uikit", presenter(line, import: framework)).isEmpty)
    #expect(try !findings("presenter-uses-uikit", presenter("_ = UILabel()")).isEmpty)
  }

  @Test func `A request is a value until somebody sends it`() throws {
    let rule = "presenter-accesses-data"
    func symbols(_ line: String) throws -> Int {
      try findings(rule, presenter(line, import: "Foundation"), copies: 12, brokenIn: 1).count
    }
    #expect(try symbols("let request: URLRequest? = nil") == 0)
    #expect(try symbols("_ = URLSession.shared") == 1)
  }

  @Test func `Code of debug builds is not judged, but its leaks are`() throws {
    let lines = "\n#if DEBUG\n_ = UILabel()\n#endif\n"
    #expect(try findings("presenter-uses-uikit", presenter(lines)).isEmpty)
    let other = lines.replacing("DEBUG", with: "RELEASE")
    #expect(try findings("presenter-uses-uikit", presenter(other)).count == 1)
  }

  @Test func `A contract's file may be named after its implementer and the contract`() throws {
    var choice = RuleChoice()
    choice.only = ["file-misnamed"]
    func files(_ name: String) throws -> [String] {
      let contract = """
        // PostList/View/\(name).swift
        protocol PostListViewInput: AnyObject {
          func showTitles(_ titles: [String])
        }
        """
      return try StatedRuleTests.findings(.viperBook, contract, choice).map(\.symbol)
    }
    #expect(try files("Titles") == ["AListViewInput"])
    #expect(try files("PostListViewController+PostListViewInput") == [])
  }

  @Test(arguments: [
    ("Titles", "", true), ("Titles", "protocol Title {}", true),
    // Another type spells the file's name as the file does.
    ("PostLsitView", "protocol PostLsitViewDelegate {}", false),
    // The file is named after a type that is nested in a scene.
    ("TableView", "enum Table { final class View {} }", false),
    ("TableView", "enum Table { final class Header {} }", true),
    // The type's name only adds to the file's.
    ("PostListView", "", false), ("ViewInput", "", false),
  ])
  func `A file whose name has another reason stays`(name: String, other: String, isTold: Bool)
    throws
  {
    var choice = RuleChoice()
    choice.only = ["file-misnamed"]
    let contract = """
      // PostList/View/\(name).swift
      protocol PostListViewInput: AnyObject {
        func showTitles(_ titles: [String])
      }
      \(other)
      """
    let found = try StatedRuleTests.findings(.viperBook, contract, choice).map(\.symbol)
    #expect(found == (isTold ? ["AListViewInput"] : []))
  }

  @Test(arguments: [(1, ["AListRouter"]), (4, [])])
  func `A file that is named like those of other modules stays`(_ modules: Int, _ told: [String])
    throws
  {
    var choice = RuleChoice()
    choice.only = ["file-misnamed"]
    let router = """
      // PostList/Router/PostListModuleRouter.swift
      final class PostListRouter: PostListRouterInput {
        weak var transitionHandler: TransitionHandler?
        func openPostModule() {}
      }
      """
    let found = try StatedRuleTests.findings(
      .viperBook, router, copies: 4, brokenIn: modules, choice)
    #expect(found.map(\.symbol) == told)
  }

  @Test func `A reference typed as a framework's class shows no contract`() throws {
    func kept(_ type: String) throws -> Int {
      let router = """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: \(type)?
          func openPostModule() {}
        }
        """
      return try Stage.viperBook.report(playing: router).tally(of: "part-uses-concrete-class").kept
    }
    #expect(try kept("UIViewController") == kept("TransitionHandler") - 1)
  }

  @Test func `A call in a comment shows that a method is only parked`() throws {
    func methods(_ comment: String) throws -> [String] {
      let contract = """
        protocol PostListRouterInput: AnyObject {
          func openPostModule()
          func openSettings()
        }

        // PostList/Presenter/PostListPresenter.swift
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          func show() {
            \(comment)
          }
        }

        // Shown.swift
        let assembly = PostListAssembly()
        """
      return try findings("module-method-unused", contract, copies: 4, brokenIn: 1).map(\.symbol)
    }
    #expect(try methods("print(1)").contains("AListRouterInput.openSettings"))
    #expect(try !methods("// router.openSettings()").contains("AListRouterInput.openSettings"))
  }

  @Test func `A method with work to do in it is planned`() throws {
    func methods(_ body: String) throws -> [String] {
      let router = """
        protocol PostListRouterInput: AnyObject {
          func openPostModule()
          func openSettings()
        }

        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
          func openPostModule() {}
          func openSettings() {
            \(body)
          }
        }

        // Shown.swift
        let assembly = PostListAssembly()
        """
      return try findings("module-method-unused", router, copies: 4, brokenIn: 1).map(\.symbol)
    }
    #expect(try methods("print(1)").contains("AListRouterInput.openSettings"))
    #expect(
      try !methods("// TODO: open the settings").contains("AListRouterInput.openSettings"))
  }

  @Test func `State to which a view is bound is exposed on purpose`() throws {
    func presenter(_ access: String, _ view: String) -> String {
      """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        \(access)var isStarted = false
        func start() { isStarted = true }
      }

      // Start.swift
      import SwiftUI

      struct PostListStart<Model: ObservableObject>: View {
        @ObservedObject var model: Model
        var body: some View { \(view) }
      }
      """
    }
    func symbols(_ view: String, access: String = "") throws -> [String] {
      let other = presenter("private ", "EmptyView()")
      return try StatedRuleTests.findings(
        .viperBook, presenter(access, view), copies: 12, brokenIn: 1, insteadOf: other
      ).filter { $0.rule.id == "presenter-state-exposed" }.map(\.symbol)
    }
    #expect(try symbols("Text(\"\")") == ["AListPresenter.isStarted"])
    #expect(try symbols("Toggle(\"\", isOn: $model.isStarted)") == [])
    #expect(try symbols("EmptyView()", access: "@Published ") == [])
  }

  @Test func `A presenter that creates its module is no use of the interface`() throws {
    let make = """
      static func makeModule() -> UIViewController {
          let view = PostListViewController()
          view.output = PostListPresenter()
          return UINavigationController(rootViewController: view)
        }
        func show() {
      """
    let presenter = presenter("").replacing("func show() {", with: make)
    #expect(try findings("presenter-uses-uikit", presenter).isEmpty)
    let other = presenter.replacing("= PostListPresenter()", with: "= self")
    #expect(try !findings("presenter-uses-uikit", other).isEmpty)
  }

  @Test(arguments: [("", 1), (": Any", 1), (": Codable", 1), (": AnyObject", 0), (": NSObject", 0)])
  func `A weak reference needs a protocol that only classes adopt`(_ bound: String, _ count: Int)
    throws
  {
    let contract = """
      protocol PostListViewInput\(bound) { func setupInitialState() }

      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
      }
      """
    let messages = try StatedRuleTests.findings(.viperBook, contract).map(\.message)
    let told = messages.filter { $0.contains("must inherit from 'AnyObject'") }
    #expect(messages.contains { $0.contains("'view' weak") })
    #expect(told.count { $0.contains("'view' weak") } == count, "\(messages)")
  }

  @Test func `An index path of a row needs the interface's import`() throws {
    let rule = "presenter-uses-uikit"
    func count(_ line: String) throws -> Int {
      try findings(rule, presenter(line), copies: 12, brokenIn: 1).count
    }
    #expect(try count("_ = IndexPath(row: 0, section: 1)") == 0)
    #expect(try count("_ = IndexPath(index: 0)") == 1)
  }

  @Test(arguments: [("UIAlertAction.Style", 0), ("Style", 1)])
  func `A case of the interface's enumeration needs its import`(_ type: String, _ count: Int) throws
  {
    let code =
      presenter("_ = Button(style: .cancel)")
      + "\n// Common/Button.swift\nenum Style { case cancel }\nstruct Button { let style: \(type) }\n"
    #expect(try findings("presenter-uses-uikit", code, copies: 12, brokenIn: 1).count == count)
  }

  @Test(arguments: [("UIRefreshControl", 0), ("Refreshing", 1)])
  func `A member of what a view contains needs the interface's import`(_ type: String, _ count: Int)
    throws
  {
    let code =
      presenter("page.refresh.end()")
      + "\n// Common/Page.swift\nprotocol Refreshing { func end() }\nfinal class Page { var refresh: \(type)! }\n"
    #expect(try findings("presenter-uses-uikit", code, copies: 12, brokenIn: 1).count == count)
  }

  @Test func `Alerts belong to the router only where that was chosen`() throws {
    let view = """
      import UIKit

      final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
        var output: ProfileViewOutput!
        func setupInitialState() { _ = UIAlertController() }
      }

      """
    let router = """
      // Profile/Router/ProfileRouter.swift
      final class ProfileRouter: ProfileRouterInput {
        weak var view: ModuleTransitionable?
        func showEditProfileModule() { view?.presentModule(UIAlertController()) }
      }

      """
    func symbols(besides common: String) throws -> [String] {
      try StatedRuleTests.findings(.surf, view, copies: 12, brokenIn: 1, besides: common)
        .filter { $0.rule.id == "alert-outside-router" }.map(\.symbol)
    }
    #expect(try symbols(besides: "") == [])
    #expect(try symbols(besides: router) == [])
  }

  @Test func `A screen that makes the parts of its module does not use the interactor`() throws {
    func view(_ line: String) -> String {
      """
      import UIKit

      final class PostListViewController: UIViewController, PostListViewInput {
        var output: PostListViewOutput!
        \(line)
      }
      """
    }
    let make = "func start() { output = PostListPresenter(interactor: PostListInteractor()) }"
    #expect(try findings("view-uses-interactor", view(make)).isEmpty)
    let panel = view(make).replacing("UIViewController", with: "UIView")
    #expect(try findings("view-uses-interactor", panel).isEmpty)
    let hold = "var interactor: PostListInteractor!"
    #expect(try !findings("view-uses-interactor", view(hold)).isEmpty)
    let box = view("var list: Box<PostListInteractor>!") + "\nfinal class Box<Work> {}\n"
    #expect(try findings("view-uses-interactor", box).isEmpty)
  }

  @Test func `A cycle is broken where most modules have a weak reference`() throws {
    let presenter = """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        var view: PostListViewInput!
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
      }

      """
    let view = """
      final class PostListViewController: UIViewController, PostListViewInput {
        weak var output: PostListViewOutput?
      }
      """
    func advice(_ others: String) throws -> [String] {
      try StatedRuleTests.findings(
        .viperBook, presenter, copies: 5, brokenIn: 1, insteadOf: others
      ).filter { ["presenter-retains-view", "module-retain-cycle"].contains($0.rule.id) }
        .map { "\($0.rule.id) \($0.symbol)" }
    }
    #expect(try advice("") == ["presenter-retains-view AListPresenter.view"])
    let inverse = try advice(presenter + view)
    #expect(inverse == ["module-retain-cycle AListPresenter.AListViewController.AListPresenter"])
  }

  @Test func `A weak output that a router implements is not the router`() throws {
    let presenter = """
      protocol PostListOutput: AnyObject { func close() }
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        weak var output: PostListOutput?
        var interactor: PostListInteractorInput!
        var router: AnyObject?
      }
      final class PostListRouter: PostListRouterInput, PostListOutput {
        func close() {}
        func openPostModule() {
          let presenter = PostListPresenter()
          presenter.output = self
          presenter.router = self
        }
      }
      """
    #expect(try findings("presenter-has-weak-router", presenter).isEmpty)
  }

  @Test(arguments: [
    "observe(UIApplication.didBecomeActiveNotification)",
    "observe(UIResponder.keyboardWillShowNotification)", "UIPasteboard.general.string = nil",
    "UIApplication.shared.open(url)", "store(UIImagePNGRepresentation(picture))",
  ])
  func `Notifications, services of the system and encoded pictures are no use of the interface`(
    _ line: String
  ) throws {
    #expect(try findings("presenter-uses-uikit", presenter(line)).isEmpty)
  }

  @Test func `A screen that a method only passes on is no use of the interface`() throws {
    let passing = presenter("").replacing(
      "func show() {  }", with: "func show(in stack: UINavigationController) { router.open(stack) }"
    )
    #expect(try findings("presenter-uses-uikit", passing).isEmpty)
    let answering = presenter("").replacing(
      "func show() {  }", with: "func start() -> UIViewController? { router.makeStart() }")
    #expect(try findings("presenter-uses-uikit", answering).isEmpty)
    let segue = presenter("").replacing(
      "func show() {  }",
      with: "func prepare(for segue: UIStoryboardSegue) { router.prepare(segue) }")
    #expect(try findings("presenter-uses-uikit", segue).isEmpty)
    let casting = presenter("if let screen = view as? UIViewController { screen.show() }")
    #expect(try !findings("presenter-uses-uikit", casting).isEmpty)
    let keeping = presenter("let stack = UINavigationController()")
    #expect(try !findings("presenter-uses-uikit", keeping).isEmpty)
    func interactor(_ method: String) -> String {
      """
      import UIKit

      final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?
        \(method)
      }
      """
    }
    let login = interactor("func logIn(from screen: UIViewController) { service.logIn(screen) }")
    #expect(try findings("interactor-uses-uikit", login).isEmpty)
    let making = interactor("func logIn() { service.logIn(UIViewController()) }")
    #expect(try !findings("interactor-uses-uikit", making).isEmpty)
  }

  @Test func `A scheduler that is called like a class of UIKit shows nothing`() throws {
    let rule = "presenter-uses-uikit"
    func names(_ name: String) throws -> Int {
      let line = presenter("observe(on: \(name)())", import: "ReactiveSwift")
      return try findings(rule, line, copies: 12, brokenIn: 1).count
    }
    #expect(try names("UIScheduler") == 0)
    #expect(try names("UIScreen") == 1)
  }

  @Test func `Each of several modules with one name counts`() throws {
    // Habits are counted by module, and the copies of a stage have names of their own.
    let presenter = presenter("_ = UILabel()")
    let stage = try Stage.Play(.viperBook, presenter)
    var texts: [String: [UInt8]] = [:]
    for copy in 0..<6 {
      for (path, text) in stage.texts.texts { texts["Part\(copy)/\(path)"] = text }
    }
    let memory = TextsInMemory(texts)
    let targets = Dictionary(
      uniqueKeysWithValues: texts.keys.map { path in
        let part = String(path.prefix { $0 != "/" })
        return (path, [ProjectTargets.Target(name: part, isForTests: false)])
      })
    let found = DiscoveredProject(
      SourceFiles(swift: texts.keys.sorted().filter { $0.hasSuffix(".swift") }), in: memory,
      targets: ProjectTargets(targets), architectures: stage.architectures)
    #expect(found.modules.filter { $0.name == "PostList" }.count == 6)
    let report = Linter(architectures: stage.architectures).report(
      on: LintedProject(found, in: memory, architectures: stage.architectures))
    #expect(!report.findings.contains { $0.rule.id == "presenter-uses-uikit" })
  }

  @Test func `A method that three contracts declare comes from the team's template`() throws {
    let example = """
      protocol PostListViewOutput: AnyObject {
        func didTriggerViewReadyEvent()
        func didSelectPost(at index: Int)
        func configureModule()
      }
      """
    let others = """

      // Common/Others.swift
      protocol NewsInput: AnyObject { func configureModule() }
      protocol ShopInput: AnyObject { func configureModule() }
      """
    func count(_ text: String) throws -> Int {
      try findings("module-method-unused", text).count { $0.symbol.hasSuffix(".configureModule") }
    }
    #expect(try count(example) == 1)
    #expect(try count(example + others) == 0)
  }
}
