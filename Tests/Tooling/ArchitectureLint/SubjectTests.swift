import AdderArchitectureLint
import AdderModuleDiscovery
import Testing

/// The subjects of findings: a symbol, with its target if the symbol alone is ambiguous.
@Suite struct SubjectTests {
  /// The report on a module that is copied into each
  /// target, and whose router references its view strongly.
  private func report(targets names: [String]) throws -> LintReport {
    let play = try Stage.Play(
      .surf,
      """
      final class ProfileRouter: ProfileRouterInput {
        var view: ModuleTransitionable?
        func showEditProfileModule() { view?.presentModule() }
      }
      """)
    var texts: [String: [UInt8]] = [:]
    var targets: [String: [ProjectTargets.Target]] = [:]
    for name in names {
      for (path, text) in play.texts.texts {
        texts["\(name)/\(path)"] = text
        targets["\(name)/\(path)"] = [ProjectTargets.Target(name: name, isForTests: false)]
      }
    }
    let files = SourceFiles(swift: texts.keys.sorted())
    let found = DiscoveredProject(
      files, in: TextsInMemory(texts), targets: ProjectTargets(targets),
      architectures: play.architectures, options: .choosing(play.architectures[0]))
    let project = LintedProject(
      found, in: TextsInMemory(texts), architectures: play.architectures)
    var choice = RuleChoice()
    choice.only = ["router-retains-view"]
    return Linter(architectures: play.architectures, choice: choice).report(on: project)
  }

  @Test func `A subject names its target if several targets have types with that name`() throws {
    let one = try report(targets: ["App"]).findings
    #expect(one.map(\.subject.name) == ["ProfileRouter.view"])
    #expect(one.map(\.subject.target) == [nil])
    let two = try report(targets: ["App", "Widget"]).findings
    #expect(two.map(\.subject.name) == ["ProfileRouter.view", "ProfileRouter.view"])
    #expect(two.map(\.subject.target) == ["App", "Widget"])
    #expect(Set(two.map(\.subject)).count == 2)
  }
}
