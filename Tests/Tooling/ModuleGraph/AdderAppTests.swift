import AdderModuleGraph
import Testing

/// The start of programs, and modules that Adder's own library opens.
@Suite struct AdderAppTests {
  @Test func `The statements of main.swift are the start of a program`() throws {
    let app = try DrawnApp(
      DrawnApp.module("Feed") + """
        // App/main.swift
        let terminal = Terminal()
        let view = FeedAssembly.make()
        view.start()

        """)
    #expect(app.sentences == ["start (entry) replaces Feed"])
  }

  @Test func `A type with the attribute @main starts a program, also in a module's folder`() throws
  {
    let app = try DrawnApp(
      DrawnApp.module("Feed") + """
        // Feed/FeedApp.swift
        @main struct FeedApp {
          static func main() {
            GTKApplication.run(identifier: "feed") { application in
              try GTKScreen(root: FeedAssembly.make(), in: application)
            }
          }
        }

        """)
    #expect(app.sentences == ["start (entry) replaces Feed"])
  }

  @Test func `A wireframe that opens itself opens its module for its callers`() throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          let profile: ProfileWireframe!
          let settings: SettingsWireframe!
          func openNext() {
            profile.show(from: screen)
            screen.open(settings)
          }
          """)
        + ["Profile", "Settings"].map { name in
          DrawnApp.module(name) + """
            // \(name)/\(name)Wireframe.swift
            final class \(name)Wireframe {
              func show(from handler: any TransitionHandler) { handler.open(self) }
              func makeModule() -> UIViewController { \(name)Assembly.make() }
            }

            """
        }.joined())
    #expect(app.sentences == ["Feed opens Profile", "Feed opens Settings"])
  }

  @Test func `A screen that shows itself, or what it was given, is no unknown screen`() throws {
    let app = try DrawnApp(
      DrawnApp.module(
        "Feed",
        router: """
          var unshown: FeedViewController?
          let stored: UIViewController
          init(stored: UIViewController) { self.stored = stored }
          func show(in stack: UINavigationController) {
            guard let unshown else { return }
            stack.pushViewController(unshown, animated: true)
            stack.pushViewController(stored, animated: true)
          }
          func openNext() {}
          """))
    #expect(app.sentences.isEmpty)
  }
}
