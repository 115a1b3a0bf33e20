import AdderArchitectureLint
import Testing

/// Cases in which no fix is offered, because the fixed code would not compile.
@Suite struct FixSafetyTests {
  /// For each finding of a rule in an example, true if it has a fix.
  private func fixes(_ rule: String, _ stage: Stage, _ example: String) throws -> [Bool] {
    var choice = RuleChoice()
    choice.only = [rule]
    return try stage.report(playing: example, choice).findings.map { $0.fix != nil }
  }

  @Test func `A view is not made weak if a structure conforms to its protocol`() throws {
    let found = try fixes(
      "presenter-retains-view", .viperBook,
      """
      protocol PostListViewInput {
        func showTitles(_ titles: [String])
      }
      struct PostListPreview: PostListViewInput {
        func showTitles(_ titles: [String]) {}
      }

      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
      }
      """)
    #expect(found == [false])
  }

  @Test(arguments: [
    ("extension PostListPresenter { func forget() { count = 0 } }", false),
    (
      "final class PostListCounter { func forget(_ it: PostListPresenter) { it.count = 0 } }", false
    ),
    ("final class PostListCounter { var count = 0 }", true),
  ])
  func `State that other code mentions is not made private`(other: String, isFixed: Bool) throws {
    let found = try fixes(
      "presenter-state-exposed", .viperBook,
      """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        var count = 0
      }

      // PostList/Presenter/PostListOther.swift
      \(other)
      """)
    #expect(found == [isFixed])
  }

  @Test(arguments: [
    ("func routeToViewContact(segue: UIStoryboardSegue?)", true),
    ("func routeToViewContact(_ card: Card)", false),
    ("func routeToViewContact(_ cards: [String: Card])", false),
    ("var card: String { get }", false),
  ])
  func `A protocol with members that Objective-C cannot represent stays as it is`(
    member: String, isFixed: Bool
  ) throws {
    let found = try fixes(
      "router-lacks-objc", .cleanSwift,
      """
      protocol ContactListRoutingLogic {
        \(member)
      }

      struct Card {}

      final class ContactListViewController: UIViewController, ContactListDisplayLogic {
        var interactor: ContactListBusinessLogic?
        var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          let selector = NSSelectorFromString("routeToViewContactWithSegue:")
          router?.perform(selector, with: segue)
        }
      }
      """)
    #expect(found == [isFixed])
  }

  @Test(arguments: [
    ("let names: [String]", true), ("let next: ViewModel?", false),
    ("let names: [String]\n    deinit {}", false),
    ("let names: [String]\n    class func empty() -> ViewModel? { nil }", false),
  ])
  func `A class with members that structures cannot have is not changed`(
    members: String, isFixed: Bool
  ) throws {
    let found = try fixes(
      "scene-model-is-class", .cleanSwift,
      """
      enum ContactList {
        enum ShowContacts {
          struct Request {}
          struct Response { let contacts: [String] }
          final class ViewModel {
            \(members)
          }
        }
      }
      """)
    #expect(found == [isFixed])
  }

  @Test func `A setter that only tests use is reported but kept`() throws {
    let example = """
      protocol ContactListDataStore {
        var contacts: [String] { get set }
      }
      """
    #expect(try fixes("data-store-property-settable", .cleanSwift, example) == [true])
    let tested = """
      \(example)

      // Tests/ContactListStoreTests.swift
      import XCTest

      final class ContactListStoreTests: XCTestCase {
        func testStore() {
          var store: ContactListDataStore = ContactListInteractor()
          store.contacts = []
        }
      }
      """
    #expect(try fixes("data-store-property-settable", .cleanSwift, tested) == [false])
  }

  @Test(arguments: [
    "store.contacts += []", "store.contacts.append(\"\")", "change(&store.contacts)",
  ])
  func `A property that is changed anywhere counts as set`(change: String) throws {
    let found = try fixes(
      "data-store-property-settable", .cleanSwift,
      """
      protocol ContactListDataStore {
        var contacts: [String] { get set }
      }

      // Application/Coordinator.swift
      final class Coordinator {
        func open(_ scene: ContactListViewController, _ store: inout ContactListDataStore) {
          \(change)
        }

        private func change(_ contacts: inout [String]) {}
      }
      """)
    #expect(found == [])
  }
}
