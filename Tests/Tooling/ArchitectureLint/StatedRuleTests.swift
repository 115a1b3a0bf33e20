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
    try check(Self.router, "", finds: ["warning router-retains-view"])
    try check(Self.router, "router-retains-view: error", finds: ["error router-retains-view"])
    try check(
      Self.router, "router-retains-view: { severity: note }", finds: ["note router-retains-view"])
    // No other rule about references replaces the disabled rule, but the retain cycle is reported.
    try check(Self.router, "router-retains-view: off", finds: ["warning module-retain-cycle"])
    // The architecture still requires a weak reference, so now the general rule reports the strong
    // one.
    try check(Self.router, "router-retains-view: ~", finds: ["warning reference-wrong-strength"])
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

  @Test(arguments: RuleCatalog.rules.filter { $0.limit != nil }.map(\.id))
  func `A team's file can set another limit`(id: String) throws {
    let rule = try #require(RuleCatalog.rule(named: id))
    var choice = RuleChoice()
    choice.only = [id]
    let stage = Stage(for: rule).adding("rules: { \(id): { limit: 1000 } }")
    #expect(try stage.report(playing: rule.page.bad, choice).findings.isEmpty)
    choice.limits[id] = rule.limit?.count
    #expect(try !stage.report(playing: rule.page.bad, choice).findings.isEmpty)
  }

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
    options.madeFor = own.texts.texts.mapValues { _ in "own" }
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
