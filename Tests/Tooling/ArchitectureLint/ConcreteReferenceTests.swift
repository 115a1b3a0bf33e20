import AdderArchitectureLint
import AdderFindings
import AdderModuleDiscovery
import Testing

/// What a reference to another part's class is told to become.
@Suite struct ConcreteReferenceTests {
  /// The findings in twelve modules, of which one has this code.
  private func findings(_ example: String) throws -> [LintFinding] {
    try StatedRuleTests.findings(.viperBook, example, copies: 12, brokenIn: 1)
      .filter { $0.rule.id == "part-uses-concrete-class" }
  }

  @Test func `A property whose type a protocol leaves open stays a class`() throws {
    func count(_ type: String) throws -> Int {
      let presenter = """
        protocol PresenterParts { associatedtype Router }
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput, PresenterParts {
          typealias Router = PostListRouter
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: \(type)!
        }
        """
      return try findings(presenter).count
    }
    #expect(try count("PostListRouter") == 1)
    #expect(try count("Router") == 0)
  }

  @Test func `A concrete class is to be replaced by its protocol, with what is missing there`()
    throws
  {
    func messages(_ code: String, besides others: String = "") throws -> [String] {
      let view = """
        final class PostListViewController: UIViewController, PostListViewInput {
          var output: PostListPresenter!
          \(code)
        }
        \(others)
        """
      return try findings(view).map(\.message)
    }
    let use = "func start() { output.show(); self.output?.count += 1 }"
    #expect(
      try messages(use) == [
        """
        'AListViewController' references the concrete class 'AListPresenter' in 'output'. Declare it as \
        'AListViewOutput', and add 'count', 'show' to it.
        """
      ])
    let unbound = "protocol PostListViewOutput { func didLoad() }"
    let weak = try messages("", besides: unbound).map { $0.contains("as 'AListViewOutput': ") }
    #expect(weak == [true])
    // A screen that contains other modules' screens holds their presenters.
    let other = """
      // News/News.swift
      protocol NewsViewInput: AnyObject { func showNews() }
      protocol NewsViewOutput: AnyObject { func didLoad() }
      protocol NewsInteractorInput: AnyObject { func obtainNews() }
      protocol NewsInteractorOutput: AnyObject { func didObtainNews() }
      protocol NewsRouterInput: AnyObject { func close() }
      final class NewsViewController: UIViewController, NewsViewInput {
        var output: NewsViewOutput!
        func showNews() {}
      }
      final class NewsPresenter: NewsViewOutput, NewsInteractorOutput {
        weak var view: NewsViewInput?
        var interactor: NewsInteractorInput!
        var router: NewsRouterInput!
        func didLoad() {}
        func didObtainNews() {}
      }
      final class NewsInteractor: NewsInteractorInput {
        weak var output: NewsInteractorOutput?
        func obtainNews() {}
      }
      final class NewsRouter: NewsRouterInput {
        weak var transitionHandler: UIViewController?
        func close() {}
      }
      """
    #expect(try messages("\(use)\n var news: NewsPresenter!", besides: other).isEmpty)
  }

  @Test func `A concrete class without a contract may have another protocol`() throws {
    func message(
      _ conformance: String, use: String = "output.load(); output.count += 1"
    ) throws -> String? {
      let module = """
        // Shop/ShopViewController.swift
        final class ShopViewController: UIViewController, ShopViewInput {
          var output: ShopPresenter!
          func start() { \(use) }
        }
        // Shop/ShopPresenter.swift
        protocol ShopViewInput: AnyObject {}
        protocol ShopActions { func load() }
        final class ShopPresenter\(conformance) {
          weak var view: ShopViewInput?
          var interactor: ShopInteractor!
          var router: ShopRouter!
          var count = 0
          func load() {}
        }
        // Shop/ShopInteractor.swift
        final class ShopInteractor { weak var output: ShopPresenter? }
        // Shop/ShopRouter.swift
        final class ShopRouter { weak var transitionHandler: UIViewController? }
        """
      var choice = RuleChoice()
      choice.only = ["part-uses-concrete-class"]
      return try Stage.viperBook.report(playing: module, choice).findings
        .first { $0.symbol == "ShopViewController.output" }?.message
    }
    let known = try #require(try message(": ShopActions"))
    let command = ": 'adder gen Shop --add Contract ShopViewController.output'."
    #expect(known.hasSuffix("Declare it as 'ShopActions', and add 'count' to it" + command))
    let empty = try #require(
      try message(
        ": ShopPresenterProtocol {}\nprotocol ShopPresenterProtocol {}\nextension ShopPresenter"))
    #expect(
      empty.hasSuffix(
        "Declare it as 'ShopPresenterProtocol', and add 'count', 'load' to it" + command))
    #expect(try #require(try message("")).hasSuffix("as a protocol between them" + command))
    // A protocol for a reference that nothing uses would be empty.
    #expect(try #require(try message("", use: "")).hasSuffix("as a protocol between them."))
  }
}
