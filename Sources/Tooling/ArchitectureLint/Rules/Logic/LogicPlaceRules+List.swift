import AdderArchitectures

extension LogicPlaceRules {
  static let all = LogicPlaceRules(entries: [
    Entry(
      rule: viewNoBusinessLogic, holders: [.shows], sign: .computing,
      message: "works out what it shows. Let the interactor do that, and show what came of it."),
    Entry(
      rule: businessLogicInInteractor, holders: [.shows, .decides, .formats], sign: .checking,
      message: "checks what was typed. Let the interactor check it."),
    Entry(
      rule: surfPresenterDecidesState, holders: [.shows], sign: .choosingWhatIsShown,
      message:
        "decides by itself what is shown when there is nothing. Let the presenter tell it which state to show."
    ),
  ])

  private static let viewNoBusinessLogic = LintRule(
    "view-no-business-logic", [.viperBook, .bytePace], .contracts, when: .onRequest, fix: .move,
    RulePage(
      finds: "A view that computes with the values of a list.",
      hurts: "What a view works out no other view has, and no test without a screen.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          func showTitles(_ titles: [String]) {
            title = "\\(titles.reduce(0) { $0 + $1.count * 2 })"
          }
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          func showTitles(_ titles: [String]) {
            title = titles.first
          }
        }
        """,
      chapter: "Massive View Controller; What is VIPER"))

  private static let businessLogicInInteractor = LintRule(
    "business-logic-in-interactor", [.viperBook, .bytePace, .cleanSwift], .contracts,
    when: .onRequest, fix: .move,
    RulePage(
      finds: "A view or presenter that checks what the user typed.",
      hurts:
        "What is right is a matter of the business; on the way to the screen it is checked twice or never.",
      bad: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          func didEnter(_ text: String) {
            if text.contains("@") { output.didTriggerViewReadyEvent() }
          }
        }
        """,
      good: """
        final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
          var output: PostListViewOutput!

          func didEnter(_ text: String) {
            output.didTriggerViewReadyEvent()
          }
        }
        """,
      chapter: "Structure of a module; What is VIPER; Interactor"))

  private static let surfPresenterDecidesState = LintRule(
    "surf-presenter-decides-state", [.surf], .contracts, when: .onRequest, fix: .move,
    RulePage(
      finds: "A view that shows or hides something because there is nothing else to show.",
      hurts: "Whether nothing was found or nothing is loaded yet only the presenter knows.",
      bad: """
        final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
          var output: ProfileViewOutput!
          private let emptyView = UIView()

          func show(_ names: [String]) {
            if names.isEmpty {
              emptyView.isHidden = false
            }
          }
        }
        """,
      good: """
        final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
          var output: ProfileViewOutput!
          private let emptyView = UIView()

          func showEmptyState() {
            emptyView.isHidden = false
          }
        }
        """,
      chapter: "Presenter"))
}
