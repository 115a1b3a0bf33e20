import AdderArchitectureLint
import Testing

/// Which names are left alone.
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

  @Test func `A part that is called otherwise gets the name of its module`() throws {
    let example = "// in place of PostListPresenter\nfinal class Brain" + presenter
    #expect(
      try changes("presenter-class-name", example) == [.type("Brain", to: "PostListPresenter")])
  }

  @Test func `A part that lies with another module and bears its name keeps it`() throws {
    let example =
      "// Feed/FeedPresenter.swift\n// in place of PostListPresenter\nfinal class FeedPresenter"
      + presenter
    #expect(try changes("presenter-class-name", example) == [])
  }

  @Test func `What others inherit from is no module's own`() throws {
    let example =
      "// in place of PostListPresenter\nclass BasePresenter" + presenter
      + "\nfinal class FeedPresenter: BasePresenter {}\n"
    #expect(try changes("presenter-class-name", example) == [])
  }
}
