import AdderArchitectures

extension StateRules {
  static let all = StateRules(
    stateless: LintRule(
      "interactor-stateless", [.viperBook], .contracts, fix: .move,
      RulePage(
        finds: "An interactor that keeps state.",
        hurts: """
          The presenter is the only part with state. With a second one, what is shown and what is computed with \
          can be two different things.
          """,
        bad: """
          final class PostListInteractor: PostListInteractorInput {
            weak var output: PostListInteractorOutput?
            var postService: PostService!
            private var posts: [String] = []

            func obtainPosts() {
              posts = postService.posts()
              output?.didObtainPosts(posts)
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
        chapter: "Code Style, Interactor")),
    isPrivate: LintRule(
      "presenter-state-private", [.viperBook], .contracts, when: .byConvention, fix: .automatic,
      RulePage(
        finds: "State of a presenter that everybody can change.",
        hurts: "What other parts set by themselves the presenter does not decide any more.",
        bad: """
          final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
            weak var view: PostListViewInput?
            var interactor: PostListInteractorInput!
            var router: PostListRouterInput!
            var feedID: String?
          }
          """,
        good: """
          final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
            weak var view: PostListViewInput?
            var interactor: PostListInteractorInput!
            var router: PostListRouterInput!
            private var feedID: String?
          }
          """,
        chapter: "Code Style, Presenter")))
}
