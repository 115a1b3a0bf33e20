import AdderArchitectures

extension CellRules {
  static let all = CellRules(
    configuresItself: LintRule(
      "surf-cell-configures-itself", [.surf], .contracts, fix: .move,
      RulePage(
        finds: "A view within a cell that is set from outside of the cell.",
        hurts:
          "Then whoever shows lists knows what is in the cell, and each list fills it otherwise.",
        bad: """
          final class ProfileAdapter: NSObject {
            func cell(in table: UITableView, at path: IndexPath) -> UITableViewCell {
              let cell = table.dequeueReusableCell(withIdentifier: "ProfileCell", for: path)
              cell.textLabel?.text = "Name"
              return cell
            }
          }

          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
            var output: ProfileViewOutput!
            private var adapter: ProfileAdapter = ProfileAdapter()
          }
          """,
        good: """
          final class ProfileAdapter: NSObject {
            func cell(in table: UITableView, at path: IndexPath) -> UITableViewCell {
              let cell = table.dequeueReusableCell(withIdentifier: "ProfileCell", for: path)
              (cell as? ProfileCell)?.configure(with: "Name")
              return cell
            }
          }

          final class ProfileCell: UITableViewCell {
            func configure(with name: String) {
              textLabel?.text = name
            }
          }

          final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
            var output: ProfileViewOutput!
            private var adapter: ProfileAdapter = ProfileAdapter()
          }
          """,
        chapter: "Adapters")),
    factory: LintRule(
      "cell-object-factory-extracted", [.viperBook], .contracts, when: .onRequest, fix: .move,
      RulePage(
        finds: "A data display manager that makes the values of cells by itself.",
        hurts: """
          What a row says and how rows are shown change for different reasons, and the first can be tested \
          without a table.
          """,
        bad: """
          final class PostListDataDisplayManager: NSObject {
            weak var delegate: PostListDataDisplayManagerDelegate?

            func show(_ titles: [String]) {
              rows = titles.map { PostListCellObject(title: $0) }
            }

            private var rows: [PostListCellObject] = []
          }

          // PostList/View/PostListCellObject.swift
          struct PostListCellObject {
            let title: String
          }
          """,
        good: """
          final class PostListDataDisplayManager: NSObject {
            weak var delegate: PostListDataDisplayManagerDelegate?

            func show(_ rows: [PostListCellObject]) {
              self.rows = rows
            }

            private var rows: [PostListCellObject] = []
          }

          // PostList/View/PostListCellObject.swift
          struct PostListCellObject {
            let title: String
          }
          """,
        chapter: "Code Style, CellObjectFactory")),
    stateless: LintRule(
      "cell-module-state-set-by-factory", [.viperBook], .contracts, when: .onRequest, fix: .move,
      RulePage(
        finds: "A cell that is the view of a module and keeps what it shows.",
        hurts: """
          Cells are used again. What one keeps is that of the row before, until somebody remembers to set it.
          """,
        bad: """
          // in place of PostListViewController
          final class PostListView: UICollectionViewCell, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!
            private var titles: [String] = []

            func showTitles(_ titles: [String]) {
              self.titles = titles
            }
          }
          """,
        good: """
          // in place of PostListViewController
          final class PostListView: UICollectionViewCell, PostListViewInput, TransitionHandler {
            var output: PostListViewOutput!

            func showTitles(_ titles: [String]) {
              output.didTriggerViewReadyEvent()
            }
          }
          """,
        chapter: "Compound modules, cells that are modules")))
}
