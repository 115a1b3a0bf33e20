import AdderFileChanges
import AdderFindings
import AdderModuleRoutes
import AdderProjects

/// `adder gen MODULE --add PlainObject CLASS`: above the interactor, a plain object replaces the objects of a database
/// class.
struct PlainObjectAddition {
  static let part = "PlainObject"

  private let addition: ModuleAddition
  private var invocation: Invocation { addition.invocation }

  /// Returns `nil` if something else is added.
  init?(_ invocation: Invocation, _ project: Project) {
    guard let addition = ModuleAddition(of: Self.part, invocation, project) else { return nil }
    self.addition = addition
  }

  func run() throws -> ExitStatus {
    let module = addition.module
    guard let text = addition.name else { throw PlainObjectError.nothingNamed(module: module) }
    let sources = try addition.sources()
    let added = try AddedPlainObject(
      text, in: module, prefix: addition.prefix(), in: sources, request: addition.request())
    var plan = try added.plan(
      title: addition.title(text), in: addition.project.xcodeProjectFile())
    try invocation.updateGeneratedCode(&plan, in: sources)
    for property in added.leftOut {
      invocation.console.report(
        "note: '\(added.plain)' has no '\(property)', because that is no plain value of '\(added.managed)'."
      )
    }
    for requirement in added.kept {
      invocation.console.report(
        "note: '\(requirement)' still has '\(added.managed)', because nothing in the module uses it above the interactor."
      )
    }
    for list in added.liveLists {
      invocation.console.report(
        "note: '\(list)' followed the database, '[\(added.plain)]' does not: ask the interactor again after a change."
      )
    }
    guard let applied = try invocation.carryOut(plan, in: addition.project.root),
      !invocation.console.isForPrograms
    else { return .success }
    let makers = added.makers.joined(separator: " and ")
    try invocation.console.show(
      """
      \(added.existed ? "Passed on" : "Added") \(added.plain) instead of \(added.managed) above the interactor of \(module.replacing(",", with: " and ")):

      \(applied.tree())
      \(makers) \(added.makers.count == 1 ? "makes" : "make") the plain objects.
      'adder undo' reverts it.
      """)
    return .success
  }
}
