import AdderArchitectures

extension HiddenHelperRules {
  static let all = HiddenHelperRules(
    rule: LintRule(
      "ddm-no-protocol", [.viperBook], .contracts, when: .byConvention,
      RulePage(
        finds: "A data display manager behind a protocol that it alone implements.",
        hurts: """
          It belongs to the view's layer and to this view. A protocol between the two is read, kept and \
          changed for nothing.
          """,
        bad: """
          protocol PostListDataDisplayManagerProtocol: AnyObject {
            func update(with titles: [String])
          }

          final class PostListDataDisplayManager: NSObject, PostListDataDisplayManagerProtocol,
            UITableViewDataSource, UITableViewDelegate
          {
            func update(with titles: [String]) {}
          }

          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!
            var dataDisplayManager: PostListDataDisplayManagerProtocol!
          }
          """,
        good: """
          final class PostListDataDisplayManager: NSObject, UITableViewDataSource, UITableViewDelegate {
            func update(with titles: [String]) {}
          }

          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!
            var dataDisplayManager: PostListDataDisplayManager!
          }
          """,
        chapter: "Code Style, DataDisplayManager")))
}
