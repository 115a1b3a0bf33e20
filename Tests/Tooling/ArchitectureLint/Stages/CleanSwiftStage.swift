extension Stage {
  /// The ContactList scene in the Clean Swift architecture.
  static let cleanSwift = Stage(
    architecture: "clean-swift",
    files: [
      "ContactList/ContactListViewController.swift": """
      import UIKit

      protocol ContactListDisplayLogic: AnyObject {
        func displayContacts(viewModel: ContactList.ShowContacts.ViewModel)
      }

      final class ContactListViewController: UIViewController, ContactListDisplayLogic {
        var interactor: ContactListBusinessLogic?
        var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

        init() {
          super.init(nibName: nil, bundle: nil)
          setup()
        }

        private func setup() {
          let interactor = ContactListInteractor()
          let presenter = ContactListPresenter()
          let router = ContactListRouter()
          self.interactor = interactor
          self.router = router
          interactor.presenter = presenter
          interactor.worker = ContactListWorker()
          presenter.viewController = self
          router.viewController = self
          router.dataStore = interactor
        }

        override func viewDidLoad() {
          super.viewDidLoad()
          interactor?.showContacts(request: ContactList.ShowContacts.Request())
        }

        func displayContacts(viewModel: ContactList.ShowContacts.ViewModel) {
          title = viewModel.names.first
        }
      }
      """,
      "Application/AppDelegate.swift": """
      import UIKit

      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func start() { window?.rootViewController = ContactListViewController() }
      }
      """,
      "ContactList/ContactListInteractor.swift": """
      protocol ContactListBusinessLogic {
        func showContacts(request: ContactList.ShowContacts.Request)
      }

      protocol ContactListDataStore {
        var contacts: [String] { get }
      }

      final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
        var presenter: ContactListPresentationLogic?
        var worker: ContactListWorkerLogic?
        var contacts: [String] = []

        func showContacts(request: ContactList.ShowContacts.Request) {
          contacts = worker?.contacts() ?? []
          presenter?.presentContacts(response: ContactList.ShowContacts.Response(contacts: contacts))
        }
      }
      """,
      "ContactList/ContactListPresenter.swift": """
      protocol ContactListPresentationLogic {
        func presentContacts(response: ContactList.ShowContacts.Response)
      }

      final class ContactListPresenter: ContactListPresentationLogic {
        weak var viewController: ContactListDisplayLogic?

        func presentContacts(response: ContactList.ShowContacts.Response) {
          viewController?.displayContacts(
            viewModel: ContactList.ShowContacts.ViewModel(names: response.contacts))
        }
      }
      """,
      "ContactList/ContactListRouter.swift": """
      import UIKit

      @objc protocol ContactListRoutingLogic {
        func routeToViewContact(segue: UIStoryboardSegue?)
      }

      protocol ContactListDataPassing {
        var dataStore: ContactListDataStore? { get }
      }

      final class ContactListRouter: NSObject, ContactListRoutingLogic, ContactListDataPassing {
        weak var viewController: ContactListViewController?
        var dataStore: ContactListDataStore?

        func routeToViewContact(segue: UIStoryboardSegue?) {}
      }
      """,
      "ContactList/ContactListWorker.swift": """
      protocol ContactListWorkerLogic {
        func contacts() -> [String]
      }

      final class ContactListWorker: ContactListWorkerLogic {
        func contacts() -> [String] { [] }
      }
      """,
      "ContactList/ContactListModels.swift": """
      enum ContactList {
        enum ShowContacts {
          struct Request {}
          struct Response { let contacts: [String] }
          struct ViewModel { let names: [String] }
        }
      }
      """,
    ])
}
