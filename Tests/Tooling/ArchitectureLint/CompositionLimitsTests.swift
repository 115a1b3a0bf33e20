import AdderArchitectureLint
import Testing

/// Findings of rules about composition, and cases without findings.
@Suite struct CompositionLimitsTests {
  // MARK: Links that a team's file describes

  @Test func `A part may use the router if the architecture's file gives it a reference`() throws {
    let log = """
      protocol ProfileLogInput: AnyObject { func start() }
      protocol ProfileLogOutput: AnyObject { func didStartLog() }

      final class ProfileLog: ProfileLogInput {
        weak var listener: ProfileLogOutput?
        func start() { listener?.didStartLog() }
      }

      final class ProfileRouter: ProfileRouterInput, ProfileLogOutput {
        weak var view: ModuleTransitionable?
        func showEditProfileModule() { view?.presentModule() }
        func didStartLog() { view?.presentModule() }
      }

      final class ProfilePresenter: ProfileViewOutput, ProfileModuleInput {
        weak var view: ProfileViewInput?
        var router: ProfileRouterInput!
        var log: ProfileLogInput!
        weak var output: ProfileModuleOutput?
        func viewLoaded() { log.start() }
        func configureModule(with name: String) { router.showEditProfileModule() }
      }

      final class ProfileModuleConfigurator {
        func configure(output: ProfileModuleOutput?) -> UIViewController {
          let view = ProfileViewController()
          let presenter = ProfilePresenter()
          let router = ProfileRouter()
          let log = ProfileLog()
          view.output = presenter
          presenter.view = view
          presenter.router = router
          presenter.log = log
          presenter.output = output
          log.listener = router
          router.view = view
          return view
        }
      }
      """
    let described = Stage.surf.adding(
      """
      roles:
        Log: { name: "{module}Log" }
      contracts:
        LogInput: { name: "{module}LogInput", from: Presenter, to: Log }
        LogOutput: { name: "{module}LogOutput", from: Log, to: Router }
      references:
        Presenter.log: strong LogInput
        Log.listener: weak LogOutput
      """)
    let undescribed = Stage.surf.adding(
      """
      roles:
        Log: { name: "{module}Log" }
      contracts:
        LogInput: { name: "{module}LogInput", from: Presenter, to: Log }
      references:
        Presenter.log: strong LogInput
      """)
    let rule = "router-outside-presenter"
    try RuleLimits.check(rule, described, log)
    try RuleLimits.check(rule, undescribed, log, finds: ["ProfileLog.listener"])
  }

  @Test func `A value that a part creates itself is not a link of the scene`() throws {
    let interactor = """
      struct ContactListFilter { var text = "" }

      final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
        var presenter: ContactListPresentationLogic?
        var worker: ContactListWorkerLogic?
        var contacts: [String] = []
        private var filter = ContactListFilter()

        func showContacts(request: ContactList.ShowContacts.Request) {
          contacts = filter.text.isEmpty ? worker?.contacts() ?? [] : []
          presenter?.presentContacts(response: ContactList.ShowContacts.Response(contacts: contacts))
        }
      }
      """
    func team(injected: Bool) -> Stage {
      Stage.cleanSwift.adding(
        """
        roles:
          Filter: { name: "{module}Filter", traits: [isPlainData], kind: struct }
        references:
          Interactor.filter: { holds: strong Filter, injected: \(injected) }
        """)
    }
    let rule = "scene-setup-scattered"
    try RuleLimits.check(rule, team(injected: false), interactor)
    try RuleLimits.check(
      rule, team(injected: true), interactor, finds: ["ContactListInteractor.filter"])
  }

  // MARK: Links

  @Test func `A link that a part sets in its own initializer counts as set`() throws {
    let example = """
      final class ProfilePresenter: ProfileViewOutput, ProfileModuleInput {
        weak var view: ProfileViewInput?
        var router: ProfileRouterInput!
        weak var output: ProfileModuleOutput?
        init(router: ProfileRouterInput) { self.router = router }
        func viewLoaded() {}
        func configureModule(with name: String) {}
      }

      final class ProfileModuleConfigurator {
        func configure() -> UIViewController {
          let view = ProfileViewController()
          let router = ProfileRouter()
          let presenter = ProfilePresenter(router: router)
          view.output = presenter
          presenter.view = view
          router.view = view
          return view
        }
      }
      """
    try RuleLimits.check("configurator-omits-link", .surf, example)
  }

  @Test func `A link set on one part does not count for another part`() throws {
    let example = """
      final class ProfileModuleConfigurator {
        func configure() -> UIViewController {
          let view = ProfileViewController()
          let presenter = ProfilePresenter()
          let router = ProfileRouter()
          view.output = presenter
          router.view = view
          presenter.router = router
          return view
        }
      }
      """
    try RuleLimits.check(
      "configurator-omits-link", .surf, example, finds: ["ProfilePresenter.view"])
  }

  @Test func `A property set on an unknown object may be the link`() throws {
    let example = """
      final class ProfileModuleConfigurator {
        func configure() -> UIViewController {
          let view = ProfileViewController()
          let presenter = ProfilePresenter()
          let router = ProfileRouter()
          view.output = presenter
          presenter.router = router
          router.view = view
          made(presenter).view = view
          return view
        }
      }
      """
    try RuleLimits.check("configurator-omits-link", .surf, example)
  }

  @Test func `A link set outside the configurator counts as set`() throws {
    let example = """
      final class ProfileModuleConfigurator {
        func configure() -> UIViewController {
          let view = ProfileViewController()
          let presenter = ProfilePresenter()
          let router = ProfileRouter()
          view.output = presenter
          presenter.view = view
          presenter.router = router
          return view
        }
      }

      // Common/Start.swift
      func start(_ router: ProfileRouter, over screen: ModuleTransitionable) {
        router.view = screen
      }
      """
    try RuleLimits.check("configurator-omits-link", .surf, example)
  }

  // MARK: Methods

  @Test func `A method that returns a part is made private only if nothing else calls it`() throws {
    let example = """
      final class PostListAssembly {
        func viewPostListModule() -> PostListViewController {
          let view = PostListViewController()
          let presenter = presenterPostListModule()
          view.output = presenter
          presenter.view = view
          return view
        }

        func presenterPostListModule() -> PostListPresenter { PostListPresenter() }
      }

      // Common/Start.swift
      let presenter = PostListAssembly().presenterPostListModule()
      """
    var choice = RuleChoice()
    choice.only = ["assembly-exposes-inner-part"]
    let (report, fixing) = try Stage.Play(.viperBook, example).fixing(choice)
    #expect(report.findings.map(\.symbol) == ["PostListAssembly.presenterPostListModule"])
    #expect(fixing.fixed.isEmpty)
  }

  @Test func `An assembly may expose a method that returns the module's input`() throws {
    let example = """
      final class PostListAssembly {
        func viewPostListModule() -> PostListViewController {
          let view = PostListViewController()
          let presenter = PostListPresenter()
          view.output = presenter
          presenter.view = view
          return view
        }

        func inputPostListModule() -> PostListModuleInput { PostListPresenter() }
      }
      """
    try RuleLimits.check("assembly-exposes-inner-part", .viperBook, example)
  }

  @Test func `Members of a private extension are private`() throws {
    let example = """
      final class PostListAssembly {
        func viewPostListModule() -> PostListViewController {
          let view = PostListViewController()
          let presenter = presenterPostListModule(view)
          view.output = presenter
          return view
        }
      }

      private extension PostListAssembly {
        func presenterPostListModule(_ view: PostListViewController) -> PostListPresenter {
          let presenter = PostListPresenter()
          presenter.view = view
          return presenter
        }
      }
      """
    try RuleLimits.check("assembly-exposes-inner-part", .viperBook, example)
  }

  @Test func `A configurator that stores values of one scene is not a singleton`() throws {
    let example = """
      final class ContactListConfigurator {
        private let title: String
        init(title: String) { self.title = title }

        func configure(_ control: ContactListViewController) {
          let interactor = ContactListInteractor()
          let presenter = ContactListPresenter()
          control.interactor = interactor
          interactor.presenter = presenter
          presenter.viewController = control
        }
      }
      """
    try RuleLimits.check("configurator-instantiable", .cleanSwift, example)
  }
}

// MARK: - Wiring

extension CompositionLimitsTests {
  @Test func `A class and its superclass may wire a scene together`() throws {
    let example = """
      class SceneController: UIViewController {
        var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

        func setupRouter() {
          let router = ContactListRouter()
          self.router = router
        }
      }

      final class ContactListViewController: SceneController, ContactListDisplayLogic {
        var interactor: ContactListBusinessLogic?

        private func setup() {
          let interactor = ContactListInteractor()
          let presenter = ContactListPresenter()
          self.interactor = interactor
          interactor.presenter = presenter
          presenter.viewController = self
        }
      }
      """
    try RuleLimits.check("scene-setup-scattered", .cleanSwift, example)
  }

  @Test func `An assembly may load a screen from a storyboard and show it in a container`() throws {
    let example = """
      final class PostListAssembly {
        func viewPostListModule(in container: UIViewController) -> UIViewController {
          let storyboard = UIStoryboard(name: "PostList", bundle: nil)
          let view = storyboard.instantiateViewController(withIdentifier: "PostList")
            as! PostListViewController
          let presenter = PostListPresenter()
          view.output = presenter
          presenter.view = view
          container.navigationController?.setViewControllers([view], animated: false)
          return view
        }
      }
      """
    try RuleLimits.check("assembly-navigates", .viperBook, example)
  }

  @Test func `An assembly may be created directly in a project without a container`() throws {
    let example = """
      final class PostListRouter: PostListRouterInput {
        weak var transitionHandler: TransitionHandler?

        func openPostModule() {
          print(PostListAssembly().viewPostListModule(moduleOutput: nil))
        }
      }
      """
    try RuleLimits.check("assembly-created-by-hand", .viperBook, example)
  }

  @Test func `An assembly that returns some view controller belongs to its module`() throws {
    var choice = RuleChoice()
    choice.only = ["module-lacks-assembly"]
    let report = try Stage.bytePace.report(
      playing: """
        final class StartAssembly {
          static func assembleModule() -> UIViewController {
            let view = StartViewController()
            let presenter = StartPresenter()
            view.output = presenter
            presenter.view = view
            return view
          }
        }
        """, choice)
    #expect(report.findings.isEmpty)
    #expect(report.tally(of: "module-lacks-assembly").kept == 1)
  }

  @Test func `An adapter created by the view belongs to the view`() throws {
    let example = """
      final class ProfileAdapter: NSObject, UITableViewDataSource {}

      final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
        var output: ProfileViewOutput!
        private var adapter: ProfileAdapter?

        func setupInitialState() { adapter = ProfileAdapter() }
      }
      """
    try RuleLimits.check("adapter-outside-view", .surf, example)
  }

  @Test func `A presenter may receive its module output in its initializer`() throws {
    let example = """
      final class ProfilePresenter: ProfileViewOutput, ProfileModuleInput {
        weak var view: ProfileViewInput?
        var router: ProfileRouterInput!
        weak var output: ProfileModuleOutput?
        init(output: ProfileModuleOutput?) { self.output = output }
        func viewLoaded() {}
        func configureModule(with name: String) {}
      }

      final class ProfileModuleConfigurator {
        func configure(output: NewsPresenter) -> UIViewController {
          let view = ProfileViewController()
          let presenter = ProfilePresenter(output: output)
          let router = ProfileRouter()
          view.output = presenter
          presenter.view = view
          presenter.router = router
          router.view = view
          return view
        }
      }

      // News/NewsPresenter.swift
      final class NewsPresenter: ProfileModuleOutput {
        func profileViewed() {}
      }
      """
    try RuleLimits.check("module-output-set-externally", .surf, example)
  }
}

// MARK: - Links set by helpers

extension CompositionLimitsTests {
  @Test func `A link may be set by a helper next to a part`() throws {
    let example = """
      // Profile/Configurator/ProfileModuleConfigurator.swift
      final class ProfileModuleConfigurator {
        func configure() -> UIViewController {
          let view = ProfileViewController()
          let presenter = ProfilePresenter()
          let router = ProfileRouter()
          view.output = presenter
          presenter.view = view
          presenter.router = router
          ProfileLinker().link(router, view)
          return view
        }
      }

      struct ProfileLinker {
        func link(_ one: ProfileRouter, _ other: ModuleTransitionable) {
          one.view = other
        }
      }
      """
    try RuleLimits.check("configurator-omits-link", .surf, example)
  }
}

// MARK: - App launch

extension CompositionLimitsTests {
  private static func delegate(_ methods: String) -> String {
    """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
      ) -> Bool {
        print(StartAssembly.assembleModule())
        return true
      }

      \(methods)
    }
    // Options/OptionsAssembly.swift
    final class OptionsAssembly {
      static func assembleModule() -> UIViewController {
        let view = OptionsViewController()
        let presenter = OptionsPresenter()
        view.output = presenter
        presenter.view = view
        return view
      }
    }
    // Options/OptionsPresenter.swift
    protocol OptionsViewOutput: AnyObject {}
    protocol OptionsViewInput: AnyObject {}
    final class OptionsPresenter: OptionsViewOutput {
      weak var view: OptionsViewInput?
    }
    // Options/OptionsViewController.swift
    final class OptionsViewController: UIViewController, OptionsViewInput {
      var output: OptionsViewOutput!
    }
    """
  }

  @Test func `A module that the app delegate assembles for a URL is not too early`() throws {
    let example = Self.delegate(
      """
      func application(_ app: UIApplication, open url: URL, options: [String: Any]) -> Bool {
        openOptions()
        return true
      }

      private func openOptions() { show() }
      private func show() { print(OptionsAssembly.assembleModule()) }
      """)
    try RuleLimits.check("assembly-called-at-launch", .bytePace, example)
  }

  @Test func `A module that the app delegate assembles in other methods is too early`() throws {
    let example = Self.delegate(
      """
      func applicationDidBecomeActive(_ application: UIApplication) { openOptions() }
      func start() { openOptions() }
      func openOptions() { print(OptionsAssembly.assembleModule()) }
      """)
    try RuleLimits.check(
      "assembly-called-at-launch", .bytePace, example, finds: ["AppDelegate.OptionsAssembly"])
  }
}
