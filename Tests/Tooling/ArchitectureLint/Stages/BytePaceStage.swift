extension Stage {
  /// The Start module in BytePace's architecture.
  static let bytePace = Stage(
    architecture: "bytepace-viper",
    files: [
      "Start/Assembly/StartAssembly.swift": """
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
          router.view = view
          return router
        }
      }
      """,
      "Start/View/StartViewController.swift": """
      import UIKit

      final class StartViewController: UIViewController, StartViewInput {
        var output: StartViewOutput!

        override func viewDidLoad() {
          super.viewDidLoad()
          output.didLoadView()
        }

        func showName(_ name: String) {
          title = name
        }
      }
      """,
      "Start/View/StartViewInput.swift": """
      protocol StartViewInput: AnyObject {
        func showName(_ name: String)
      }
      """,
      "Start/View/StartViewOutput.swift": """
      protocol StartViewOutput: AnyObject {
        func didLoadView()
        func didTapOptions()
      }
      """,
      "Start/Presenter/StartPresenter.swift": """
      final class StartPresenter: StartViewOutput, StartInteractorOutput {
        weak var view: StartViewInput?
        var interactor: StartInteractorInput!
        var router: StartRouterInput!

        func didLoadView() {
          interactor.obtainName()
        }

        func didTapOptions() {
          router.presentOptions()
        }

        func didObtainName(_ name: String) {
          view?.showName(name)
        }
      }
      """,
      "Start/Interactor/StartInteractor.swift": """
      final class StartInteractor: StartInteractorInput {
        weak var output: StartInteractorOutput?

        func obtainName() {
          output?.didObtainName("Name")
        }
      }
      """,
      "Start/Interactor/StartInteractorInput.swift": """
      protocol StartInteractorInput: AnyObject {
        func obtainName()
      }
      """,
      "Start/Interactor/StartInteractorOutput.swift": """
      protocol StartInteractorOutput: AnyObject {
        func didObtainName(_ name: String)
      }
      """,
      "Start/Router/StartRouter.swift": """
      import UIKit

      final class StartRouter: StartRouterInput {
        weak var presenter: StartPresenter?
        weak var view: StartViewController?

        func presentOptions() {
          view?.navigationController?.pushViewController(UIViewController(), animated: true)
        }
      }
      """,
      "Start/Router/StartRouterInput.swift": """
      protocol StartRouterInput: AnyObject {
        func presentOptions()
      }
      """,
    ])
}
