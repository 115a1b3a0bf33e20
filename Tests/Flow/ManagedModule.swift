import AdderTestSupport
import Foundation
import Testing

/// A module whose contracts pass on objects of Core Data, for `AddedPlainObjectTests`.
struct ManagedModule {
  static let folder = "Sources/App/Modules/PostList/"

  /// The files of the module and of the database, by path.
  var files: [String: String] = [
    folder + "PostListInteractorInput.swift": """
    protocol PostListInteractorInput: AnyObject {
        func obtainPosts()
    }

    """,
    folder + "PostListInteractorOutput.swift": """
    protocol PostListInteractorOutput: AnyObject {
        func didObtainPosts(_ posts: [PostMO])
        func didObtainFirst(_ post: PostMO?)
        func didObtain(_ post: PostMO)
        func didFail(_ error: Error)
    }

    """,
    folder + "PostListInteractor.swift": """
    //
    //  PostListInteractor.swift
    //  Blog
    //
    //  Created by Somebody on 01.01.2026.
    //

    import CoreData

    final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?
        private let store: PostStore

        init(store: PostStore) {
            self.store = store
        }

        func obtainPosts() {
            do {
                let posts = try store.posts()
                output?.didObtainPosts(posts)
                output?.didObtainFirst(posts.first)
                if let post = posts.last {
                    output?.didObtain(post)
                }
            } catch {
                output?.didFail(error)
            }
        }
    }

    """,
    folder + "PostListPresenter.swift": """
    final class PostListPresenter {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!

        private var posts: [PostMO] = []
        private var first: PostMO?
    }

    extension PostListPresenter: PostListViewOutput {
        func didTriggerViewReadyEvent() {
            interactor.obtainPosts()
        }

        func didSelectPost(at index: Int) {
            guard posts.indices.contains(index) else { return }
            router.openPost(id: posts[index].id)
        }
    }

    extension PostListPresenter: PostListInteractorOutput {
        func didObtainPosts(_ posts: [PostMO]) {
            self.posts = posts.sorted { $0.date > $1.date }
            view?.showPosts(self.posts.filter { !$0.isRead })
        }

        func didObtainFirst(_ post: PostMO?) {
            first = post
            if let post, let title = post.title { view?.showTitle(title) }
        }

        func didObtain(_ post: PostMO) {
            posts.append(post)
        }

        func didFail(_ error: Error) {
            view?.showTitle(error.localizedDescription)
        }
    }

    """,
    folder + "PostListViewInput.swift": """
    protocol PostListViewInput: AnyObject {
        func showPosts(_ posts: [PostMO])
        func showTitle(_ title: String)
    }

    """,
    folder + "PostListViewOutput.swift": """
    protocol PostListViewOutput: AnyObject {
        func didTriggerViewReadyEvent()
        func didSelectPost(at index: Int)
    }

    """,
    folder + "PostListViewController.swift": """
    import UIKit

    final class PostListViewController: UIViewController {
        var output: PostListViewOutput!
        private var posts = [PostMO]()

        override func viewDidLoad() {
            super.viewDidLoad()
            output.didTriggerViewReadyEvent()
        }

        func cell(at index: Int) -> PostCell {
            let cell = PostCell()
            cell.configure(with: posts[index])
            return cell
        }
    }

    extension PostListViewController: PostListViewInput {
        func showPosts(_ posts: [PostMO]) {
            self.posts = posts
        }

        func showTitle(_ title: String) {
            self.title = title
        }
    }

    """,
    folder + "PostCell.swift": """
    import UIKit

    final class PostCell: UITableViewCell {
        let label = UILabel()

        func configure(with post: PostMO) {
            label.text = post.title ?? ""
        }
    }

    """,
    folder + "PostListRouterInput.swift": """
    import Foundation

    protocol PostListRouterInput: AnyObject {
        func openPost(id: UUID)
    }

    """,
    folder + "PostListRouter.swift": """
    import UIKit

    final class PostListRouter: PostListRouterInput {
        weak var viewController: UIViewController?

        func openPost(id: UUID) {}
    }

    """,
    folder + "PostListAssembly.swift": """
    import UIKit

    enum PostListAssembly {
        static func makeModule(store: PostStore) -> UIViewController {
            let view = PostListViewController()
            let presenter = PostListPresenter()
            let interactor = PostListInteractor(store: store)
            let router = PostListRouter()
            view.output = presenter
            presenter.view = view
            presenter.interactor = interactor
            presenter.router = router
            interactor.output = presenter
            router.viewController = view
            return view
        }
    }

    """,
    "Sources/App/Store/PostStore.swift": """
    protocol PostStore {
        func posts() throws -> [PostMO]
        func load(_ completion: @escaping ([PostMO]) -> Void)
        func loadAll(_ completion: (([PostMO]) -> Void)?)
        func perform(_ work: () throws -> [PostMO]) throws -> [PostMO]
    }

    """,
    "Sources/App/Store/PostMO.swift": """
    import CoreData

    final class PostMO: NSManagedObject {
        @NSManaged var id: UUID
        @NSManaged var title: String?
        @NSManaged var date: Date
        @NSManaged var isRead: Bool
        @NSManaged var comments: NSSet?

        func markAsRead() {
            isRead = true
        }
    }

    """,
  ]

  /// What the frameworks declare, for the compiler.
  static let stubs = """
    import Foundation

    class NSManagedObject: NSObject {
        var objectID = NSObject()
    }

    class Object: NSObject {}

    struct Results<Element>: RandomAccessCollection {
        private var elements: [Element] = []
        var startIndex: Int { 0 }
        var endIndex: Int { elements.count }
        subscript(position: Int) -> Element { elements[position] }
    }

    @propertyWrapper struct NSManagedValue<Value> {
        init() {}
        var wrappedValue: Value {
            get { fatalError() }
            set {}
        }
    }

    @propertyWrapper struct State<Value> { var wrappedValue: Value }
    @propertyWrapper struct Tracked<Value> { var wrappedValue: Value }

    class UIViewController: NSObject {
        var title: String?
        func viewDidLoad() {}
    }

    class UITableViewCell: NSObject {}

    class UILabel: NSObject {
        var text: String?
    }

    """

  /// Returns the first error of the compiler in each file.
  static func errors(in texts: [String: String]) throws -> [String: String] {
    var texts = texts.mapValues { text in
      text.replacingOccurrences(of: "@NSManaged ", with: "@NSManagedValue ")
        .replacingOccurrences(of: "@Persisted ", with: "@NSManagedValue ")
        .replacingOccurrences(of: "@objc ", with: "").replacingOccurrences(
          of: " dynamic ", with: " "
        )
        .split(separator: "\n", omittingEmptySubsequences: false)
        .map { line in
          ["UIKit", "CoreData", "RealmSwift"].contains { line == "import \($0)" }
            ? "import Foundation" : String(line)
        }
        .joined(separator: "\n")
    }
    texts["Stubs.swift"] = stubs
    return try SwiftFrontend.errors(in: texts, "-typecheck", ["-swift-version", "5"])
  }
}

extension ManagedModule {
  /// Replaces a text in a file of the module.
  mutating func change(
    _ file: String, _ old: String, _ new: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = files[Self.folder + file] ?? ""
    #expect(text.contains(old), sourceLocation: sourceLocation)
    files[Self.folder + file] = text.replacingOccurrences(of: old, with: new)
  }
}
