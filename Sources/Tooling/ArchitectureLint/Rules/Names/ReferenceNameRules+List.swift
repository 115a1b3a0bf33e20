import AdderArchitectures

extension ReferenceNameRules {
  static let all = ReferenceNameRules(entries: [
    .init(presenterViewName, from: [.decides], to: [.shows]),
    .init(presenterInteractorName, from: [.decides], to: [.appliesBusinessLogic]),
    .init(presenterRouterName, from: [.decides], to: [.navigates]),
    .init(viewOutputName, from: [.shows], to: [.decides]),
    .init(interactorOutputName, from: [.appliesBusinessLogic], to: [.decides]),
    .init(routerTransitionHandlerName, from: [.navigates], to: [.shows]),
    .init(referenceName),
  ])

  private static let presenterViewName = LintRule(
    "presenter-view-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A presenter that calls its view otherwise than `view`.",
      hurts: """
        In every module the same thing has the same name, so that one who knows one module knows them all.
        """,
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var userInterface: PostListViewInput?
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

  private static let presenterInteractorName = LintRule(
    "presenter-interactor-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A presenter that calls its interactor otherwise than `interactor`.",
      hurts: """
        In every module the same thing has the same name, so that one who knows one module knows them all.
        """,
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var useCase: PostListInteractorInput!
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

  private static let presenterRouterName = LintRule(
    "presenter-router-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A presenter that calls its router otherwise than `router`.",
      hurts: """
        In every module the same thing has the same name, so that one who knows one module knows them all.
        """,
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var wireframe: PostListRouterInput!
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

  private static let viewOutputName = LintRule(
    "view-output-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A view that calls its output otherwise than `output`.",
      hurts: """
        In every module the same thing has the same name, so that one who knows one module knows them all.
        """,
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var presenter: PostListViewOutput!
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
        }
        """,
      chapter: "Code Style, View"))

  private static let interactorOutputName = LintRule(
    "interactor-output-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "An interactor that calls its output otherwise than `output`.",
      hurts: """
        In every module the same thing has the same name, so that one who knows one module knows them all.
        """,
      bad: """
        final class PostListInteractor: PostListInteractorInput {
          weak var presenter: PostListInteractorOutput?
        }
        """,
      good: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
        }
        """,
      chapter: "Code Style, Interactor"))

  private static let routerTransitionHandlerName = LintRule(
    "router-transition-handler-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A router that calls the screen otherwise than `transitionHandler`.",
      hurts: """
        In every module the same thing has the same name, so that one who knows one module knows them all.
        """,
      bad: """
        final class PostListRouter: PostListRouterInput {
          weak var screen: TransitionHandler?
        }
        """,
      good: """
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
        }
        """,
      chapter: "Code Style, Router"))

  private static let referenceName = LintRule(
    "reference-name", [], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A reference between parts that is not called as the architecture's file says.",
      hurts: """
        In every module the same thing has the same name, so that one who knows one module knows them all.
        """,
      bad: """
        final class PostListDataDisplayManager: NSObject {
          weak var owner: PostListDataDisplayManagerDelegate?
        }
        """,
      good: """
        final class PostListDataDisplayManager: NSObject {
          weak var delegate: PostListDataDisplayManagerDelegate?
        }
        """,
      chapter: "The architecture's file, references"))

}
