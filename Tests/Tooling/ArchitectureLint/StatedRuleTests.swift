import AdderArchitectureLint
import AdderArchitectures
import AdderFindings
import AdderModuleDiscovery
import Testing

/// An architecture's file decides which rules are checked, and how.
@Suite struct StatedRuleTests {
  /// A router that references its view strongly.
  private static let router = """
    final class ProfileRouter: ProfileRouterInput {
      var view: ModuleTransitionable?
      func showEditProfileModule() { view?.presentModule() }
    }
    """
  /// A presenter with state that other types can change.
  private static let presenter = """
    final class ProfilePresenter: ProfileViewOutput, ProfileModuleInput {
      weak var view: ProfileViewInput?
      var router: ProfileRouterInput!
      weak var output: ProfileModuleOutput?
      var name: String?
      func viewLoaded() {
        view?.setupInitialState()
        output?.profileViewed()
      }
      func configureModule(with name: String) { router.showEditProfileModule() }
    }
    """

  /// Checks the findings, each as `SEVERITY ID`, when a team's file adds these rules to Surf's.
  /// Findings about comments are ignored.
  private func check(
    _ example: String, _ rules: String, preset: RuleChoice.Preset = .usual,
    finds expected: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    var choice = RuleChoice()
    choice.preset = preset
    let stage = Stage.surf.adding("rules: { \(rules) }")
    let findings = try stage.report(playing: example, choice).findings
    #expect(
      findings.filter { $0.rule.aspect != .comments }.map { "\($0.severity) \($0.rule.id)" }
        == expected,
      sourceLocation: sourceLocation)
  }

  @Test func `A team's file can remove a rule or change its severity`() throws {
    try check(Self.router, "", finds: ["error router-retains-view"])
    try check(Self.router, "router-retains-view: warning", finds: ["warning router-retains-view"])
    try check(
      Self.router, "router-retains-view: { severity: note }", finds: ["note router-retains-view"])
    // No other rule about references replaces the disabled rule, but the retain cycle is reported.
    try check(Self.router, "router-retains-view: off", finds: ["error module-retain-cycle"])
    // The architecture still requires a weak reference, so now the general rule reports the strong
    // one.
    try check(Self.router, "router-retains-view: ~", finds: ["error reference-wrong-strength"])
  }

  @Test func `A team's file can add a rule that another architecture states`() throws {
    let rule = "presenter-state-exposed"
    try check(Self.presenter, "", preset: .all, finds: [])
    try check(
      Self.presenter, "\(rule): { source: Ours }", preset: .all, finds: ["warning \(rule)"])
  }

  @Test func `A rule that a team's file turns on does not depend on a convention`() throws {
    let rule = "presenter-state-exposed"
    try check(Self.presenter, "\(rule): { source: Ours }", finds: [])
    try check(Self.presenter, "\(rule): on", finds: ["warning \(rule)"])
    try check(Self.presenter, "\(rule): error", finds: ["error \(rule)"])
    try check(Self.presenter, "\(rule): error", preset: .none, finds: [])
  }

  @Test func `The project's setting of a rule overrides the architecture's file`() throws {
    var choice = RuleChoice()
    choice.said["router-retains-view"] = .severity(.note)
    let stage = Stage.surf.adding("rules: { router-retains-view: error }")
    let findings = try stage.report(playing: Self.router, choice).findings
    #expect(findings.map(\.severity) == [.note])
  }

  @Test(
    arguments: RuleCatalog.rules.filter {
      $0.limit != nil && !Stage.ownLimits.contains($0.id)
    }.map(\.id))
  func `A team's file can set another limit`(id: String) throws {
    let rule = try #require(RuleCatalog.rule(named: id))
    var choice = RuleChoice()
    choice.only = [id]
    let stage = Stage(for: rule).adding("rules: { \(id): { limit: 1000 } }")
    #expect(try stage.report(playing: rule.page.bad, choice).findings.isEmpty)
    choice.limits[id] = rule.limit?.count
    #expect(try !stage.report(playing: rule.page.bad, choice).findings.isEmpty)
  }

  // MARK: Without a choice

  /// The findings about the modules of a team that chose no architecture, with those that are set aside.
  ///
  /// - Parameters:
  ///   - broken: How many of the copies contain the example.
  ///   - common: Code that all copies contain.
  ///   - other: Code that the other copies contain instead of the example.
  static func findings(
    _ stage: Stage, _ example: String, copies: Int = 1, brokenIn broken: Int = .max,
    _ choice: RuleChoice = RuleChoice(), besides common: String = "", insteadOf other: String = ""
  ) throws -> [LintFinding] {
    let report = try report(
      stage, example, copies: copies, brokenIn: broken, choice, besides: common, insteadOf: other)
    return report.findings + report.harmless
  }

  static func report(
    _ stage: Stage, _ example: String, copies: Int = 1, brokenIn broken: Int = .max,
    _ choice: RuleChoice = RuleChoice(), besides common: String = "", insteadOf other: String = ""
  ) throws -> LintReport {
    let right = try Stage.Play(stage, other + common).texts.texts
    let wrong = try Stage.Play(stage, example + common)
    var texts: [String: [UInt8]] = [:]
    for copy in 0..<copies {
      // A to Z, then AA to ZZ.
      let letter = "\(UnicodeScalar(UInt8(65 + copy % 26)))"
      let name = String(repeating: letter, count: 1 + copy / 26)
      for (path, text) in copy < broken ? wrong.texts.texts : right {
        func renamed(_ text: String) -> String {
          text.replacing("PostList", with: "\(name)List").replacing(
            "Profile", with: "\(name)Profile")
        }
        texts["\(name)/\(renamed(path))"] = Array(
          renamed(String(decoding: text, as: UTF8.self)).utf8)
      }
    }
    let sources = TextsInMemory(texts)
    let found = DiscoveredProject(
      SourceFiles(swift: texts.keys.sorted()), in: sources, architectures: wrong.architectures)
    return Linter(architectures: wrong.architectures, choice: choice).report(
      on: LintedProject(found, in: sources, architectures: wrong.architectures))
  }

  @Test func `A team that chose no architecture is judged by what holds for the whole family`()
    throws
  {
    // A contract that requires a property, which the book forbids, in one module.
    let property = """
      protocol PostListViewInput: AnyObject {
        var title: String? { get set }
      }
      """
    #expect(
      try Stage.viperBook.report(playing: property).findings.map(\.rule.id)
        .contains("contract-requires-property"))
    #expect(
      try Self.findings(.viperBook, property).filter { $0.rule.aspect == .contracts }.isEmpty)
    // The interactor knows the view, which no architecture of the family allows.
    let interactor = """
      final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?
        weak var view: PostListViewController?
        func obtainPosts() {}
      }
      """
    #expect(
      try Self.findings(.viperBook, interactor).map(\.rule.id).contains("interactor-uses-view"))
  }

  /// The symbols of a rule's findings in 24 modules.
  private static func symbols(
    _ id: String, _ example: String, brokenIn broken: Int, _ choice: RuleChoice = RuleChoice()
  ) throws -> [String] {
    try findings(.viperBook, example, copies: 24, brokenIn: broken, choice)
      .filter { $0.rule.id == id }.map(\.symbol)
  }

  @Test func `A team that chose no architecture is held to the conventions that it keeps`() throws {
    let presenter = """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        func load() { _ = URLSession.shared }
      }
      """
    let rule = "presenter-accesses-data"
    #expect(try Self.symbols(rule, presenter, brokenIn: 1) == ["AListPresenter.URLSession"])
    #expect(try Self.symbols(rule, presenter, brokenIn: 7) == [])
    // A rule that is turned on needs no convention.
    #expect(try Self.symbols(rule, presenter, brokenIn: 7, .on(rule)).count == 7)
    var choice = RuleChoice()
    choice.preset = .strict
    #expect(try Self.symbols(rule, presenter, brokenIn: 7, choice).count == 7)
  }

  @Test(arguments: [("weak var", 1), ("var", 0)])
  func `A contract need not be class-bound if a team that chose nothing keeps it strongly`(
    _ declaration: String, count: Int
  ) throws {
    let view = """
      protocol PostListViewInput { func showTitles(_ titles: [String]) }
      // PostList/Presenter/PostListPresenter.swift
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        \(declaration) view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
      }
      """
    #expect(try Self.symbols("contract-lacks-anyobject", view, brokenIn: 1).count == count)
  }

  @Test func `A view without an interactor that could do it may use storage`() throws {
    let code = "override func viewDidLoad() { _ = UserDefaults.standard }"
    let rule = "view-uses-storage"
    let screen = """
      final class PostListViewController: UIViewController, PostListViewInput, TransitionHandler {
        var output: PostListViewOutput!
        \(code)
        func showTitles(_ titles: [String]) {}
      }
      """
    #expect(try Self.symbols(rule, screen, brokenIn: 1).count == 1)
    let profile = """
      final class ProfileViewController: UIViewController, ProfileViewInput, ModuleTransitionable {
        var output: ProfileViewOutput!
        \(code)
        func setupInitialState() {}
      }
      """
    let findings = try Self.findings(.surf, profile, copies: 24, brokenIn: 1)
    #expect(findings.filter { $0.rule.id == rule }.isEmpty)
  }

  @Test func `What only a document forbids is no convention, however rarely a team does it`() throws
  {
    let property = """
      protocol PostListViewInput: AnyObject {
        var title: String? { get set }
      }
      """
    let rule = "contract-requires-property"
    #expect(try Self.symbols(rule, property, brokenIn: 1) == [])
    #expect(try Self.symbols(rule, property, brokenIn: 1, .on(rule)) == ["AListViewInput.title"])
  }

  @Test func `A name that is taken, and the name of a list's row, are not against a convention`()
    throws
  {
    let misnamed = "final class ListThinker: PostListViewOutput, PostListInteractorOutput"
    let body = """
       {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
      }

      """
    let rule = "presenter-misnamed"
    let thinker = "// Replaces PostListPresenter\n" + misnamed + body
    #expect(try Self.symbols(rule, thinker, brokenIn: 1, .on(rule)) == ["ListThinker"])
    let taken = thinker + "// Other/Taken.swift\nenum PostListPresenter {}\n"
    #expect(try Self.symbols(rule, taken, brokenIn: 1, .on(rule)) == [])
  }

  @Test func `A question and a participle before a noun are no events`() throws {
    func commands(_ method: String) throws -> [String] {
      let input =
        "protocol PostListInteractorInput: AnyObject {\n  func obtainPosts()\n  \(method)\n}"
      let rule = "command-in-past-tense"
      return try Self.symbols(rule, input, brokenIn: 1, .on(rule))
    }
    #expect(try commands("func didObtainPosts()") == ["AListInteractorInput.didObtainPosts"])
    #expect(try commands("func didObtainPosts() -> Bool") == [])
    #expect(try commands("func recommendedPosts()") == [])
  }

  @Test func `A presenter that asks an index path for its row needs the import`() throws {
    func presenter(_ line: String) throws -> [String] {
      try Self.findings(
        .viperBook,
        """
        import UIKit
        final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
          weak var view: PostListViewInput?
          var interactor: PostListInteractorInput!
          var router: PostListRouterInput!
          func select(at indexPath: IndexPath) { \(line) }
        }
        """
      ).filter { $0.rule.id == "presenter-uses-uikit" }.map(\.message)
    }
    #expect(try presenter("print(indexPath.row)") == [])
    #expect(try presenter("print(indexPath)").count == 1)
    #expect(try presenter("let place: IndexPath = indexPath; print(place.section)") == [])
  }

  @Test func `The business logic may ask the system`() throws {
    func interactor(_ line: String) throws -> [String] {
      try Self.findings(
        .viperBook,
        """
        import UIKit
        final class PostListInteractor: PostListInteractorInput {
          weak var output: PostListInteractorOutput?
          func obtainPosts() { \(line) }
        }
        """
      ).filter { $0.rule.id == "interactor-uses-uikit" }.map(\.message)
    }
    #expect(try interactor("UIApplication.shared.registerForRemoteNotifications()") == [])
    #expect(try interactor("_ = UILabel()").count == 1)
  }

  @Test func `A leak is an error even if nobody chose an architecture`() throws {
    let presenter = """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
      }
      """
    let found = try Self.findings(.viperBook, presenter).filter { $0.rule.aspect == .ownership }
    #expect(found.map { "\($0.severity) \($0.rule.id)" } == ["error presenter-retains-view"])
  }

  @Test func `Messages name parts, not a document's contracts, if nobody chose an architecture`()
    throws
  {
    let presenter = """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
      }
      """
    let ownership = { (finding: LintFinding) in finding.rule.aspect == .ownership }
    let found = try Self.findings(.viperBook, presenter).filter(ownership)
    #expect(
      found.map(\.message) == [
        "'AListPresenter' references its view strongly. Make 'view' weak to avoid a retain cycle."
      ])
    let chosen = try Stage.viperBook.report(playing: presenter).findings.filter(ownership)
    #expect(
      chosen.map(\.message) == [
        "'PostListPresenter' references its ViewInput strongly. Make 'view' weak to avoid a retain cycle."
      ])
  }

  @Test func `A picture is a value like any other if nobody chose an architecture`() throws {
    let presenter = """
      import UIKit

      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        var cover: UIImage?
      }
      """
    let rule = "presenter-uses-uikit"
    #expect(try !Self.findings(.viperBook, presenter).map(\.rule.id).contains(rule))
    #expect(try Stage.viperBook.report(playing: presenter).findings.map(\.rule.id).contains(rule))
    let color = presenter.replacing("UIImage", with: "UIColor")
    #expect(try Self.findings(.viperBook, color).map(\.rule.id).contains(rule))
  }

  @Test func `A convention holds for each kind of reference by itself`() throws {
    // All routers are classes, and everything else is behind protocols.
    let presenter = """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouter!
      }
      """
    func symbols(brokenIn broken: Int) throws -> [String] {
      try Self.findings(.viperBook, presenter, copies: 6, brokenIn: broken)
        .filter { $0.rule.id == "part-uses-concrete-class" }.map(\.symbol)
    }
    #expect(try symbols(brokenIn: 1) == ["AListPresenter.router"])
    #expect(try symbols(brokenIn: 2) == [])
    #expect(try symbols(brokenIn: 6) == [])
  }

  @Test func `A team that chose no architecture decides through which protocol parts talk`() throws
  {
    // The interactor reports to the presenter through the view's protocol.
    let interactor = """
      final class PostListInteractor: PostListInteractorInput {
        weak var output: PostListInteractorOutput?
        weak var presenter: PostListViewOutput?
        func obtainPosts() {}
      }
      """
    func finds(_ findings: [LintFinding]) -> Bool {
      findings.contains { $0.rule.id.hasSuffix("wrong-part") }
    }
    #expect(finds(try Stage.viperBook.report(playing: interactor).findings))
    #expect(!finds(try Self.findings(.viperBook, interactor, copies: 6, brokenIn: 1)))
  }

  @Test func `A function that answers may be a noun if nobody chose an architecture`() throws {
    let contract = """
      protocol PostListInteractorInput: AnyObject {
        func obtainPosts()
        func numberOfPosts() -> Int
      }
      """
    func finds(_ findings: [LintFinding]) -> Bool {
      findings.map(\.symbol).contains { $0.hasSuffix("ListInteractorInput.numberOfPosts") }
    }
    var choice = RuleChoice()
    choice.only = ["method-lacks-verb"]
    #expect(finds(try Stage.viperBook.report(playing: contract, choice).findings))
    #expect(!finds(try Self.findings(.viperBook, contract, copies: 12, brokenIn: 1, choice)))
    let action = contract.replacing(" -> Int", with: "")
    #expect(finds(try Self.findings(.viperBook, action, copies: 12, brokenIn: 1, choice)))
  }

  @Test func `A more precise name is no wrong name if nobody chose an architecture`() throws {
    let presenter = """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var postListView: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
      }
      """
    let rule = "presenter-misnames-view"
    func finds(_ findings: [LintFinding]) -> Bool { findings.map(\.rule.id).contains(rule) }
    var choice = RuleChoice()
    choice.only = [rule]
    #expect(finds(try Stage.viperBook.report(playing: presenter, choice).findings))
    #expect(!finds(try Self.findings(.viperBook, presenter, .on(rule))))
    let other = presenter.replacing("postListView", with: "screen")
    #expect(finds(try Self.findings(.viperBook, other, .on(rule))))
    // A name by itself is no reason to tell such a team anything.
    #expect(!finds(try Self.findings(.viperBook, other, copies: 24, brokenIn: 1)))
  }

  // MARK: Several architectures

  @Test func `A rule of one architecture is still a convention in another`() throws {
    // The second module follows VIPER. That architecture states the rule, but leaves it to the
    // project's convention.
    let surf = Stage.surf.adding("rules: { presenter-state-exposed: error }")
    let own = try Stage.Play(surf, Self.presenter)
    let viper = try Stage.Play(
      .viperBook,
      """
      final class PostListPresenter: PostListViewOutput, PostListInteractorOutput {
        weak var view: PostListViewInput?
        var interactor: PostListInteractorInput!
        var router: PostListRouterInput!
        var feedID: String?
      }
      """)
    let texts = TextsInMemory(own.texts.texts.merging(viper.texts.texts) { first, _ in first })
    let architectures = own.architectures + viper.architectures
    var options = DiscoveredProject.Options()
    options.madeFor =
      own.texts.texts.mapValues { _ in "own" }
      .merging(viper.texts.texts.mapValues { _ in "rambler-viper" }) { first, _ in first }
    let found = DiscoveredProject(
      SourceFiles(swift: texts.texts.keys.sorted()), in: texts, architectures: architectures,
      options: options)
    #expect(Set(found.modules.map(\.architecture)) == ["own", "rambler-viper"])
    let report = Linter(architectures: architectures).report(
      on: LintedProject(found, in: texts, architectures: architectures))
    let exposed = report.findings.filter { $0.rule.id == "presenter-state-exposed" }
    #expect(exposed.map(\.symbol) == ["ProfilePresenter.name"])
    #expect(report.tally(of: "presenter-state-exposed").broken == 2)
  }
}

extension RuleChoice {
  /// The usual choice with one rule turned on.
  fileprivate static func on(_ rule: LintRule.ID) -> RuleChoice {
    var choice = RuleChoice()
    choice.said[rule] = .on
    return choice
  }
}
