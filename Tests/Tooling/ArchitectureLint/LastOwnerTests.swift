import AdderArchitectureLint
import Testing

/// Fixes leave every object an owner.
@Suite struct LastOwnerTests {
  @Test(arguments: [
    ("-> UIViewController", "return view", 2),
    // Each of the two references is what keeps the view for the other one.
    ("", "", 1),
  ])
  func `Two fixes do not take an object's owners away together`(
    _ result: String, _ end: String, _ weak: Int
  ) throws {
    let example = """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
      }
      final class PostListRouter: PostListRouterInput {
        var transitionHandler: TransitionHandler?
        func openPostModule() {}
      }
      final class PostListAssembly {
        var presenter: PostListPresenter?
        func assemble() \(result) {
          let view = PostListViewController()
          let presenter = PostListPresenter()
          let router = PostListRouter()
          view.output = presenter
          presenter.view = view
          presenter.router = router
          router.transitionHandler = view
          self.presenter = presenter
          \(end)
        }
      }
      """
    var choice = RuleChoice()
    choice.only = ["presenter-retains-view", "router-retains-screen"]
    let (report, fixing) = try Stage.Play(.viperBook, example).fixing(choice)
    #expect(report.findings.count == 2)
    #expect(fixing.fixed.count == weak, "\(fixing.fixed.map(\.message))")
  }

  @Test(arguments: [("presenter", true), ("router.owner", false)])
  func `A screen keeps no presenter that it gets from the property to be made weak`(
    _ value: String, _ isFixed: Bool
  ) throws {
    let feed = MappedApp.module("Feed")
      .replacing(
        "weak var screen: UIViewController?",
        with: "weak var screen: UIViewController?\n  var owner: FeedPresenter?"
      )
      .replacing("view.output = presenter", with: "router.owner = presenter")
      .replacing(
        "presenter.router = router", with: "presenter.router = router; view.output = \(value)")
    let app = MappedApp(
      MappedApp.delegate(opening: "Home")
        + MappedApp.module("Home", router: MappedApp.push("Feed")) + feed)
    let found = try app.findings(of: "module-retain-cycle")
    #expect(found.map { $0.message.contains("Make 'owner' weak") } == [true], "\(found)")
    #expect(found.map { $0.fix != nil } == [isFixed], "\(found)")
  }

  /// Two modules whose presenters are given services of their own. That of `Feed` keeps what called it.
  private func app(_ caller: String) -> MappedApp {
    func module(_ name: String) -> String {
      MappedApp.module(name)
        .replacing(
          "var router: \(name)RouterInput!",
          with: "var router: \(name)RouterInput!\n  var store: PostStore?"
        )
        .replacing("router.open()", with: name == "Feed" ? "store?.load(for: self)" : "")
        .replacing(
          "presenter.view = view", with: "presenter.view = view; presenter.store = LivePostStore()")
    }
    return MappedApp(
      MappedApp.delegate(opening: "Home")
        + MappedApp.module("Home", router: MappedApp.push("Feed") + "; " + MappedApp.push("Card"))
        + module("Feed") + module("Card")
          + """
          // Services/PostStore.swift
          protocol PostStore: AnyObject { func load(for caller: FeedPresenter) }
          final class LivePostStore: PostStore {
            \(caller)
          }

          """)
  }

  @Test func `What a service's method receives is made weak, and not the service`() throws {
    let found = try app(
      "var caller: FeedPresenter?\n  func load(for caller: FeedPresenter) { self.caller = caller }"
    ).findings(of: "module-retain-cycle")
    #expect(
      found.map(\.message).filter { $0.hasSuffix("Make 'caller' weak.") }.count == 1, "\(found)")
    #expect(found.count == 1, "\(found.map(\.message))")
  }

  @Test func `A service is not made weak because others have services of the same type`() throws {
    let found = try app(
      """
      var callers: [FeedPresenter] = []
        func load(for caller: FeedPresenter) { callers.append(caller) }
      """
    ).findings(of: "module-retain-cycle")
    #expect(found.count == 1, "\(found.map(\.message))")
    #expect(found.allSatisfy { $0.fix == nil }, "\(found)")
  }
}
