import AdderArchitectureLint
import AdderFindings
import Testing

/// How severe a leak is in a module that stays on the screen, or that nothing opens.
@Suite struct LastingModuleTests {
  /// An app of tabs with the module `Feed`, whose view and presenter keep each other alive. Two screens lead to the
  /// tabs.
  private static func app(_ router: String = "", screens: String = "") -> MappedApp {
    func root(_ screen: String) -> String {
      "UIApplication.shared.keyWindow?.rootViewController = \(screen)"
    }
    let feed = MappedApp.module("Feed", router: router)
      .replacing("weak var view: FeedViewInput?", with: "var view: FeedViewInput?")
    return MappedApp(
      MappedApp.delegate(opening: "Login")
        + MappedApp.module(
          "Login", router: root("Tabs()") + "; " + MappedApp.push("Registration"))
        + MappedApp.module("Registration", router: root("Tabs()"))
        + feed + """
          // App/Tabs.swift
          final class Tabs: UITabBarController {
            override func viewDidLoad() { viewControllers = [FeedAssembly.make()] }
          }

          """ + screens)
  }

  private func found(_ app: MappedApp) throws -> [LintFinding] {
    try app.findings(of: "reference-wrong-strength", RuleChoice())
  }

  @Test func `A leak is a warning if nothing closes the screen, and says so`() throws {
    let findings = try found(Self.app())
    #expect(findings.map(\.severity) == [.warning])
    #expect(
      findings.first?.notes.map(\.message) == [
        "'Feed' is shown in App/Tabs.swift:2:69, and 'adder graph' sees nothing that closes it. As long as that is so, nothing is lost."
      ])
  }

  @Test func `A leak is an error if the tabs are replaced`() throws {
    let out = "UIApplication.shared.keyWindow?.rootViewController = LoginAssembly.make()"
    let findings = try found(Self.app(out))
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.first?.notes.isEmpty == true)
  }

  @Test func `A leak is an error if the screen is also pushed`() throws {
    let menu = MappedApp.module("Menu", router: MappedApp.push("Feed"))
    let findings = try found(Self.app(MappedApp.push("Menu"), screens: menu))
    #expect(findings.map(\.severity) == [.error])
  }

  @Test func `A leak is a warning in a module that nothing opens`() throws {
    let draft = MappedApp.module("Draft")
      .replacing("weak var view: DraftViewInput?", with: "var view: DraftViewInput?")
    let findings = try found(
      MappedApp(
        MappedApp.delegate(opening: "Home")
          + MappedApp.module("Home", router: MappedApp.push("Menu")) + MappedApp.module("Menu")
          + draft))
    #expect(findings.map(\.severity) == [.warning])
    #expect(
      findings.first?.notes.map(\.message) == [
        "'Draft' is opened by nothing. As long as that is so, nothing is lost."
      ])
  }
}
