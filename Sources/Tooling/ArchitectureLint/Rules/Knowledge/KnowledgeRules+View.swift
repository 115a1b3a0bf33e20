import AdderArchitectures

/// What views, and what belongs to them, must not know.
extension KnowledgeRules {
  static let viewInteractorSeparated = Entry(
    rule: LintRule(
      "view-interactor-separated", [.viperBook, .bytePace, .mutualMobile], .knowledge, fix: .manual,
      RulePage(
        finds: "A view that knows the interactor.",
        hurts: """
          The presenter is passed by: it cannot tell what is going on, and the view waits for data.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            var interactor: PostListInteractorInput!
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            func showTitles(_ titles: [String]) {}
          }
          """,
        chapter: "What is VIPER")),
    holders: [.shows], topics: .roles([.appliesBusinessLogic]),
    advice: "Tell the presenter what the user did.")

  static let viewNoDataAccess = Entry(
    rule: LintRule(
      "view-no-data-access", [.viperBook, .mutualMobile, .surf], .knowledge, fix: .move,
      RulePage(
        finds: "A view that reads a store.",
        hurts: """
          A view that reads for itself shows what it likes; nobody can say what the screen depends on.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            func showTitles(_ titles: [String]) {
              print(UserDefaults.standard.bool(forKey: "seen"))
            }
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            func showTitles(_ titles: [String]) {
              print(titles)
            }
          }
          """,
        chapter: "Massive View Controller, reading data")),
    holders: [.shows], topics: .knowledge(["storage", "managedObjects"]),
    advice: "Let the interactor or a service read it.")

  static let viewNoNetwork = Entry(
    rule: LintRule(
      "view-no-network", [.viperBook, .mutualMobile, .surf], .knowledge, fix: .move,
      RulePage(
        finds: "A view that makes requests.",
        hurts: """
          The answer comes when the screen may be gone, and no other screen can use what it brings.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            func showTitles(_ titles: [String]) {
              print(URLSession.shared)
            }
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            func showTitles(_ titles: [String]) {
              print(titles)
            }
          }
          """,
        chapter: "Massive View Controller")),
    holders: [.shows], topics: .knowledge(["network"]),
    advice: "Let a service behind the interactor ask.")

  static let viewNoNavigation = Entry(
    rule: LintRule(
      "view-no-navigation", [.viperBook, .surf, .mutualMobile], .knowledge, fix: .move,
      RulePage(
        finds: "A view that goes to another screen.",
        hurts: """
          Screens that know each other cannot be used, shown or tested one without the other.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            @objc func didTapPost() {
              navigationController?.pushViewController(UIViewController(), animated: true)
            }
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            @objc func didTapPost() {
              output.didTriggerViewReadyEvent()
            }
          }
          """,
        chapter: "Massive View Controller, transitions")),
    holders: [.shows], topics: .knowledge(["navigation"]),
    advice: "Tell the presenter, and let the router go there.", onlyCalls: true,
    leavesOut: ["prepare"])

  static let viewTableDelegateExtracted = Entry(
    rule: LintRule(
      "view-table-delegate-extracted", [.viperBook, .mutualMobile], .knowledge, fix: .move,
      RulePage(
        finds: "A view controller that is a list's data source or delegate.",
        hurts: """
          Rows, cells and selection are most of a massive view controller; they are an object that can be reused.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput, UITableViewDataSource {
            var output: PostListViewOutput!

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            var dataDisplayManager: PostListDataDisplayManager!
          }
          """,
        chapter: "Structure of a module; how to save the view controller")),
    holders: [.shows], topics: .knowledge(["lists"]),
    advice: "Give it an object of its own: a data display manager, a data source.")

  static let surfCollectionAdapter = Entry(
    rule: LintRule(
      "surf-collection-adapter", [.surf], .knowledge, fix: .move,
      RulePage(
        finds: "A view controller that is a list's data source or delegate.",
        hurts: """
          Rows, cells and selection are most of a massive view controller; an adapter can be reused.
          """,
        bad: """
          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable, UITableViewDataSource {
            var output: ProfileViewOutput!

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
          }
          """,
        good: """
          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
            var output: ProfileViewOutput!

            func setupInitialState() {}
          }
          """,
        chapter: "Adapters")),
    holders: [.shows], topics: .knowledge(["lists"]),
    advice: "Give it an adapter.")

  static let surfAdapterRegistersCells = Entry(
    rule: LintRule(
      "surf-adapter-registers-cells", [.surf], .knowledge, fix: .move,
      RulePage(
        finds: "A view controller that registers cells.",
        hurts: """
          The adapter makes the cells; who registers others elsewhere makes it crash.
          """,
        bad: """
          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
            var output: ProfileViewOutput!

            func setupInitialState() {
              UITableView().register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            }
          }
          """,
        good: """
          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
            var output: ProfileViewOutput!

            func setupInitialState() {
              title = "Profile"
            }
          }
          """,
        chapter: "Adapters")),
    holders: [.shows], topics: .knowledge(["cells"]),
    advice: "Hand the list to the adapter, and let it register what it shows.")

  static let webviewEnginePresentationSplit = Entry(
    rule: LintRule(
      "webview-engine-presentation-split", [.viperBook], .knowledge, fix: .move,
      RulePage(
        finds: "A view that loads pages or runs scripts of a web view.",
        hurts: """
          What is loaded is business logic and what is tapped is view; in one object neither can be tested.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            func showTitles(_ titles: [String]) {
              WKWebView().evaluateJavaScript("show()")
            }
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            func showTitles(_ titles: [String]) {
              print(titles)
            }
          }
          """,
        chapter: "Working with UIWebView")),
    holders: [.shows], topics: .knowledge(["webScripts"]),
    advice: "Let the interactor load and script it by a web engine.")

  static let ddmDataOnly = Entry(
    rule: LintRule(
      "ddm-data-only", [.viperBook], .knowledge, fix: .manual,
      RulePage(
        finds: "A data display manager that knows other views of the screen.",
        hurts: """
          It shows data in a list that it is given; with the screen's labels it serves that one screen only.
          """,
        bad: """
          final class PostListDataDisplayManager: NSObject {
            weak var delegate: PostListDataDisplayManagerDelegate?
            weak var header: UILabel?
          }
          """,
        good: """
          final class PostListDataDisplayManager: NSObject {
            weak var delegate: PostListDataDisplayManagerDelegate?
          }
          """,
        chapter: "Code Style, DataDisplayManager")),
    holders: [.displaysLists], topics: .knowledge(["outlets"]),
    advice: "Let the view keep its own views.")

  static let viewNoValidation = Entry(
    rule: LintRule(
      "view-no-validation", [.viperBook, .bytePace], .knowledge, when: .onRequest, fix: .move,
      RulePage(
        finds: "A view that checks what the user typed.",
        hurts: """
          What counts as an address is business logic; in a text field nobody finds it, and other screens check otherwise.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            func didChangeEmail(_ email: String) {
              print(NSPredicate(format: "SELF MATCHES %@", email))
            }
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput {
            var output: PostListViewOutput!

            func didChangeEmail(_ email: String) {
              output.didTriggerViewReadyEvent()
            }
          }
          """,
        chapter: "BytePace, problems")),
    holders: [.shows], topics: .knowledge(["validation"]),
    advice: "Let the interactor check it.")

  static let surfAdapterOutput = Entry(
    rule: LintRule(
      "surf-adapter-output", [.surf], .knowledge, fix: .manual,
      RulePage(
        finds: "An adapter that knows the presenter.",
        hurts: """
          What happens in a list is the view's to pass on. An adapter with an output of its own fits every screen.
          """,
        bad: """
          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
            var output: ProfileViewOutput!
            var adapter: ProfileTableAdapter!

            override func viewDidLoad() {
              super.viewDidLoad()
              adapter = ProfileTableAdapter()
              output.viewLoaded()
            }
          }

          final class ProfileTableAdapter: NSObject {
            weak var output: ProfileViewOutput?
          }
          """,
        good: """
          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable,
            ProfileTableAdapterOutput
          {
            var output: ProfileViewOutput!
            var adapter: ProfileTableAdapter!

            override func viewDidLoad() {
              super.viewDidLoad()
              adapter = ProfileTableAdapter()
              adapter.output = self
              output.viewLoaded()
            }
          }

          protocol ProfileTableAdapterOutput: AnyObject {
            func didSelectProfile()
          }

          final class ProfileTableAdapter: NSObject {
            weak var output: ProfileTableAdapterOutput?
          }
          """,
        chapter: "Adapters")),
    holders: [.displaysLists], topics: .roles([.decides]),
    advice: "Tell the view through an output of the adapter's own.")
}
