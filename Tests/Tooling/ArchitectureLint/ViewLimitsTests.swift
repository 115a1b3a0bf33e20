import Testing

/// Cases in which rules about views have no findings, and findings that are not shown on the
/// rules' pages.
@Suite struct ViewLimitsTests {
  private func view(_ code: String, _ more: String = "") -> String {
    """
    final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
      var output: PostListViewOutput!
    \(code)
    }

    \(more)
    """
  }

  // MARK: Data

  @Test func `Views, literals and the view's own drawing values are not data`() throws {
    try RuleLimits.check(
      "view-stores-model-object", .viperBook,
      view(
        """
          private var labels: [UILabel] = []
          private let titles = ["A", "B"]
          private var places: [Place] = []
          private var isShown = false
          private struct Place { let x: Int }
        """))
  }

  @Test func `A single model object is data as well`() throws {
    try RuleLimits.check(
      "view-stores-model-object", .viperBook,
      """
      \(view("  private var post: Post?"))

      struct Post { let title: String }

      protocol PostService: AnyObject {
        func posts() -> [String]
        func first() -> Post
      }
      """, finds: ["PostListViewController.post"])
  }

  @Test func `A helper of unknown type may be a view`() throws {
    try RuleLimits.check(
      "view-has-nonview-property", .bytePace,
      """
      final class StartViewController: UIViewController, StartViewInput {
        var output: StartViewOutput!
        private var chart: LineChart?
        private var badge: StartBadge?
        private var names: [String] = []
        private weak var container: UIView?
      }

      final class StartBadge: UIView {}
      """, finds: ["StartViewController.names"])
  }

  @Test func `In Surf's architecture, a view may create its adapter`() throws {
    try RuleLimits.check(
      "view-creates-helper", .surf,
      """
      final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
        var output: ProfileViewOutput!
        private let adapter = ProfileAdapter()
      }

      final class ProfileAdapter: NSObject {}
      """)
  }

  // MARK: Size

  @Test func `A delegate and a data source of the same thing count as one protocol`() throws {
    try RuleLimits.check(
      "view-has-many-protocols", .viperBook,
      """
      final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler,
        UITableViewDelegate, UITableViewDataSource, PagerDelegate, PagerDataSource,
        UITextFieldDelegate, PostListFooterDelegate
      {
        var output: PostListViewOutput!
      }

      protocol PostListFooterDelegate: AnyObject {}
      """)
  }

  // MARK: Other screens

  @Test func `A local value hides a property, and a screen's data is not a view`() throws {
    try RuleLimits.check(
      "view-uses-foreign-subviews", .viperBook,
      view(
        """
          private let details = PostDetailsViewController()

          func show() {
            details.post = "Post"
            details.view.isHidden = false
            let details = make()
            details.titleLabel.text = "Post"
          }
          private func make() -> PostCell { PostCell() }
        """,
        """
        final class PostCell: UITableViewCell { let titleLabel = UILabel() }

        // PostDetails/View/PostDetailsViewController.swift
        final class PostDetailsViewController: UIViewController {
          var titleLabel: UILabel!
          var post = ""
        }
        """))
  }

  @Test func `Another screen is recognized by a property, a cast or its initializer`() throws {
    try RuleLimits.check(
      "view-uses-foreign-subviews", .viperBook,
      view(
        """
          private var details: PostDetailsViewController?

          func show(_ segue: UIStoryboardSegue) {
            self.details?.titleLabel.text = "Post"
            if let next = segue.destination as? PostDetailsViewController {
              next.closeButton.isHidden = true
            }
            let made = PostDetailsViewController()
            made.imageView.image = nil
          }
        """,
        """
        // PostDetails/View/PostDetailsViewController.swift
        final class PostDetailsViewController: UIViewController {
          @IBOutlet var titleLabel: UILabel!
          let closeButton: UIButton = UIButton()
          var imageView: UIImageView!
        }
        """),
      finds: [
        "PostListViewController.PostDetailsViewController.closeButton",
        "PostListViewController.PostDetailsViewController.imageView",
        "PostListViewController.PostDetailsViewController.titleLabel",
      ])
  }

  // MARK: Cells

  @Test func `A view may set a cell's selection style and layer`() throws {
    try RuleLimits.check(
      "cell-configured-from-outside", .surf,
      """
      final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
        var output: ProfileViewOutput!

        func cell(in table: UITableView, at path: IndexPath) -> UITableViewCell {
          guard let cell = table.dequeueReusableCell(withIdentifier: "A", for: path) as? ProfileCell
          else { return UITableViewCell() }
          cell.selectionStyle = .none
          cell.layer.cornerRadius = 4
          cell.configure(with: "Name")
          header.titleLabel.text = "Names"
          cell.nameLabel.text = "Name"
          return cell
        }
      }
      """, finds: ["ProfileViewController.nameLabel"])
  }

  // MARK: Local names

  /// Members that use a name that has a local meaning only in a different member.
  private static let members = [
    "init() { NAME.titleLabel.text = \"\" }", "deinit { NAME.titleLabel.text = nil }",
    "func other() { NAME.titleLabel.text = nil }", "var shown: Void { NAME.titleLabel.text = nil }",
    "var shown: Void { get { NAME.titleLabel.text = nil } }",
    "var shown = 0 { didSet { NAME.titleLabel.text = nil } }",
    "subscript(row: Int) -> Void { NAME.titleLabel.text = nil }",
  ]

  @Test(arguments: members) func `A local name has no meaning in the next member`(
    member: String
  ) throws {
    try RuleLimits.check(
      "view-uses-foreign-subviews", .viperBook,
      view(
        """
          func show() {
            let details = PostDetailsViewController()
            present(details, animated: true)
          }
          \(member.replacing("NAME", with: "details"))
        """,
        """
        // PostDetails/View/PostDetailsViewController.swift
        final class PostDetailsViewController: UIViewController { var titleLabel: UILabel! }
        """))
    try RuleLimits.check(
      "cell-configured-from-outside", .surf,
      """
      final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
        var output: ProfileViewOutput!

        func cell(in table: UITableView, at path: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "A", for: path)
          return cell
        }
        \(member.replacing("NAME", with: "cell"))
      }
      """)
  }
}
