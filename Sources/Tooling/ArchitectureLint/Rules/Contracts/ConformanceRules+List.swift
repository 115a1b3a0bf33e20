import AdderArchitectures

extension ConformanceRules {
  static let all = ConformanceRules(entries: [
    .init(conformanceViewInput, .viewInput),
    .init(conformanceViewOutput, .viewOutput),
    .init(conformanceInteractorInput, .interactorInput),
    .init(conformanceInteractorOutput, .interactorOutput),
    .init(conformanceRouterInput, .routerInput),
    .init(conformanceModuleInput, .moduleInput),
    .init(conformanceModuleOutput, .moduleOutput),
    .init(
      csInteractorImplementsDataStore,
      ContractKind(from: [.navigates], to: [.appliesBusinessLogic])),
    .init(contractEnds),
  ])

  private static let conformanceViewInput = LintRule(
    "conformance-view-input", [.viperBook, .surf], .contracts,
    RulePage(
      finds: """
        A view input that another part than the view implements, or another than the presenter \
        speaks through.
        """,
      hurts: """
        Who is told what to show is the screen. A second listener makes the order of calls matter.
        """,
      bad: """
        final class PostListRouter: PostListRouterInput, PostListViewInput {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() {
            transitionHandler?.openModule()
          }
        }
        """,
      good: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() {
            transitionHandler?.openModule()
          }
        }
        """,
      chapter: "Code Style, View; Surf, ViewInput"))

  private static let conformanceViewOutput = LintRule(
    "conformance-view-output", [.viperBook, .surf], .contracts,
    RulePage(
      finds: """
        A view output that another part than the presenter implements, or another than the view \
        speaks through.
        """,
      hurts: """
        What the user did is decided upon in one place; elsewhere it goes past the state that the \
        presenter keeps.
        """,
      bad: """
        final class PostListInteractor: PostListInteractorInput, PostListViewOutput {
          weak var output: PostListInteractorOutput?
          var postService: PostService!

          func obtainPosts() {
            output?.didObtainPosts(postService.posts())
          }
        }
        """,
      good: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var postService: PostService!

          func obtainPosts() {
            output?.didObtainPosts(postService.posts())
          }
        }
        """,
      chapter: "Code Style, View; Surf, ViewOutput"))

  private static let conformanceInteractorInput = LintRule(
    "conformance-interactor-input", [.viperBook], .contracts,
    RulePage(
      finds: """
        An interactor input that another part than the interactor implements, or another than the \
        presenter speaks through.
        """,
      hurts: """
        The contract closes the business logic off; a part that takes it over does the logic's work \
        without saying so.
        """,
      bad: """
        final class PostListRouter: PostListRouterInput, PostListInteractorInput {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() {
            transitionHandler?.openModule()
          }
        }
        """,
      good: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?

          func openPostModule() {
            transitionHandler?.openModule()
          }
        }
        """,
      chapter: "Code Style, Interactor"))

  private static let conformanceInteractorOutput = LintRule(
    "conformance-interactor-output", [.viperBook], .contracts,
    RulePage(
      finds: """
        An interactor output that another part than the presenter implements, or another than the \
        interactor speaks through.
        """,
      hurts: """
        Results that go past the presenter are shown without anybody deciding that they should be.
        """,
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler, PostListInteractorOutput {
          var output: PostListViewOutput!
          var dataDisplayManager: PostListDataDisplayManager!
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          var dataDisplayManager: PostListDataDisplayManager!
        }
        """,
      chapter: "Code Style, Interactor"))

  private static let conformanceRouterInput = LintRule(
    "conformance-router-input", [.viperBook, .surf], .contracts,
    RulePage(
      finds: """
        A router input that another part than the router implements, or another than the presenter \
        speaks through.
        """,
      hurts: """
        Where the user goes is decided in the presenter; a second way out cannot be seen there.
        """,
      bad: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var postService: PostService!
          var router: PostListRouterInput!

          func obtainPosts() {
            output?.didObtainPosts(postService.posts())
          }
        }
        """,
      good: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var postService: PostService!

          func obtainPosts() {
            output?.didObtainPosts(postService.posts())
          }
        }
        """,
      chapter: "Code Style, Router; Surf, RouterInput"))

  private static let conformanceModuleInput = LintRule(
    "conformance-module-input", [.viperBook, .surf], .contracts,
    RulePage(
      finds: "A module input that another part than the presenter implements.",
      hurts: """
        The presenter is the module's entrance: what other modules say goes where the state is kept.
        """,
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler, PostListModuleInput {
          var output: PostListViewOutput!
          var dataDisplayManager: PostListDataDisplayManager!
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          var dataDisplayManager: PostListDataDisplayManager!
        }
        """,
      chapter: "Transitions, ModuleInput; Surf, ModuleInput"))

  private static let conformanceModuleOutput = LintRule(
    "conformance-module-output", [.viperBook, .surf], .contracts,
    RulePage(
      finds: """
        A module output that is no presenter's business: another part hears it, or speaks through \
        it.
        """,
      hurts: """
        What a module tells its opener is a decision of its presenter, and the opener's presenter \
        answers for it.
        """,
      bad: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          weak var moduleOutput: PostListModuleOutput?
          var postService: PostService!

          func obtainPosts() {
            output?.didObtainPosts(postService.posts())
          }
        }
        """,
      good: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          var postService: PostService!

          func obtainPosts() {
            output?.didObtainPosts(postService.posts())
          }
        }
        """,
      chapter: "Transitions, ModuleInput; Surf, ModuleOutput"))

  private static let csInteractorImplementsDataStore = LintRule(
    "cs-interactor-implements-data-store", [.cleanSwift], .contracts,
    RulePage(
      finds: "A data store that another part than the interactor implements.",
      hurts: """
        The scene's data are the business logic's. Kept elsewhere they are out of date when a router \
        hands them on.
        """,
      bad: """
        final class ContactListPresenter: ContactListPresentationLogic, ContactListDataStore {
          weak var viewController: ContactListDisplayLogic?
          var contacts: [String] = []
        }
        """,
      good: """
        final class ContactListPresenter: ContactListPresentationLogic {
          weak var viewController: ContactListDisplayLogic?
        }
        """,
      chapter: "Interactor"))

  private static let contractEnds = LintRule(
    "contract-ends", [], .contracts,
    RulePage(
      finds: """
        A contract that another part implements, or speaks through, than the architecture's file \
        says.
        """,
      hurts: """
        A contract names two parts. With a third one, who must do what is no longer written \
        anywhere.
        """,
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput, PostListModuleInput, PostListDataDisplayManagerDelegate {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          weak var moduleOutput: PostListModuleOutput?
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput, PostListModuleInput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          weak var moduleOutput: PostListModuleOutput?
        }
        """,
      chapter: "The architecture's file, contracts"))
}

extension MissingConformanceRules {
  static let all = MissingConformanceRules(entries: [
    .init(csViewConformsDisplayLogic, ContractKind(from: [.formats], to: [.shows]))
  ])

  private static let csViewConformsDisplayLogic = LintRule(
    "cs-view-conforms-display-logic", [.cleanSwift], .contracts, fix: .generate,
    RulePage(
      finds: "A view controller that does not implement the display logic it is spoken to through.",
      hurts: "The presenter then knows the class, and no test can put a spy in its place.",
      bad: """
        final class ContactListViewController: UIViewController {
          var interactor: ContactListBusinessLogic?
          var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

          private func setup() {
            let interactor = ContactListInteractor()
            let presenter = ContactListPresenter()
            self.interactor = interactor
            interactor.presenter = presenter
            presenter.viewController = self
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
            self.interactor = interactor
            interactor.presenter = presenter
            presenter.viewController = self
          }
        }
        """,
      chapter: "View"))
}
