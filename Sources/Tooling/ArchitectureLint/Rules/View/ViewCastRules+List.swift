import AdderArchitectures

extension ViewCastRules {
  static let all = ViewCastRules(
    rule: LintRule(
      "presenter-no-view-class-cast", [.viperBook, .surf], .contracts,
      RulePage(
        finds: "A presenter that takes its view for a view controller or a view.",
        hurts: """
          Behind the contract the presenter then does what only the view or the router may do, and a test's view \
          is none.
          """,
        bad: """
          final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
            weak var view: PostListViewInput?
            var interactor: PostListInteractorInput!
            var router: PostListRouterInput!

            func didTriggerViewReadyEvent() {
              let screen = view as? UIViewController
              screen?.title = "Posts"
            }
          }
          """,
        good: """
          final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
            weak var view: PostListViewInput?
            var interactor: PostListInteractorInput!
            var router: PostListRouterInput!

            func didTriggerViewReadyEvent() {
              view?.showTitles(["Posts"])
            }
          }
          """,
        chapter: "How layers talk")))
}
