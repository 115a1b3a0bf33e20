import AdderArchitectureLint
import Testing

/// What is made weak must be kept by somebody else.
@Suite struct OwnershipFixTests {
  private func findings(_ example: String) throws -> [LintFinding] {
    var choice = RuleChoice()
    choice.only = ["presenter-view-weak"]
    return try Stage.viperBook.report(playing: example, choice).findings
  }

  private let strongPresenter = """
    final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
      var view: PostListViewInput?
      var interactor: PostListInteractorInput!
      var router: PostListRouterInput!
    }

    """

  @Test func `A view that who opened the module is given can be made weak`() throws {
    let found = try findings(strongPresenter)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.fix != nil })
  }

  @Test func `A view that is handed to nobody is told of, and left as it is`() throws {
    let found = try findings(
      strongPresenter + """
        // PostList/Assembly/PostListAssembly.swift
        final class PostListAssembly {
          func presenter() -> PostListViewOutput {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            presenter.view = view
            view.output = presenter
            return presenter
          }
        }
        """)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.fix == nil })
  }
}
