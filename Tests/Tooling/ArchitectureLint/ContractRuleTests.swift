import AdderArchitectureLint
import Testing

/// Findings of rules about contracts, and cases without findings.
@Suite struct ContractRuleTests {
  private func check(
    _ rule: String, _ stage: Stage, _ example: String, finds messages: [String],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    var choice = RuleChoice()
    choice.only = [rule]
    let report = try stage.report(playing: example, choice)
    #expect(report.findings.map(\.message) == messages, sourceLocation: location)
  }

  // MARK: Signatures

  @Test func `A non-escaping closure is synchronous`() throws {
    try check(
      "contract-method-async", .viperBook,
      """
      protocol PostListInteractorInput: AnyObject {
        func obtainPosts(where isMeant: (String) -> Bool)
      }
      """, finds: [])
  }

  @Test func `A router passes screens to its transition handler, and nothing else of views`() throws
  {
    try check(
      "contract-passes-complex-object", .viperBook,
      """
      protocol PostListTransitionHandler: AnyObject {
        func showModule(_ module: UIViewController)
        func show(_ header: UIView)
      }

      final class PostListRouter: PostListRouterInput {
        weak var transitionHandler: PostListTransitionHandler?
      }

      extension PostListViewController: PostListTransitionHandler {
        func showModule(_ module: UIViewController) {}
        func show(_ header: UIView) {}
      }
      """,
      finds: [
        "'PostListTransitionHandler.show' passes 'UIView' to another part. Pass plain values instead."
      ])
  }

  @Test func `A closure that returns a value is not a completion handler`() throws {
    try check(
      "contract-method-async", .viperBook,
      """
      typealias Filter = (String) -> Bool

      protocol PostListInteractorInput: AnyObject {
        func obtainPosts(where isMeant: @escaping (String) throws -> Bool)
        func obtainPosts(by filter: Filter?)
      }
      """, finds: [])
  }

  @Test(arguments: [
    "func obtainPosts() async",
    "func obtainPosts(then: @escaping ([String]) -> ())",
    "func obtainPosts() -> AnyPublisher<[String], Never>",
    "func obtainPosts(completion: Completion?)",
  ])
  func `Every kind of asynchronous result is reported`(method: String) throws {
    var choice = RuleChoice()
    choice.only = ["contract-method-async"]
    let report = try Stage.viperBook.report(
      playing: """
        typealias Completion = ([String]) -> Void

        protocol PostListInteractorInput: AnyObject {
          \(method)
        }
        """, choice)
    #expect(report.findings.map(\.symbol) == ["PostListInteractorInput.obtainPosts"])
  }

  @Test func `A publisher declared in the project is not one of a library`() throws {
    try check(
      "contract-method-async", .viperBook,
      """
      protocol PostListInteractorInput: AnyObject {
        func obtainPosts(of publisher: Publisher)
      }

      struct Publisher {}
      """, finds: [])
  }

  @Test func `Methods in an extension of a contract are not requests`() throws {
    try check(
      "contract-requires-property", .viperBook,
      """
      protocol PostListInteractorInput: AnyObject {
        func obtainPosts()
      }

      extension PostListInteractorInput {
        var count: Int { 0 }
      }
      """, finds: [])
  }

  @Test func `A subclass of the project's own view class is a view`() throws {
    try check(
      "contract-passes-complex-object", .viperBook,
      """
      protocol PostListInteractorInput: AnyObject {
        func obtainPosts(for views: [PostCard])
      }

      class Card: UIView {}
      final class PostCard: Card {}
      """,
      finds: [
        "'PostListInteractorInput.obtainPosts' passes 'PostCard' to another part. Pass plain values instead."
      ])
  }

  @Test func `If only plain values are allowed, an object of the project is reported`() throws {
    try check(
      "contract-passes-complex-object", .bytePace,
      """
      protocol StartViewInput: AnyObject {
        func showName(_ name: Human)
        func showRow(_ row: Row)
        func showWrapped(_ human: WrappedHuman)
      }

      class Human {}
      struct Row {}
      class WrappedHuman: NSObject {}
      """,
      finds: [
        "'StartViewInput.showName' passes 'Human' to another part. Pass plain values instead."
      ])
  }

  @Test(arguments: [
    "@objc protocol PostListViewInput: Sendable {}",
    "protocol PostListViewInput: Sendable where Self: UIViewController {}",
  ])
  func `A class-bound protocol may inherit from a protocol for all types`(example: String) throws {
    try check("contract-lacks-anyobject", .viperBook, example, finds: [])
  }

  // MARK: Conformance

  @Test func `A part with two roles may implement the contracts of both`() throws {
    try check(
      "view-input-wrong-part", .viperBook,
      """
      final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
        var output: PostListViewOutput!
        var dataDisplayManager: PostListDataDisplayManager!
      }
      """, finds: [])
  }

  @Test func `An assembly may store any contract of its module`() throws {
    try check(
      "view-output-wrong-part", .viperBook,
      """
      final class PostListAssembly {
        var output: PostListViewOutput?

        func viewPostListModule() -> UIViewController {
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
      """, finds: [])
  }

  @Test func `A refinement of the presentation logic belongs to the presenter`() throws {
    try check(
      "presenter-has-extra-protocol", .cleanSwift,
      """
      protocol ContactListSpecialPresentationLogic: ContactListPresentationLogic {}

      final class ContactListPresenter: ContactListSpecialPresentationLogic {
        weak var viewController: ContactListDisplayLogic?
      }
      """, finds: [])
  }

  // MARK: Clean Swift

  @Test func `A property that a router sets may be settable`() throws {
    try check(
      "data-store-property-settable", .cleanSwift,
      """
      protocol ContactListDataStore {
        var contacts: [String] { get set }
      }

      final class ContactListRouter: NSObject, ContactListRoutingLogic, ContactListDataPassing {
        weak var viewController: ContactListViewController?
        var dataStore: ContactListDataStore?

        func routeToViewContact(segue: UIStoryboardSegue?) {
          let destination = segue?.destination as? ContactListViewController
          destination?.router?.dataStore?.contacts = dataStore?.contacts ?? []
        }
      }
      """, finds: [])
  }

  @Test func `A test double opens no module`() throws {
    try check(
      "data-store-property-settable", .cleanSwift,
      """
      protocol ContactListDataStore {
        var contacts: [String] { get set }
      }

      // Application/AppDelegate.swift
      final class AppDelegate {}

      // Mocks/Screens.swift
      let screen = ContactListViewController()
      """, finds: [])
  }

  @Test func `A factory opens no module, whatever the folder of the module is called`() throws {
    let settable = """
      protocol ContactListDataStore {
        var contacts: [String] { get set }
      }

      // Application/AppDelegate.swift
      final class AppDelegate {}
      """
    let factory = """

      // Book/ContactListScene.swift
      struct ContactListScene {
        func make() -> UIViewController { ContactListViewController() }
      }
      """
    let caller = """

      // Application/Root.swift
      let screen = ContactListViewController()
      """
    let stage = Stage.cleanSwift.moved(from: "ContactList", to: "Book")
    try check("data-store-property-settable", stage, settable + factory, finds: [])
    try check(
      "data-store-property-settable", stage, settable + factory + caller,
      finds: [
        "'ContactListDataStore.contacts' can be set by any code that reads it, but never is. Remove 'set'."
      ])
  }

  @Test func `A type alias counts as a part of a use case`() throws {
    try check(
      "use-case-incomplete", .cleanSwift,
      """
      enum ContactList {
        enum ShowContacts {
          struct Request {}
          struct Response {}
          typealias ViewModel = SharedViewModel
        }
        struct SharedViewModel {}
      }
      """, finds: [])
  }

  @Test func `A class with subclasses is reported but not changed to a structure`() throws {
    var choice = RuleChoice()
    choice.only = ["scene-model-is-class"]
    let report = try Stage.cleanSwift.report(
      playing: """
        enum ContactList {
          enum ShowContacts {
            struct Request {}
            class Response { let contacts: [String] = [] }
            struct ViewModel {}
          }
          final class Special: ContactList.ShowContacts.Response {}
        }
        """, choice)
    #expect(report.findings.map(\.symbol) == ["ContactList.ShowContacts.Response"])
    #expect(report.findings.allSatisfy { $0.fix == nil })
  }
}
