import Testing

/// Tests of rules about data: findings that the rules' pages do not show, and cases without
/// findings.
@Suite struct DataLimitsTests {
  // MARK: Values for views

  @Test func `A property that is constant, private, static or computed is not settable`() throws {
    try RuleLimits.check(
      "view-model-mutable", .viperBook,
      """
      struct PostViewModel {
        let title: String
        private(set) var count = 0
        private var cache: String?
        static var shared: PostViewModel?
        var line: String { title }
      }

      protocol PostListViewInput: AnyObject {
        func showTitles(_ titles: [PostViewModel])
      }
      """)
  }

  @Test func `Views, contracts and objects that services return are not view models`() throws {
    try RuleLimits.check(
      "view-model-mutable", .viperBook,
      """
      struct Post { var title: String }

      final class PostBanner: UIView { var title = "" }

      protocol PostInput: AnyObject { var title: String { get set } }

      protocol PostListViewInput: AnyObject {
        func show(_ post: Post, in banner: PostBanner, _ input: PostInput)
      }

      protocol PostService: AnyObject {
        func posts() -> [String]
        func first() -> Post
      }
      """)
  }

  // MARK: State

  @Test func `A running task of an interactor is not state, but what it obtained is`() throws {
    try RuleLimits.check(
      "interactor-stores-state", .viperBook,
      """
      final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?
        var postService: PostService!
        private var request: Task<Void, Never>?
        private var posts: [String] = []

        // MARK: - PostListInteractorInput

        func obtainPosts() {
          request?.cancel()
          request = Task { [weak self] in
            self?.posts = []
          }
          output?.didObtainPosts(posts)
        }
      }
      """, finds: ["PostListInteractor.posts"])
  }

  // MARK: Entities

  @Test func `An entity may be converted and compared`() throws {
    try RuleLimits.check(
      "entity-contains-logic", .viperBook,
      """
      struct Post: Hashable {
        let id: Int
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
        static func == (left: Post, right: Post) -> Bool { left.id == right.id }
        func asText() -> String { "\\(id)" }
        private func checkDigits() {}
      }

      protocol PostListInteractorOutput: AnyObject {
        func didObtainPosts(_ posts: [Post])
      }
      """)
  }

  @Test func `An entity with few mutable properties is accepted`() throws {
    try RuleLimits.check(
      "entity-mutable", .mutualMobile,
      """
      struct Item {
        let id: Int
        let name: String
        var isDone: Bool
      }

      protocol ListInteractorOutput: AnyObject {
        func didObtainNames(_ names: [Item])
      }
      """)
  }

  // MARK: Display values

  @Test func `A row that travels through a use case is no model object`() throws {
    func example(_ superclass: String) -> String {
      """
      enum ContactList {
        enum ShowContacts {
          struct Request {}
          struct Response { let contact: Contact }
          struct ViewModel { let contact: Contact }
        }
      }

      // Models/Contact.swift
      class Contact: \(superclass) {}
      """
    }
    let rule = "view-model-carries-entity"
    try RuleLimits.check(rule, .cleanSwift, example("UICollectionViewCell"))
    try RuleLimits.check(
      rule, .cleanSwift, example("NSObject"), finds: ["ContactList.ShowContacts.ViewModel.contact"])
  }

  // MARK: Objects of a database

  @Test func `A database object may be mapped to another value before it is passed on`() throws {
    try RuleLimits.check(
      "interactor-passes-managed-object", .viperBook,
      """
      final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?
        var postService: PostService!

        func obtainPosts() {
          let records = postService.records()
          output?.didObtainPosts(records.map { $0.title })
          postService.keep(records)
        }
      }

      protocol PostService: AnyObject {
        func records() -> [PostRecord]
        func keep(_ records: [PostRecord])
      }

      // Model/PostRecord.swift
      import CoreData

      final class PostRecord: NSManagedObject { @NSManaged var title: String }
      """)
  }

  @Test func `A passed database object is recognized by a cast or a parameter's type`() throws {
    try RuleLimits.check(
      "interactor-passes-managed-object", .viperBook,
      """
      final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?

        func obtainPosts() {
          guard let posts = results() as? [PostRecord] else { return }
          output?.didObtainPosts(posts)
        }
        private func tell(_ draft: DraftRecord) {
          self.output?.didObtainPosts([draft.title])
          self.output?.didObtainPost(draft)
        }
      }

      protocol PostListInteractorOutput: AnyObject {
        func didObtainPosts(_ posts: [Any])
        func didObtainPost(_ post: Any)
      }

      // Model/PostRecord.swift
      import CoreData

      class PostRecord: NSManagedObject {}
      final class DraftRecord: PostRecord { @NSManaged var title: String }
      """, finds: ["PostListInteractor.DraftRecord", "PostListInteractor.PostRecord"])
  }

  @Test func `Objects in the values of a batch are reported as well`() throws {
    try RuleLimits.check(
      "value-carries-managed-object", .viperBook,
      """
      struct CacheTransactionBatch { let transactions: [CacheTransaction] }
      struct CacheTransaction { let object: PostRecord? }

      protocol PostListInteractorOutput: AnyObject {
        func didProcess(_ batch: CacheTransactionBatch)
      }

      // Model/PostRecord.swift
      import CoreData

      final class PostRecord: NSManagedObject {}
      """, finds: ["CacheTransaction.object"])
  }

  // MARK: State

  @Test func `The creator of a presenter may set its state`() throws {
    try RuleLimits.check(
      "state-outside-presenter", .viperBook,
      """
      struct PostListState {
        var feedID: String?
        static let first = PostListState()
        var isEmpty: Bool { feedID == nil }
      }

      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        private var state: PostListState

        init(state: PostListState = .first) { self.state = state }
      }
      """)
  }

  @Test func `A state that is an enumeration may have any name`() throws {
    try RuleLimits.check(
      "state-misnamed", .viperBook,
      """
      enum Phase { case idle, loading }

      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        private var state = Phase.idle
        private var phase: Phase = .idle
      }
      """)
  }

  @Test func `A computed property of the state's type does not store state`() throws {
    try RuleLimits.check(
      "state-outside-presenter", .viperBook,
      """
      struct PostListState { var feedID: String? }

      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        private var state = PostListState()
      }

      final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?
        var postService: PostService!
        var start: PostListState { PostListState() }
      }
      """)
  }

  // MARK: Imports

  @Test func `A contract that mentions UIKit types or unknown types needs its import`() throws {
    try RuleLimits.check(
      "contract-import-unused", .viperBook,
      """
      // PostList/View/PostListViewInput.swift
      import UIKit

      protocol PostListViewInput: AnyObject {
        func show(_ image: UIImage)
      }
      """)
    try RuleLimits.check(
      "contract-import-unused", .viperBook,
      """
      // PostList/View/PostListViewInput.swift
      import UIKit

      protocol PostListViewInput: AnyObject {
        func show(_ picture: Picture)
      }
      """)
  }

  @Test func `A service may store images, but not query the device`() throws {
    try RuleLimits.check(
      "service-uses-uikit", .viperBook,
      """
      final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?
        var postService: PostService!
        var images: ImageStore!
        var device: DeviceInfo!
      }

      // Services/Services.swift
      import UIKit

      final class ImageStore { func keep(_ image: UIImage, size: CGSize) {} }

      final class DeviceInfo { let name = UIDevice.current.name }
      """, finds: ["DeviceInfo.UIDevice"])
  }

  // MARK: Rules that are checked on request

  @Test func `A view may add up sizes and merge rows`() throws {
    try RuleLimits.check(
      "view-computes-values", .viperBook,
      """
      final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
        var output: PostListViewOutput!

        private func height(of views: [UIView]) -> CGFloat {
          views.reduce(CGFloat(0)) { $0 + $1.frame.height }
        }
        private func all(_ rows: [[String]]) -> [String] {
          rows.reduce([], { all, row in merge(all, row) })
        }
      }
      """)
  }
}
