import AdderArchitectureLint
import Testing

/// A property is made weak only if its value has another owner.
@Suite struct OwnershipFixTests {
  private func findings(_ example: String) throws -> [LintFinding] {
    var choice = RuleChoice()
    choice.only = ["presenter-retains-view"]
    return try Stage.viperBook.report(playing: example, choice).findings
  }

  private let strongPresenter = """
    final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
      var view: PostListViewInput?
      var interactor: PostListInteractorInput!
      var router: PostListRouterInput!
    }

    """

  @Test func `A screen that only the router hands out must be returned`() throws {
    let example = """
      final class PostListRouter: PostListRouterInput {
        var transitionHandler: TransitionHandler?
        static func start() -> PostListRouter {
          let view = PostListViewController()
          let presenter = PostListPresenter()
          let router = PostListRouter()
          view.output = presenter
          presenter.view = view
          presenter.router = router
          router.transitionHandler = view
          return router
        }
        func openPostModule() {}
      }
      """
    var choice = RuleChoice()
    choice.only = [
      "router-retains-view-controller", "router-retains-screen", "router-retains-view",
    ]
    let found = try Stage.viperBook.report(playing: example, choice).findings
    #expect(found.count == 1)
    #expect(
      found.allSatisfy { $0.message.contains("from 'start()'") && $0.fix == nil },
      "\(found.map(\.message))")
  }

  @Test(arguments: [("PostListPresenter(view: view)", true), ("Builder(view).make()", false)])
  func `A screen that only its presenter's initializer receives needs an owner`(
    _ creation: String, _ isDropped: Bool
  ) throws {
    let example = """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        init(view: PostListViewInput) { self.view = view }
      }
      final class Builder {
        let view: PostListViewController
        init(_ view: PostListViewController) { self.view = view }
        func make() -> PostListPresenter { PostListPresenter(view: view) }
      }
      final class PostListAssembly {
        let output: PostListPresenter
        init() {
          let view = PostListViewController()
          let presenter = \(creation)
          view.output = presenter
          output = presenter
        }
      }
      """
    let found = try #require(findings(example).first)
    #expect(found.message.contains("must own the ViewInput") == isDropped, "\(found.message)")
  }

  @Test(arguments: [("weak var", true), ("var", false)])
  func `A screen that only its presenter keeps needs an owner`(_ kind: String, _ isDropped: Bool)
    throws
  {
    let example = """
      typealias EntryPoint = UIViewController & PostListViewInput
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        func showAll() { view?.showPosts() }
      }
      final class PostListRouter: PostListRouterInput {
        \(kind) entryPoint: EntryPoint?
        static func start() -> PostListRouter {
          let router = PostListRouter()
          let view: PostListViewInput = PostListViewController()
          let presenter = PostListPresenter()
          view.output = presenter
          presenter.view = view
          presenter.router = router
          router.entryPoint = view as? EntryPoint
          return router
        }
        func openPostModule() {}
      }
      """
    var choice = RuleChoice()
    choice.only = ["presenter-retains-view"]
    let found = try #require(Stage.viperBook.report(playing: example, choice).findings.first)
    #expect(found.message.contains("must own the ViewInput") == isDropped, "\(found.message)")
  }

  @Test(arguments: [
    ("{ [weak self] _ in self?.output?.didObtainPosts([]) }", true),
    ("{ [unowned self] _ in self.output?.didObtainPosts([]) }", false),
    ("{ [weak self] _ in self!.output?.didObtainPosts([]) }", false),
    ("{ [weak self] _ in (self?.output)!.didObtainPosts([]) }", false),
  ])
  func `A reference that a late closure relies on is not made weak`(
    _ closure: String, _ isFixed: Bool
  ) throws {
    let example = """
      final class PostListInteractor: PostListInteractorInput {
        var output: PostListInteractorOutput?
        var service: Loading!
        func obtainPosts() { service.load \(closure) }
      }
      // Services/Loading.swift
      final class Loading {
        private var done: ((Int) -> Void)?
        func load(_ done: @escaping (Int) -> Void) { self.done = done }
      }
      """
    var choice = RuleChoice()
    choice.only = ["interactor-retains-output"]
    let found = try Stage.viperBook.report(playing: example, choice).findings
    #expect(found.map { $0.fix != nil } == [isFixed])
  }

  @Test(arguments: [
    ("weak var", "", "", false), ("unowned var", "", "", false),
    // The other module keeps it as well, or its storyboard does.
    ("var", "", "", true), ("@IBOutlet weak var", "", "", true),
    // The screens before keep it.
    ("weak var", "final class Flows { let flow = Flow() }", "", true),
    ("weak var", "final class Flows { var children: [FlowChild] = [] }", "", true),
    ("weak var", "", "static let shared = Flow()", true),
    // Another object keeps the presenter or its screen, and with it the flow.
    ("weak var", "final class Presenters { var list: PostListPresenter? }", "", true),
    ("weak var", "final class Screens { var list: PostListViewController? }", "", true),
  ])
  func `A cycle that keeps what another module needs is not cut`(
    _ kind: String, _ other: String, _ member: String, _ isFixed: Bool
  ) throws {
    let example = """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        var flow: Flow?
        func didTapPost() { flow?.showPost() }
      }
      \(OtherModule.text("Post", holding: "\(kind) flow: Flow?"))
      // Flow/Flow.swift
      final class AppDelegate {}
      protocol FlowChild {}
      final class Flow: FlowChild {
        \(member)
        func showList() -> UIViewController {
          let view = PostListViewController()
          let presenter = PostListPresenter()
          view.output = presenter
          presenter.view = view
          presenter.flow = self
          return view
        }
        func showPost() {}
      }
      \(other)
      """
    var choice = RuleChoice()
    choice.only = ["presenter-retains-view"]
    let found = try Stage.viperBook.report(playing: example, choice).findings
      .filter { $0.symbol == "PostListPresenter.view" }
    #expect(found.map { $0.fix != nil } == [isFixed])
    #expect(
      found.flatMap(\.notes).map(\.message)
        == (isFixed
          ? []
          : [
            "Only the cycle keeps 'Flow' alive, which 'PostPresenter' needs. Let another object own it, too."
          ]))
  }

  @Test(arguments: [
    ("", "guard let self else { return }; self.load { [weak self] in self?.load() }"),
    (
      "if let own = name {}",
      "guard let self else { return }; self.load { [weak self] in self?.load() }"
    ),
    (
      "if let name {}; guard let self = self else { return }",
      "guard let self else { return }; self.load { [weak self] in self?.load() }"
    ),
    (
      "if let name = name {}",
      "guard let self = self else { return }; self.load { [weak self] in self?.load() }"
    ),
    (
      "guard let strongSelf = self else { return }",
      "guard let strongSelf = self else { return }; strongSelf.load { [weak self] in self?.load() }"
    ),
    (
      "guard let strongSelf = self else { return }; guard let self = self else { return }",
      "guard let self = self else { return }; self.load { [weak self] in self?.load() }"
    ),
  ])
  func `A fix unwraps an object as the project does`(_ other: String, _ expected: String) throws {
    let example = """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        var onClose: (() -> Void)?

        func didTriggerViewReadyEvent() {
          onClose = { self.load { [weak self] in self?.load() } }
        }
        func load() {}
        func load(_ done: () -> Void) {}
      }
      // Services/Other.swift
      func other(_ name: String?) { \(other) }
      """
    var choice = RuleChoice()
    choice.only = ["module-retain-cycle"]
    let (_, fixing) = try Stage.Play(.viperBook, example).fixing(choice)
    let texts = fixing.texts.values.map { String(decoding: $0, as: UTF8.self) }
    #expect(texts.count == 1)
    #expect(
      texts.allSatisfy { $0.contains("onClose = { [weak self] in \(expected) }\n") }, "\(texts)")
  }

  @Test func `Where the strengths are swapped, both must change`() throws {
    let example = """
      final class PostListInteractor: PostListInteractorInput {
        var output: PostListInteractorOutput?
        func obtainPosts() {}
      }

      final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler,
        PostListDataDisplayManagerDelegate
      {
        weak var output: PostListViewOutput!
        var dataDisplayManager: PostListDataDisplayManager!
      }
      """
    var choice = RuleChoice()
    choice.only = ["interactor-retains-output"]
    let found = try Stage.viperBook.report(playing: example, choice).findings
    #expect(
      found.map(\.message) == [
        "'PostListInteractor' references its InteractorOutput strongly. Make 'output' weak to avoid a retain cycle; make 'PostListViewController.output' strong, because nothing else keeps the InteractorOutput alive."
      ])
    #expect(found.allSatisfy { $0.fix == nil })
  }

  @Test func `A navigation controller beside a router's view keeps the view, too`() throws {
    func messages(_ other: String) throws -> [String] {
      let example = """
        import UIKit

        final class ProfileRouter: ProfileRouterInput {
          var view: ModuleTransitionable?
          \(other)
          func showEditProfileModule() {}
        }
        """
      var choice = RuleChoice()
      choice.only = ["router-retains-view"]
      return try Stage.surf.report(playing: example, choice).findings.map(\.message)
    }
    let text = "'stack', which may contain the ModuleTransitionable, must be weak, too"
    #expect(try messages("var stack: UINavigationController!").allSatisfy { $0.contains(text) })
    #expect(try messages("var stack: UINavigationController!").count == 1)
    #expect(
      try messages("weak var stack: UINavigationController?").allSatisfy { !$0.contains(text) })
  }

  @Test func `A reference to a view that the module's opener owns can be made weak`() throws {
    let found = try findings(strongPresenter)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.fix != nil })
  }

  @Test func `A reference to a view without another owner is reported without a fix`() throws {
    let found = try findings(
      strongPresenter + """
        // PostList/Assembly/PostListAssembly.swift
        final class PostListAssembly {
          func presenter() -> PostListViewOutput {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            presenter.view = view
            view.output = presenter
            return presenter
          }
        }
        """)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.fix == nil })
  }

  @Test(arguments: [
    ("func showTitles(_ titles: [String])", "", true),
    ("mutating func showTitles(_ titles: [String])", "", false),
    ("func showTitles(_ titles: [String])", "struct Other: PostListViewInput {}", false),
  ])
  func `A protocol is limited to classes together with the reference that becomes weak`(
    requirement: String, other: String, isFixed: Bool
  ) throws {
    let found = try findings(
      """
      protocol PostListViewInput {
        \(requirement)
      }
      \(other)

      """ + strongPresenter)
    #expect(found.count == 1)
    let texts = found.first?.fix?.edits.map(\.text)
    #expect(texts == (isFixed ? ["weak ", ": AnyObject"] : nil))
  }

  @Test(arguments: [
    ("func start() { view = PostListViewController() }", false),
    ("func start() { self.view = PostListViewController() }", false),
    ("init(view: PostListViewController) { self.view = view }", true),
  ])
  func `A property is not made weak where its own object creates the value`(
    function: String, isFixed: Bool
  ) throws {
    let found = try findings(
      """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!

        \(function)
      }
      """)
    #expect(found.count == 1)
    #expect(found.allSatisfy { ($0.fix != nil) == isFixed })
  }

  @Test func `In a cycle, the reference that an object sets to itself is the one to make weak`()
    throws
  {
    var choice = RuleChoice()
    choice.only = ["module-retain-cycle"]
    let example = """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouter!

        init() {
          router = PostListRouter()
          router.listener = self
        }
      }
      // PostList/Router/PostListRouter.swift
      final class PostListRouter: PostListRouterInput {
        weak var transitionHandler: TransitionHandler?
        var listener: PostListPresenter?
      }
      """
    let found = try Stage.viperBook.report(playing: example, choice).findings
    #expect(found.count == 1)
    #expect(found.first?.message.hasSuffix("Make 'listener' weak.") == true, "\(found)")
  }

  @Test func `In a cycle, a delegate is the reference to make weak`() throws {
    var choice = RuleChoice()
    choice.only = ["module-retain-cycle"]
    let example = """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!

        func restart() { interactor.start(with: PostBoard()) }
      }
      // PostList/Interactor/PostListInteractor.swift
      final class PostListInteractor: PostListInteractorInput, PostBoardDelegate {
        weak var output: PostListInteractorOutput?
        private var board: PostBoard?

        func start(with board: PostBoard) {
          self.board = board
          self.board?.delegate = self
        }
      }
      // PostList/Interactor/PostBoard.swift
      protocol PostBoardDelegate: AnyObject {}
      final class PostBoard { var delegate: PostBoardDelegate? }
      """
    let found = try Stage.viperBook.report(playing: example, choice).findings
    #expect(found.count == 1)
    #expect(found.first?.message.hasSuffix("Make 'delegate' weak.") == true, "\(found)")
  }

  @Test func `A weak reference to a presenter that a parent may retain is accepted`() throws {
    let view = """
      final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
        weak var output: PostListViewOutput?
        var dataDisplayManager: PostListDataDisplayManager!
      }

      """
    let parent = """
      // Home/HomePresenter.swift
      protocol HomeChild: AnyObject {}
      extension PostListPresenter: HomeChild {}
      final class NewsPresenter: HomeChild {}
      final class HomePresenter { var child: HomeChild? }
      """
    func symbols(_ example: String) throws -> [String] {
      var choice = RuleChoice()
      choice.only = ["view-has-weak-output"]
      return try Stage.viperBook.report(playing: example, choice).findings.map(\.symbol)
    }
    #expect(try symbols(view) == ["PostListViewController.output"])
    #expect(try symbols(view + parent) == [])
  }

  @Test(arguments: [
    ("self.router = nil", 0), ("router = nil", 0), ("{ [weak self] in self?.router = nil }()", 0),
    ("child.router = nil", 1),
  ])
  func `A retain cycle ends only if a part releases its own reference`(
    statement: String, count: Int
  ) throws {
    var choice = RuleChoice()
    choice.only = ["module-retain-cycle"]
    let example = """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouter?
        private var child = PostListChild()

        func close() { \(statement) }
      }

      final class PostListChild { var router: PostListRouter? }

      final class PostListRouter: PostListRouterInput {
        weak var transitionHandler: TransitionHandler?
        var presenter: PostListPresenter?
        func openPostModule() {}
      }

      final class PostListAssembly {
        func viewPostListModule() -> PostListViewController {
          let view = PostListViewController()
          let presenter = PostListPresenter()
          let router = PostListRouter()
          view.output = presenter
          presenter.view = view
          presenter.router = router
          router.presenter = presenter
          router.transitionHandler = view
          return view
        }
      }
      """
    #expect(try Stage.viperBook.report(playing: example, choice).findings.count == count)
  }

  @Test(arguments: [
    ("unshownView", "self.unshownView = nil", 0), ("unshownView", "", 1),
    ("view", "self.view = nil", 1),
  ])
  func `A router may retain its view beside 'view' until it shows it`(
    property: String, statement: String, count: Int
  ) throws {
    var choice = RuleChoice()
    choice.only = ["router-retains-module-parts"]
    let example = """
      final class StartRouter: StartRouterInput {
        weak var presenter: StartPresenter?
        var \(property): StartViewController?

        func push(in navigationController: UINavigationController) {
          guard let shown = \(property) else { return }
          \(statement)
          navigationController.pushViewController(shown, animated: true)
        }

        func presentOptions() {}
      }

      final class StartAssembly {
        static func assembleModule() -> StartRouter {
          let view = StartViewController()
          let presenter = StartPresenter()
          let interactor = StartInteractor()
          let router = StartRouter()
          view.output = presenter
          presenter.view = view
          presenter.interactor = interactor
          presenter.router = router
          interactor.output = presenter
          router.presenter = presenter
          router.\(property) = view
          return router
        }
      }
      """
    #expect(try Stage.bytePace.report(playing: example, choice).findings.count == count)
  }

  @Test(arguments: [("StartRouter", "router", 0), ("StartViewController", "view", 1)])
  func `A router's view does not become weak if a container gives only the router`(
    type: String, given: String, count: Int
  ) throws {
    var choice = RuleChoice()
    choice.only = ["router-retains-module-parts"]
    let example = """
      final class StartRouter: StartRouterInput {
        weak var presenter: StartPresenter?
        var view: StartViewController?
        func presentOptions() {}
      }

      final class StartAssembly {
        func assemble(container: Container) {
          container.register(\(type).self) { _ in
            let view = StartViewController()
            let presenter = StartPresenter()
            let interactor = StartInteractor()
            let router = StartRouter()
            view.output = presenter
            presenter.view = view
            presenter.interactor = interactor
            presenter.router = router
            interactor.output = presenter
            router.presenter = presenter
            router.view = view
            return \(given)
          }
        }
      }
      """
    let findings = try Stage.bytePace.report(playing: example, choice).findings
    #expect(findings.count { $0.fix != nil } == count)
    #expect(findings.contains { $0.message.contains("let the container give") } == (count == 0))
  }

  @Test(arguments: [
    ("", 0), ("interactor.output = presenter", 1), ("configure(interactor, \\.output)", 1),
    // The class of the receiver is what a call asks for, or unknown.
    ("let made = board.make(PostListInteractor.self)\nmade.output = presenter", 1),
    ("let made = board.make(PostListViewController.self)\nmade.output = presenter", 0),
    ("let made = board.make()\nmade.output = presenter", 1),
  ])
  func `A strong reference that nothing sets is not reported`(
    statement: String, count: Int
  ) throws {
    var choice = RuleChoice()
    choice.only = ["interactor-retains-output", "module-retain-cycle"]
    let example = """
      final class PostListInteractor: PostListInteractorInput {
        var output: PostListInteractorOutput?
        func obtainPosts() { output?.didObtainPosts([]) }
      }

      final class PostListAssembly {
        func viewPostListModule() -> PostListViewController {
          let view = PostListViewController()
          let presenter = PostListPresenter()
          let interactor = PostListInteractor()
          view.output = presenter
          presenter.view = view
          presenter.interactor = interactor
          \(statement)
          return view
        }
      }
      """
    #expect(try Stage.viperBook.report(playing: example, choice).findings.count == count)
  }
}
