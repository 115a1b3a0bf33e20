import AdderArchitectureLint
import Testing

/// What a reader of real apps judged to be no finding.
@Suite struct JudgedLimitsTests {
  private func findings(
    _ id: String, _ stage: Stage, _ example: String
  ) throws -> [String] {
    var choice = RuleChoice()
    choice.only = [id]
    return try stage.report(playing: example, choice).findings.map(\.message)
  }

  @Test func `A router may give the input of the module that it opened`() throws {
    let example = """
      protocol PostListRouterInput: AnyObject {
        func openPostModule() -> PostModuleInput?
      }

      protocol PostModuleInput: AnyObject {}
      """
    #expect(try findings("contract-method-returns-value", .viperBook, example) == [])
  }

  @Test func `Declarations in a part can be named by others`() throws {
    let example = """
      final class ContactListPresenter: ContactListPresentationLogic {
        weak var viewController: ContactListDisplayLogic?

        func presentContacts(response: ContactList.ShowContacts.Response) {
          if case ContactListInteractor.Failure.offline = failure {}
        }
        private var failure = ContactListInteractor.Failure.offline
        private var last: ContactListInteractor.Failure?
      }
      """
    #expect(try findings("vip-cycle-violated", .cleanSwift, example) == [])
  }

  @Test func `Parts that hold each other the other way round are kept alive as well`() throws {
    let example = """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        weak var interactor: PostListInteractorInput?
        var router: PostListRouterInput!
      }

      final class PostListInteractor: PostListInteractorInput {
        var output: PostListInteractorOutput?
      }
      """
    for id in ["interactor-retains-output", "presenter-has-weak-interactor", "module-retain-cycle"]
    {
      #expect(try findings(id, .viperBook, example) == [])
    }
  }

  @Test func `A part that only names a navigation controller does not navigate`() throws {
    let example = """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        private var container: UINavigationController?
      }
      """
    #expect(try findings("presenter-navigates", .viperBook, example) == [])
    #expect(try findings("presenter-uses-uikit", .viperBook, example).count == 1)
  }

  @Test func `An import that another class of the file needs is for that one`() throws {
    let example = """
      // PostList/Router/PostListRouter.swift
      import UIKit

      final class PostListRouter: PostListRouterInput {
        weak var transitionHandler: TransitionHandler?
        func openPostModule() {}
      }

      final class PostPicker { let picker = UIImagePickerController() }
      """
    #expect(try findings("router-uses-uikit", .viperBook, example) == [])
  }

  @Test func `A parameter with a default value can be injected`() throws {
    let example = """
      final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?
        let postService: PostService

        init(postService: PostService = PostServiceImplementation()) {
          self.postService = postService
        }
      }
      """
    #expect(try findings("service-injection-missing", .viperBook, example) == [])
  }

  @Test func `Only cells are registered as cells`() throws {
    let example = """
      final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
        var output: ProfileViewOutput!

        func setupInitialState() { account.register(with: "name", password: "") }
      }
      """
    #expect(try findings("view-registers-cells", .surf, example) == [])
  }

  @Test func `The use of a framework without screens is unknown`() throws {
    let example = """
      // PostList/Interactor/PostListInteractor.swift
      import Alamofire

      final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?
        private let current: Request?
      }
      """
    let messages = try findings("interactor-bypasses-service", .viperBook, example)
    #expect(
      messages == [
        "'PostListInteractor' imports 'Alamofire': the network. Move it to a service, and call that."
      ])
  }

  /// A router that knows the presenter of another module, `PostPresenter`, in a project with more files.
  private func knowing(_ others: String) -> String {
    """
    final class PostListRouter: PostListRouterInput {
      weak var transitionHandler: TransitionHandler?
      weak var post: PostPresenter?
    }

    """ + OtherModule.text("Post") + others
  }

  @Test func `A name that several types have says nothing of the module that one of them is of`()
    throws
  {
    let rule = "part-uses-foreign-internals"
    #expect(try findings(rule, .viperBook, knowing("")).count == 1)
    let another = """
      // Mac/PostPresenter.swift
      final class PostPresenter {}
      """
    #expect(try findings(rule, .viperBook, knowing(another)) == [])
  }
}
