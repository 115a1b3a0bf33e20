import AdderArchitectureLint
import Testing

/// The advice in findings, and how much code one finding covers.
@Suite struct MessageTests {
  private func messages(_ id: String, _ stage: Stage, _ example: String) throws -> [String] {
    var choice = RuleChoice()
    choice.only = [id]
    return try stage.report(playing: example, choice).findings.map(\.message)
  }

  @Test
  func `Conformances of one declaration are one finding, which names the right part`() throws {
    let example = """
      final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
        var output: PostListViewOutput!
        var posts: [String] = []
      }

      extension PostListViewController: UITableViewDataSource, UITableViewDelegate {}
      """
    #expect(
      try messages("view-is-list-delegate", .viperBook, example) == [
        """
        'PostListViewController' conforms to 'UITableViewDataSource' and 'UITableViewDelegate' (list data sources \
        and delegates). Move the list code to a separate object, such as a data display manager or data source.
        """
      ])
    let presenter = """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        func didSelectPost(at index: Int) { handler.popToRootViewController(animated: true) }
      }
      """
    let found = try messages("presenter-navigates", .viperBook, presenter)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains("'PostListRouter'") })
  }

  @Test func `A finding on an asynchronous method says what to remove`() throws {
    let example = """
      protocol PostListInteractorInput: AnyObject {
        func obtainPosts() async
        func obtainNews() -> Promise<String>
        func obtainOthers(completion: @escaping () -> Void)
      }
      """
    let advice = try messages("contract-method-async", .viperBook, example)
    for text in ["Remove 'async'", "Return nothing", "Remove 'completion'"] {
      #expect(advice.contains { $0.contains(text) })
    }
  }

  @Test func `Methods of one use case share its name across all contracts`() throws {
    let example = """
      protocol ContactListDisplayLogic: AnyObject {
        func displayNames(viewModel: ContactList.ShowContacts.ViewModel)
      }
      """
    #expect(
      try messages("use-case-method-misnamed", .cleanSwift, example) == [
        """
        'ContactListDisplayLogic.displayNames' continues the use case of 'presentContacts'. Rename it to 'displayContacts'.
        """
      ])
  }

  @Test func `If two methods show the same use case, neither is misnamed`() throws {
    let example = """
      protocol ContactListDisplayLogic: AnyObject {
        func displayNames(viewModel: ContactList.ShowContacts.ViewModel)
        func displayError(viewModel: ContactList.ShowContacts.ViewModel)
      }
      """
    #expect(try messages("use-case-method-misnamed", .cleanSwift, example) == [])
  }

  @Test func `The article before a role's name is correct`() throws {
    func message(_ role: String) throws -> String {
      let example = """
        final class PostList\(role): PostList\(role)Input {
          weak var other: PostListViewOutput?
        }
        """
      return try messages("view-output-wrong-part", .viperBook, example).first ?? ""
    }
    #expect(try message("Interactor").hasPrefix("'PostListInteractor' is an Interactor but uses"))
    #expect(try message("Router").hasPrefix("'PostListRouter' is a Router but uses"))
  }
}
