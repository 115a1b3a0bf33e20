import AdderModuleGraph
import Testing

/// Screens that are no modules: those of libraries, alerts, and what only looks like a screen.
@Suite struct OtherScreenTests {
  @Test func `A library's screen has its name, unless it only shows another screen`() throws {
    let app = try DrawnApp(
      """
      // Tips.swift
      final class HelpViewController<Content>: UIViewController {}
      typealias TipViewController = HelpViewController<Tip>

      """
        + DrawnApp.module(
          "Feed",
          router: """
            func openNext() {
                let crop = CropViewController(image: image)
                screen.present(UINavigationController(rootViewController: crop), animated: true)
                let sheet = SheetViewController(controller: ProfileAssembly.make(), sizes: [.half])
                screen.present(sheet, animated: true)
                screen.topViewController()?.dismiss(animated: true)
                screen.present(TipViewController(), animated: true)
              }
            """) + DrawnApp.module("Profile"))
    #expect(
      Set(app.sentences) == ["Feed presents CropViewController (system)", "Feed presents Profile"])
  }

  @Test func `An alert in a property offers what the class adds to it`() throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          let question = UIAlertController()
          let message = UIAlertController()
          func setUp() {
              question.addAction(UIAlertAction(title: "Leave"))
              question.addAction(UIAlertAction(title: "Stay"))
              message.addAction(UIAlertAction(title: "OK"))
            }
            func openNext() { screen.present(question, animated: true) }
            func tell() { screen.present(message, animated: true) }
          """))
    #expect(app.sentences == ["Feed presents UIAlertController (system)"])
  }

  @Test func `A manager that inherits from a screen is no screen`() throws {
    let app = try DrawnApp(
      """
      // LocationManager.swift
      final class LocationManager: UIViewController {
        func ask(_ screen: UIViewController) { screen.present(HelpViewController(), animated: true) }
      }
      final class HelpViewController: UIViewController {}

      """
        + DrawnApp.module(
          "Feed",
          router: """
            let manager = LocationManager()
              func openNext() { manager.ask(screen) }
            """))
    #expect(Set(app.sentences) == ["Feed presents HelpViewController (screen)"])
  }

  @Test func `What nothing calls in a router of several modules is the router's`() throws {
    let shared = """
      // CoreRouter.swift
      final class CoreRouter: FeedRouterInput, ProfileRouterInput, HelpRouterInput {
        weak var screen: UIViewController!
        func openNext() {}
        func showOffer() { screen.present(OfferViewController(), animated: true) }
      }
      final class OfferViewController: UIViewController {}

      """
    let modules = ["Feed", "Profile", "Help"].map { name in
      DrawnApp.module(name).replacing("\(name)Router()", with: "CoreRouter()")
        .replacing(
          "final class \(name)Router: \(name)RouterInput {", with: "final class \(name)Nothing {")
    }
    let app = try DrawnApp(shared + modules.joined())
    #expect(app.sentences == ["CoreRouter (flow) presents OfferViewController (screen)"])
  }
}
