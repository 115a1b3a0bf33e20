import AdderArchitectureLint
import Testing

/// Names that are accepted.
@Suite struct NameLimitsTests {
  private func changes(_ id: String, _ example: String) throws -> [SuggestedChange] {
    var choice = RuleChoice()
    choice.only = [id]
    return try Stage.viperBook.report(playing: example, choice).findings.compactMap(\.change)
  }

  private let presenter = """
    : PostListViewOutput, PostListInteractorOutput {
      weak var view: PostListViewInput?
      var interactor: PostListInteractorInput!
      var router: PostListRouterInput!
    }
    """

  @Test func `The suggested name of a misnamed part contains its module's name`() throws {
    let example = "// Replaces PostListPresenter\nfinal class Brain" + presenter
    #expect(
      try changes("presenter-misnamed", example) == [.type("Brain", to: "PostListPresenter")])
  }

  @Test func `A part that is named after another module's folder is not renamed`() throws {
    let example =
      "// Feed/FeedPresenter.swift\n// Replaces PostListPresenter\nfinal class FeedPresenter"
      + presenter
    #expect(try changes("presenter-misnamed", example) == [])
  }

  @Test func `A base class does not belong to a module`() throws {
    let example =
      "// Replaces PostListPresenter\nclass BasePresenter" + presenter
      + "\nfinal class FeedPresenter: BasePresenter {}\n"
    #expect(try changes("presenter-misnamed", example) == [])
  }

  /// A module that navigates through a router that is not named after it.
  private static func module(_ name: String) -> String {
    OtherModule.text(
      name, holding: "var router: SheetRouting!", setting: "presenter.router = SheetRouter()")
  }

  private static let router = """
    // Sheets/SheetRouter.swift
    protocol SheetRouting: AnyObject { func close() }
    final class SheetRouter: SheetRouting {
      weak var transitionHandler: UIViewController?
      func close() {}
    }

    """

  @Test func `A contract of several modules is not renamed after one of them`() throws {
    let rule = "router-input-misnamed"
    #expect(
      try changes(rule, Self.router + Self.module("News")) == [
        .type("SheetRouting", to: "NewsRouterInput")
      ])
    #expect(try changes(rule, Self.router + Self.module("News") + Self.module("Feed")) == [])
  }

  @Test
  func `A reference to another module must have the name that the architecture sets`() throws {
    try RuleLimits.check(
      "reference-misnamed", .viperBook,
      """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        weak var output: PostListModuleOutput?
        func didTriggerViewReadyEvent() { interactor.obtainPosts() }
        func didSelectPost(at index: Int) { output?.didSelectPost() }
      }
      """, finds: ["PostListPresenter.output"])
  }
}
