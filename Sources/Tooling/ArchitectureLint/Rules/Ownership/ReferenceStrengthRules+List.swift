import AdderArchitectures

extension ReferenceStrengthRules {
  static let all = ReferenceStrengthRules(entries: [
    Entry(presenterViewWeak, from: [.decides], to: [.shows], .weak),
    Entry(interactorOutputWeak, from: [.appliesBusinessLogic], to: [.decides], .weak),
    Entry(routerTransitionHandlerWeak, from: [.navigates], to: [.shows], .weak),
    Entry(routerViewStrongCycle, from: [.navigates], .weak),
    Entry(surfRouterViewWeak, from: [.navigates], to: [.shows], .weak),
    Entry(cleanSwiftPresenterViewWeak, from: [.formats], to: [.shows], .weak),
    Entry(cleanSwiftRouterViewWeak, from: [.navigates], to: [.shows], .weak),
    Entry(presenterModuleOutputWeak, from: [.decides], .weak, leadsOut: true),
    Entry(viewOutputStrong, from: [.shows], to: [.decides], .strong),
    Entry(presenterInteractorStrong, from: [.decides], to: [.appliesBusinessLogic], .strong),
    Entry(presenterRouterStrong, from: [.decides], to: [.navigates], .strong),
    Entry(
      cleanSwiftInteractorHoldsPresenter, from: [.appliesBusinessLogic], to: [.formats], .strong),
    Entry(referenceStrength),
  ])

  private static let presenterViewWeak = LintRule(
    "presenter-view-weak", [.viperBook, .bytePace, .mutualMobile], .ownership, fix: .automatic,
    RulePage(
      finds: "A presenter that holds its view strongly.",
      hurts: "The view holds the presenter, so neither is freed when the screen is gone.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          var view: PostListViewInput?
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
      chapter: "Code Style, Presenter; BytePace, problems"))

  private static let interactorOutputWeak = LintRule(
    "interactor-output-weak", [.viperBook, .bytePace, .mutualMobile], .ownership, fix: .automatic,
    RulePage(
      finds: "An interactor that holds its output, the presenter, strongly.",
      hurts: "The presenter holds the interactor, so neither is ever freed.",
      bad: """
        final class PostListInteractor: PostListInteractorInput {
          var output: PostListInteractorOutput?
        }
        """,
      good: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
        }
        """,
      chapter: "Code Style, Interactor"))

  private static let routerTransitionHandlerWeak = LintRule(
    "router-transition-handler-weak", [.viperBook], .ownership, fix: .automatic,
    RulePage(
      finds: "A router that holds the screen it leads away from strongly.",
      hurts: """
        The screen holds the presenter and the presenter the router: a circle, so the module stays in memory \
        after it is closed.
        """,
      bad: """
        final class PostListRouter: PostListRouterInput {
          var transitionHandler: PostListViewController?
        }
        """,
      good: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: PostListViewController?
        }
        """,
      chapter: "Code Style, Router"))

  private static let routerViewStrongCycle = LintRule(
    "router-view-strong-cycle", [.bytePace], .ownership, fix: .automatic,
    RulePage(
      finds: "A router that holds the presenter or the view strongly.",
      hurts: "The view holds the presenter and the presenter the router: one way has to be weak.",
      bad: """
        final class StartRouter: StartRouterInput {
          var presenter: StartPresenter?
          weak var view: StartViewController?

          func presentOptions() {}
        }
        """,
      good: """
        final class StartRouter: StartRouterInput {
          weak var presenter: StartPresenter?
          weak var view: StartViewController?

          func presentOptions() {}
        }
        """,
      chapter: "Problems"))

  private static let surfRouterViewWeak = LintRule(
    "surf-router-view-weak", [.surf], .ownership, fix: .automatic,
    RulePage(
      finds: "A router that holds the view strongly.",
      hurts: "View, presenter and router then keep each other alive after the screen is closed.",
      bad: """
        final class ProfileRouter: ProfileRouterInput {
          var view: ModuleTransitionable?
        }
        """,
      good: """
        final class ProfileRouter: ProfileRouterInput {
          weak var view: ModuleTransitionable?
        }
        """,
      chapter: "ModuleTransitionable"))

  private static let cleanSwiftPresenterViewWeak = LintRule(
    "cs-presenter-view-weak", [.cleanSwift], .ownership, fix: .automatic,
    RulePage(
      finds: "A presenter that holds the view controller strongly.",
      hurts:
        "It closes the circle view → interactor → presenter → view, and the scene is never freed.",
      bad: """
        final class ContactListPresenter: ContactListPresentationLogic {
          var viewController: ContactListDisplayLogic?
        }
        """,
      good: """
        final class ContactListPresenter: ContactListPresentationLogic {
          weak var viewController: ContactListDisplayLogic?
        }
        """,
      chapter: "An example"))

  private static let cleanSwiftRouterViewWeak = LintRule(
    "cs-router-view-weak", [.cleanSwift], .ownership, fix: .automatic,
    RulePage(
      finds: "A router that holds the view controller strongly.",
      hurts: "The view controller owns its router, so the scene keeps itself alive.",
      bad: """
        final class ContactListRouter: NSObject, ContactListRoutingLogic, ContactListDataPassing {
          var viewController: ContactListViewController?
          var dataStore: ContactListDataStore?
        }
        """,
      good: """
        final class ContactListRouter: NSObject, ContactListRoutingLogic, ContactListDataPassing {
          weak var viewController: ContactListViewController?
          var dataStore: ContactListDataStore?
        }
        """,
      chapter: "Router"))

  private static let presenterModuleOutputWeak = LintRule(
    "presenter-module-output-weak", [.viperBook, .surf, .mutualMobile], .ownership,
    when: .byConvention, fix: .automatic,
    RulePage(
      finds: "A presenter that holds the module that opened it strongly.",
      hurts: """
        The caller keeps the module it opened alive, through the screen or through its module input. Held \
        back, it lives as long as the module it opened, or forever.
        """,
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          var moduleOutput: PostListModuleOutput?
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          weak var moduleOutput: PostListModuleOutput?
        }
        """,
      chapter: "Transitions between modules; ModuleOutput"))

  private static let viewOutputStrong = LintRule(
    "view-output-strong", [.viperBook, .surf, .bytePace, .mutualMobile], .ownership,
    fix: .automatic,
    RulePage(
      finds: "A view that does not keep its presenter alive.",
      hurts:
        "The screen holds the view and the view everything else: without it the presenter is gone.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput {
          weak var output: PostListViewOutput?
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput {
          var output: PostListViewOutput!
        }
        """,
      chapter: "Code Style, View"))

  private static let presenterInteractorStrong = LintRule(
    "presenter-interactor-strong", [.viperBook, .bytePace, .mutualMobile], .ownership,
    fix: .automatic,
    RulePage(
      finds: "A presenter that does not keep its interactor alive.",
      hurts: "Nobody else holds the interactor, so requests go nowhere once it is freed.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          weak var interactor: PostListInteractorInput?
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

  private static let presenterRouterStrong = LintRule(
    "presenter-router-strong", [.viperBook, .surf, .bytePace], .ownership, fix: .automatic,
    RulePage(
      finds: "A presenter that does not keep its router alive.",
      hurts: "Nobody else holds the router, so buttons stop leading anywhere once it is freed.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          weak var router: PostListRouterInput?
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

  private static let cleanSwiftInteractorHoldsPresenter = LintRule(
    "cs-interactor-holds-presenter", [.cleanSwift], .ownership, fix: .automatic,
    RulePage(
      finds: "An interactor that does not keep its presenter alive.",
      hurts: "Nobody else holds the presenter, so responses are never shown.",
      bad: """
        final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
          weak var presenter: ContactListPresentationLogic?
        }
        """,
      good: """
        final class ContactListInteractor: ContactListBusinessLogic, ContactListDataStore {
          var presenter: ContactListPresentationLogic?
        }
        """,
      chapter: "An example"))

  private static let referenceStrength = LintRule(
    "reference-strength", [], .ownership, fix: .automatic,
    RulePage(
      finds:
        "A reference between parts that is not as strong or weak as the architecture's file says.",
      hurts:
        "What should be weak keeps alive what should be freed; what should be strong is gone too early.",
      bad: """
        final class PostListDataDisplayManager: NSObject {
          var delegate: PostListDataDisplayManagerDelegate?
        }
        """,
      good: """
        final class PostListDataDisplayManager: NSObject {
          weak var delegate: PostListDataDisplayManagerDelegate?
        }
        """,
      chapter: "The architecture's file, references"))
}
