import AdderArchitectures

extension DependencyRules {
  static let all = DependencyRules(entries: [
    Entry(rule: viewNoDependencyCreation, holders: [.shows]),
    Entry(rule: servicesInjected, holders: [.appliesBusinessLogic, .decides, .navigates]),
  ])

  private static let servicesInjected = LintRule(
    "services-injected", [.viperBook], .contracts, fix: .move,
    RulePage(
      finds:
        "A part that gets a service by itself: makes it, or takes the only one from its class.",
      hurts: """
        What a part takes for itself no test can replace and no other app can give it otherwise. The assembly is \
        the place where objects are made and handed out.
        """,
      bad: """
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          private let postService = PostServiceImplementation()

          func obtainPosts() {
            output?.didObtainPosts(postService.posts())
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
      chapter: "Structure of a module; Massive View Controller, configuration"))

  private static let viewNoDependencyCreation = LintRule(
    "view-no-dependency-creation", [.viperBook], .contracts, fix: .move,
    RulePage(
      finds: "A view that makes a service or manager, or takes the only one from its class.",
      hurts:
        "The view then depends on how data come about, and cannot be shown or tested without them.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
          lazy var posts = PostServiceImplementation()
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!
        }
        """,
      chapter: "Massive View Controller, configuration"))
}
