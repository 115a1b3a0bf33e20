import AdderArchitectures

extension ConcreteReferenceRules {
  static let all = ConcreteReferenceRules(entries: [
    Entry(cleanSwiftViewHoldsInteractor, from: [.shows], to: [.appliesBusinessLogic]),
    Entry(cleanSwiftViewHoldsRouter, from: [.shows], to: [.navigates]),
    Entry(cleanSwiftComponentsBehindProtocols),
    Entry(layerInterfaces, from: [.shows, .decides], to: [.shows, .decides]),
    Entry(layerBehindProtocol),
  ])

  private static let layerBehindProtocol = LintRule(
    "layer-behind-protocol", [], .contracts,
    RulePage(
      finds: "A part that knows another part of its module as the class it is.",
      hurts:
        "It cannot be tested alone, and whatever the other one can do becomes a part of the agreement.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractor!
          var router: PostListRouterInput!
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      chapter: "Code Style; Surf, how layers talk; BytePace, what VIPER is; Clean Swift, why"))

  private static let cleanSwiftViewHoldsInteractor = LintRule(
    "cs-view-holds-interactor", [.cleanSwift], .contracts,
    RulePage(
      finds: "A view controller that knows the interactor as the class it is.",
      hurts: """
        Requests are the agreement between them; a class can be asked for anything, and no test can stand in for it.
        """,
      bad: """
        final class ContactListViewController: UIViewController, ContactListDisplayLogic {
          var interactor: ContactListInteractor?
          var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

          init() {
            super.init(nibName: nil, bundle: nil)
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
      good: """
        final class ContactListViewController: UIViewController, ContactListDisplayLogic {
          var interactor: ContactListBusinessLogic?
          var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

          init() {
            super.init(nibName: nil, bundle: nil)
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
      chapter: "An example"))

  private static let cleanSwiftViewHoldsRouter = LintRule(
    "cs-view-holds-router", [.cleanSwift], .contracts,
    RulePage(
      finds: "A view controller that knows the router as the class it is.",
      hurts: """
        Routing and passing data are two contracts, and all that the view controller may know of the router.
        """,
      bad: """
        final class ContactListViewController: UIViewController, ContactListDisplayLogic {
          var interactor: ContactListBusinessLogic?
          var router: ContactListRouter?

          init() {
            super.init(nibName: nil, bundle: nil)
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
      good: """
        final class ContactListViewController: UIViewController, ContactListDisplayLogic {
          var interactor: ContactListBusinessLogic?
          var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

          init() {
            super.init(nibName: nil, bundle: nil)
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
      chapter: "An example"))

  private static let cleanSwiftComponentsBehindProtocols = LintRule(
    "cs-components-behind-protocols", [.cleanSwift], .contracts,
    RulePage(
      finds: "A part of a scene that knows another one as the class it is.",
      hurts: """
        Parts behind protocols can be tested with stubs, one at a time; that is half of what the architecture is for.
        """,
      bad: """
        final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
          var presenter: ContactListPresenter?
          var worker: ContactListWorkerLogic?
          var contacts: [String] = []

          func showContacts(request: ContactList.ShowContacts.Request) {}
        }
        """,
      good: """
        final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
          var presenter: ContactListPresentationLogic?
          var worker: ContactListWorkerLogic?
          var contacts: [String] = []

          func showContacts(request: ContactList.ShowContacts.Request) {}
        }
        """,
      chapter: "Why Clean Swift"))

  private static let layerInterfaces = LintRule(
    "mm-layer-interfaces", [.mutualMobile], .contracts,
    RulePage(
      finds: "A view that knows its presenter as the class it is, or the other way round.",
      hurts: """
        The view's interface and its events are protocols, so that either can be another one.
        """,
      bad: """
        final class ListViewController: UIViewController, ListViewInterface {
          var eventHandler: ListPresenter!

          func showNames(_ names: [String]) {}
        }
        """,
      good: """
        final class ListViewController: UIViewController, ListViewInterface {
          var eventHandler: ListModuleInterface!

          func showNames(_ names: [String]) {}
        }
        """,
      chapter: "View"))
}
