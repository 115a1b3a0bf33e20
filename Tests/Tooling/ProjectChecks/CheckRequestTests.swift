import AdderBase
import AdderFileChanges
import AdderFindings
import AdderProjectChecks
import AdderToolingTestSupport
import Testing

/// The scope of a check, its exit status and its baseline.
@Suite struct CheckRequestTests {
  @Test func `Named files are checked, and all files in named folders`() throws {
    let project = try SampleProject()
    var options = CheckOptions()
    options.paths = [project.path("Sources/App/PostList/View")]
    let request = try project.request(options)
    #expect(request.includes("Sources/App/PostList/View/PostListViewInput.swift"))
    #expect(!request.includes("Sources/App/PostList/Viewer.swift"))
    #expect(!request.includes(SampleProject.presenterPath))
    // Findings about the project as a whole are always included.
    #expect(request.includes(nil as String?))
    #expect(!request.isWhole)
    #expect(try project.request().isWhole)
  }

  @Test func `Missing paths and unknown rules and presets are refused`() throws {
    let project = try SampleProject()
    var options = CheckOptions()
    options.paths = [project.path("Sources/Missing")]
    #expect(throws: CheckError.self) { try project.request(options) }
    options = CheckOptions()
    options.only = ["presenter-retain-view"]
    let error = #expect(throws: CheckError.self) { try project.request(options) }
    #expect(error?.message.contains("Did you mean presenter-retains-view?") == true)
    options = CheckOptions()
    options.preset = "strictest"
    #expect(throws: CheckError.self) { try project.request(options) }
  }

  @Test func `A misspelt architecture or role in the settings is an error with location`() throws {
    for (settings, message) in [
      ("architecture: rambler-vipre\n", "Did you mean 'rambler-viper'?"),
      ("roles:\n  Presentr: [Brain]\n", "Did you mean Presenter?"),
    ] {
      let project = try SampleProject(["adder.yml": settings])
      let error = #expect(throws: (any Error).self) { try project.sources() }
      let reported = try #require(error as? any ReportedError)
      #expect(reported.message.contains(message))
      #expect(reported.location?.file == "adder.yml")
    }
  }

  @Test(arguments: [
    (Severity?.some(.note), true), (.some(.warning), true), (.some(.error), false), (nil, false),
  ])
  func `The minimum severity decides if a run fails`(severity: Severity?, fails: Bool) throws {
    let project = try SampleProject([
      "adder.yml": "check: { rules: { presenter-retains-view: warning } }\n"
    ])
    var options = CheckOptions()
    options.only = ["presenter-retains-view"]
    options.failingSeverity = severity
    let request = try project.request(options)
    let outcome = request.outcome(
      of: try project.found(request), baseline: nil, fileCount: 1)
    #expect(outcome.reported.map(\.rule) == ["presenter-retains-view"])
    #expect((request.status(of: outcome.reported) == .refused) == fails)
  }

  @Test func `What most modules do is a message with the command that lists it`() throws {
    var files: [String: String] = [:]
    for name in ["PostList", "FeedList", "BlogList"] {
      for (path, text) in SampleProject.files where path.contains("PostList") {
        files[path.replacing("PostList", with: name)] =
          text.replacing("PostList", with: name)
          .replacing(
            "final class \(name)Presenter:", with: "import UIKit\nfinal class \(name)Presenter:"
          )
          .replacing("  var interactor:", with: "  let label = UILabel()\n  var interactor:")
      }
    }
    let project = try SampleProject(files)
    let found = try project.found(project.request())
    let messages = found.notes.filter { $0.contains("Your convention?") }
    #expect(messages.count == 1, "\(found.notes)")
    #expect(
      messages.allSatisfy {
        $0.hasPrefix("note: Your convention? 3 of 3 modules do this, so it is not reported: '")
          && $0.contains("uses 'UILabel'") && $0.contains("'adder check --only presenter-")
      }, "\(messages)")
    #expect(!found.findings.contains { $0.message.contains("UILabel") })
  }

  @Test func `Leaks in screens that nothing closes are a message with the command that lists them`()
    throws
  {
    var files = [
      "Sources/App/AppDelegate.swift": """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool {
          window?.rootViewController = BlogListAssembly().postListModule()
          return true
        }
      }
      """,
      "Sources/App/Tabs.swift": """
      final class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [FeedListAssembly().postListModule()] }
      }
      extension BlogListViewController {
        override func viewDidAppear(_ animated: Bool) { animated ? logIn() : showPosts() }
        func logIn() { UIApplication.shared.keyWindow?.rootViewController = Tabs() }
        func showPosts() { present(PostListAssembly().postListModule(), animated: true) }
      }
      extension PostListViewController {
        override func viewDidAppear(_ animated: Bool) { logIn() }
        func logIn() { UIApplication.shared.keyWindow?.rootViewController = Tabs() }
      }
      """,
    ]
    for name in ["FeedList", "BlogList"] {
      for (path, text) in SampleProject.files where path.contains("PostList") {
        files[path.replacing("PostList", with: name)] = text.replacing("PostList", with: name)
      }
    }
    let project = try SampleProject(files)
    let found = try project.found(project.request())
    let messages = found.notes.filter { $0.contains("nothing closes") }
    #expect(
      messages == [
        """
        note: 1 leak loses nothing, because as far as Adder sees, nothing closes the screen, opens it or runs the code. \
        'adder check --only presenter-retains-view' shows it:
          Sources/App/FeedList/Presenter/FeedListPresenter.swift:2: FeedListPresenter.view
        """
      ], "\(found.notes)")
    let leaks = found.findings.filter { $0.rule == "presenter-retains-view" }
    #expect(Set(leaks.map(\.module)) == ["PostList", "BlogList"])
    var options = CheckOptions()
    options.only = ["presenter-retains-view"]
    let request = try project.request(options)
    let all = try project.found(request)
    #expect(all.findings.count == 3)

    // A baseline from before still accepts what is set aside now.
    var plan = FileChangePlan(title: "check --write-baseline")
    let baseline = try request.writeBaseline(of: all, &plan).baseline
    let outcome = try project.request().outcome(of: found, baseline: baseline, fileCount: 1)
    #expect(outcome.reported.filter { $0.rule == "stale-baseline-entry" }.isEmpty)
    #expect(outcome.reported.filter { $0.rule == "presenter-retains-view" }.isEmpty)
    let none = FindingBaseline(of: [], version: "0")
    let whole = try project.request().outcome(of: found, baseline: none, fileCount: 1)
    #expect(whole.reported.count { $0.rule == "presenter-retains-view" } == 2)
  }

  @Test func `A partial check keeps the baseline's other entries`() throws {
    let project = try SampleProject()
    var options = CheckOptions()
    options.preset = "all"
    options.writesBaseline = true
    let whole = try project.request(options)
    let all = try project.found(whole)
    var plan = FileChangePlan(title: "check --write-baseline")
    let first = try whole.writeBaseline(of: all, &plan).baseline
    #expect(first.entries.count > 1)
    try project.folder.write(".adder-baseline.json", first.text)

    options.paths = [project.path(SampleProject.presenterPath)]
    let part = try project.request(options)
    var second = FileChangePlan(title: "check --write-baseline")
    let written = try part.writeBaseline(of: all, &second).baseline
    #expect(written.entries == first.entries)
    let outcome = part.outcome(of: all, baseline: written, fileCount: 1)
    #expect(outcome.reported.isEmpty)
  }
}
