import AdderArchitectureLint
import AdderModuleDiscovery
import Testing

/// Files that no target builds.
@Suite struct UnbuiltFileTests {
  private let old = "PostList/Old/PostListRouterInput.swift"

  private func report(of targets: ProjectTargets) throws -> LintReport {
    let play = try Stage.Play(
      .viperBook,
      """
      // \(old)
      protocol PostListRouterInput: AnyObject {
        func openPostModule()
      }
      """)
    let found = DiscoveredProject(
      play.files, in: play.texts, targets: targets, architectures: play.architectures,
      options: .choosing(play.architectures[0]))
    var choice = RuleChoice()
    choice.only = ["contract-method-undocumented"]
    return Linter(architectures: play.architectures, choice: choice).report(
      on: LintedProject(found, in: play.texts, architectures: play.architectures))
  }

  @Test func `Files that are not built have no findings and do not affect conventions`() throws {
    let app = ProjectTargets.Target(name: "App", isForTests: false)
    let paths = Stage.viperBook.files.map(\.path).filter { $0 != old }
    let all = try report(of: ProjectTargets())
    #expect(all.findings.map(\.symbol) == ["PostListRouterInput.openPostModule"])
    #expect(all.tally(of: "contract-method-undocumented").broken == 1)
    let built = try report(
      of: ProjectTargets(Dictionary(uniqueKeysWithValues: paths.map { ($0, [app]) })))
    #expect(built.findings.isEmpty)
    #expect(built.tally(of: "contract-method-undocumented").broken == 0)
  }

  @Test(arguments: [(6, true), (3, false)])
  func `If many files seem to be in no target, all are checked`(
    number: Int, isSkipped: Bool
  ) throws {
    let app = ProjectTargets.Target(name: "App", isForTests: false)
    let paths = Stage.viperBook.files.map(\.path).filter { $0 != old }
    let listed = paths.enumerated().filter { $0.offset % number > 0 }.map(\.element)
    let built = try report(
      of: ProjectTargets(Dictionary(uniqueKeysWithValues: listed.map { ($0, [app]) })))
    #expect(built.findings.isEmpty == isSkipped)
  }
}
