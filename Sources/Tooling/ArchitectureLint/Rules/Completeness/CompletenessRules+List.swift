import AdderArchitectures

extension CompletenessRules {
  static let all = CompletenessRules(rules: [
    moduleCompleteVIPER, moduleCompleteSurf, sceneParts, moduleComplete,
  ])

  private static let moduleCompleteVIPER = LintRule(
    "module-complete-viper", [.viperBook], .completeness, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A module without one of the five classes and five protocols, though it is used.",
      hurts: """
        What has no place of its own is done in another part, which grows and can no longer be tested alone.
        """,
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouter!

          func didSelectPost(at index: Int) { router.openPostModule() }
        }
        final class PostListRouter {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() { transitionHandler?.openModule() }
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!

          func didSelectPost(at index: Int) { router.openPostModule() }
        }
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() { transitionHandler?.openModule() }
        }
        """,
      chapter: "Generating code"))

  private static let moduleCompleteSurf = LintRule(
    "module-complete-surf", [.surf], .completeness, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A module without one of the four classes and five protocols, though it is used.",
      hurts: """
        What has no place of its own is done in another part, which grows and can no longer be tested alone.
        """,
      bad: """
        final class ProfilePresenter: ProfileViewOutput, ProfileModuleInput {
          weak var view: ProfileViewInput?
          var router: ProfileRouter!
          weak var output: ProfileModuleOutput?

          func viewLoaded() { router.showEditProfileModule() }
        }
        final class ProfileRouter {
          weak var view: ModuleTransitionable?

          func showEditProfileModule() { view?.presentModule() }
        }
        """,
      good: """
        final class ProfilePresenter: ProfileViewOutput, ProfileModuleInput {
          weak var view: ProfileViewInput?
          var router: ProfileRouterInput!
          weak var output: ProfileModuleOutput?

          func viewLoaded() { router.showEditProfileModule() }
        }
        final class ProfileRouter: ProfileRouterInput {
          weak var view: ModuleTransitionable?

          func showEditProfileModule() { view?.presentModule() }
        }
        """,
      chapter: "Generating code"))

  private static let sceneParts = LintRule(
    "cs-scene-parts", [.cleanSwift], .completeness, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A scene without a view controller, an interactor, a presenter, a router or models.",
      hurts: """
        The one way round that requests go is broken: what the missing part would do is done in another one.
        """,
      bad: """
        protocol ViewContactDisplayLogic: AnyObject {
          func displayContact(viewModel: ViewContact.Show.ViewModel)
        }
        final class ViewContactViewController: UIViewController, ViewContactDisplayLogic {
          var interactor: ViewContactBusinessLogic?

          init() {
            super.init(nibName: nil, bundle: nil)
            let interactor = ViewContactInteractor()
            self.interactor = interactor
            interactor.viewController = self
          }

          func displayContact(viewModel: ViewContact.Show.ViewModel) {
            title = viewModel.name
          }
        }
        protocol ViewContactBusinessLogic {
          func showContact(request: ViewContact.Show.Request)
        }
        final class ViewContactInteractor: ViewContactBusinessLogic {
          weak var viewController: ViewContactDisplayLogic?

          func showContact(request: ViewContact.Show.Request) {
            viewController?.displayContact(viewModel: .init(name: request.name))
          }
        }
        """,
      good: """
        final class ContactListPresenter: ContactListPresentationLogic {
          weak var viewController: ContactListDisplayLogic?

          func presentContacts(response: ContactList.ShowContacts.Response) {
            viewController?.displayContacts(viewModel: .init(names: response.contacts))
          }
        }
        """,
      chapter: "Introduction; Models"))

  private static let moduleComplete = LintRule(
    "module-complete", [], .completeness, when: .byConvention, fix: .generate,
    RulePage(
      finds: "A module without something that the architecture's file requires, though it is used.",
      hurts: """
        What has no place of its own is done in another part, which grows and can no longer be tested alone.
        """,
      bad: """
        final class ListPresenter: ListModuleInterface, ListInteractorOutput {
          weak var userInterface: ListViewInterface?
          var interactor: ListInteractor!
          weak var wireframe: ListWireframeInterface?

          func viewTapped() { interactor.obtainNames() }
        }
        final class ListInteractor {
          weak var output: ListInteractorOutput?
          var dataStore: ListDataStoreInterface!

          func obtainNames() { output?.didObtainNames(dataStore.names()) }
        }
        """,
      good: """
        final class ListPresenter: ListModuleInterface, ListInteractorOutput {
          weak var userInterface: ListViewInterface?
          var interactor: ListInteractorInput!
          weak var wireframe: ListWireframeInterface?

          func viewTapped() { interactor.obtainNames() }
        }
        final class ListInteractor: ListInteractorInput {
          weak var output: ListInteractorOutput?
          var dataStore: ListDataStoreInterface!

          func obtainNames() { output?.didObtainNames(dataStore.names()) }
        }
        """,
      chapter: "The architecture's file, roles and contracts", stage: .mutualMobile))
}
