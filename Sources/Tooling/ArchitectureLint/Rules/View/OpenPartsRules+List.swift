import AdderArchitectures

extension OpenPartsRules {
  static let all = OpenPartsRules(
    rule: LintRule(
      "view-outlets-actions-open", [.viperBook], .contracts, when: .byConvention, fix: .automatic,
      RulePage(
        finds: "An outlet or action of a view that is private.",
        hurts: """
          Outlets and actions are how a test of the view presses buttons and reads labels. (SwiftLint's \
          `private_outlet` and `private_action` ask for the contrary; follow one of them.)
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!
            @IBOutlet private weak var titleLabel: UILabel!

            @IBAction private func didTapReload() {
              output.didTriggerViewReadyEvent()
            }
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!
            @IBOutlet weak var titleLabel: UILabel!

            @IBAction func didTapReload() {
              output.didTriggerViewReadyEvent()
            }
          }
          """,
        chapter: "Code Style, View; Testing, View")))
}
