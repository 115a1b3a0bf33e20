import AdderArchitectureLint
import AdderArchitectures
import AdderFindings
import AdderModuleDiscovery
import Testing

/// A cycle is no leak if its objects live as long as the app, or if the code breaks it.
@Suite struct HarmlessCycleTests {
  /// The module's parts, which keep each other alive.
  ///
  /// - Parameters:
  ///   - shared: how the app keeps the assembly.
  ///   - call: the code that calls the method that creates the parts.
  private func module(shared: String, _ call: String) -> String {
    """
    final class PostListAssembly {
      \(shared)
      private let view = PostListViewController()
      \(call)
      private func connect() {
        let presenter = PostListPresenter()
        let interactor = PostListInteractor()
        let router = PostListRouter()
        view.output = presenter
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.output = presenter
        interactor.postService = PostServiceImplementation()
        router.transitionHandler = view
      }
      func viewPostListModule(moduleOutput: PostListModuleOutput?) -> UIViewController { view }
    }
    final class PostListInteractor: PostListInteractorInput {
      var output: PostListInteractorOutput?
      var postService: PostService!
      func obtainPosts() { output?.didObtainPosts(postService.posts()) }
    }
    """
  }

  private func cycles(_ example: String) throws -> [LintFinding] {
    try StatedRuleTests.findings(.viperBook, example).filter {
      ["interactor-retains-output", "module-retain-cycle"].contains($0.rule.id)
    }
  }

  @Test(arguments: [
    "init() { connect() }", "init() { start() }\n  private func start() { connect() }",
  ])
  func `What a singleton creates once for good is no leak`(_ call: String) throws {
    #expect(try cycles(module(shared: "static let shared = PostListAssembly()", call)).isEmpty)
  }

  @Test(arguments: [
    ("static let shared = PostListAssembly()", "func open() { connect() }"),
    ("static let title = \"Posts\"", "init() { connect() }"),
  ])
  func `What is created again for each screen is a leak`(_ shared: String, _ call: String) throws {
    let kept =
      module(shared: shared, call)
      + "\n// Application/AppDelegate.swift\nfinal class AppDelegate {}\n"
    #expect(try cycles(kept).count == 1)
  }

  @Test(arguments: [("", 0), ("assembly = PostListAssembly()", 1)])
  func `What a singleton creates when it is first needed, and then keeps, is no leak`(
    _ more: String, _ count: Int
  ) throws {
    let menu = """

      // Common/Menu.swift
      final class Menu {
        static let shared = Menu()
        private var assembly: PostListAssembly?
        func open() {
          if assembly == nil { assembly = PostListAssembly() }
        }
        func reset() { \(more) }
      }
      // Application/AppDelegate.swift
      final class AppDelegate {
        func open() { Menu.shared.open() }
        func reset() { Menu.shared.reset() }
      }
      """
    #expect(try cycles(module(shared: "", "init() { connect() }") + menu).count == count)
  }

  @Test func `An object that is created in two places does not live forever`() throws {
    let other = """

      // Common/Preview.swift
      func preview() -> Any { (PostListInteractor(), PostListPresenter()) }
      """
    let shared = "static let shared = PostListAssembly()"
    #expect(try cycles(module(shared: shared, "init() { connect() }") + other).count == 1)
  }

  @Test func `A chosen architecture still decides who references whom weakly`() throws {
    let example = module(shared: "static let shared = PostListAssembly()", "init() { connect() }")
    let findings = try Stage.viperBook.report(playing: example).findings
    #expect(findings.contains { $0.rule.id == "interactor-retains-output" })
  }

  @Test(arguments: [("output = nil", 0), ("", 1)])
  func `A cycle that the code breaks by hand is no leak`(_ end: String, _ count: Int) throws {
    let example = """
      final class PostListInteractor: PostListInteractorInput {
        var output: PostListInteractorOutput?
        var postService: PostService!
        func obtainPosts() { output?.didObtainPosts(postService.posts()) }
        func outputFinished() { \(end) }
      }
      """
    #expect(try cycles(example).count == count)
  }

  @Test(arguments: [("as? PostListInteractor)?.output = nil", 0), ("as? Any)?.output = nil", 1)])
  func `A cycle that another object breaks is no leak`(_ end: String, _ count: Int) throws {
    let example = """
      final class PostListInteractor: PostListInteractorInput {
        var output: PostListInteractorOutput?
        var postService: PostService!
        func obtainPosts() { output?.didObtainPosts(postService.posts()) }
      }
      // Common/Closing.swift
      enum Closing { static func close(_ interactor: Any) { (interactor \(end) } }
      """
    #expect(try cycles(example).count == count)
  }

  @Test func `The object that only a cycle keeps needs another owner`() throws {
    let example = """
      import UIKit

      protocol Helping { func set(_ delegate: PostListPresenter) }
      final class Helper: Helping {
        private var delegate: PostListPresenter?
        func set(_ delegate: PostListPresenter) { self.delegate = delegate }
      }
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        private let helper: Helping
        init(helper: Helping) { self.helper = helper }
        func start() { helper.set(self) }
      }
      // PostList/View/PostListViewController.swift
      final class PostListViewController: UIViewController, PostListViewInput {
        weak var output: PostListViewOutput!
      }
      """
    let messages = try StatedRuleTests.findings(.viperBook, example)
      .filter { $0.rule.id == "module-retain-cycle" }.map(\.message)
    #expect(messages.count == 1)
    #expect(
      messages.allSatisfy {
        $0.contains("an object outside the cycle must own the 'AListPresenter'")
      },
      "\(messages)")
  }

  @Test(arguments: [
    ("private func watch()", 0), ("func obtainPosts()", 1),
  ])
  func `A method that nobody calls leaks nothing`(_ head: String, _ count: Int) throws {
    let example = """
      import UIKit

      final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?
        var postService: PostService!
        private var token: NSObjectProtocol?
        \(count == 0 ? "func obtainPosts() { output?.didObtainPosts(postService.posts()) }" : "")
        \(head) {
          token = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
          ) { _ in self.output?.didObtainPosts(self.postService.posts()) }
        }
      }
      """
    let leaks = try StatedRuleTests.findings(.viperBook, example).filter {
      $0.rule.id == "module-outlives-screen"
    }
    #expect(leaks.count == count)
  }

  @Test(arguments: [("@ObservedObject", 0), ("let", 1)])
  func `A presenter keeps the state that a view observes`(_ word: String, _ count: Int) throws {
    let example = """
      import SwiftUI

      final class PostListViewController: ObservableObject, PostListViewInput {
        var output: PostListViewOutput!
        func showTitles(_ titles: [String]) {}
      }
      // PostList/View/PostListView.swift
      import SwiftUI
      struct PostListView: View {
        \(word == "let" ? "let state" : "@ObservedObject var state"): PostListViewController
        var body: some View { EmptyView() }
      }
      // PostList/Presenter/PostListPresenter.swift
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        var view: PostListViewController?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
      }
      """
    let found = try StatedRuleTests.findings(.viperBook, example).filter {
      $0.rule.id == "presenter-retains-view"
    }
    #expect(found.count == count)
  }

  /// The findings on ownership in a file of an app that has chosen no architecture.
  private func ownershipFindings(in text: String) throws -> [LintFinding] {
    let architectures = try ShippedArchitectures.byPreference.map {
      try ArchitectureReader().architecture(named: $0)
    }
    let texts = TextsInMemory(["Posts.swift": Array(text.utf8)])
    let found = DiscoveredProject(
      SourceFiles(swift: ["Posts.swift"]), in: texts, architectures: architectures)
    return Linter(architectures: architectures).report(
      on: LintedProject(found, in: texts, architectures: architectures)
    ).findings.filter { $0.rule.aspect == .ownership }
  }

  @Test(arguments: [
    ("", "", 0), ("output.didLoad()", "", 1), ("self.output.didLoad()", "", 1),
    ("", "func read(_ view: PostListViewController) { view.output.didLoad() }", 1),
  ])
  func `A lazy property that no code reads keeps nothing alive`(
    _ use: String, _ other: String, _ count: Int
  ) throws {
    let text = """
      import UIKit

      protocol PostListViewInput: AnyObject { func showTitles() }
      protocol PostListInteractorInput: AnyObject { func obtain() }
      final class PostListViewController: UIViewController, PostListViewInput {
        lazy var output = PostListPresenter(view: self)
        override func viewDidLoad() { \(use) }
        func showTitles() {}
      }
      final class PostListPresenter {
        var view: PostListViewInput
        let interactor: PostListInteractorInput = PostListInteractor()
        init(view: PostListViewInput) { self.view = view }
        func didLoad() { interactor.obtain() }
      }
      final class PostListInteractor: PostListInteractorInput { func obtain() {} }
      \(other)
      """
    #expect(try ownershipFindings(in: text).count == count)
  }

  @Test(arguments: [("lazy var box = Box(self)", 0), ("var box: Box?", 1)])
  func `A box that is created with a copy of its structure closes no cycle`(
    _ property: String, _ count: Int
  ) throws {
    let text = """
      import SwiftUI

      final class Box {
        var value: PostListView
        init(_ value: PostListView) { self.value = value }
      }
      final class PostListPresenter {
        var box: Box?
        func didLoad() { box?.value.show() }
      }
      final class PostListInteractor {
        var presenter: PostListPresenter?
        func obtain() { presenter?.didLoad() }
      }
      struct PostListView: View {
        \(property)
        let interactor: PostListInteractor
        init() {
          let presenter = PostListPresenter()
          interactor = PostListInteractor()
          interactor.presenter = presenter
          \(count == 0 ? "" : "box = Box(self)")
          presenter.box = box
        }
        func show() {}
        var body: some View { EmptyView() }
      }
      """
    let messages = try ownershipFindings(in: text).map(\.message)
    #expect(messages.count { $0.contains("PostListView → Box → PostListView.") } == count)
  }

  @Test func `A structure that its own presenter keeps is removed, not made weak`() throws {
    let text = """
      import SwiftUI

      final class PostListPresenter: ObservableObject {
        var view: PostListView?
        var interactor: PostListInteractor!
        func didLoad() { interactor.obtain() }
      }
      final class PostListInteractor {
        weak var presenter: PostListPresenter?
        func obtain() { presenter?.didLoad() }
      }
      struct PostListView: View {
        @ObservedObject var presenter: PostListPresenter
        var body: some View { EmptyView() }
      }
      enum PostListAssembly {
        static func make() -> PostListView {
          let presenter = PostListPresenter()
          let interactor = PostListInteractor()
          let view = PostListView(presenter: presenter)
          presenter.view = view
          presenter.interactor = interactor
          interactor.presenter = presenter
          return view
        }
      }
      """
    let findings = try ownershipFindings(in: text)
    #expect(findings.map(\.rule.id) == ["module-retain-cycle"])
    #expect(
      findings.allSatisfy {
        $0.fix == nil && $0.message.contains("Remove 'view': it keeps a copy of a structure")
      }, "\(findings.map(\.message))")
  }

  @Test(arguments: [
    ("let flow = PostFlow()\n    flow.start()", "presenter"), ("PostFlow().start()", "presenter"),
    ("let flow = PostFlow()\n    flow.start()\n    flows.append(flow)", "flow"),
    ("flow = PostFlow()\n    flow?.start()", "flow"),
  ])
  func `An object that its creator drops is not made weak`(_ creation: String, _ weak: String)
    throws
  {
    let text = """
      import UIKit

      protocol PostListViewInput: AnyObject { func showTitles() }
      protocol PostListViewOutput: AnyObject { func didLoad() }
      protocol PostListInteractorInput: AnyObject { func obtain() }
      protocol PostListInteractorOutput: AnyObject { func didObtain() }
      final class PostListViewController: UIViewController, PostListViewInput {
        var output: PostListViewOutput!
        func showTitles() {}
        override func viewDidLoad() { output.didLoad() }
      }
      final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?
        func obtain() { output?.didObtain() }
      }
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var flow: PostFlow?
        func didLoad() { interactor.obtain() }
        func didObtain() { view?.showTitles() }
      }
      final class PostFlow {
        var presenter: PostListPresenter?
        func start() {
          let view = PostListViewController()
          let presenter = PostListPresenter()
          let interactor = PostListInteractor()
          view.output = presenter
          presenter.view = view
          presenter.interactor = interactor
          interactor.output = presenter
          presenter.flow = self
          self.presenter = presenter
        }
      }
      final class Flows {
        var flows: [PostFlow] = []
        var flow: PostFlow?
        func begin() { flow = PostFlow() }
        func open() {
          \(creation)
        }
      }
      """
    let architectures = try ShippedArchitectures.byPreference.map {
      try ArchitectureReader().architecture(named: $0)
    }
    let texts = TextsInMemory(["Posts.swift": Array(text.utf8)])
    let found = DiscoveredProject(
      SourceFiles(swift: ["Posts.swift"]), in: texts, architectures: architectures)
    let messages = Linter(architectures: architectures).report(
      on: LintedProject(found, in: texts, architectures: architectures)
    ).findings.filter { $0.rule.id == "module-retain-cycle" }.map(\.message)
    #expect(messages.count == 1 && messages[0].contains("Make '\(weak)' weak."), "\(messages)")
  }

  @Test(arguments: [("init", true), ("func start", true), ("@discardableResult func make", false)])
  func `A screen that only a router's presenter keeps needs another owner`(
    _ head: String, _ needsOwner: Bool
  ) throws {
    let result = head.hasPrefix("@") ? " -> UIViewController" : ""
    let example = """
      final class PostFlow {
        \(head)()\(result) {
          let view = PostListViewController()
          let presenter = PostListPresenter()
          view.output = presenter
          presenter.view = view
          presenter.router = PostListRouter()
          \(result.isEmpty ? "" : "return view")
        }
      }
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
      }
      """
    let messages = try StatedRuleTests.findings(.viperBook, example).filter {
      $0.rule.id == "presenter-retains-view"
    }.map(\.message)
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.contains("must own the view") == needsOwner })
  }
}
