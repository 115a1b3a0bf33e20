import AdderArchitectures

extension ForeignViewRules {
  static let all = ForeignViewRules(
    rule: LintRule(
      "vc-autonomous", [.viperBook], .contracts,
      RulePage(
        finds: "A view controller that uses the views of another one.",
        hurts: """
          The views of a controller are not loaded until it is shown, and are its own to change. Who reaches for \
          them depends on all of that.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!

            func show(_ details: PostDetailsViewController) {
              details.titleLabel.text = "Post"
            }
          }

          // PostDetails/View/PostDetailsViewController.swift
          final class PostDetailsViewController: UIViewController {
            @IBOutlet var titleLabel: UILabel!
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!

            func show(_ details: PostDetailsViewController) {
              details.updateTitle("Post")
            }
          }

          // PostDetails/View/PostDetailsViewController.swift
          final class PostDetailsViewController: UIViewController {
            @IBOutlet var titleLabel: UILabel!

            func updateTitle(_ title: String) {
              titleLabel.text = title
            }
          }
          """,
        chapter: "Massive View Controller, Apple's advice")))
}
