import AdderBase
import AdderFileChanges
import AdderFindings
import AdderModuleRoutes
import AdderProjectChecks
import AdderProjects

/// `adder module remove MODULE --method CONTRACT.METHOD`: a method that nothing calls is removed from a contract.
struct MethodRemoval {
  private let invocation: Invocation
  private let project: Project
  private let method: String

  /// Returns `nil` if a whole module is removed.
  init?(_ invocation: Invocation) throws {
    guard let method = invocation.value(.method) else { return nil }
    if invocation.isSet(.modulePath) {
      throw UsageError.optionsExclude("--\(OptionName.method)", other: "--\(OptionName.modulePath)")
    }
    self.invocation = invocation
    self.method = method
    project = try Project(around: invocation.environment.workingDirectory)
  }

  func run() throws -> ExitStatus {
    try invocation.recover(project.root)
    let module = invocation.arguments[0]
    let sources = try invocation.sources(of: project)
    let removed = try RemovedMethod(
      method, from: module, prefix: project.settings.prefix ?? "", in: sources,
      request: try CheckRequest(CheckOptions(), of: project, in: invocation.environment))
    var plan = removed.plan(
      title: "module remove \(module) --method \(removed.contract).\(removed.method)")
    try invocation.updateGeneratedCode(&plan, in: sources)
    for symbol in removed.unused {
      invocation.console.report("note: Without it, nothing uses '\(symbol)'.")
    }
    guard let applied = try invocation.carryOut(plan, in: project.root),
      !invocation.console.isForPrograms
    else { return .success }
    try invocation.console.show(
      """
      Removed \(removed.method) from \(removed.contract):

      \(applied.tree())
      'adder undo' reverts it.
      """)
    return .success
  }
}
