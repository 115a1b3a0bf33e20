import AdderFileChanges
import AdderFindings
import AdderModuleRoutes
import AdderProjectChecks
import AdderProjects

/// `adder gen MODULE --add Routing`: the view of an existing module passes segues to its router.
struct SegueAddition {
  static let part = "Routing"

  private let invocation: Invocation
  private let project: Project

  /// Returns `nil` if something else is added.
  init?(_ invocation: Invocation, _ project: Project) {
    guard invocation.value(.add)?.lowercased() == Self.part.lowercased() else { return nil }
    self.invocation = invocation
    self.project = project
  }

  /// Returns `nil` if the part is not about the segues of a known module, but one of a template.
  func run() throws -> ExitStatus? {
    try invocation.recover(project.root)
    let prefix = try invocation.prefix() ?? project.settings.prefix ?? ""
    let sources = try invocation.sources(of: project)
    let added = try AddedSegues(
      to: invocation.arguments[0], prefix: prefix, in: sources,
      request: try CheckRequest(CheckOptions(), of: project, in: invocation.environment))
    guard let added else { return nil }
    let title = "gen \(invocation.arguments[0]) --add \(Self.part)"
    var plan = added.plan(title: title)
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
