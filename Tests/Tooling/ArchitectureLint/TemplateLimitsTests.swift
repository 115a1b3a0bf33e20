import Testing

/// Code in newly generated modules that rules must not report.
@Suite struct TemplateLimitsTests {
  private let module = """
    final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
      weak var view: PostListViewInput?
      var interactor: PostListInteractorInput!
      var router: PostListRouterInput!
      func forgetAll() {}
    }
    """

  @Test func `Methods of a module that is not opened yet are not reported as unused`() throws {
    try RuleLimits.check(
      "module-method-unused", .viperBook, module,
      finds: [
        "PostListInteractorInput.obtainPosts", "PostListPresenter.forgetAll",
        "PostListRouterInput.openPostModule", "PostListViewInput.showTitles",
      ])
    try RuleLimits.check(
      "module-method-unused", .viperBook,
      module + "\n// Application/AppDelegate.swift\nfinal class AppDelegate {}\n")
  }

  @Test func `A view may navigate in the methods of its transition handler`() throws {
    let view = """
      final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
        var output: PostListViewOutput!
        func showTitles(_ titles: [String]) {}
        func closeModule() { dismiss(animated: true) }
        func leave() { present(self, animated: true) }
      }

      protocol TransitionHandler: AnyObject {
        func closeModule()
      }
      """
    try RuleLimits.check(
      "view-navigates", .viperBook, view, finds: ["PostListViewController.present"])
  }

  @Test func `A weak reference to an object with another owner is accepted`() throws {
    let presenter = """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        weak var interactor: PostListInteractorInput?
        var router: PostListRouterInput!
      }
      """
    try RuleLimits.check(
      "presenter-has-weak-interactor", .viperBook, presenter,
      finds: ["PostListPresenter.interactor"])
    try RuleLimits.check(
      "presenter-has-weak-interactor", .viperBook,
      presenter + "\nfinal class Keeper { let kept: PostListInteractor }\n")
  }
}
