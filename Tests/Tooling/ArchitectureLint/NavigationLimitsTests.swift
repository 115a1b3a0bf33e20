import AdderArchitectureLint
import Testing

/// Findings of rules about navigation, and cases without findings.
@Suite struct NavigationLimitsTests {
  /// A module that other modules open.
  private static let post = """
    // Post/PostAssembly.swift
    final class PostAssembly {
      func viewPostModule() -> PostViewController {
        let view = PostViewController()
        let presenter = PostPresenter()
        view.output = presenter
        presenter.view = view
        return view
      }
    }
    // Post/PostPresenter.swift
    protocol PostViewOutput: AnyObject {}
    protocol PostViewInput: AnyObject {}
    protocol PostDelegate: AnyObject {}
    final class PostPresenter: PostViewOutput {
      weak var view: PostViewInput?
    }
    // Post/PostViewController.swift
    final class PostViewController: UIViewController, PostViewInput {
      var output: PostViewOutput!
      var postID: String?
      weak var delegate: PostDelegate?
      var didClose: (() -> Void)?
    }
    """

  // MARK: Tabs

  @Test(arguments: [
    ("UIViewController", ["StartViewController.UINavigationController"]),
    ("UITabBarController", []),
  ])
  func `A tab bar may make the stacks of its tabs`(base: String, found: [String]) throws {
    try RuleLimits.check(
      "navigation-outside-router", .bytePace,
      """
      final class StartViewController: \(base), StartViewInput {
        var output: StartViewOutput!
        var stacks: [UIViewController] = []
        func showName(_ name: String) {}
        func fill(_ screens: [UIViewController]) {
          stacks = screens.map { UINavigationController(rootViewController: $0) }
        }
      }
      """, finds: found)
  }

  // MARK: Data

  @Test func `The style of a screen and its listeners are not data`() throws {
    let example = """
      final class PostListRouter: PostListRouterInput, PostDelegate {
        weak var transitionHandler: TransitionHandler?

        func openPostModule() {
          let post = PostAssembly().viewPostModule()
          post.modalPresentationStyle = .fullScreen
          post.delegate = self
          post.didClose = {}
        }
      }
      \(Self.post)
      """
    try RuleLimits.check("router-sets-view-data", .viperBook, example)
  }

  @Test func `A screen is recognized by a cast`() throws {
    let example = """
      final class PostListRouter: PostListRouterInput {
        weak var transitionHandler: TransitionHandler?

        func openPostModule(_ segue: UIStoryboardSegue) {
          guard let post = segue.destination as? PostViewController else { return }
          post.postID = "7"
        }
      }
      \(Self.post)
      """
    try RuleLimits.check(
      "router-sets-view-data", .viperBook, example, finds: ["PostListRouter.postID"])
  }

  @Test func `The same name in another function is not the screen`() throws {
    let example = """
      final class PostListRouter: PostListRouterInput {
        weak var transitionHandler: TransitionHandler?

        func openPostModule() {
          let post = PostAssembly().viewPostModule()
          print(post)
        }

        func openOther(_ post: Other) {
          post.postID = "7"
        }
      }
      \(Self.post)
      """
    try RuleLimits.check("router-sets-view-data", .viperBook, example)
  }

  @Test(arguments: [
    "let view = made(); view.name = name",
    "if let view = made() { view.name = name }",
    "for view in views { view.name = name }",
    "let (view, presenter) = made(); view.name = name",
    "views.forEach { view in view.name = name }",
  ])
  func `A local name with an unknown value is not the property of that name`(body: String) throws {
    let example = """
      final class PostListAssembly {
        private weak var view: PostListViewController?

        func viewPostListModule() -> UIViewController {
          let view = PostListViewController()
          let presenter = PostListPresenter()
          view.output = presenter
          presenter.view = view
          return view
        }

        func fill(_ name: String) {
          \(body)
        }
      }

      final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
        var output: PostListViewOutput!
        var name: String?
      }
      """
    try RuleLimits.check("assembly-sets-view-data", .viperBook, example)
  }

  @Test(arguments: [
    "var id: String { didSet { post.postID = id } }",
    "var id: String { post.postID = last; return last }",
    "subscript(id: String) -> String { post.postID = id; return id }",
    "deinit { post.postID = last }",
  ])
  func `A local name has no meaning after the end of its function`(member: String) throws {
    let example = """
      final class PostListRouter: PostListRouterInput {
        weak var transitionHandler: TransitionHandler?

        func openPostModule() {
          let post = PostAssembly().viewPostModule()
          print(post)
        }

        \(member)
      }
      \(Self.post)
      """
    try RuleLimits.check("router-sets-view-data", .viperBook, example)
  }

  @Test func `After an inner function, names have their previous meaning`() throws {
    let example = """
      final class PostListAssembly {
        func viewPostListModule(name: String) -> UIViewController {
          let view = PostListViewController()
          let presenter = PostListPresenter()
          func note(_ view: String) { print(view) }
          view.output = presenter
          view.name = name
          presenter.view = view
          return view
        }
      }

      final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
        var output: PostListViewOutput!
        var name: String?
      }
      """
    try RuleLimits.check(
      "assembly-sets-view-data", .viperBook, example, finds: ["PostListAssembly.name"])
  }

  @Test func `An assembly may configure its view with its own values`() throws {
    let example = """
      final class PostListAssembly {
        func viewPostListModule(moduleOutput: PostListModuleOutput?) -> UIViewController {
          let view = PostListViewController()
          let presenter = PostListPresenter()
          let name = "Posts"
          view.output = presenter
          view.name = name
          presenter.view = view
          presenter.moduleOutput = moduleOutput
          return view
        }
      }

      final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
        var output: PostListViewOutput!
        var name = ""
      }
      """
    try RuleLimits.check("assembly-sets-view-data", .viperBook, example)
  }
}

// MARK: - Segues, alerts, transitions

extension NavigationLimitsTests {
  @Test func `A view may forward a segue`() throws {
    let example = """
      final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
        var output: PostListViewOutput!

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          super.prepare(for: segue, sender: sender)
          (sender as? Preparation)?.prepare(segue)
        }
      }
      """
    try RuleLimits.check("view-prepares-next-screen", .viperBook, example)
    try RuleLimits.check("view-navigates", .viperBook, example)
  }

  @Test func `The delegate of a system's picker may close the picker`() throws {
    let example = """
      final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
        var output: PostListViewOutput!

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
          results.first?.load { [weak self] _ in self?.dismiss(animated: true) }
          dismiss(animated: true, completion: nil)
        }
      }
      """
    try RuleLimits.check("view-navigates", .viperBook, example)
    try RuleLimits.check(
      "view-navigates", .viperBook,
      example.replacing("_ picker: PHPickerViewController", with: "_ picker: PostListPresenter"),
      finds: ["PostListViewController.dismiss"])
  }

  @Test func `The shown screen is not taken from another method's parameter`() throws {
    let example = """
      final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
        var output: PostListViewOutput!
        let picker = UIImagePickerController()

        func note(_ picker: PostListPresenter) { print(picker) }
        func pick() { present(picker, animated: true) }
      }
      """
    try RuleLimits.check("view-navigates", .viperBook, example)
  }

  @Test func `One of two alerts is an alert`() throws {
    let example = """
      final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
        var output: PostListViewOutput!
        let question = UIAlertController()

        func ask() {
          later { [weak self] in self?.present(self?.question ?? UIAlertController(), animated: true) }
        }
      }
      """
    try RuleLimits.check("view-navigates", .viperBook, example)
    try RuleLimits.check(
      "view-navigates", .viperBook,
      example.replacing("?? UIAlertController()", with: "?? PostListViewController()"),
      finds: ["PostListViewController.present"])
  }

  @Test func `A screen created in a method is recognized in closures within the method`() throws {
    let example = """
      final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
        var output: PostListViewOutput!
        let picker = UIImagePickerController()

        func show() {
          let picker = PostListViewController()
          DispatchQueue.main.async { self.present(picker, animated: true) }
        }
      }
      """
    try RuleLimits.check(
      "view-navigates", .viperBook, example, finds: ["PostListViewController.present"])
  }

  @Test func `A screen may create itself from its storyboard, but no other screen`() throws {
    func check(_ result: String, finds: [String] = []) throws {
      let example = """
        final class PostListViewController: UIViewController, PostListViewInput {
          var output: PostListViewOutput!

          static func controller() -> \(result) {
            let storyboard = UIStoryboard(name: "PostList", bundle: nil)
            return storyboard.instantiateViewController(identifier: "PostList")
          }
        }
        """
      try RuleLimits.check("view-navigates", .viperBook, example, finds: finds)
    }
    try check("PostListViewController")
    try check("Self")
    try check(
      "DetailViewController", finds: ["PostListViewController.instantiateViewController"])
  }

  @Test func `A screen that a wireframe owns may create itself from its storyboard`() throws {
    func check(_ result: String, finds: [String] = []) throws {
      let example = """
        final class ListViewController: UIViewController, ListViewInterface {
          var eventHandler: ListModuleInterface?

          static func controller() -> \(result) {
            let storyboard = UIStoryboard(name: "List", bundle: nil)
            return storyboard.instantiateViewController(identifier: "List")
          }
        }
        """
      try RuleLimits.check("navigation-outside-wireframe", .mutualMobile, example, finds: finds)
    }
    try check("ListViewController")
    try check("DetailViewController", finds: ["ListViewController.UIStoryboard"])
  }

  @Test func `A value may be set on the data store through the view`() throws {
    let example = """
      final class ContactListRouter: NSObject, ContactListRoutingLogic, ContactListDataPassing {
        weak var viewController: ContactListViewController?
        var dataStore: ContactListDataStore?

        func routeToViewContact(segue: UIStoryboardSegue?) {
          let scene = segue?.destination as! ContactListViewController
          var store = scene.router!.dataStore!
          pass(to: &store)
          scene.title = "Contact"
        }

        private func pass(to store: inout ContactListDataStore) {
          store.contacts = dataStore?.contacts ?? []
        }
      }
      """
    try RuleLimits.check("router-bypasses-data-store", .cleanSwift, example)
  }

  @Test func `A segue with a name computed at run time may be any segue`() throws {
    let example = """
      final class ContactListViewController: UIViewController, ContactListDisplayLogic {
        var interactor: ContactListBusinessLogic?
        var router: (NSObjectProtocol & ContactListRoutingLogic & ContactListDataPassing)?

        private func setup() {
          let interactor = ContactListInteractor()
          let presenter = ContactListPresenter()
          let router = ContactListRouter()
          self.interactor = interactor
          self.router = router
          interactor.presenter = presenter
          presenter.viewController = self
          router.viewController = self
          router.dataStore = interactor
        }

        func didTap(_ name: String) {
          performSegue(withIdentifier: "\\(name)Detail", sender: nil)
          performSegue(withIdentifier: name, sender: nil)
        }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          router?.perform(NSSelectorFromString("routeToWithSegue:"), with: segue)
        }
      }
      """
    try RuleLimits.check("segue-lacks-router-method", .cleanSwift, example)
  }

  @Test func `Requirements of the common transition protocol can be implemented elsewhere`() throws
  {
    let example = """
      // Common/ModuleTransitionable.swift
      protocol ModuleTransitionable: AnyObject {
        func presentModule()
      }
      // Common/Transitions.swift
      extension ModuleTransitionable {
        func presentModule() {}
      }
      """
    try RuleLimits.check("transition-protocol-extended", .surf, example)
  }

  @Test func `An alert action that only closes the alert is accepted`() throws {
    let example = """
      final class ProfileRouter: ProfileRouterInput {
        weak var view: ModuleTransitionable?

        func showEditProfileModule() {
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in })
          alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        }
      }
      """
    try RuleLimits.check("router-handles-alert-action", .surf, example)
  }

  @Test func `A router may set values in its own scene, or on another scene's data store`() throws {
    let example = """
      final class ContactListRouter: NSObject, ContactListRoutingLogic, ContactListDataPassing {
        weak var viewController: ContactListViewController?
        var dataStore: ContactListDataStore?

        func routeToViewContact(segue: UIStoryboardSegue?) {
          let scene = segue?.destination as? ViewContactViewController
          scene?.interactor?.dataStore?.contact = dataStore?.contacts.first
          viewController?.interactor?.isLeaving = true
          self.viewController?.interactor?.isLeaving = true
        }
      }
      """
    try RuleLimits.check("router-bypasses-data-store", .cleanSwift, example)
  }

  @Test func `Data set on the interactor of another scene bypasses its data store`() throws {
    let example = """
      final class ContactListRouter: NSObject, ContactListRoutingLogic, ContactListDataPassing {
        weak var viewController: ContactListViewController?
        var dataStore: ContactListDataStore?

        func routeToViewContact(segue: UIStoryboardSegue?) {
          let scene = segue?.destination as? ViewContactViewController
          scene?.interactor?.contact = dataStore?.contacts.first
        }
      }
      """
    try RuleLimits.check(
      "router-bypasses-data-store", .cleanSwift, example, finds: ["ContactListRouter.contact"])
  }

  // MARK: Frameworks

  @Test func `A condition about a framework uses nothing of it`() throws {
    let example = """
      final class PostListRouter: PostListRouterInput {
        weak var transitionHandler: TransitionHandler?

        func openPostModule() {
          #if canImport(UIKit)
            transitionHandler?.open(PostAssembly())
          #endif
        }

        func closeCurrentModule() {
          #if canImport(UIKit)
            UIApplication.shared.open()
          #endif
        }
      }
      """
    try RuleLimits.check(
      "router-uses-uikit", .viperBook, example, finds: ["PostListRouter.UIApplication"])
  }
}
