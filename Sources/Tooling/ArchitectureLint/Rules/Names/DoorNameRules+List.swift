import AdderArchitectures

extension DoorNameRules {
  static let all = DoorNameRules(
    input: LintRule(
      "module-input-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
      RulePage(
        finds: "A protocol by which others command a module, and that is not called as its input.",
        hurts: """
          The inputs of modules are what routers look for. One under another name has to be found by reading.
          """,
        bad: """
          // in place of PostListModuleInput
          protocol PostListConfigurable: AnyObject {
            func configure(withPostID id: String)
          }

          // Menu/Router/MenuRouter.swift
          final class MenuRouter {
            weak var posts: PostListConfigurable?
            func openPostListModule() { posts?.configure(withPostID: "1") }
          }
          """,
        good: """
          protocol PostListModuleInput: AnyObject {
            func configure(withPostID id: String)
          }
          """,
        chapter: "Code Style, ModuleInput")),
    output: LintRule(
      "module-output-name", [.viperBook, .surf], .naming, when: .byConvention, fix: .rename,
      RulePage(
        finds: "A protocol by which a module tells others, and that is not called as its output.",
        hurts: """
          The name says whose news it is. A delegate can be that of the view, of the module or of a service.
          """,
        bad: """
          // in place of PostListModuleOutput
          protocol PostListDelegate: AnyObject {
            func didSelectPost()
          }

          // Post/PostPresenter.swift
          final class PostPresenter: PostViewOutput, PostListDelegate {
            weak var view: PostViewInput?
            func didSelectPost() {}
          }
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
          """,
        good: """
          protocol PostListModuleOutput: AnyObject {
            func didSelectPost()
          }
          """,
        chapter: "Code Style, ModuleOutput")),
    childInput: LintRule(
      "presenter-child-module-input-name", [.viperBook], .naming, when: .byConvention,
      fix: .rename,
      RulePage(
        finds:
          "A presenter that keeps the input of another module and does not call it after that.",
        hurts: """
          A presenter can keep the inputs of several modules. The name says which one is talked to.
          """,
        bad: """
          final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
            weak var view: PostListViewInput?
            var interactor: PostListInteractorInput!
            var router: PostListRouterInput!
            private var child: GalleryModuleInput?
          }

          protocol GalleryModuleInput: AnyObject {
            func configure()
          }
          """,
        good: """
          final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
            weak var view: PostListViewInput?
            var interactor: PostListInteractorInput!
            var router: PostListRouterInput!
            private var galleryModuleInput: GalleryModuleInput?
          }

          protocol GalleryModuleInput: AnyObject {
            func configure()
          }
          """,
        chapter: "Code Style, Presenter")))
}
