import AdderArchitectures

extension PartNameRules {
  static let all = PartNameRules(entries: [
    Entry(presenterClassName, [.decides]),
    Entry(interactorClassName, [.appliesBusinessLogic]),
    Entry(routerClassName, [.navigates]),
    Entry(viewClassName, [.shows]),
    Entry(assemblyName, [.composes]),
    Entry(surfConfiguratorName, [.composes]),
    Entry(ddmName, [.displaysLists]),
    Entry(cellObjectFactoryName, [.formats]),
    Entry(partName),
  ])

  private static let presenterClassName = LintRule(
    "presenter-class-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A presenter that is not called after its module.",
      hurts: """
        Who looks for a part of a module looks for its name; where each is called otherwise, one has to know.
        """,
      bad: """
        // in place of PostListPresenter
        final class PostListHandler: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
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
      chapter: "Code Style, Presenter"))

  private static let interactorClassName = LintRule(
    "interactor-class-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "An interactor that is not called after its module.",
      hurts: """
        Who looks for a part of a module looks for its name; where each is called otherwise, one has to know.
        """,
      bad: """
        // in place of PostListInteractor
        final class PostListLogic: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
        }
        """,
      good: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
        }
        """,
      chapter: "Code Style, Interactor"))

  private static let routerClassName = LintRule(
    "router-class-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A router that is not called after its module.",
      hurts: """
        Who looks for a part of a module looks for its name; where each is called otherwise, one has to know.
        """,
      bad: """
        // in place of PostListRouter
        final class PostListNavigator: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
        }
        """,
      good: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
        }
        """,
      chapter: "Code Style, Router"))

  private static let viewClassName = LintRule(
    "view-class-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A view that is not called after its module.",
      hurts: """
        Who looks for a part of a module looks for its name; where each is called otherwise, one has to know.
        """,
      bad: """
        // in place of PostListViewController
        final class PostsScreen: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
        }
        """,
      chapter: "Code Style, View"))

  private static let assemblyName = LintRule(
    "assembly-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "An assembly that is not called after its module.",
      hurts: """
        Who looks for a part of a module looks for its name; where each is called otherwise, one has to know.
        """,
      bad: """
        // in place of PostListAssembly
        final class PostListFactory {
          func viewPostListModule() -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            let interactor = PostListInteractor()
            let router = PostListRouter()
            view.output = presenter
            presenter.view = view
            presenter.interactor = interactor
            presenter.router = router
            interactor.output = presenter
            router.transitionHandler = view
            return view
          }
        }
        """,
      good: """
        final class PostListAssembly {
          func viewPostListModule() -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            let interactor = PostListInteractor()
            let router = PostListRouter()
            view.output = presenter
            presenter.view = view
            presenter.interactor = interactor
            presenter.router = router
            interactor.output = presenter
            router.transitionHandler = view
            return view
          }
        }
        """,
      chapter: "Code Style, Assembly"))

  private static let surfConfiguratorName = LintRule(
    "surf-configurator-name", [.surf], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A configurator that is not called after its module.",
      hurts: """
        Who looks for a part of a module looks for its name; where each is called otherwise, one has to know.
        """,
      bad: """
        // in place of ProfileModuleConfigurator
        final class ProfileBuilder {
          func configure() -> UIViewController {
            let view = ProfileViewController()
            let presenter = ProfilePresenter()
            let router = ProfileRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            router.view = view
            return view
          }
        }
        """,
      good: """
        final class ProfileModuleConfigurator {
          func configure() -> UIViewController {
            let view = ProfileViewController()
            let presenter = ProfilePresenter()
            let router = ProfileRouter()
            view.output = presenter
            presenter.view = view
            presenter.router = router
            router.view = view
            return view
          }
        }
        """,
      chapter: "Configurator"))

  private static let ddmName = LintRule(
    "ddm-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A data display manager that is not called after its module.",
      hurts: """
        Who looks for a part of a module looks for its name; where each is called otherwise, one has to know.
        """,
      bad: """
        // in place of PostListDataDisplayManager
        final class PostTableHandler: NSObject {
          weak var delegate: PostListDataDisplayManagerDelegate?
        }
        """,
      good: """
        final class PostListDataDisplayManager: NSObject {
          weak var delegate: PostListDataDisplayManagerDelegate?
        }
        """,
      chapter: "Code Style, DataDisplayManager"))

  private static let cellObjectFactoryName = LintRule(
    "cell-object-factory-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A factory of cell objects that is not called after its module.",
      hurts: """
        Who looks for a part of a module looks for its name; where each is called otherwise, one has to know.
        """,
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          var cellObjectFactory: PostCellObjectFactory!
        }

        final class PostCellObjectFactory {}
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          var cellObjectFactory: PostListCellObjectFactory!
        }

        final class PostListCellObjectFactory {}
        """,
      chapter: "Code Style, CellObjectFactory"))

  private static let partName = LintRule(
    "part-name", [], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A part that is not called as the architecture's file says.",
      hurts: """
        Who looks for a part of a module looks for its name; where each is called otherwise, one has to know.
        """,
      bad: """
        // in place of ListDataStore
        final class ListStorage: ListDataStoreInterface {
          func names() -> [String] { [] }
        }
        """,
      good: """
        final class ListDataStore: ListDataStoreInterface {
          func names() -> [String] { [] }
        }
        """,
      chapter: "The architecture's file, roles", stage: .mutualMobile))

}
