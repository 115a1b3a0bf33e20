import Testing

/// Cases in which rules about view events have no findings, and findings that are not shown on
/// the rules' pages.
@Suite struct ViewEventLimitsTests {
  private func view(_ code: String, _ more: String = "") -> String {
    """
    final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
      var output: PostListViewOutput!
    \(code)
    }

    \(more)
    """
  }

  @Test func `A view may report loading through its own method or that of a base class`() throws {
    try RuleLimits.check(
      "view-swallows-load-event", .viperBook,
      view(
        """
          override func viewDidLoad() {
            super.viewDidLoad()
            setUp()
          }
          private func setUp() { output.didTriggerViewReadyEvent() }
        """))
    try RuleLimits.check(
      "view-swallows-load-event", .viperBook,
      """
      class BaseViewController: UIViewController {
        var output: PostListViewOutput!
        override func viewDidLoad() {
          super.viewDidLoad()
          output.didTriggerViewReadyEvent()
        }
      }

      final class PostListViewController: BaseViewController, PostListViewInput, TransitionHandler {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Posts"
        }
      }
      """)
  }

  @Test func `A view that does nothing when it is loaded need not report it`() throws {
    try RuleLimits.check(
      "view-swallows-load-event", .viperBook,
      view("  override func viewDidLoad() { super.viewDidLoad() }"))
  }

  @Test func `A view may decide by the location of a touch`() throws {
    try RuleLimits.check(
      "view-interprets-user-action", .viperBook,
      view(
        """
          @IBAction func didTap(_ gesture: UITapGestureRecognizer) {
            if gesture.location(in: view).x < 10 {
              output.didTriggerViewReadyEvent()
            } else {
              output.didSelectPost(at: 0)
            }
          }
        """))
  }

  @Test func `The same call in several branches is not a decision`() throws {
    try RuleLimits.check(
      "view-interprets-user-action", .viperBook,
      view(
        """
          func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
            switch path.section {
            case 0: output.didSelectPost(at: path.row)
            default: output.didSelectPost(at: path.row + 10)
            }
          }
        """))
  }

  @Test func `Selections in lists and targets of controls are user actions as well`() throws {
    try RuleLimits.check(
      "view-interprets-user-action", .viperBook,
      view(
        """
          func setUp() {
            button.addTarget(self, action: #selector(didTap), for: .touchUpInside)
          }
          @objc private func didTap() {
            if isEditing { output.didTriggerViewReadyEvent() } else { output.didSelectPost(at: 0) }
          }
          func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
            switch path.row {
            case 0: output.didTriggerViewReadyEvent()
            default: output.didSelectPost(at: path.row)
            }
          }
          private let button = UIButton()
        """), finds: ["PostListViewController.didTap", "PostListViewController.tableView"])
  }

  @Test func `Dismissing the keyboard is not an action for the presenter`() throws {
    try RuleLimits.check(
      "view-swallows-user-action", .surf,
      """
      final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
        var output: ProfileViewOutput!
        @IBAction func didTapBackground() { view.endEditing(true) }
        @IBAction func reload() { tell() }
        private func tell() { output.viewLoaded() }
      }
      """)
  }

  @Test func `Handlers that only serve the keyboard may stay in the view`() throws {
    try RuleLimits.check(
      "view-swallows-system-event", .viperBook,
      view(
        """
          func observe() {
            let center = NotificationCenter.default
            center.addObserver(
              self, selector: #selector(move), name: UIResponder.keyboardWillShowNotification, object: nil)
            center.addObserver(
              self, selector: #selector(refresh), name: UIApplication.didBecomeActiveNotification, object: nil)
            center.addObserver(
              self, selector: #selector(tell), name: UIApplication.willResignActiveNotification, object: nil)
            center.addObserver(
              self, selector: #selector(save), name: .NSManagedObjectContextDidSave, object: nil)
          }
          @objc private func save() { title = "Posts" }
          @objc private func move() { view.layoutIfNeeded() }
          @objc private func refresh() { title = "Posts" }
          @objc private func tell() { output.didTriggerViewReadyEvent() }
          override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
        """), finds: ["PostListViewController.refresh", "PostListViewController.save"])
  }
}
