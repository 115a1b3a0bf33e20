import AdderModuleGraph
import AdderTestSupport
import Testing

/// Screens that code takes from storyboards, containers and tuples.
@Suite struct TakenScreenTests {
  @Test func `The name of a storyboard can be a constant or the value of a case`() throws {
    let app = try DrawnApp(
      """
      // Names.swift
      enum Names { static let profile = "ProfileScreens" }
      enum Storyboard: String { case settings = "SettingsScreens" }

      """
        + DrawnApp.module(
          "Feed",
          router: """
            func openNext() {
                let profile = UIStoryboard(name: Names.profile, bundle: nil).instantiateInitialViewController()!
                screen.present(profile, animated: true)
                let settings = UIStoryboard(name: Storyboard.settings.rawValue, bundle: nil)
                screen.show(settings.instantiateInitialViewController()!, sender: nil)
              }
            """) + DrawnApp.module("Profile") + DrawnApp.module("Settings"),
      others: [
        "ProfileScreens.storyboard": DrawnApp.storyboard("ProfileViewController"),
        "SettingsScreens.storyboard": DrawnApp.storyboard("SettingsViewController"),
      ])
    #expect(app.sentences == ["Feed presents Profile", "Feed pushes Settings"])
  }

  @Test func `Constants of the same name stand for the screen that their own type names`() throws {
    let take = "storyboard.instantiateViewController(withIdentifier: self.identifier)"
    let profile = DrawnApp.module("Profile").replacing(
      "let view = ProfileViewController()", with: "let view = ProfileAssembly().take()"
    ).replacing(
      "enum ProfileAssembly {",
      with: """
        final class ProfileAssembly {
          let identifier = "profile"
          func take() -> UIViewController { \(take) }
        """)
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          let identifier = "menu"
            func openNext() { screen.present(\(take), animated: true) }
            func openProfile() { screen.show(ProfileAssembly.make(), sender: nil) }
          """) + profile + DrawnApp.module("Menu"),
      others: [
        "Profile.storyboard": DrawnApp.storyboard("ProfileViewController", identifier: "profile"),
        "Menu.storyboard": DrawnApp.storyboard("MenuViewController", identifier: "menu"),
      ])
    #expect(app.sentences == ["Feed presents Menu", "Feed pushes Profile"])
  }

  @Test func `A function with a screen's class as result takes it from a storyboard`() throws {
    let app = try DrawnApp(
      """
      // Popup.swift
      final class PopupViewController: UIViewController {}
      enum Popup {
        static func show(over parent: UIViewController) { parent.present(make(), animated: true) }
        private static func make() -> PopupViewController {
          let screen = Storyboards.popup.instantiateInitialViewController()
          return screen
        }
      }

      """
        + DrawnApp.module("Feed", router: "func openNext() { Popup.show(over: screen) }"))
    #expect(app.sentences == ["Feed presents PopupViewController (screen)"])
  }

  @Test func `A flow can come from a container or in a tuple`() throws {
    let app = try DrawnApp(
      """
      // Flows.swift
      protocol Flow: AnyObject { func start() }
      protocol ProfileFlow: Flow {}
      protocol SettingsOutput: AnyObject { var finish: (() -> Void)? { get set } }
      final class RealProfileFlow: ProfileFlow {
        func start() { stack.pushViewController(ProfileAssembly.make(), animated: true) }
      }
      final class SettingsFlow: Flow, SettingsOutput {
        var finish: (() -> Void)?
        func start() { stack.present(SettingsAssembly.make(), animated: true) }
      }
      final class FirstFlow: Flow { func start() {} }
      final class SecondFlow: Flow { func start() {} }
      final class ThirdFlow: Flow { func start() {} }
      final class Flows {
        func makeSettings() -> (flow: Flow & SettingsOutput, screen: UIViewController) {
          let flow = SettingsFlow()
          return (flow, UIViewController())
        }
      }

      """
        + DrawnApp.module(
          "Feed",
          router: """
            let flows = Flows()
              func openNext() {
                let profile = container.resolve(ProfileFlow.self)!
                profile.start()
                let (settings, _) = flows.makeSettings()
                settings.start()
              }
            """) + DrawnApp.module("Profile") + DrawnApp.module("Settings"))
    #expect(app.sentences == ["Feed pushes Profile", "Feed presents Settings"])
  }

  @Test func `A generator's names of storyboards stand for their screens`() throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          func openNext() {
              let profile = R.storyboard.profileScreens().instantiateInitialViewController()!
              screen.present(profile, animated: true)
              let settings = StoryboardScene.SettingsScreens.initialScene.instantiate()
              screen.show(settings, sender: nil)
            }
          """) + DrawnApp.module("Profile") + DrawnApp.module("Settings"),
      others: [
        "ProfileScreens.storyboard": DrawnApp.storyboard("ProfileViewController"),
        "SettingsScreens.storyboard": DrawnApp.storyboard("SettingsViewController"),
      ])
    #expect(app.sentences == ["Feed presents Profile", "Feed pushes Settings"])
  }

  @Test func `A storyboard that code only names opens no screen`() throws {
    let app = try DrawnApp(
      """
      // Storyboards.swift
      enum Storyboards {
        static let main = UIStoryboard(name: "Screens", bundle: nil)
        static var other: UIStoryboard { UIStoryboard(name: "Screens", bundle: nil) }
      }

      """
        + DrawnApp.module(
          "Feed", router: "func openNext() { use(Storyboards.main); use(Storyboards.other) }")
        + DrawnApp.module("Profile"),
      others: ["Screens.storyboard": DrawnApp.storyboard("ProfileViewController")])
    #expect(app.sentences.isEmpty)
  }

  @Test func `An identifier means the screen of its own storyboard`() throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          func openNext() {
              let profile = R.storyboard.own.userScreen()!
              screen.present(profile, animated: true)
              let settings = UIStoryboard(name: Names.other, bundle: nil)
                .instantiateViewController(withIdentifier: Names.settings)
              screen.show(settings, sender: nil)
            }
            private enum Names {
              static let other = "Other"
              static let settings = "SettingsStack"
            }
          """) + DrawnApp.module("Profile") + DrawnApp.module("Settings"),
      others: [
        "Own.storyboard": DrawnApp.storyboard("ProfileViewController", identifier: "UserScreen"),
        "Public.storyboard": DrawnApp.storyboard("FeedViewController", identifier: "UserScreen"),
        "Other.storyboard": DrawnApp.storyboard(
          "SettingsViewController", identifier: "SettingsStack"),
      ])
    #expect(app.sentences == ["Feed presents Profile", "Feed pushes Settings"])
  }

  @Test func `A tab bar without a class opens all its tabs`() throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          func openNext() {
              let main = UIStoryboard(name: "Main", bundle: nil)
                .instantiateViewController(withIdentifier: "MainStack")
              screen.show(main, sender: nil)
            }
          """) + DrawnApp.module("Profile") + DrawnApp.module("Settings"),
      others: [
        "Main.storyboard": TabsInterface.storyboard(
          "MainStack", ["ProfileViewController", "SettingsViewController"])
      ])
    #expect(app.sentences == ["Feed pushes Profile", "Feed pushes Settings"])
    #expect(!app.graph.edges.contains { !$0.isFixed })
  }

  @Test func `A case passed to a router tells which storyboard it opens`() throws {
    let app = try DrawnApp(
      """
      // AppRouter.swift
      final class AppRouter {
        static let shared = AppRouter()
        func open(module: Module) {
          let storyboard = UIStoryboard(name: module.name, bundle: nil)
          window?.rootViewController = storyboard.instantiateInitialViewController()
        }
      }
      extension AppRouter {
        enum Module {
          case profile, settings
          var name: String {
            switch self {
            case .profile: return "ProfileScreens"
            case .settings: return "SettingsScreens"
            }
          }
        }
      }

      """
        + DrawnApp.module(
          "Feed", router: "func openNext() { AppRouter.shared.open(module: .settings) }")
        + DrawnApp.module("Profile") + DrawnApp.module("Settings"),
      others: [
        "ProfileScreens.storyboard": DrawnApp.storyboard("ProfileViewController"),
        "SettingsScreens.storyboard": DrawnApp.storyboard("SettingsViewController"),
      ])
    #expect(app.sentences == ["Feed replaces Settings"])
  }

  @Test func `What a library makes is unknown, and a screen that a property has is not`() throws {
    let app = try DrawnApp(
      """
      // Kit.swift
      final class Kit {
        static let shared = Kit()
        let pins = PinKit()
      }

      """
        + DrawnApp.module(
          "Feed",
          router: """
            let profile = ProfileAssembly.make()
            func openNext() {
                screen.present(Kit.shared.pins.unlockModule(delegate: self), animated: true)
                screen.present(profile, animated: true)
              }
              func show(_ result: Result) {
                switch result {
                case .given(let other): screen.present(other, animated: true)
                case let .pair(number, other): screen.present(other, animated: number > 0)
                }
                if case .given(let other) = result { screen.show(other, sender: nil) }
              }
            """) + DrawnApp.module("Profile"))
    #expect(Set(app.sentences) == ["Feed presents an unknown screen", "Feed presents Profile"])
  }

  @Test func `A function that is called after a screen gives the one that it is asked for`() throws
  {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          weak var view: UIViewController?
            func openNext() {
              let next = Board.main.viewController(ProfileViewController.self)
              view?.navigationController?.pushViewController(next, animated: true)
            }
            func check() { note(ProfileViewController.self) }
          """) + DrawnApp.module("Profile"))
    #expect(app.sentences == ["Feed pushes Profile"])
  }

  @Test(arguments: [("@Dependency", true), ("@Clamped", false)])
  func `A screen is taken from a container by a property wrapper`(
    wrapper: String, isKnown: Bool
  ) throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          weak var view: UIViewController?
            func openNext() {
              \(wrapper) var next: ProfileViewController
              view?.present(next, animated: true)
            }
          """) + DrawnApp.module("Profile"))
    #expect(app.sentences.contains("Feed presents Profile") == isKnown)
  }

  @Test func `A module is asked for by the type of its assembly`() throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          let transition: TransitionHandler
            func openNext() { transition.push(with: 1, moduleType: ProfileAssembly.self) }
            func check() { note(ProfileAssembly.self) }
          """) + DrawnApp.module("Profile"))
    #expect(app.sentences == ["Feed pushes Profile"])
  }
}
