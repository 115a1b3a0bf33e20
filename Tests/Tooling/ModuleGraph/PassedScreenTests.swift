import AdderModuleGraph
import Testing

/// How a screen is shown that code passes to functions of the project, and whose parts others make.
@Suite struct PassedScreenTests {
  @Test func `A function that gets a screen shows it as its code does, whatever its name says`()
    throws
  {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          func openNext() { routeToProfile() }
            func routeToProfile() {
              let screen = ProfileAssembly.make()
              navigateToProfile(source: screen, destination: screen)
            }
            func routeToMenu() { display(MenuAssembly.make()) }
            private func navigateToProfile(source: UIViewController, destination: UIViewController) {
              destination.title = "Profile"
              source.show(destination, sender: nil)
            }
            private func display(_ menu: UIViewController) { showOver(menu) }
            private func showOver(_ menu: UIViewController) { screen.present(menu, animated: true) }
          """) + DrawnApp.module("Profile") + DrawnApp.module("Menu"))
    #expect(app.sentences == ["Feed presents Menu", "Feed pushes Profile"])
  }

  @Test func `A function that presents or pushes a screen does what its caller says`() throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          func openNext() {
              if let profile = makeScreen() as? ProfileViewController {
                navigation(source: view, destination: profile)
              }
              let menu = MenuAssembly.make()
              navigation(source: view, destination: menu, isModal: true)
            }
            private func navigation(source: UIViewController, destination: UIViewController, isModal: Bool = false) {
              if isModal {
                source.present(destination, animated: true)
              } else {
                source.navigationController?.show(destination, sender: nil)
              }
            }
          """) + DrawnApp.module("Profile") + DrawnApp.module("Menu"))
    #expect(app.sentences == ["Feed presents Menu", "Feed pushes Profile"])
  }

  @Test func `A call that gets a screen's class and the screen's presenter opens it once`() throws {
    let app = try DrawnApp(
      """
      // Navigator.swift
      final class Navigator {
        func push<Screen: UIViewController>(_ screen: Screen.Type, presenter: AnyObject) {
          let screen = storyboard.instantiateViewController(withIdentifier: name) as! Screen
          stack.pushViewController(screen, animated: true)
        }
      }

      """
        + DrawnApp.module(
          "Feed",
          router: """
            func openNext() {
                Navigator(storyboard).push(
                  ProfileViewController.self,
                  presenter: ProfilePresenter(id: id))
              }
            """)
        + DrawnApp.module("Profile"))
    #expect(app.sentences == ["Feed pushes Profile"])
  }

  @Test func `An object created by its initializer has a screen in a property`() throws {
    let app = try DrawnApp(
      """
      // Profile/ProfileModule.swift
      final class ProfileModule { var module: UIViewController { ProfileAssembly.make() } }

      """
        + DrawnApp.module(
          "Feed",
          router: "func openNext() { screen.show(ProfileModule.init().module, sender: nil) }")
        + DrawnApp.module("Profile"))
    #expect(app.sentences == ["Feed pushes Profile"])
  }

  @Test func `A default implementation makes the screen of the builder that it is called on`()
    throws
  {
    let names = ["Feed", "Profile", "Menu", "Post", "Note"]
    let builders = names.map { name in
      """
      // \(name)/\(name)Builder.swift
      struct \(name)Builder: ScreenBuilder { func build() -> UIViewController { \(name)Assembly.make() } }

      """
    }
    let app = try DrawnApp(
      """
      // App/ScreenBuilder.swift
      protocol ScreenBuilder {
        func build() -> UIViewController
        func makeStack() -> UINavigationController
      }
      extension ScreenBuilder {
        func makeStack() -> UINavigationController { UINavigationController(rootViewController: build()) }
      }

      """ + builders.joined()
        + DrawnApp.module(
          "Feed",
          router: "func openNext() { screen.present(ProfileBuilder().makeStack(), animated: true) }"
        )
        + names.dropFirst().map { DrawnApp.module($0) }.joined())
    #expect(app.sentences == ["Feed presents Profile"])
  }

  @Test func `A default implementation that creates a screen opens it, whatever it calls`() throws {
    let app = try DrawnApp(
      """
      // App/Showing.swift
      protocol Showing { func display(_ screen: UIViewController) }
      extension Showing { func openProfile() { display(ProfileAssembly.make()) } }
      // App/Shower.swift
      final class Shower: Showing {
        weak var screen: UIViewController?
        func display(_ screen: UIViewController) { self.screen?.present(screen, animated: true) }
      }

      """
        + DrawnApp.module(
          "Feed", router: "let shower: Shower\n  func openNext() { shower.openProfile() }")
        + DrawnApp.module("Profile"))
    #expect(app.sentences == ["Feed opens Profile"], "\(app.sentences)")
  }

  @Test func `A router that shows its own screen opens its module for its callers`() throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Profile",
        router: """
          func openNext() {}
            func showOver() { UIApplication.top?.present(screen, animated: true) }
          """
      )
      .replacing(
        "static func make(id: String = \"\") -> UIViewController",
        with: "static func make() -> ProfileRouter"
      )
      .replacing("return view", with: "return router")
        + DrawnApp.module(
          "Feed",
          router: "func openNext() { let profile = ProfileAssembly.make(); profile.showOver() }"))
    #expect(app.sentences.filter { $0.contains("presents") } == ["Feed presents Profile"])
    #expect(!app.sentences.contains { $0.contains("unknown") })
  }

  @Test func `A screen does not open the module whose parts it is made of`() throws {
    let app = try DrawnApp(
      """
      // Edit/EditInteractor.swift
      protocol EditInteractorInput { func load() }
      final class EditInteractor: EditInteractorInput { func load() {} }
      // Edit/EditPresenter.swift
      protocol EditViewOutput { func didTap() }
      final class EditPresenter: EditViewOutput {
        weak var view: EditViewInput!
        var interactor: EditInteractorInput!
        func didTap() { interactor.load() }
      }
      // Edit/EditViewInput.swift
      protocol EditViewInput: AnyObject {}
      // Form/FormViewController.swift
      final class FormViewController: UIViewController, EditViewInput {
        var output: EditViewOutput!
        override func viewDidLoad() {
          let presenter = EditPresenter()
          presenter.view = self
          presenter.interactor = EditInteractor()
          output = presenter
        }
      }
      """)
    #expect(app.sentences == [])
  }
}
