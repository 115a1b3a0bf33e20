import AdderArchitectureLint
import Testing

/// What findings about leaks advise. Advice that cannot be followed, or that would free an object at
/// once, is worse than none.
@Suite struct LeakAdviceTests {
  private func advice(_ host: LeakPattern.Host, _ code: String, beside: String = "") throws
    -> [String]
  {
    var choice = RuleChoice()
    choice.only = ["module-retain-cycle", "module-outlives-screen"]
    let shape = LeakPattern.Shape(host, code, beside: beside)
    return try host.stage.report(playing: shape.example, choice).findings.map { finding in
      String(finding.message.split(separator: ". ", maxSplits: 1).last ?? "")
    }
  }

  @Test(arguments: [
    ("@Published var count = 0", "Use 'assign(to: &$count)' or 'sink' with '[weak self]'."),
    ("var count = 0", "Use 'sink' with '[weak self]'."),
  ])
  func `A subscription cannot store its target weakly`(property: String, text: String) throws {
    let code = """
      private var subscription: AnyCancellable?
      private let counts = PassthroughSubject<Int, Never>()
      \(property)
      func didTriggerViewReadyEvent() {
        subscription = counts.assign(to: \\.count, on: self)
      }
      """
    #expect(try advice(.bookPresenter, code) == [text])
  }

  @Test func `A target or a session's delegate cannot be weak`() throws {
    let link = """
      override func viewDidLoad() {
        super.viewDidLoad()
        let link = CADisplayLink(target: self, selector: #selector(step))
        link.add(to: RunLoop.main, forMode: .default)
      }
      @objc private func step() { refresh() }
      """
    #expect(
      try advice(.sceneView, link) == ["Invalidate the display link when the screen closes."])
    let session = """
      private lazy var session = URLSession(
        configuration: .default, delegate: self, delegateQueue: nil)
      """
    #expect(
      try advice(.bookInteractor, session) == ["Invalidate the session when the screen closes."])
  }

  @Test func `A web view retains its message handler, which is to reference the screen weakly`()
    throws
  {
    let code = """
      private let webView = WKWebView()
      override func viewDidLoad() {
        super.viewDidLoad()
        webView.configuration.userContentController.add(self, name: "app")
      }
      """
    #expect(
      try advice(.surfView, code) == [
        "Pass an object that references 'ProfileViewController' weakly."
      ])
  }

  @Test func `In a value, the reference behind it is the one to make weak`() throws {
    let code = """
      private var map: MapModule?
      func viewLoaded() { map = MapModule.make(output: self) }
      """
    let module = """
      protocol MapOutput: AnyObject {}
      extension ProfilePresenter: MapOutput {}
      final class MapPresenter {
        private let output: MapOutput
        init(output: MapOutput) { self.output = output }
      }
      struct MapModule {
        let presenter: MapPresenter
        static func make(output: MapOutput) -> MapModule {
          MapModule(presenter: MapPresenter(output: output))
        }
      }
      """
    #expect(
      try advice(.surfPresenter, code, beside: module) == [
        "Store it weakly in 'output'; it must be an optional 'var'."
      ])
  }

  @Test(arguments: [
    ("let parent: Parent", "Make 'parent' weak; it must be an optional 'var'."),
    ("let parent: Parent?", "Make 'parent' weak; it must be a 'var'."),
    ("var parent: Parent", "Make 'parent' weak; it must be optional."),
    ("var parent: Parent?", "Make 'parent' weak."),
    (
      "let parent: any ProfileParent",
      "Make 'parent' weak; it must be an optional 'var', and its protocol must inherit from 'AnyObject'."
    ),
  ])
  func `What else must change is said, too`(property: String, text: String) throws {
    let code = """
      private lazy var child = ProfileChild(parent: self)
      func viewLoaded() { child.start() }
      """
    let type = property.split(separator: ": ")[1]
    let child = """
      protocol ProfileParent {}
      extension ProfilePresenter: ProfileParent {}
      typealias Parent = ProfilePresenter
      final class ProfileChild {
        private \(property)
        init(parent: \(type)) { self.parent = parent }
        func start() {}
      }
      """
    #expect(try advice(.surfPresenter, code, beside: child) == [text])
  }

  @Test func `A protocol that requires a property that is not optional must change, too`() throws {
    let code = """
      private lazy var child = ProfileChild(parent: self)
      func viewLoaded() { child.start() }
      """
    let child = """
      protocol ProfileHelper { var parent: ProfilePresenter { get set } }
      final class ProfileChild: ProfileHelper {
        var parent: ProfilePresenter
        init(parent: ProfilePresenter) { self.parent = parent }
        func start() {}
      }
      """
    #expect(
      try advice(.surfPresenter, code, beside: child) == [
        "Make 'parent' weak; it must be optional, and so must the requirement in 'ProfileHelper'."
      ])
  }

  @Test func `An object without another owner is not made weak without a new owner`() throws {
    var choice = RuleChoice()
    choice.only = ["module-retain-cycle"]
    let example = """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouter!
      }

      final class PostListRouter: PostListRouterInput {
        weak var transitionHandler: TransitionHandler?
        let presenter = PostListPresenter()
        init() { presenter.router = self }
      }

      final class PostListAssembly {
        func viewPostListModule() -> PostListViewController {
          let view = PostListViewController()
          let router = PostListRouter()
          view.output = router.presenter
          router.presenter.view = view
          router.transitionHandler = view
          return view
        }
      }
      """
    let found = try Stage.viperBook.report(playing: example, choice).findings
    let text = "Make 'router' weak; an object outside the cycle must own the 'PostListRouter'."
    #expect(found.map { $0.message.hasSuffix(text) } == [true], "\(found)")
    #expect(found.allSatisfy { $0.fix == nil })
  }

  @Test(arguments: [("weak var", 0), ("var", 1)])
  func `The only owner of an object may reference it strongly, if that makes no cycle`(
    back: String, count: Int
  ) throws {
    var choice = RuleChoice()
    choice.only = ["reference-wrong-strength"]
    let example = """
      final class ListPresenter: ListModuleInterface, ListInteractorOutput {
        weak var userInterface: ListViewInterface?
        var interactor: ListInteractorInput!
        let wireframe: ListWireframe

        init() {
          wireframe = ListWireframe()
        }
      }

      final class ListWireframe: ListWireframeInterface {
        \(back) viewController: ListViewController?
        static func makeListModule() -> ListViewController {
          let view = ListViewController()
          let presenter = ListPresenter()
          let interactor = ListInteractor()
          view.eventHandler = presenter
          presenter.userInterface = view
          presenter.interactor = interactor
          interactor.output = presenter
          presenter.wireframe.viewController = view
          return view
        }
        func presentAddInterface() {}
      }
      """
    let found = try Stage.mutualMobile.report(playing: example, choice).findings
    #expect(found.count { $0.symbol == "ListPresenter.wireframe" } == count)
  }

  @Test func `A presenter that only its view keeps alive makes the view weak`() throws {
    let code = """
      private let scene: ListScene
      init(scene: ListScene) { self.scene = scene; scene.setDelegate(self) }
      """
    let scene = """
      protocol ListSceneDelegate {}
      extension ProfilePresenter: ListSceneDelegate {}
      protocol ListScene { func setDelegate(_ delegate: ListSceneDelegate) }
      final class ListSceneController: UIViewController, ListScene {
        private var delegate: ListSceneDelegate?
        func setDelegate(_ delegate: ListSceneDelegate) { self.delegate = delegate }
      }
      final class ListSceneFactory {
        func make() -> UIViewController {
          let scene = ListSceneController()
          _ = ProfilePresenter(scene: scene)
          return scene
        }
      }
      """
    #expect(
      try advice(.surfPresenter, code, beside: scene) == [
        "Make 'scene' weak; it must be an optional 'var', and its protocol must inherit from 'AnyObject'."
      ])
  }

  @Test func `A cycle that makes an unowned capture safe is not broken without it`() throws {
    func interactor(_ capture: String) throws -> LintFinding {
      let text = """
        import Foundation

        final class PostListInteractor: PostListInteractorInput {
          var output: PostListInteractorOutput?
          func obtainPosts() {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [\(capture) self] in obtainPosts() }
          }
        }
        """
      var choice = RuleChoice()
      choice.only = ["interactor-retains-output"]
      return try #require(try Stage.viperBook.report(playing: text, choice).findings.first)
    }
    let unsafe = try interactor("unowned")
    #expect(unsafe.fix == nil)
    #expect(
      unsafe.notes.map(\.message) == [
        """
        This closure relies on 'self', which may be safe only because of the cycle. Capture '[weak self]', and do \
        nothing without it.
        """
      ])
    let safe = try interactor("weak")
    #expect(safe.notes.isEmpty && safe.fix != nil)
  }

  @Test func `A cycle that makes a forced reference in a closure safe is not broken without it`()
    throws
  {
    func presenter(_ call: String, _ capture: String = "") throws -> LintFinding {
      let text = """
        // PostList/Presenter/PostListPresenter.swift
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        // PostList/Interactor/PostListInteractor.swift
        import Foundation
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput!
          func obtainPosts() {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { \(capture) \(call)([]) }
          }
        }
        """
      var choice = RuleChoice()
      choice.only = ["presenter-retains-view"]
      return try #require(try Stage.viperBook.report(playing: text, choice).findings.first)
    }
    let unsafe = try presenter("self.output.didObtainPosts")
    #expect(unsafe.fix == nil)
    #expect(
      unsafe.notes.map(\.message) == [
        "This closure would crash without 'output', which may be safe only because of the cycle. Write 'output?' there."
      ])
    #expect(try presenter("self.output?.didObtainPosts").fix != nil)
    #expect(try presenter("self?.output.didObtainPosts", "[weak self] in").fix != nil)
  }

  @Test func `What a singleton keeps of several parts is one finding`() throws {
    var choice = RuleChoice()
    choice.only = ["module-outlives-screen"]
    let shape = LeakPattern.Shape(
      .bookInteractor, "func start() { Session.shared.start(self) }",
      beside: """
        protocol SessionDelegate: AnyObject {}
        extension PostListInteractor: SessionDelegate {}
        final class Session {
          static let shared = Session()
          private var delegate: Request?
          func start(_ delegate: SessionDelegate) { self.delegate = Request(delegate: delegate) }
        }
        final class Request {
          private let delegate: SessionDelegate
          init(delegate: SessionDelegate) { self.delegate = delegate }
        }
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput, SessionDelegate {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          func open() { Session.shared.start(self) }
        }
        """)
    let found = try shape.host.stage.report(playing: shape.example, choice).findings
    #expect(found.map(\.symbol) == ["Request.delegate"])
    #expect(
      found.first?.message.hasSuffix(
        "'delegate' → 'delegate' → 'PostListInteractor'. Store it weakly in 'Request.delegate'; it must be an optional 'var'."
      ) == true, "\(found.map(\.message))")
    #expect(
      found.first?.notes.map(\.message) == [
        "'PostListInteractor' passes itself on.", "'PostListPresenter' is kept in the same way.",
      ])
  }

  @Test func `A copy of a structure made before it references the screen keeps nothing alive`()
    throws
  {
    var choice = RuleChoice()
    choice.only = ["module-retain-cycle"]
    func example(_ first: String, _ second: String) -> String {
      """
      struct PostListRouter: PostListRouterInput { var transitionHandler: TransitionHandler? }
      final class PostListAssembly {
        func viewPostListModule() -> PostListViewController {
          let view = PostListViewController()
          let presenter = PostListPresenter()
          var router = PostListRouter()
          view.output = presenter
          presenter.view = view
          \(first)
          \(second)
          return view
        }
      }
      """
    }
    let (copy, set) = ("presenter.router = router", "router.transitionHandler = view")
    #expect(
      try Stage.viperBook.report(playing: example(copy, set), choice).findings.isEmpty)
    #expect(
      try Stage.viperBook.report(playing: example(set, copy), choice).findings.count == 1)
  }

  @Test(arguments: ["V", "V: Any"])
  func `A property of a generic type cannot be weak`(parameter: String) throws {
    var choice = RuleChoice()
    choice.only = ["presenter-retains-view", "module-retain-cycle"]
    let example = """
      class BasePresenter<\(parameter)> { var view: V? }
      final class PostListPresenter: BasePresenter<PostListViewInput>, PostListViewOutput,
        PostListInteractorOutput
      {
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
      }
      """
    let found = try Stage.viperBook.report(playing: example, choice).findings
    #expect(found.isEmpty == false)
    #expect(
      found.allSatisfy { $0.message.contains("the generic type 'V' cannot be weak") },
      "\(found.map(\.message))")
  }

  @Test func `A spare screen that a presenter creates is not its view`() throws {
    var choice = RuleChoice()
    choice.only = ["presenter-retains-view", "module-retain-cycle", "reference-wrong-strength"]
    func count(_ line: String) throws -> Int {
      let example = """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          var view = PostListViewController()
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        final class PostListAssembly {
          func viewPostListModule() -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            let interactor = PostListInteractor()
            let router = PostListRouter()
            view.output = presenter
            presenter.interactor = interactor
            presenter.router = router
            interactor.output = presenter
            router.transitionHandler = view
            \(line)
            return view
          }
        }
        """
      return try Stage.viperBook.report(playing: example, choice).findings.count
    }
    #expect(try count("presenter.view = view") == 1)
    #expect(try count("") == 0)
  }
}
