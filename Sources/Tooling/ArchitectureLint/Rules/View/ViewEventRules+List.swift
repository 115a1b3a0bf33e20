import AdderArchitectures

extension ViewEventRules {
  static let all = ViewEventRules(
    lifecycle: LintRule(
      "view-lifecycle-in-output", [.viperBook, .surf], .contracts, when: .byConvention,
      RulePage(
        finds: "A view whose presenter never hears that it was loaded.",
        hurts: """
          Then somebody else has to tell the presenter when to begin, or the view begins by itself.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!

            override func viewDidLoad() {
              super.viewDidLoad()
              title = "Posts"
            }
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!

            override func viewDidLoad() {
              super.viewDidLoad()
              output.didTriggerViewReadyEvent()
            }
          }
          """,
        chapter: "Code Style, ViewOutput")),
    forwardsOnly: LintRule(
      "view-event-handler-forwards-only", [.viperBook, .surf], .contracts, when: .byConvention,
      fix: .move,
      RulePage(
        finds: "A handler of the user's actions that decides what they mean.",
        hurts: """
          What a view decides by itself no test of a presenter sees, and another view has to decide again.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!

            @IBAction func didTapReload() {
              if title == "Posts" {
                output.didTriggerViewReadyEvent()
              } else {
                output.didSelectPost(at: 0)
              }
            }
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!

            @IBAction func didTapReload() {
              output.didTriggerViewReadyEvent()
            }
          }
          """,
        chapter: "Massive View Controller, refactoring; Surf MVP, View")),
    forwards: LintRule(
      "surf-view-forwards-actions", [.surf], .contracts, when: .byConvention, fix: .move,
      RulePage(
        finds: "An action of the user that no presenter hears of.",
        hurts: "The presenter decides what follows on an action; it cannot if it is not told.",
        bad: """
          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
            var output: ProfileViewOutput!

            @IBAction func close() {
              removeFromParent()
            }
          }
          """,
        good: """
          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
            var output: ProfileViewOutput!

            @IBAction func reload() {
              output.viewLoaded()
            }
          }
          """,
        chapter: "View")),
    systemEvents: LintRule(
      "view-system-events-forwarded", [.viperBook], .contracts, fix: .move,
      RulePage(
        finds: "A view that acts on announcements of the system without its presenter.",
        hurts: """
          What has to happen when memory is low, or when the app comes back, is no question of drawing.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!

            override func didReceiveMemoryWarning() {
              super.didReceiveMemoryWarning()
              images = [:]
            }

            private var images: [String: UIImage] = [:]
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!

            override func didReceiveMemoryWarning() {
              super.didReceiveMemoryWarning()
              output.didTriggerViewReadyEvent()
            }
          }
          """,
        chapter: "Massive View Controller, refactoring")))
}
