import AdderModuleGraph
import Testing

/// What an app shows at launch, and what its code composes or opens by way of other objects.
@Suite struct StartedScreenTests {
  @Test func `The first screen of a storyboard stays the start if code only shows others over it`()
    throws
  {
    let app = try DrawnApp(
      """
      // Start.swift
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          if isNew { window?.rootViewController?.present(ProfileAssembly.make(), animated: false) }
          return true
        }
      }

      """
        + DrawnApp.module(
          "Feed",
          router: """
            func openNext() {
              screen.navigationController?.pushViewController(ProfileAssembly.make(), animated: true)
            }
            """) + DrawnApp.module("Profile"),
      others: ["Main.storyboard": DrawnApp.storyboard("FeedViewController")])
    #expect(
      Set(app.sentences) == [
        "start (entry) presents Profile", "start (entry) replaces Feed", "Feed pushes Profile",
      ])
  }

  @Test func `The first screen of a storyboard is not the start if code replaces it`() throws {
    let app = try DrawnApp(
      """
      // Start.swift
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window?.rootViewController = ProfileAssembly.make()
          return true
        }
      }

      """ + DrawnApp.module("Feed") + DrawnApp.module("Profile"),
      others: ["Main.storyboard": DrawnApp.storyboard("FeedViewController")])
    #expect(app.sentences == ["start (entry) replaces Profile"])
  }

  @Test func `A method that a part of a tuple gets runs for the tuple's screen`() throws {
    let app = try DrawnApp(
      """
      // Start.swift
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          AppFlow().start()
          return true
        }
      }
      // Flow.swift
      final class AppFlow {
        func start() {
          let configurator = FeedConfigurator()
          let (screen, output) = configurator.configure()
          output.onProfile = showProfile
          output.onSettings = showSettings(_:)
          window.rootViewController = screen
        }
        private func showProfile() {
          stack.pushViewController(ProfileAssembly.make(), animated: true)
        }
        private func showSettings(_ id: Int) {
          stack.pushViewController(SettingsAssembly.make(), animated: true)
        }
      }
      // Feed/FeedConfigurator.swift
      final class FeedConfigurator {
        func configure() -> (view: UIViewController, output: FeedOutput) {
          let screen = FeedAssembly.make()
          return (screen, screen.output)
        }
      }
      protocol FeedOutput: AnyObject {
        var onProfile: (() -> Void)? { get set }
        var onSettings: ((Int) -> Void)? { get set }
      }

      """ + DrawnApp.module("Feed") + DrawnApp.module("Profile") + DrawnApp.module("Settings"))
    #expect(
      Set(app.sentences) == [
        "start (entry) replaces Feed", "Feed pushes Profile", "Feed pushes Settings",
      ])
  }

  @Test func `What a container of all dependencies opens is no module's opening`() throws {
    let app = try DrawnApp(
      """
      // Start.swift
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        let dependencies = AppDependencies()
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          dependencies.showFirstScreen()
          return true
        }
      }
      // AppDependencies.swift
      final class AppDependencies {
        private var wireframe: FeedWireframe?
        init() {
          let wireframe = FeedWireframe()
          self.wireframe = wireframe
          let presenter = ProfilePresenter()
          let interactor = ProfileInteractor()
          let profile = ProfileRouter()
          presenter.interactor = interactor
          presenter.router = profile
          interactor.output = presenter
          profile.presenter = presenter
          wireframe.profile = profile
        }
        func showFirstScreen() { wireframe?.showFeed() }
      }
      // Feed/FeedViewController.swift
      protocol FeedEvents: AnyObject { func didTap() }
      final class FeedViewController: UIViewController { var presenter: FeedEvents? }
      // Feed/FeedPresenter.swift
      final class FeedPresenter: FeedEvents {
        weak var view: FeedViewController?
        weak var wireframe: FeedWireframe?
        func didTap() { wireframe?.showProfile() }
      }
      // Feed/FeedWireframe.swift
      final class FeedWireframe {
        var profile: ProfileRouter?
        func showFeed() {
          let screen = FeedViewController()
          let presenter = FeedPresenter()
          screen.presenter = presenter
          presenter.view = screen
          presenter.wireframe = self
          window.rootViewController = screen
        }
        func showProfile() { profile?.showProfile() }
      }
      // Profile/ProfilePresenter.swift
      protocol ProfileEvents: AnyObject { func didTap() }
      protocol ProfileInteractorOutput: AnyObject { func didObtain() }
      final class ProfilePresenter: ProfileEvents, ProfileInteractorOutput {
        weak var view: ProfileViewController?
        var interactor: ProfileInteractorInput?
        var router: ProfileRouter?
        func didTap() { interactor?.obtain() }
        func didObtain() { view?.show() }
      }
      // Profile/ProfileInteractor.swift
      protocol ProfileInteractorInput: AnyObject { func obtain() }
      final class ProfileInteractor: ProfileInteractorInput {
        weak var output: ProfileInteractorOutput?
        func obtain() { output?.didObtain() }
      }
      // Profile/ProfileViewController.swift
      final class ProfileViewController: UIViewController {
        var presenter: ProfileEvents?
        func show() {}
      }
      // Profile/ProfileRouter.swift
      final class ProfileRouter {
        var presenter: ProfilePresenter?
        func showProfile() {
          let screen = ProfileViewController()
          screen.presenter = presenter
          presenter?.view = screen
          stack.pushViewController(screen, animated: true)
        }
      }

      """)
    #expect(app.sentences == ["start (entry) replaces Feed", "Feed pushes Profile"])
  }

  @Test func `A factory is passed with what its methods wrap around it`() throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          func openNext() {
            navigator.navigate { $0.present(ProfileFactory().withStackContainer().withStyle(.sheet)) }
            let settings = SettingsFactory().withBottomSheet(.init())
            navigator.navigate { $0.push(settings) }
          }
          """) + DrawnApp.module("Profile") + DrawnApp.module("Settings") + """
          // Profile/ProfileFactory.swift
          final class ProfileFactory: Screen {
            func build(navigator: ScreenNavigator) -> UIViewController { ProfileAssembly.make() }
          }
          // Settings/SettingsFactory.swift
          final class SettingsFactory: Screen {
            func build(navigator: ScreenNavigator) -> UIViewController { SettingsAssembly.make() }
          }

          """)
    #expect(Set(app.sentences) == ["Feed presents Profile", "Feed pushes Settings"])
  }
}
