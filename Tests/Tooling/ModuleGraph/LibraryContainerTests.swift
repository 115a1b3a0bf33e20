import AdderModuleGraph
import Testing

/// Screens in pages, behind menus, and in the flows of libraries, and the first views of SwiftUI.
@Suite struct LibraryContainerTests {
  @Test func `Pages are shown inside their container`() throws {
    let app = try DrawnApp(
      """
      // Tour.swift
      final class TourPageViewController: UIPageViewController {
        private var pages: [UIViewController] = []
        override func viewDidLoad() {
          dataSource = self
          for text in texts {
            let page = makePage(text)
            pages.append(page)
          }
        }
        private func makePage(_ text: String) -> TourTextViewController {
          let page = TourTextViewController()
          page.text = text
          return page
        }
      }
      final class TourTextViewController: UIViewController {
        var text = ""
      }
      // Gallery.swift
      final class GalleryViewController: UIViewController, UIPageViewControllerDataSource {
        private let container = UIPageViewController()
        func pageViewController(
          _ container: UIPageViewController, viewControllerAfter screen: UIViewController
        ) -> UIViewController? {
          PhotoViewController()
        }
      }
      final class PhotoViewController: UIViewController {}
      // History.swift
      final class HistoryViewController: UIViewController {
        private lazy var container = UIPageViewController()
        private var pages = [UIViewController]()
        override func viewDidLoad() {
          let orders = OrdersViewController()
          orders.isOpen = true
          pages.append(orders)
          container.setViewControllers([pages[0]], direction: .forward, animated: false)
        }
      }
      final class OrdersViewController: UIViewController {}
      // Help.swift
      final class HelpPages: NSObject, UIPageViewControllerDataSource {
        let pages = [HelpTextViewController()]
        func pageViewController(
          _ container: UIPageViewController, viewControllerAfter screen: UIViewController
        ) -> UIViewController? {
          nil
        }
      }
      final class HelpViewController: UIPageViewController {
        private let source = HelpPages()
        override func viewDidLoad() {
          dataSource = source
          begin(source.pages.first)
        }
      }
      final class HelpTextViewController: UIViewController {}

      """)
    #expect(
      app.sentences == [
        "GalleryViewController (screen) embeds PhotoViewController (screen)",
        "HelpViewController (screen) embeds HelpTextViewController (screen)",
        "HistoryViewController (screen) embeds OrdersViewController (screen)",
        "TourPageViewController (screen) embeds TourTextViewController (screen)",
      ])
  }

  @Test func `A sliding menu and the screen beside it are the storyboard's first screens`() throws {
    let app = try DrawnApp(
      """
      // Screens.swift
      final class MenuViewController: UIViewController {
        func showSettings() {
          revealViewController().pushFrontViewController(SettingsViewController(), animated: true)
        }
      }
      final class FeedViewController: UIViewController {}
      final class SettingsViewController: UIViewController {}

      """,
      others: ["Main.storyboard": Self.menu(container: "SWRevealViewController")])
    #expect(
      app.sentences == [
        "start (entry) replaces FeedViewController (screen)",
        "start (entry) replaces MenuViewController (screen)",
        "MenuViewController (screen) embeds SettingsViewController (screen)",
      ])
  }

  @Test func `A screen with a sliding menu shows the menu and the screen beside it`() throws {
    let app = try DrawnApp(
      """
      // Screens.swift
      final class MainViewController: SWRevealViewController {}
      final class MenuViewController: UIViewController {}
      final class FeedViewController: UIViewController {}

      """,
      others: ["Main.storyboard": Self.menu(container: "MainViewController")])
    #expect(
      app.sentences == [
        "start (entry) replaces MainViewController (screen)",
        "MainViewController (screen) embeds FeedViewController (screen)",
        "MainViewController (screen) embeds MenuViewController (screen)",
      ])
  }

  /// A storyboard whose initial scene gets a menu and a screen by segues.
  private static func menu(container: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="c" customClass="\(container)">
            <connections>
              <segue destination="m" kind="custom" identifier="sw_rear" customClass="SWRevealViewControllerSegueSetController" id="g1"/>
              <segue destination="f" kind="custom" identifier="sw_front" customClass="SWRevealViewControllerSegueSetController" id="g2"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="m" customClass="MenuViewController"/>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <viewController id="f" customClass="FeedViewController"/>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  @Test func `A first view that only chooses between views shows them as screens`() throws {
    let app = try DrawnApp(
      """
      // Shop.swift
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup { RootView() }
        }
      }
      struct RootView: View {
        @EnvironmentObject var session: Session
        var body: some View {
          Group {
            if session.isLoggedIn {
              Tabs()
            } else {
              Login()
            }
          }
        }
      }
      struct Tabs: View {
        var body: some View {
          TabView {
            FeedView().tabItem { Text("Feed") }
          }
        }
      }
      struct FeedView: View {
        var body: some View {
          if isEmpty { Nothing() } else { Posts() }
        }
      }
      struct Login: View { var body: some View { Text("") } }
      struct Nothing: View { var body: some View { Text("") } }
      struct Posts: View { var body: some View { Text("") } }
      """)
    #expect(
      app.sentences == [
        "start (entry) replaces RootView (screen)",
        "RootView (screen) opens Login (screen)",
        "RootView (screen) opens Tabs (screen)",
        "Tabs (screen) embeds FeedView (screen)",
      ])
  }

  @Test func `The steps of RxFlow lead from screen to screen, and from the start to the first`()
    throws
  {
    let app = try DrawnApp(
      """
      // Start.swift
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let coordinator = FlowCoordinator()
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          let flow = AppFlow()
          coordinator.coordinate(flow: flow, with: AppStepper())
          Flows.use(flow, when: .ready) { root in self.window?.rootViewController = root }
          return true
        }
      }
      enum AppStep: Step { case login, home, profile(id: Int) }
      final class AppStepper: Stepper {
        let steps = PublishRelay<Step>()
        var initialStep: Step { AppStep.login }
      }
      // Flows.swift
      final class AppFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? AppStep else { return .none }
          switch step {
          case .login: return openLogin()
          case .home: return openHome()
          default: return .none
          }
        }
        private func openLogin() -> FlowContributors {
          let screen = LoginViewController()
          screen.model = LoginViewModel()
          stack.pushViewController(screen, animated: false)
          return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: screen.model))
        }
        private func openHome() -> FlowContributors {
          let flow = HomeFlow()
          Flows.use(flow, when: .created) { [unowned self] root in
            self.stack.pushViewController(root, animated: true)
          }
          return .one(
            flowContributor: .contribute(
              withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: AppStep.home)))
        }
      }
      final class HomeFlow: Flow {
        var root: Presentable { stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? AppStep else { return .none }
          switch step {
          case .home:
            stack.pushViewController(HomeViewController(), animated: false)
            return .none
          case .profile:
            stack.pushViewController(ProfileViewController(), animated: true)
            return .none
          default: return .none
          }
        }
      }
      // Screens.swift
      final class LoginViewModel: Stepper {
        let steps = PublishRelay<Step>()
        func logIn() { steps.accept(AppStep.home) }
      }
      final class LoginViewController: UIViewController {
        var model: LoginViewModel!
      }
      final class HomeViewController: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        func pick(_ id: Int) { steps.accept(AppStep.profile(id: id)) }
      }
      final class ProfileViewController: UIViewController {}
      """)
    #expect(
      app.sentences == [
        "start (entry) replaces LoginViewController (screen)",
        "HomeViewController (screen) pushes ProfileViewController (screen)",
        "LoginViewController (screen) pushes HomeViewController (screen)",
      ])
  }

  @Test func `A message whose caller leaves out the second button is no choice`() throws {
    let app = try DrawnApp(
      """
      // Alerts.swift
      extension UIViewController {
        func showAlert(
          _ title: String, handler: (() -> Void)? = nil, cancelHandler: (() -> Void)? = nil
        ) {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in handler?() })
          if let cancelHandler = cancelHandler {
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in cancelHandler() })
          }
          present(alert, animated: true)
        }
        func ask(_ title: String, isCancellable: Bool) {
          let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          if isCancellable {
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          }
          present(alert, animated: true)
        }
      }
      // Screens.swift
      final class FeedViewController: UIViewController {
        func fail() {
          showAlert("Failed")
          showAlert("Failed", cancelHandler: nil)
          showAlert("Failed") { print("ok") }
          ask("Failed", isCancellable: false)
        }
      }
      final class CartViewController: UIViewController {
        func empty() { showAlert("Sure?", handler: {}, cancelHandler: {}) }
      }
      final class OrderViewController: UIViewController {
        func cancel() { ask("Sure?", isCancellable: isOpen) }
      }
      """)
    #expect(
      app.sentences == [
        "CartViewController (screen) presents UIAlertController (system)",
        "OrderViewController (screen) presents UIAlertController (system)",
      ])
  }
}
