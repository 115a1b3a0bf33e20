import AdderFileChanges
import AdderFindings
import AdderModuleRoutes
import AdderProjectChecks
import AdderProjects

/// `adder gen MODULE --add UseCase NAME`: a use case is added to an existing module.
struct UseCaseAddition {
  static let part = "UseCase"

  private let invocation: Invocation
  private let project: Project
  private let module: String

  /// Returns `nil` if something else is added.
  init?(_ invocation: Invocation, _ project: Project) {
    guard invocation.value(.add)?.lowercased() == Self.part.lowercased() else { return nil }
    self.invocation = invocation
    self.project = project
    module = invocation.arguments[0]
  }

  func run() throws -> ExitStatus {
    guard invocation.arguments.count > 1 else { throw UseCaseError.noName(module: module) }
    let name = try ModuleName(validating: invocation.arguments[1]).text
    let prefix = try invocation.prefix() ?? project.settings.prefix ?? ""
    let sources = try invocation.sources(of: project)
    let added = try AddedUseCase(
      name, to: module, prefix: prefix, in: sources,
      request: try CheckRequest(CheckOptions(), of: project, in: invocation.environment))
    var plan = added.plan(title: "gen \(module) --add \(Self.part) \(name)")
    try invocation.updateGeneratedCode(&plan, in: sources)
    for type in added.untested {
      invocation.console.report(
        "note: '\(type)' gets no test of \(name): it has no test case with doubles that Adder can create."
      )
    }
    guard let applied = try invocation.carryOut(plan, in: project.root),
      !invocation.console.isForPrograms
    else { return .success }
    try invocation.console.show(
      """
      Added the use case \(name) to \(added.module):

      \(applied.tree())
      Call \(added.entrances.joined(separator: " or ")) when the user asks for it, and show the view model.
      'adder undo' reverts it.
      """)
    return .success
  }
}
