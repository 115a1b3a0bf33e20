import AdderArchitectureLint
import Testing

/// Cases in which rules that are checked only on request have no findings.
@Suite struct RequestedRuleLimitsTests {
  @Test func `A module whose router contract inherits methods is not too small`() throws {
    try RuleLimits.check(
      "module-too-small", .viperBook,
      """
      protocol PostListViewOutput: AnyObject {
        func didTriggerViewReadyEvent()
      }

      protocol PostListRouterInput: Closing {
        func openPostModule()
      }

      protocol Closing: AnyObject { func closeCurrentModule() }
      """)
  }

  @Test func `Methods in extensions of contracts do not count as requirements`() throws {
    try RuleLimits.check(
      "module-too-small", .viperBook,
      """
      protocol PostListViewOutput: AnyObject {
        func didTriggerViewReadyEvent()
        static func make()
      }

      extension PostListViewOutput {
        var count: Int { 0 }
        func didSelectPost(at index: Int) {}
      }
      """, finds: ["PostList"])
  }

  @Test func `Helpers that one method uses together count as one concern`() throws {
    try RuleLimits.check(
      "interactor-lacks-cohesion", .viperBook,
      """
      final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?
        var first: Helper!
        var second: Helper!
        var third: Helper!
        var fourth: Helper!
        var fifth: Helper!

        func obtainPosts() {
          first.run()
          obtainRest()
        }
        private func obtainRest() { second.run() }
        func performThird() { third.run() }
        func performFourth() { fourth.run() }
        func performFifth() { fifth.run() }
      }

      final class Helper { func run() {} }
      """)
  }

  @Test func `Models in a service that its contract does not mention are not counted`() throws {
    try RuleLimits.check(
      "service-handles-many-models", .viperBook,
      """
      final class PostServiceImplementation: PostService {
        func posts() -> [String] { [] }
        func read(_ row: Row) {}
        func send(_ order: Order) {}
        func user() -> User { User(name: "") }
        func text(of message: Message) {}
      }

      struct Row { let title: String }
      struct User { let name: String }
      struct Order { let sum: Int }
      struct Message { let text: String }
      """)
  }

  @Test func `Code that is short, or calls no helper, may be repeated`() throws {
    let body =
      "let sum = [1, 2, 3].map { $0 + 1 }.filter { $0 > 1 }.reduce(0) { $0 + $1 }; print(sum, sum + 1, sum + 2)"
    try RuleLimits.check(
      "interactor-duplicates-logic", .viperBook,
      """
      final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?
        var postService: PostService!

        func obtainPosts() { output?.didObtainPosts(postService.posts()) }
        func count() { \(body) }
      }

      // News/NewsPresenter.swift
      final class NewsPresenter: NewsViewOutput, NewsInteractorOutput {
        weak var view: NewsViewInput?
        var interactor: NewsInteractorInput!
      }
      protocol NewsViewOutput: AnyObject {}
      protocol NewsViewInput: AnyObject {}
      protocol NewsInteractorInput: AnyObject {}
      protocol NewsInteractorOutput: AnyObject {}
      final class NewsViewController: UIViewController, NewsViewInput {
        var output: NewsViewOutput!
      }
      final class NewsAssembly {
        func viewNewsModule() -> UIViewController {
          let view = NewsViewController()
          let presenter = NewsPresenter()
          let interactor = NewsInteractor()
          view.output = presenter
          presenter.view = view
          presenter.interactor = interactor
          interactor.output = presenter
          return view
        }
      }
      final class NewsInteractor: NewsInteractorInput {
        weak var output: NewsInteractorOutput?
        var postService: PostService!

        func obtainPosts() { output?.didObtainPosts(postService.posts()) }
        func count() { \(body) }
      }
      """)
  }
}
