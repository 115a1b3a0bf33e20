import AdderArchitectures

extension NavigationOwnerRules {
  static let all = NavigationOwnerRules(
    makesContainers: LintRule(
      "mm-wireframe-owns-navigation", [.mutualMobile], .knowledge, fix: .move,
      RulePage(
        finds: "A navigation controller or window that another part than the wireframe makes.",
        hurts: """
          Who owns what is on the screen leads to other screens. With a second owner they go behind each \
          other's back.
          """,
        bad: """
          final class ListViewController: UIViewController, ListViewInterface {
            var eventHandler: ListModuleInterface!

            func add() {
              let container = UINavigationController(rootViewController: self)
              print(container)
            }
          }
          """,
        good: """
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
              interactor.output = presenter
              viewController = view
              return view
            }

            func presentAddInterface() {
              let add = UINavigationController(rootViewController: UIViewController())
              viewController?.present(add, animated: true)
            }
          }
          """,
        chapter: "Wireframe")),
    answersAlerts: LintRule(
      "surf-alert-with-logic-is-module", [.surf], .contracts, fix: .move,
      RulePage(
        finds: "A router that does something when an alert is answered.",
        hurts: """
          What follows from an answer is logic. In a module of its own it can be tested, and the presenter \
          hears of it by the module output.
          """,
        bad: """
          final class ProfileRouter: ProfileRouterInput {
            weak var view: ModuleTransitionable?

            func showEditProfileModule() {
              let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
              alert.addAction(UIAlertAction(title: "Edit", style: .default) { [weak self] _ in
                self?.view?.presentModule()
              })
            }
          }
          """,
        good: """
          final class ProfileRouter: ProfileRouterInput {
            weak var view: ModuleTransitionable?

            func showEditProfileModule() {
              let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
              alert.addAction(UIAlertAction(title: "OK", style: .cancel, handler: nil))
            }
          }
          """,
        chapter: "UIAlertController")))
}
