import AdderArchitectures

extension ModuleNameRules {
  static let all = ModuleNameRules(
    needlessEnding: moduleNoModuleSuffix, vagueName: moduleNameMeaningful,
    sharedBeginning: componentSharedPrefix, userStory: moduleInUserStoryFolder)

  private static let moduleNoModuleSuffix = LintRule(
    "module-no-module-suffix", [.viperBook], .naming, when: .byConvention, fix: .rename,
    RulePage(
      finds: "A module whose name ends in `Module`.",
      hurts: """
        The word tells nothing, and makes the name of every part of the module longer.
        """,
      bad: """
        // in place of PostListPresenter
        final class PostListModulePresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        // in place of PostListInteractor
        final class PostListModuleInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
        }
        // in place of PostListRouter
        final class PostListModuleRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      chapter: "Code Style, rules for a module"))

  private static let moduleNameMeaningful = LintRule(
    "module-name-meaningful", [.viperBook], .naming, when: .onRequest, fix: .rename,
    RulePage(
      finds: "A module with a name that fits any other as well, such as `Main` or `Screen1`.",
      hurts: """
        Who looks for what the user sees has to open the module to learn what it is for.
        """,
      bad: """
        // in place of PostListPresenter
        final class Screen1Presenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        // in place of PostListInteractor
        final class Screen1Interactor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
        }
        // in place of PostListRouter
        final class Screen1Router: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        """,
      chapter: "Code Style, rules for a module"))

  private static let componentSharedPrefix = LintRule(
    "component-shared-prefix", [.viperBook, .surf, .cleanSwift], .naming, when: .byConvention,
    fix: .rename,
    RulePage(
      finds: "A part or a contract whose name does not begin with that of its module.",
      hurts: """
        The common beginning is what shows that types belong together, in lists, in searches and in logs.
        """,
      bad: """
        // in place of PostListPresenter
        final class FeedPresenter: PostListViewOutput, PostListInteractorOutput {
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
      chapter: "Code Style, names of each part"))

  private static let moduleInUserStoryFolder = LintRule(
    "module-in-user-story-folder", [.viperBook], .layout, when: .onRequest,
    RulePage(
      finds: """
        A module that lies in no folder of a user story, in a project that has such folders.
        """,
      hurts: """
        Modules that serve one goal of the user change together; those that lie apart are forgotten.
        """,
      bad: """
        // FeedUserStory/Comments/CommentsRow.swift
        struct CommentsRow {}
        """,
      good: """
        // FeedUserStory/PostList/View/PostListViewController.swift
        final class PostListViewController: UIViewController, PostListViewInput {
          var output: PostListViewOutput!
        }
        // FeedUserStory/PostList/View/PostListViewContracts.swift
        protocol PostListViewInput: AnyObject {}
        protocol PostListViewOutput: AnyObject {}
        // FeedUserStory/PostList/Presenter/PostListPresenter.swift
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        // FeedUserStory/PostList/Interactor/PostListInteractor.swift
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
        }
        // FeedUserStory/PostList/Interactor/PostListInteractorContracts.swift
        protocol PostListInteractorInput: AnyObject {}
        protocol PostListInteractorOutput: AnyObject {}
        // FeedUserStory/PostList/Router/PostListRouter.swift
        final class PostListRouter: PostListRouterInput {
          weak var transitionHandler: TransitionHandler?
        }
        """,
      chapter: "Code Style, rules for a module (example)"))
}
