import AdderTestSupport
import Foundation
import Testing

/// Questions to the map of an app.
@Suite struct GraphCommandTests {
  private func app() throws -> CommandUnderTest { try CommandUnderTest(MappedApp().files) }

  @Test func `The ways to a module are listed with what must be passed`() throws {
    let result = try app()("graph", "--paths", "start", "phot")
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output == """
        1 way from start to Photo:

        1. start → Feed → Profile → Photo
           start replaces Feed in AppDelegate.application, AppDelegate.swift:4
             must be passed: id: String
           Feed pushes Profile in FeedRouter.openNext, Feed/FeedRouter.swift:5
             if isReady
             must be passed: id: String
           Profile presents Photo in ProfileRouter.openNext, Profile/ProfileRouter.swift:4
             must be passed: id: String

        """)
  }

  @Test func `Cached and fresh maps are the same, and a change of the code is seen`() throws {
    let adder = try app()
    let first = try adder("graph", "--format", "json").output
    #expect(try adder("graph", "--format", "json").output == first)
    #expect(try adder("graph", "--format", "json", "--no-cache").output == first)
    let router = try adder.folder.read("Profile/ProfileRouter.swift")
    try adder.folder.write(
      router.replacing("PhotoAssembly", with: "FeedAssembly"), to: "Profile/ProfileRouter.swift")
    let changed = try adder("graph", "--paths", "Profile", "Feed").output
    #expect(changed.hasPrefix("1 way from Profile to Feed"))
  }

  @Test func `The picture of an answer with nothing in it says so`() throws {
    let picture = try app()("graph", "--dead-ends", "--format", "svg").output
    #expect(picture.contains("There is nothing to show."))
  }

  @Test func `The page of the map is one file, the same each time`() throws {
    let adder = try app()
    let page = try adder("graph", "--format", "html")
    #expect(page.status == 0 && page.output.hasPrefix("<!DOCTYPE html>\n"), "\(page.errors)")
    #expect(page.output.contains("FeedRouter.openNext"))
    #expect(try adder("graph", "--format", "html", "--no-cache").output == page.output)
    #expect(
      try !adder("graph", "--reach", "Photo", "--format", "html").output.contains("Archive"))
  }

  @Test func `If there is no way, the answer says what opens the module`() throws {
    let result = try app()("graph", "--paths", "Photo", "Profile")
    #expect(result.status == 0)
    #expect(
      result.output == """
        The map has no way from Photo to Profile. Only openings count: no way goes back.
        Profile is opened by Feed.

        """)
  }

  @Test func `What a module leads to and what leads to it is listed by steps`() throws {
    #expect(
      try app()("graph", "--reach", "FEED").output == """
        Feed leads to 2:
          1 step: Profile
          2 steps: Photo
        1 leads to Feed:
          1 step: start (entry)

        """)
  }

  @Test func `Problems are listed, and those that are named fail the run`() throws {
    let adder = try app()
    let result = try adder("graph", "--unreachable", "--cycles", "--deep-links")
    #expect(result.status == 0)
    #expect(
      result.output == """
        1 module of 4 cannot be reached from an entry point:
          Archive, Archive/ArchiveViewController.swift:2
        Adder does not see every way to open a screen, so look at the code before you change it.

        There are no cycles: no screens can pile up without end.

        The map has no entry point for a link, a notification or a shortcut.

        """)
    #expect(try adder("graph", "--fail-on", "unreachable,cycles").status == 1)
    #expect(try adder("graph", "--fail-on", "cycles,dead-ends").status == 0)
    let failing = try adder("graph", "--fail-on", "unreachable")
    #expect(failing.output.hasPrefix("1 module of 4 cannot be reached"))
  }

  @Test func `An unreachable module is not judged if the map has no entry point`() throws {
    let adder = try CommandUnderTest(MappedApp.module("Feed"))
    let asked = try adder("graph", "--unreachable")
    #expect(asked.status == 0)
    #expect(asked.output.hasPrefix("The map has no entry point"))
    let failing = try adder("graph", "--fail-on", "unreachable")
    #expect(failing.status == 1)
    #expect(failing.errors.contains("error: What is unreachable is not known"))
  }

  @Test func `Answers are printed as JSON, DOT and Mermaid`() throws {
    let adder = try app()
    let json = try adder("graph", "--paths", "Feed", "Photo", "--unreachable", "-f", "json").output
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let edges = try #require(object["edges"] as? [[String: Any]])
    let path = try #require((object["paths"] as? [[String: Any]])?.first)
    #expect(path["nodes"] as? [String] == ["Feed", "Profile", "Photo"])
    let steps = try #require(path["steps"] as? [[Int]])
    #expect(steps.map { edges[$0[0]]["to"] as? String } == ["Profile", "Photo"])
    let unreachable = object["unreachable"] as? [String: [String]]
    #expect(unreachable?["modules"] == ["Archive"])
    let nodes = try #require(object["nodes"] as? [[String: Any]])
    #expect(nodes.compactMap { $0["id"] as? String } == ["Archive", "Feed", "Photo", "Profile"])
    #expect(
      try adder("graph", "--reach", "Photo", "--format", "mermaid").output == """
        flowchart LR
          n0(["start"])
          n1["Feed"]
          n2["Photo"]:::focus
          n3["Profile"]
          n0 ==>|replaces| n1
          n1 -->|pushes| n3
          n3 -.->|presents| n2
          classDef focus stroke-width:4px

        """)
    #expect(try adder("graph", "-f", "dot").output.hasPrefix("digraph map {\n"))
  }

  @Test(arguments: [
    (["--paths", "Feed"], "error: '--paths' needs two values. Write '--paths FROM TO'.\n"),
    (
      ["--paths", "Feed", "feed"],
      "error: A way from Feed to itself has no steps. Give two different modules.\n"
    ),
    (["--reach", "P"], "error: 'P' can mean Photo, Profile. Write one of them in full.\n"),
    (["--reach", "Profle"], "error: The map has no module 'Profle'. Did you mean Profile?\n"),
    (
      ["--fail-on", "loops"],
      "error: 'loops' is not a value of --fail-on. Choose one of: cycles, unreachable, dead-ends.\n"
    ),
    (["--target", "Ap"], "error: No module is built into a target 'Ap': no targets are known.\n"),
  ])
  func `A question that cannot be understood is refused`(words: [String], error: String) throws {
    let result = try app().run(["graph"] + words)
    #expect(result.status == 2)
    #expect(result.errors == error)
    #expect(result.output == "")
  }
}

/// An app that starts with Feed, which leads to Profile and Photo. Nothing opens Archive.
struct MappedApp {
  var files: [String: String] = [
    "AppDelegate.swift": """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let window = UIWindow()
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        window.rootViewController = FeedAssembly.make(id: "1")
        return true
      }
    }
    """,
    "adder.yml": "architecture: rambler-viper\n",
  ]

  init() {
    files.merge(
      Self.module(
        "Feed",
        router: """
          if isReady {
                screen.navigationController?.pushViewController(ProfileAssembly.make(id: "1"), animated: true)
              }
          """)
    ) { $1 }
    let photo = "screen.present(PhotoAssembly.make(id: \"1\"), animated: true)"
    files.merge(Self.module("Profile", router: photo)) { $1 }
    files.merge(Self.module("Photo")) { $1 }
    files.merge(Self.module("Archive")) { $1 }
  }

  /// Returns the files of a module whose router runs some code.
  static func module(_ name: String, router: String = "") -> [String: String] {
    [
      "\(name)/\(name)ViewController.swift": """
      protocol \(name)ViewInput: AnyObject {}
      final class \(name)ViewController: UIViewController, \(name)ViewInput {
        var output: \(name)ViewOutput!
      }
      """,
      "\(name)/\(name)Presenter.swift": """
      protocol \(name)ViewOutput: AnyObject { func didTap() }
      final class \(name)Presenter: \(name)ViewOutput {
        weak var view: \(name)ViewInput!
        var router: \(name)RouterInput!
        func didTap() { router.openNext() }
      }
      """,
      "\(name)/\(name)Router.swift": """
      protocol \(name)RouterInput { func openNext() }
      final class \(name)Router: \(name)RouterInput {
        weak var screen: UIViewController!
        func openNext() { \(router) }
      }
      """,
      "\(name)/\(name)Assembly.swift": """
      enum \(name)Assembly {
        static func make(id: String) -> UIViewController {
          let view = \(name)ViewController()
          let presenter = \(name)Presenter()
          let router = \(name)Router()
          view.output = presenter
          presenter.view = view
          presenter.router = router
          router.screen = view
          return view
        }
      }
      """,
    ]
  }
}
