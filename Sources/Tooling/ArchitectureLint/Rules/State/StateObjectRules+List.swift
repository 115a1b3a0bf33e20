import AdderArchitectures

extension StateObjectRules {
  static let all = StateObjectRules(
    named: LintRule(
      "state-class-name", [.viperBook], .naming, when: .byConvention, fix: .rename,
      RulePage(
        finds: "The state of a module that is not called after it.",
        hurts: "Who looks for what a module keeps looks for its name.",
        bad: """
          struct PostListVariables {
            var feedID: String?
          }

          \(presenter("PostListVariables"))
          """,
        good: """
          struct PostListState {
            var feedID: String?
          }

          \(presenter("PostListState"))
          """,
        chapter: "Code Style, State")),
    heldByOne: LintRule(
      "state-held-by-presenter-only", [.viperBook], .contracts, fix: .move,
      RulePage(
        finds: "A part that holds the module's state beside the presenter.",
        hurts: "Two parts that hold the state have two of them as soon as one changes.",
        bad: """
          struct PostListState {
            var feedID: String?
          }

          \(presenter("PostListState"))

          final class PostListInteractor: PostListInteractorInput {
            weak var output: PostListInteractorOutput?
            var state = PostListState()
            var shown: PostListState?
          }
          """,
        good: """
          struct PostListState {
            var feedID: String?
          }

          \(presenter("PostListState"))
          """,
        chapter: "Code Style, Presenter and State")),
    noBehaviour: LintRule(
      "state-no-behaviour", [.viperBook], .contracts, fix: .move,
      RulePage(
        finds: "A method of the module's state.",
        hurts: """
          The presenter decides how the state changes. What the state does by itself is a second place to look.
          """,
        bad: """
          struct PostListState {
            var feedID: String?
            mutating func reset() { feedID = nil }
          }

          \(presenter("PostListState"))
          """,
        good: """
          struct PostListState {
            var feedID: String?
          }

          \(presenter("PostListState"))
          """,
        chapter: "Code Style, State")))

  private static func presenter(_ state: String) -> String {
    """
    final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
      weak var view: PostListViewInput?
      var interactor: PostListInteractorInput!
      var router: PostListRouterInput!
      private var state: \(state)
    }
    """
  }
}
