import AdderFileChanges
import AdderFindings
import AdderModuleRoutes
import AdderProjectChecks
import AdderProjects

/// `adder gen MODULE --add Routing`: the view of an existing module passes segues to its router.
struct SegueAddition {
  static let part = "Routing"

  private let addition: ModuleAddition
  private var invocation: Invocation { addition.invocation }

  /// Returns `nil` if something else is added.
  init?(_ invocation: Invocation, _ project: Project) {
    guard let addition = ModuleAddition(of: Self.part, invocation, project) else { return nil }
    self.addition = addition
  }

  /// Returns `nil` if the part is not about the segues of a known module, but one of a template.
  func run() throws -> ExitStatus? {
    let project = addition.project
    try invocation.recover(project.root)
    let sources = try addition.sources()
    let added = try AddedSegues(
      to: addition.module, prefix: addition.prefix(), in: sources, request: addition.request())
    guard let added else { return nil }
    var plan = added.plan(title: addition.title())
    try invocation.updateGeneratedCode(&plan, in: sources)
    guard let applied = try invocation.carryOut(plan, in: project.root) else {
      if !invocation.isSet(.dryRun) {
        try invocation.console.show(
          "Nothing to do: '\(added.view)' already passes segues to its router.")
      }
      return .success
    }
    if invocation.console.isForPrograms { return .success }
    try invocation.console.show(
      """
      \(added.view) now passes segues to its router:

      \(applied.tree())
      'adder gen \(added.module) --add \(RouteToAddition.part) OTHER' adds the route of a segue.
      'adder undo' reverts it.
      """)
    return .success
  }
}
