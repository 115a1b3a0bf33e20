import AdderTestSupport
import Foundation
import Testing

/// `adder check` with the rules about the map.
@Suite(.serialized) struct MapRuleTests {
  private static let path = "Sources/App/Draft/DraftPresenter.swift"

  /// An app that opens `Home`, and a module `Draft` that nothing opens.
  private func app() throws -> CommandUnderTest {
    let adder = try CommandUnderTest(packageFiles)
    for name in ["Home", "Feed", "Draft"] {
      try adder.folder.write(
        """
        import UIKit
        final class \(name)ViewController: UIViewController {
          var presenter: \(name)Presenter!
        }
        """, to: "Sources/App/\(name)/\(name)ViewController.swift")
      try adder.folder.write(
        """
        final class \(name)Presenter {
          weak var view: \(name)ViewController?
        }
        """, to: "Sources/App/\(name)/\(name)Presenter.swift")
      try adder.folder.write(
        """
        import UIKit
        enum \(name)Assembly {
          static func make() -> UIViewController {
            let view = \(name)ViewController()
            let presenter = \(name)Presenter()
            view.presenter = presenter
            presenter.view = view
            return view
          }
        }
        """, to: "Sources/App/\(name)/\(name)Assembly.swift")
    }
    try adder.folder.write(
      """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool {
          let tabs = UITabBarController()
          tabs.viewControllers = [HomeAssembly.make(), FeedAssembly.make()]
          window?.rootViewController = tabs
          return true
        }
      }
      """, to: "Sources/App/AppDelegate.swift")
    return adder
  }

  private let rule = "[module-unreachable]"

  @Test func `A note on the map fails a run only if notes do`() throws {
    let adder = try app()
    let outcome = try adder("check", "--format", "text")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("note: Nothing opens the module 'Draft'"))
    #expect(outcome.output.contains(rule))
    #expect(try adder("check", "--fail-on", "note").status == 1)
    let sarif = try adder("check", "--format", "sarif").output
    #expect(sarif.contains("module-unreachable"))
    #expect(try adder("explain", "module-unreachable").status == 0)
  }

  @Test func `A finding about the map is the same with a map that was kept`() throws {
    let adder = try app()
    #expect(try adder("graph").status == 0)
    let kept = try adder("check", "--format", "text")
    #expect(kept.output.contains(rule))
    #expect(try adder("check", "--format", "text", "--no-cache").output == kept.output)
    try adder.folder.write(
      "import UIKit\nfunc draft() -> UIViewController { DraftAssembly.make() }\n",
      to: "Sources/App/Menu.swift")
    #expect(try !adder("check", "--format", "text").output.contains(rule))
  }

  @Test func `Baseline, suppression and settings work together`() throws {
    let adder = try app()
    #expect(try adder("check", "--write-baseline").status == 0)
    #expect(try adder("check", "--fail-on", "note").status == 0)
    try adder.folder.write(
      "import UIKit\nfunc draft() -> UIViewController { DraftAssembly.make() }\n",
      to: "Sources/App/Menu.swift")
    let stale = try adder("check", "--format", "text")
    #expect(stale.output.contains("[stale-baseline-entry]"), "\(stale.output)")
    try adder.folder.write("import UIKit\n", to: "Sources/App/Menu.swift")
    #expect(try adder.shell("rm .adder-baseline.json").status == 0)
    #expect(try adder("check", "--fail-on", "note").status == 1)
    let found = try adder("check", "--format", "text").output
    let place = try #require(found.split(separator: "\n").first { $0.contains(rule) })
    let file = String(place.prefix { $0 != ":" })
    let text = try String(contentsOf: adder.folder.url.appending(path: file), encoding: .utf8)
    try adder.folder.write(
      text.replacing(
        "final class Draft",
        with: "// adder:disable module-unreachable For the next version\nfinal class Draft"),
      to: file)
    let suppressed = try adder("check", "--fail-on", "note")
    #expect(suppressed.status == 0, "\(suppressed.output)")
    #expect(suppressed.output.contains("1 suppressed"))
    try adder.folder.write(text, to: file)
    try adder.folder.write("check: { rules: { module-unreachable: error } }\n", to: "adder.yml")
    #expect(try adder("check", "--fail-on", "error").status == 1)
    try adder.folder.write("check: { rules: { module-unreachable: off } }\n", to: "adder.yml")
    #expect(try adder("check", "--fail-on", "note").status == 0)
  }

  @Test func `A limit in adder.yml turns on the budget of a story`() throws {
    let adder = try app()
    let move = "mkdir News && mv Feed Draft News"
    #expect(try adder.shell("cd Sources/App && \(move)").status == 0)
    #expect(try !adder("check", "--format", "text").output.contains("story-has-many-modules"))
    try adder.folder.write(
      "check: { rules: { story-has-many-modules: { limit: 1 } } }\n", to: "adder.yml")
    let outcome = try adder("check", "--format", "text")
    #expect(outcome.status == 1, "\(outcome.output)")
    #expect(outcome.output.contains("The story 'News' has 2 modules; the limit is 1"))
  }
}
