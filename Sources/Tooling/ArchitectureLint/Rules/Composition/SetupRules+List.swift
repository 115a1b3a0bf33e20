import AdderArchitectures

extension SetupRules {
  static let all = SetupRules(
    inOnePlace: LintRule(
      "cs-setup-in-one-place", [.cleanSwift], .contracts, fix: .manual,
      RulePage(
        finds: "A link of a scene that is not set where the others are.",
        hurts: """
          Between the two places the scene is half wired. Whether it works depends on what happens first.
          """,
        bad: """
          final class ContactListViewController: UIViewController, ContactListDisplayLogic {
            var interactor: ContactListBusinessLogic?
            var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

            private func setup() {
              let interactor = ContactListInteractor()
              let presenter = ContactListPresenter()
              self.interactor = interactor
              interactor.presenter = presenter
              presenter.viewController = self
            }

            override func viewDidLoad() {
              super.viewDidLoad()
              let router = ContactListRouter()
              router.viewController = self
              self.router = router
            }
          }
          """,
        good: """
          final class ContactListViewController: UIViewController, ContactListDisplayLogic {
            var interactor: ContactListBusinessLogic?
            var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

            private func setup() {
              let interactor = ContactListInteractor()
              let presenter = ContactListPresenter()
              let router = ContactListRouter()
              self.interactor = interactor
              self.router = router
              interactor.presenter = presenter
              presenter.viewController = self
              router.viewController = self
              router.dataStore = interactor
            }
          }
          """,
        chapter: "An example")),
    byOwnAssembly: LintRule(
      "assembly-per-module", [.bytePace], .contracts, when: .byConvention, fix: .generate,
      RulePage(
        finds: """
          A module that has no assembly of its own, or one whose assembly does not give back the router.
          """,
        hurts: """
          A method that wires several modules grows with each of them, and keeps all of them in memory from the \
          start of the app.
          """,
        bad: """
          // in place of StartAssembly
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            func assemble() {
              let view = StartViewController()
              let presenter = StartPresenter()
              let interactor = StartInteractor()
              let router = StartRouter()
              view.output = presenter
              presenter.view = view
              presenter.interactor = interactor
              presenter.router = router
              interactor.output = presenter
            }
          }
          """,
        good: """
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
              return router
            }
          }
          """,
        chapter: "Injection of dependencies")),
    notTooEarly: LintRule(
      "assembly-lazy", [.bytePace], .contracts, fix: .move,
      RulePage(
        finds: "A module that is put together when the app starts, besides the first one.",
        hurts: "Modules that nobody has opened take up memory from the start of the app.",
        bad: """
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            func start() {
              print(StartAssembly.assembleModule())
              print(OptionsAssembly.assembleModule())
            }
          }
          \(options)
          """,
        good: """
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            func start() {
              print(StartAssembly.assembleModule())
            }
          }

          final class StartRouter: StartRouterInput {
            weak var presenter: StartPresenter?
            weak var view: StartViewController?

            func presentOptions() {
              print(OptionsAssembly.assembleModule())
            }
          }
          \(options)
          """,
        chapter: "Injection of dependencies")))

  /// A module that is opened from the first one.
  private static let options = """
    // Options/OptionsAssembly.swift
    final class OptionsAssembly {
      static func assembleModule() -> OptionsRouter {
        let view = OptionsViewController()
        let presenter = OptionsPresenter()
        let router = OptionsRouter()
        view.output = presenter
        presenter.view = view
        presenter.router = router
        return router
      }
    }
    // Options/OptionsPresenter.swift
    protocol OptionsViewOutput: AnyObject {}
    protocol OptionsViewInput: AnyObject {}
    protocol OptionsRouterInput: AnyObject {}
    final class OptionsRouter: OptionsRouterInput {}
    final class OptionsPresenter: OptionsViewOutput {
      weak var view: OptionsViewInput?
      var router: OptionsRouterInput!
    }
    // Options/OptionsViewController.swift
    final class OptionsViewController: UIViewController, OptionsViewInput {
      var output: OptionsViewOutput!
    }
    """
}
