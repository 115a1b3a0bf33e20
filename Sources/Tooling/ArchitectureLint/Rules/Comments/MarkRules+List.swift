import AdderArchitectures

extension MarkRules {
  static let all = MarkRules(marksPerContract: markPerProtocol, sections: markClassSections)

  private static let markPerProtocol = LintRule(
    "mark-per-protocol", [.viperBook, .surf], .comments, when: .byConvention, fix: .automatic,
    RulePage(
      finds: "Methods of several protocols in one class without a mark that tells them apart.",
      hurts: """
        A presenter implements three contracts; without marks nobody sees who calls which of its methods.
        """,
      bad: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!

          func didTriggerViewReadyEvent() { interactor.obtainPosts() }
          func didObtainPosts(_ posts: [String]) { view?.showTitles(posts) }
        }
        """,
      good: """
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!

          // MARK: - PostListViewOutput

          func didTriggerViewReadyEvent() { interactor.obtainPosts() }

          // MARK: - PostListInteractorOutput

          func didObtainPosts(_ posts: [String]) { view?.showTitles(posts) }
        }
        """,
      chapter: "Code Style, comments"))

  private static let markClassSections = LintRule(
    "mark-class-sections", [.surf], .comments, when: .byConvention,
    RulePage(
      finds: "A class with properties and methods that no marks divide.",
      hurts: """
        Marks are the table of contents that Xcode shows of a file; without them one has to read it all.
        """,
      bad: """
        final class ProfileRouter: ProfileRouterInput {
          weak var view: ModuleTransitionable?

          func showEditProfileModule() {
            view?.presentModule()
          }
        }
        """,
      good: """
        final class ProfileRouter: ProfileRouterInput {
          // MARK: - Properties

          weak var view: ModuleTransitionable?

          // MARK: - ProfileRouterInput

          func showEditProfileModule() {
            view?.presentModule()
          }
        }
        """,
      chapter: "UIAlertController (examples)"))
}
