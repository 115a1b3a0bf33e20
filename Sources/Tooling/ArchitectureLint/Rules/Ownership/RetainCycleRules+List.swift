import AdderArchitectures

extension RetainCycleRules {
  static let all = RetainCycleRules(
    rule: LintRule(
      "wiring-retain-cycle", [], .ownership, fix: .automatic,
      RulePage(
        finds: """
          Parts of a module that keep each other alive: by strong references in a circle, or by a closure that \
          one keeps and that captures another strongly.
          """,
        hurts: """
          None of them is ever freed. The module stays in memory after its screen is closed, goes on listening, \
          and the next one is made beside it.
          """,
        bad: """
          final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
            weak var view: PostListViewInput?
            var interactor: PostListInteractorInput!
            var router: PostListRouterInput!
            var onClose: (() -> Void)?

            func didTriggerViewReadyEvent() {
              onClose = { self.interactor.obtainPosts() }
            }
          }
          """,
        good: """
          final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
            weak var view: PostListViewInput?
            var interactor: PostListInteractorInput!
            var router: PostListRouterInput!
            var onClose: (() -> Void)?

            func didTriggerViewReadyEvent() {
              onClose = { [weak self] in self?.interactor.obtainPosts() }
            }
          }
          """,
        chapter: "BytePace, problems; Code Style")))
}
