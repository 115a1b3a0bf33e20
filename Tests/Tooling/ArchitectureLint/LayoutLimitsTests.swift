import AdderArchitectureLint
import Testing

/// Cases in which rules about layout and completeness have no findings.
@Suite struct LayoutLimitsTests {
  private func findings(_ rule: String, _ example: String) throws -> [LintFinding] {
    var choice = RuleChoice()
    choice.only = [rule]
    return try Stage.viperBook.report(playing: example, choice).findings
  }

  // MARK: Layout

  @Test func `A contract that is not named after the module may be outside its folder`() throws {
    try RuleLimits.check(
      "part-outside-module-folder", .viperBook,
      """
      // Common/ListViewInput.swift
      // Replaces PostListViewInput
      protocol ListViewInput: AnyObject {
        func showTitles(_ titles: [String])
      }
      """)
  }

  @Test func `A file is not moved to where another file is`() throws {
    func files(beside copy: String) throws -> [String] {
      try findings(
        "part-outside-module-folder",
        """
        // PostList 2/Presenter/PostListPresenter.swift
        // Replaces PostListPresenter
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
        }
        \(copy)
        """
      ).map(\.symbol)
    }
    #expect(try files(beside: "") == ["PostListPresenter"])
    #expect(
      try files(beside: "\n// PostList/Presenter/PostListPresenter.swift\nimport Foundation\n")
        == [])
  }

  @Test func `A file with contracts of two modules is not renamed after one of them`() throws {
    func changes(withOther: Bool) throws -> [SuggestedChange?] {
      let example =
        """
        // PostList/Contracts.swift
        protocol PostListRouterInput: AnyObject {
          func openPostModule()
        }
        \(withOther ? "protocol PostViewInput: AnyObject {}" : "")

        """ + OtherModule.text("Post", declaresViewInput: !withOther)
      return try findings("file-misnamed", example)
        .filter { $0.symbol == "PostListRouterInput" }.map(\.change)
    }
    #expect(
      try changes(withOther: false) == [
        .file("PostList/Contracts.swift", to: "PostList/Router/PostListRouterInput.swift")
      ])
    #expect(try changes(withOther: true) == [nil])
  }

  @Test(arguments: [
    ("ContactListProvider", "ContactListProvider"), ("ContactListWorker", "ContactListWorker"),
  ])
  func `A file is not given a name that none of its types has`(type: String, file: String) throws {
    let example = """
      // ContactList/Loading.swift
      protocol ContactListWorkerLogic {
        func contacts() -> [String]
      }

      // Replaces ContactListWorker
      final class \(type): ContactListWorkerLogic {
        func contacts() -> [String] { [] }
      }
      """
    var choice = RuleChoice()
    choice.only = ["part-file-misnamed"]
    let found = try StatedRuleTests.findings(.cleanSwift, example, choice)
    #expect(
      Set(found.map(\.change)) == [
        .file("A/ContactList/Loading.swift", to: "A/ContactList/\(file).swift")
      ])
    // The team's architecture asks for the name of the worker, which the project may not have.
    let chosen = try Stage.cleanSwift.report(playing: example, choice).findings
      .filter { $0.symbol == "ContactListWorkerLogic" }
    #expect(chosen.allSatisfy { $0.message.hasSuffix("'ContactList/ContactListWorker.swift'.") })
    #expect(chosen.map { $0.change != nil } == [type == "ContactListWorker"])
  }

  @Test(arguments: [
    ("Postings", "PostingsListPresenter", 0), ("Postings", "PostListPresenter", 1),
    ("PostList", "PostingsListPresenter", 1),
  ])
  func `A file spelled like its folder and the module's other files keeps its name`(
    _ folder: String, _ sibling: String, _ count: Int
  ) throws {
    let example = """
      // \(folder)List/View/PostingsListViewController.swift
      final class PostListViewController: UIViewController, PostListViewInput {
        var output: PostListViewOutput!
      }
      // \(folder)List/Presenter/\(sibling).swift
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
      }
      """
    var choice = RuleChoice()
    choice.only = ["file-misnamed"]
    let found = try StatedRuleTests.findings(.viperBook, example, choice)
    #expect(found.count { $0.symbol.hasSuffix("ViewController") } == count)
  }

  @Test func `A subfolder of the layer's folder belongs to the layer`() throws {
    try RuleLimits.check(
      "file-in-wrong-layer", .viperBook,
      """
      // PostList/Presenter/Logic/PostListPresenter.swift
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
      }
      """)
  }

  @Test func `Folder names may use any script`() throws {
    let stage = Stage(
      architecture: Stage.viperBook.architecture,
      files: [
        "Модули/PostList/View/PostListViewController.swift": """
        final class PostListViewController: UIViewController, PostListViewInput {
          var output: PostListViewOutput!
        }
        """,
        "Модули/PostList/View/PostListPresenter.swift": """
        final class PostListPresenter: PostListViewOutput {
          weak var view: PostListViewInput?
        }
        """,
        "Модули/PostList/View/PostListView.swift": """
        protocol PostListViewInput: AnyObject {}
        protocol PostListViewOutput: AnyObject {}
        """,
      ])
    try RuleLimits.check("file-in-wrong-layer", stage, "", finds: ["PostListPresenter"])
  }

  @Test func `A helper used by two layers needs no folder`() throws {
    try RuleLimits.check(
      "helper-lacks-folder", .viperBook,
      """
      // PostList/Clock.swift
      final class Clock {
        func now() -> Int { 0 }
      }
      // PostList/Interactor/PostListInteractor.swift
      final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?
        let clock: Clock
      }
      // PostList/Router/PostListRouter.swift
      final class PostListRouter: PostListRouterInput {
        weak var transitionHandler: TransitionHandler?
        let clock: Clock
      }
      """)
  }

  @Test func `A helper in a part's file is reported without an automatic move`() throws {
    let findings = try findings(
      "helper-lacks-folder",
      """
      // PostList/Interactor/PostListInteractor.swift
      final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?
        var validator: Validator!
      }

      struct Validator {
        func isValid(_ input: String) -> Bool { !input.isEmpty }
      }
      """)
    #expect(
      findings.map(\.message) == [
        "'Validator' is a helper of the layer 'Interactor' but is not in its own folder there. Move it to 'PostList/Interactor/Validator/Validator.swift'."
      ])
    #expect(findings.allSatisfy { $0.change == nil })
  }

  @Test func `If two types implement a protocol, neither needs to be named after it`() throws {
    try RuleLimits.check(
      "helper-implementation-misnamed", .viperBook,
      """
      final class CachedPosts: PostService {
        func posts() -> [String] { [] }
      }
      // Replaces PostServiceImplementation
      final class LoadedPosts: PostService {
        func posts() -> [String] { [] }
      }
      """)
  }

  @Test func `A contract in a part's file is reported without an automatic move`() throws {
    let findings = try findings(
      "file-misnamed",
      """
      // PostList/Router/PostListRouter.swift
      final class PostListRouter: PostListRouterInput {
        weak var transitionHandler: TransitionHandler?
      }

      protocol PostListRouterInput: AnyObject {
        func openPostModule()
      }
      """)
    #expect(findings.map(\.symbol) == ["PostListRouterInput"])
    #expect(findings.allSatisfy { $0.change == nil })
  }

  @Test func `A file that is named after a helper is not renamed after the contract beside it`()
    throws
  {
    let findings = try findings(
      "file-misnamed",
      """
      // PostList/View/PostListCell.swift
      final class PostListCell: UITableViewCell {}

      protocol PostListViewInput: AnyObject {
        func showTitles(_ titles: [String])
      }
      """)
    #expect(findings.map(\.symbol) == ["PostListViewInput"])
    #expect(findings.allSatisfy { $0.change == nil })
  }

  // MARK: Completeness

  @Test func `A module that opens no other screen needs no router`() throws {
    try RuleLimits.check("viper-module-incomplete", .viperBook, Self.withoutRouter)
  }

  @Test func `A module whose presenter opens screens lacks a router`() throws {
    try RuleLimits.check(
      "viper-module-incomplete", .viperBook,
      Self.withoutRouter.replacing(
        "// action", with: "navigationController?.popViewController(animated: true)"),
      finds: ["PostList Router"])
  }

  private static let withoutRouter = """
    final class PostListAssembly {
      func viewPostListModule(moduleOutput: PostListModuleOutput?) -> UIViewController {
        let view = PostListViewController()
        let presenter = PostListPresenter()
        let interactor = PostListInteractor()
        view.output = presenter
        presenter.view = view
        presenter.interactor = interactor
        interactor.output = presenter
        return view
      }
    }
    final class PostListViewController: UIViewController, PostListViewInput {
      var output: PostListViewOutput!
      func showTitles(_ titles: [String]) {
        // action
      }
    }
    final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
      weak var view: PostListViewInput?
      var interactor: PostListInteractorInput!
    }
    // Replaces PostListRouter
    struct PostListRow {}
    // Replaces PostListRouterInput
    struct PostListColumn {}
    """
}
