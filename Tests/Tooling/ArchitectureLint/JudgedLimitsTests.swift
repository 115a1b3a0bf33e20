import AdderArchitectureLint
import Testing

/// Code that a reader of real apps judged not to be a violation.
@Suite struct JudgedLimitsTests {
  private func findings(
    _ id: String, _ stage: Stage, _ example: String
  ) throws -> [String] {
    var choice = RuleChoice()
    choice.only = [id]
    return try stage.report(playing: example, choice).findings.map(\.message)
  }

  @Test func `A router may return the input of the module that it opened`() throws {
    let example = """
      protocol PostListRouterInput: AnyObject {
        func openPostModule() -> PostModuleInput?
      }

      protocol PostModuleInput: AnyObject {}
      """
    #expect(try findings("contract-method-returns-value", .viperBook, example) == [])
  }

  @Test func `Types nested in a part may be used by other parts`() throws {
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

  @Test func `A method may take the values of another scene's use case with the same name`() throws
  {
    let page = "enum Other { enum ShowContacts { struct ViewModel {}; struct Response {} } }\n"
    func display(_ methods: String) -> String {
      page + "protocol ContactListDisplayLogic: AnyObject {\n\(methods)\n}"
    }
    let rule = "method-crosses-use-cases"
    let other = display(
      """
      func displayContacts(viewModel: ContactList.ShowContacts.ViewModel)
      func displayShowContacts(viewModel: Other.ShowContacts.ViewModel)
      """)
    #expect(try findings(rule, .cleanSwift, other) == [])
  }

  @Test func `The values of a scene's main use case need no namespace of their own`() throws {
    let rule = "scene-model-unnested"
    func symbols(_ values: String) throws -> [String] {
      let example = """
        enum ContactList { \(values) }
        protocol ContactListDisplayLogic: AnyObject {
          func displayContacts(viewModel: ContactList.ViewModel)
        }
        """
      var choice = RuleChoice()
      choice.only = [rule]
      return try StatedRuleTests.findings(.cleanSwift, example, choice)
        .filter { $0.rule.id == rule }.map(\.symbol)
    }
    #expect(try symbols("struct Request {}; struct Response {}; struct ViewModel {}") == [])
    #expect(try symbols("struct ViewModel {}") == ["ViewModel"])
  }

  @Test func `A second method with the name of another use case should get its own name`() throws {
    func messages(_ other: String) throws -> [String] {
      let example = """
        enum ContactList {
          enum ShowContacts { struct ViewModel { var names: [String] } }
          enum Login { struct ViewModel {} }
        }
        protocol ContactListDisplayLogic: AnyObject {
          func displayContacts(viewModel: ContactList.ShowContacts.ViewModel)
          func displayLogin(viewModel: ContactList.ShowContacts.ViewModel)
          \(other)
        }
        """
      return try findings("method-crosses-use-cases", .cleanSwift, example)
    }
    let taken = "func displayLogin(viewModel: ContactList.Login.ViewModel)"
    #expect(
      try messages(taken) == [
        """
        'ContactListDisplayLogic.displayLogin' takes the ViewModel of 'ShowContacts'. Rename the method: another \
        'displayLogin' already takes the ViewModel of 'Login'.
        """
      ])
    let advice = "Take the ViewModel of 'Login' instead."
    let other = "func displayEnd(viewModel: ContactList.Login.ViewModel)"
    #expect(try messages(other).map { $0.hasSuffix(advice) } == [true])
  }

  @Test func `A scene that sets its links through another name for itself sets them`() throws {
    let setup = Stage.cleanSwift.files.first {
      $0.path.hasSuffix("ContactListViewController.swift")
    }
    let view = try #require(setup).text.replacing(
      "self.interactor = interactor", with: "let scene = self\n    scene.interactor = shared()")
    #expect(try findings("scene-setup-omits-link", .cleanSwift, view) == [])
    let without = view.replacing("scene.interactor = shared()", with: "")
    #expect(try findings("scene-setup-omits-link", .cleanSwift, without).count == 1)
  }

  @Test func `Reversed ownership is accepted, because it keeps the parts alive as well`() throws {
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

  @Test func `A part that only mentions a navigation controller does not navigate`() throws {
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

  @Test func `An import that another class in the file needs is not reported`() throws {
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

  @Test func `A dependency with a default argument counts as injected`() throws {
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

  @Test func `A call of 'register' is reported only if it registers cells`() throws {
    let example = """
      final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
        var output: ProfileViewOutput!

        func setupInitialState() { account.register(with: "name", password: "") }
      }
      """
    #expect(try findings("view-registers-cells", .surf, example) == [])
  }

  @Test func `An import of a networking framework is reported if its use is unknown`() throws {
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
        """
        'PostListInteractor' imports 'Alamofire' (networking). Import Foundation instead if nothing needs it; otherwise \
        move the access to a service, and call the service.
        """
      ])
  }

  /// The code of a router that references `PostPresenter`, another module's presenter, followed by
  /// the code of that module and the given code of other files.
  private func knowing(_ others: String) -> String {
    """
    final class PostListRouter: PostListRouterInput {
      weak var transitionHandler: TransitionHandler?
      weak var post: PostPresenter?
    }

    """ + OtherModule.text("Post") + others
  }

  @Test func `A name shared by several types does not identify a part of another module`() throws {
    let rule = "part-uses-foreign-internals"
    #expect(try findings(rule, .viperBook, knowing("")).count == 1)
    let another = """
      // Mac/PostPresenter.swift
      final class PostPresenter {}
      """
    #expect(try findings(rule, .viperBook, knowing(another)) == [])
  }
}
