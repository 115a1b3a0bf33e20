import AdderBase
import AdderFindings
import AdderProjectChecks
import AdderProjects
import AdderToolingTestSupport

/// A project with one module, whose view and presenter reference each other strongly.
struct SampleProject {
  static let presenterPath = "Sources/App/PostList/Presenter/PostListPresenter.swift"

  let folder: ProjectFolder
  let environment: Environment

  /// - Parameters:
  ///   - files: additional files, or other contents for files of the sample.
  ///   - renaming: a string to replace in the paths and contents of the sample's files, and its
  ///     replacement.
  init(_ files: [String: String] = [:], renaming: (old: String, new: String)? = nil) throws {
    var own = Self.files
    if let renaming {
      func renamed(_ text: String) -> String { text.replacing(renaming.old, with: renaming.new) }
      own = Dictionary(uniqueKeysWithValues: own.map { (renamed($0.key), renamed($0.value)) })
    }
    folder = try ProjectFolder(own.merging(files) { _, new in new })
    environment = Environment(variables: [:], workingDirectory: folder.path)
  }

  func sources() throws -> ProjectSources {
    try ProjectSources(of: Project(around: folder.path), .init(environment: environment))
  }

  func request(_ options: CheckOptions = CheckOptions()) throws -> CheckRequest {
    try CheckRequest(options, of: Project(around: folder.path), in: environment)
  }

  func path(_ name: String) -> CheckOptions.NamedPath {
    CheckOptions.NamedPath(name, at: folder.path.appending(name))
  }

  func found(_ request: CheckRequest) throws -> RunResult {
    CheckedProject(try sources(), request).found
  }

  static let files = [
    "Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(name: "App", targets: [.target(name: "App")])
    """,
    "Sources/App/PostList/View/PostListViewController.swift": """
    import UIKit

    final class PostListViewController: UIViewController, PostListViewInput {
      var output: (any PostListViewOutput)?
      override func viewDidLoad() {
        super.viewDidLoad()
        output?.didTriggerViewReadyEvent()
      }
      func show(_ text: String) {}
    }
    """,
    "Sources/App/PostList/View/PostListViewInput.swift": """
    protocol PostListViewInput: AnyObject {
      func show(_ text: String)
    }
    """,
    "Sources/App/PostList/View/PostListViewOutput.swift": """
    protocol PostListViewOutput: AnyObject {
      func didTriggerViewReadyEvent()
    }
    """,
    presenterPath: """
    final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
      var view: (any PostListViewInput)?
      var interactor: (any PostListInteractorInput)?
      func didTriggerViewReadyEvent() { interactor?.obtainPosts() }
      func didObtain(_ posts: [String]) { view?.show(posts.joined()) }
    }
    """,
    "Sources/App/PostList/Interactor/PostListInteractor.swift": """
    final class PostListInteractor: PostListInteractorInput {
      weak var output: (any PostListInteractorOutput)?
      func obtainPosts() { output?.didObtain([]) }
    }
    """,
    "Sources/App/PostList/Interactor/PostListInteractorInput.swift": """
    protocol PostListInteractorInput: AnyObject {
      func obtainPosts()
    }
    """,
    "Sources/App/PostList/Interactor/PostListInteractorOutput.swift": """
    protocol PostListInteractorOutput: AnyObject {
      func didObtain(_ posts: [String])
    }
    """,
    "Sources/App/PostList/Assembly/PostListAssembly.swift": """
    import UIKit

    final class PostListAssembly {
      func postListModule() -> UIViewController {
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
    """,
  ]
}
