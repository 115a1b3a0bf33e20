import AdderArchitectures

extension UnusedRules {
  static let all = UnusedRules(
    emptyProtocol: LintRule(
      "empty-layer-protocol", [.viperBook], .completeness, fix: .automatic,
      RulePage(
        finds: "A protocol of a module that asks for nothing.",
        hurts: """
          A template left it. Whoever reads the module looks for what is said through it, and there is nothing.
          """,
        bad: """
          // PostList/Presenter/PostListPresenter.swift
          protocol PostListModuleInput: AnyObject {
          }

          final class PostListPresenter: PostListViewOutput, PostListInteractorOutput, PostListModuleInput {
            weak var view: PostListViewInput?
            var interactor: PostListInteractorInput!
            var router: PostListRouterInput!
          }

          // Application/AppDelegate.swift
          import UIKit

          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            let posts = PostListAssembly().viewPostListModule(moduleOutput: nil)
          }
          """,
        good: """
          final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
            weak var view: PostListViewInput?
            var interactor: PostListInteractorInput!
            var router: PostListRouterInput!
          }
          """,
        chapter: "Code Style, general rules")),
    type: LintRule(
      "unused-module-type", [.viperBook], .completeness,
      RulePage(
        finds: """
          A type of a module that no code of the app mentions, or a protocol that is conformed to and nobody \
          talks through.
          """,
        hurts: """
          It is read, changed and tested with the module, and does nothing. When it is needed it can be written again.
          """,
        bad: """
          // PostList/View/PostListTitleFormatter.swift
          struct PostListTitleFormatter {
            func title(of post: String) -> String { post }
          }
          """,
        good: """
          final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
            weak var view: PostListViewInput?
            var interactor: PostListInteractorInput!
            var router: PostListRouterInput!
            private let formatter = PostListTitleFormatter()
          }

          // PostList/View/PostListTitleFormatter.swift
          struct PostListTitleFormatter {
            func title(of post: String) -> String { post }
          }
          """,
        chapter: "Code Style, general rules")),
    method: LintRule(
      "unused-module-method", [.viperBook], .completeness,
      RulePage(
        finds: """
          A method of a module whose name stands nowhere in the app but where it is declared. Actions, overridden \
          methods and what a framework may call are left alone.
          """,
        hurts: """
          A contract promises what nobody asks for, and whoever implements it, or stands in for it in a test, has to \
          write it nevertheless.
          """,
        bad: """
          protocol PostListRouterInput: AnyObject {
            func openPostModule()
            func openSettingsModule()
          }

          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?

            func openPostModule() { transitionHandler?.openModule() }
            func openSettingsModule() { transitionHandler?.openModule() }
          }
          """,
        good: """
          protocol PostListRouterInput: AnyObject {
            func openPostModule()
          }

          final class PostListRouter: PostListRouterInput {
            weak var transitionHandler: TransitionHandler?

            func openPostModule() { transitionHandler?.openModule() }
          }
          """,
        chapter: "Code Style, general rules")))
}
