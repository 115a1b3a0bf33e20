import AdderFileChanges
import AdderFindings
import AdderModuleRoutes
import AdderProjectChecks
import AdderProjects

/// `adder gen MODULE --add Method CONTRACT.METHOD`: a method is added to a contract of an existing module.
struct MethodAddition {
  static let part = "Method"

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
    guard invocation.arguments.count > 1 else { throw MethodError.nothingNamed(module: module) }
    let text = invocation.arguments[1]
    let prefix = try invocation.prefix() ?? project.settings.prefix ?? ""
    let sources = try invocation.sources(of: project)
    let added = try AddedMethod(
      text, to: module, prefix: prefix, summary: invocation.value(.description), in: sources,
      request: try CheckRequest(CheckOptions(), of: project, in: invocation.environment))
    var plan = added.plan(
      title: "gen \(module) --add \(Self.part) \(added.contract).\(added.method)")
    try invocation.updateGeneratedCode(&plan, in: sources)
    for type in added.untested {
      invocation.console.report(
        "note: '\(type)' has no test case, so it gets no test of \(added.method). 'adder spy \(module) --tests' makes one."
      )
    }
    guard let applied = try invocation.carryOut(plan, in: project.root),
      !invocation.console.isForPrograms
    else { return .success }
    let implementers = added.implementers.joined(separator: " and ")
    try invocation.console.show(
      """
      Added \(added.method) to \(added.contract):

      \(applied.tree())
      Write it in \(implementers)\(added.untested.count < added.implementers.count ? ", where a test fails until then" : "").
      'adder undo' reverts it.
      """)
    return .success
  }
}
