import AdderArchitectures

extension ViewDataRules {
  static let all = ViewDataRules(
    storesNoData: LintRule(
      "vc-stores-no-data", [.viperBook], .contracts, when: .byConvention, fix: .move,
      RulePage(
        finds: "A view that keeps model objects, with which services work.",
        hurts: """
          What is shown and what is true are then two things, and the view has to be asked for one of them.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!
            private var posts: [Post] = []

            func showTitles(_ titles: [String]) {
              title = posts.first?.title
            }
          }

          struct Post { let title: String }

          protocol PostService: AnyObject {
            func posts() -> [Post]
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!
            private var titles: [String] = []

            func showTitles(_ titles: [String]) {
              self.titles = titles
            }
          }

          struct Post { let title: String }

          protocol PostService: AnyObject {
            func posts() -> [Post]
          }
          """,
        chapter: "Massive View Controller, Apple's advice")),
    nothingElse: LintRule(
      "view-only-views-and-output", [.bytePace], .contracts, fix: .move,
      RulePage(
        finds: "A view that holds something else than views and the way to its presenter.",
        hurts: "A passive view has nothing to be wrong about; what it keeps it can show too late.",
        bad: """
          final class StartViewController: UIViewController, StartViewInput {
            var output: StartViewOutput!
            private var currentName = ""
          }
          """,
        good: """
          final class StartViewController: UIViewController, StartViewInput {
            var output: StartViewOutput!
            private var nameLabel = UILabel()
          }
          """,
        chapter: "TableViewDelegate and TableViewDataSource")),
    helpersInjected: LintRule(
      "view-extra-objects-injected", [.viperBook], .contracts, fix: .move,
      RulePage(
        finds: "A view that makes the other objects of its layer by itself.",
        hurts: """
          What a view makes no test can replace, and what that needs in turn the view has to have as well.
          """,
        bad: """
          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!
            let dataDisplayManager = PostListDataDisplayManager()
          }
          """,
        good: """
          final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!
            var dataDisplayManager: PostListDataDisplayManager!
          }
          """,
        chapter: "Structure of a module, the view is a layer")))
}
