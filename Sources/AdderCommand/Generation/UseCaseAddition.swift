import AdderFileChanges
import AdderFindings
import AdderModuleRoutes
import AdderProjects

/// `adder gen MODULE --add UseCase NAME`: a use case is added to an existing module.
struct UseCaseAddition {
  static let part = "UseCase"

  private let addition: ModuleAddition
  private var invocation: Invocation { addition.invocation }

  /// Returns `nil` if something else is added.
  init?(_ invocation: Invocation, _ project: Project) {
    guard let addition = ModuleAddition(of: Self.part, invocation, project) else { return nil }
    self.addition = addition
  }

  func run() throws -> ExitStatus {
    let module = addition.module
    guard let word = addition.name else { throw UseCaseError.noName(module: module) }
    let name = try ModuleName(validating: word).text
    let sources = try addition.sources()
    let added = try AddedUseCase(
      name, to: module, prefix: addition.prefix(), in: sources, request: addition.request())
    var plan = added.plan(title: addition.title(name))
    try invocation.updateGeneratedCode(&plan, in: sources)
    for type in added.untested {
      invocation.console.report(
        "note: '\(type)' gets no test of \(name): it has no test case with doubles that Adder can create."
      )
    }
    guard let applied = try invocation.carryOut(plan, in: addition.project.root),
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
