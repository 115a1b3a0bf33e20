import AdderArchitectures

extension ConcreteReferenceRules {
  static let all = ConcreteReferenceRules(entries: [
    (layerBehindProtocol, [])
  ])

  private static let layerBehindProtocol = LintRule(
    "layer-behind-protocol", [], .contracts,
    RulePage(
      finds: "A part that knows another part of its module as the class it is.",
      hurts:
        "It cannot be tested alone, and whatever the other one can do becomes a part of the agreement.",
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractor!
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
      chapter: "Code Style; Surf, how layers talk; BytePace, what VIPER is; Clean Swift, why"))
}
