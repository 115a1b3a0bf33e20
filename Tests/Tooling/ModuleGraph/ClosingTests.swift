import AdderModuleGraph
import Testing

/// Where screens are closed, and which services they use.
@Suite struct ClosingTests {
  /// The closings of a node: `ProfileRouter.close pops to Feed`.
  private func closings(of name: String, in app: DrawnApp) throws -> [String] {
    let node = try app.graph.node(named: name)
    return app.graph.nodes[node].closings.map { closing in
      let behind = app.graph.screens(behind: closing, of: node).map { app.graph.nodes[$0].name }
      let back = behind.isEmpty ? "" : " to \(behind.joined(separator: ", "))"
      return "\(closing.method) \(closing.way.rawValue)\(back)"
    }
  }

  private static let feed = DrawnApp.module(
    "Feed",
    router: """
      func openNext() { screen.navigationController?.pushViewController(ProfileAssembly.make(), animated: true) }
        func openSettings() { screen.present(SettingsAssembly.make(), animated: true) }
      """)

  @Test func `A closed screen leads back to those that open it in the same way`() throws {
    let app = try DrawnApp(
      Self.feed
        + DrawnApp.module(
          "Profile",
          router: """
            func openNext() { if isDone { screen.navigationController?.popViewController(animated: true) } }
              func leave() { screen.navigationController?.popToRootViewController(animated: true) }
              func openSettings() { screen.present(SettingsAssembly.make(), animated: true) }
            """)
        + DrawnApp.module(
          "Settings", router: "func openNext() { screen.dismiss(animated: true, completion: nil) }")
    )
    #expect(
      try closings(of: "Profile", in: app) == [
        "ProfileRouter.openNext pops to Feed", "ProfileRouter.leave returns",
      ])
    #expect(
      try closings(of: "Settings", in: app) == [
        "SettingsRouter.openNext dismisses to Feed, Profile"
      ])
    #expect(try closings(of: "Feed", in: app).isEmpty)
    let profile = try app.graph.node(named: "Profile")
    #expect(app.graph.nodes[profile].closings.map(\.condition) == ["isDone", ""])
  }

  @Test func `A router's method with the name of UIKit's closes once`() throws {
    let app = try DrawnApp(
      """
      // Back.swift
      protocol Back { var screen: UIViewController! { get } }
      extension Back {
        func popViewController(animated: Bool) { screen.navigationController?.popViewController(animated: animated) }
      }

      """
        + Self.feed
        + DrawnApp.module("Profile", router: "func openNext() {}")
        .replacing("final class ProfileRouter: ", with: "final class ProfileRouter: Back, ")
        .replacing(
          "func didTap() { router.openNext() }",
          with: "func didTap() { router.popViewController(animated: true) }")
    )
    #expect(try closings(of: "Profile", in: app) == ["ProfilePresenter.didTap pops to Feed"])
  }

  @Test
  func `Only a screen's own closing counts, not that of a picker or of the project's methods`()
    throws
  {
    let app = try DrawnApp(
      """
      // Feed.swift
      final class FeedViewController: UIViewController, UIImagePickerControllerDelegate {
        let router: FeedRouter! = nil
        func pick() { present(UIImagePickerController(), animated: true) }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) { dismiss(animated: true) }
        func showNote() {
          let note = NoteViewController()
          present(note, animated: true)
          note.dismiss(animated: true)
        }
        func hideOthers() { presentedViewController?.dismiss(animated: true) }
        func leave() { router.dismiss() }
      }
      final class FeedRouter {
        weak var screen: FeedViewController?
        func dismiss() { screen?.dismiss(animated: true) }
      }
      // Note.swift
      final class NoteViewController: UIViewController {
        override func viewDidLoad() {
          Timer.start { [weak self] in
            guard let self else { return }
            self.dismiss(animated: true)
          }
        }
      }

      """)
    #expect(try closings(of: "FeedViewController", in: app) == ["FeedRouter.dismiss dismisses"])
    #expect(
      try closings(of: "NoteViewController", in: app) == [
        "NoteViewController.viewDidLoad dismisses to FeedViewController"
      ])
  }

  @Test
  func `A coordinator closes the screen that asks it, and a base class those that inherit it`()
    throws
  {
    let app = try DrawnApp(
      """
      // Flow.swift
      final class FeedCoordinator: ProfileOutput {
        func start() { stack.pushViewController(FeedAssembly.make(), animated: true) }
        func profileIsDone() { stack.popViewController(animated: true) }
      }
      protocol ProfileOutput: AnyObject { func profileIsDone() }
      class BaseViewController: UIViewController { func goBack() { dismiss(animated: true) } }
      protocol Leaving {}
      extension Leaving { func leave(_ screen: UIViewController) { screen.dismiss(animated: true) } }
      final class ThirdViewController: UIViewController, Leaving {}
      final class FourthViewController: UIViewController, Leaving { func done() { leave(self) } }
      final class FirstViewController: BaseViewController {}
      final class SecondViewController: BaseViewController {}
      // Start.swift
      final class Opener: UIViewController {
        func open() {
          present(FirstViewController(), animated: true)
          present(SecondViewController(), animated: true)
          present(ThirdViewController(), animated: true)
          present(FourthViewController(), animated: true)
        }
      }

      """
        + DrawnApp.module("Feed")
        + DrawnApp.module(
          "Profile",
          router: "weak var output: ProfileOutput?; func openNext() { output?.profileIsDone() }"))
    #expect(try closings(of: "Profile", in: app) == ["ProfileRouter.openNext pops"])
    #expect(try closings(of: "ThirdViewController", in: app).isEmpty)
    #expect(
      try closings(of: "FourthViewController", in: app) == [
        "FourthViewController.done dismisses to Opener"
      ])
    #expect(
      try closings(of: "FirstViewController", in: app) == [
        "BaseViewController.goBack dismisses to Opener"
      ])
  }

  @Test func `The services of modules are those that their logic holds, and shared objects`() throws
  {
    let services = """
      // Services.swift
      protocol ProfileServiceProtocol { func load() }
      final class ProfileService: ProfileServiceProtocol { func load() {} }
      final class Session { static let shared = Session(); func end() {} }
      final class ProfileCoordinator { func start() {} }
      class Card { var title = "" }

      """
    let app = try DrawnApp(
      services
        + DrawnApp.module(
          "Feed",
          router: """
            let service: ProfileServiceProtocol; let coordinator: ProfileCoordinator; let card: Card
              func openNext() { Session.shared.end() }
            """)
        + DrawnApp.module(
          "Profile",
          router: "let service: ProfileServiceProtocol; func openNext() {}"))
    let uses = app.graph.serviceUses.map { use in
      "\(use.service.name): \(use.users.map { app.graph.nodes[$0].name }.joined(separator: ", "))"
    }
    #expect(uses == ["ProfileService: Feed, Profile", "Session: Feed"])
    #expect(
      app.graph.text(of: [app.graph.answer(.services)]) == """
        ProfileService, Services.swift:2
          used by 2: Feed, Profile
        Session, Services.swift:3
          used by 1: Feed
        """)
  }
}
