extension Stage {
  /// The List module in Mutual Mobile's architecture.
  static let mutualMobile = Stage(
    architecture: "mutual-mobile-viper",
    files: [
      "List/Wireframe/ListWireframe.swift": """
      import UIKit

      final class ListWireframe: ListWireframeInterface {
        var viewController: ListViewController?

        func makeListModule(moduleDelegate: ListModuleDelegate?) -> ListViewController {
          let view = ListViewController()
          let presenter = ListPresenter()
          let interactor = ListInteractor()
          view.eventHandler = presenter
          presenter.userInterface = view
          presenter.interactor = interactor
          presenter.wireframe = self
          presenter.moduleDelegate = moduleDelegate
          interactor.output = presenter
          interactor.dataStore = ListDataStore()
          viewController = view
          return view
        }

        func presentAddInterface() {
          viewController?.present(UIViewController(), animated: true)
        }
      }
      """,
      "List/Wireframe/ListWireframeInterface.swift": """
      protocol ListWireframeInterface: AnyObject {
        func presentAddInterface()
      }
      """,
      "List/View/ListViewController.swift": """
      import UIKit

      final class ListViewController: UIViewController, ListViewInterface {
        var eventHandler: ListModuleInterface!

        override func viewDidLoad() {
          super.viewDidLoad()
          eventHandler.viewTapped()
        }

        func showNames(_ names: [String]) {
          title = names.first
        }
      }
      """,
      "List/View/ListViewInterface.swift": """
      protocol ListViewInterface: AnyObject {
        func showNames(_ names: [String])
      }
      """,
      "List/View/ListModuleInterface.swift": """
      protocol ListModuleInterface: AnyObject {
        func viewTapped()
        func addButtonTapped()
      }
      """,
      "List/Presenter/ListPresenter.swift": """
      final class ListPresenter: ListModuleInterface, ListInteractorOutput {
        weak var userInterface: ListViewInterface?
        var interactor: ListInteractorInput!
        weak var wireframe: ListWireframeInterface?
        weak var moduleDelegate: ListModuleDelegate?

        func viewTapped() {
          interactor.obtainNames()
        }

        func addButtonTapped() {
          moduleDelegate?.didAddItem()
          wireframe?.presentAddInterface()
        }

        func didObtainNames(_ names: [String]) {
          userInterface?.showNames(names)
        }
      }
      """,
      "List/Presenter/ListModuleDelegate.swift": """
      protocol ListModuleDelegate: AnyObject {
        func didAddItem()
      }
      """,
      "List/Interactor/ListInteractor.swift": """
      final class ListInteractor: ListInteractorInput {
        weak var output: ListInteractorOutput?
        var dataStore: ListDataStoreInterface!

        func obtainNames() {
          output?.didObtainNames(dataStore.names())
        }
      }
      """,
      "List/Interactor/ListInteractorInput.swift": """
      protocol ListInteractorInput: AnyObject {
        func obtainNames()
      }
      """,
      "List/Interactor/ListInteractorOutput.swift": """
      protocol ListInteractorOutput: AnyObject {
        func didObtainNames(_ names: [String])
      }
      """,
      "List/DataStore/ListDataStore.swift": """
      final class ListDataStore: ListDataStoreInterface {
        func names() -> [String] { [] }
      }
      """,
      "List/DataStore/ListDataStoreInterface.swift": """
      protocol ListDataStoreInterface: AnyObject {
        func names() -> [String]
      }
      """,
    ],
    tests: mutualMobileTests)
}
