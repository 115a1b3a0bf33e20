import AdderArchitectureLint
import Testing

/// Cases in which a protocol counts as a module's input or output, and cases in which it does not.
@Suite struct DoorNameLimitsTests {
  /// A second module.
  private static let post = """

    // Post/PostPresenter.swift
    protocol PostViewOutput: AnyObject {}
    protocol PostViewInput: AnyObject {}
    final class PostViewController: UIViewController, PostViewInput {
      var output: PostViewOutput!
    }
    final class PostAssembly {
      func viewPostModule() -> UIViewController {
        let view = PostViewController()
        let presenter = PostPresenter()
        view.output = presenter
        presenter.view = view
        return view
      }
    }
    """

  private static let presenter = """
    final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
      weak var view: PostListViewInput?
      var interactor: PostListInteractorInput!
      var router: PostListRouterInput!

    """

  @Test func `A protocol that no presenter implements is not a module output`() throws {
    try RuleLimits.check(
      "module-output-misnamed", .viperBook,
      Self.presenter + """
          weak var tracker: PostListTracking?
        }

        // PostList/Presenter/PostListTracking.swift
        protocol PostListTracking: AnyObject {}

        // Common/Tracker.swift
        final class Tracker: PostListTracking {}
        """)
  }

  @Test func `A protocol outside the module's folder may belong to any module`() throws {
    try RuleLimits.check(
      "module-output-misnamed", .viperBook,
      Self.presenter + """
          weak var delegate: ChoiceDelegate?
        }

        // Common/ChoiceDelegate.swift
        protocol ChoiceDelegate: AnyObject {}

        // Post/PostPresenter2.swift
        final class PostPresenter: PostViewOutput, ChoiceDelegate {
          weak var view: PostViewInput?
        }
        """ + Self.post)
  }

  @Test func `A protocol that presenters of other modules implement is a module output`() throws {
    try RuleLimits.check(
      "module-output-misnamed", .viperBook,
      Self.presenter + """
          weak var delegate: PostListDelegate?
        }

        // PostList/Presenter/PostListDelegate.swift
        protocol PostListDelegate: AnyObject {}

        // Post/PostPresenter2.swift
        final class PostPresenter: PostViewOutput, PostListDelegate {
          weak var view: PostViewInput?
        }
        """ + Self.post, finds: ["PostListDelegate"])
  }

  @Test func `A protocol that objects of the same module call is not a module input`() throws {
    try RuleLimits.check(
      "module-input-misnamed", .viperBook,
      """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput, PostListCellOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        func didTapCell() {}
      }

      // PostList/View/PostListCell.swift
      protocol PostListCellOutput: AnyObject { func didTapCell() }
      final class PostListCell {
        weak var output: PostListCellOutput?
        func tap() { output?.didTapCell() }
      }
      """)
  }

  @Test func `Two child inputs of one type, and the module's own, may have other names`() throws {
    try RuleLimits.check(
      "presenter-misnames-child-input", .viperBook,
      """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput, PostListModuleInput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        private var first: GalleryModuleInput?
        private var second: GalleryModuleInput?
        private var own: PostListModuleInput?
        func configure(withPostID id: String) {}
      }

      protocol GalleryModuleInput: AnyObject {}
      """)
  }

  @Test func `A class that only one module uses need not be named as a facade`() throws {
    try RuleLimits.check(
      "facade-misnamed", .viperBook,
      """
      final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?
        var paging: PagingHelper!
      }

      // Services/PagingHelper.swift
      final class PagingHelper {
        var postService: PostService!
      }
      """)
  }
}
