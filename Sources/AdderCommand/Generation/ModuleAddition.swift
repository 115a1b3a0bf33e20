import AdderFileChanges
import AdderFindings
import AdderProjectChecks
import AdderProjects

/// What `adder gen MODULE --add PART NAME` says about an existing module.
struct ModuleAddition {
  let invocation: Invocation
  let project: Project
  let part: String

  /// Returns `nil` if something else is added.
  init?(of part: String, _ invocation: Invocation, _ project: Project) {
    guard invocation.value(.add)?.lowercased() == part.lowercased() else { return nil }
    self.invocation = invocation
    self.project = project
    self.part = part
  }

  var module: String { invocation.arguments[0] }
  /// What is added: the name of a use case, a module or a method; `nil` if it is missing.
  var name: String? { invocation.arguments.dropFirst().first }

  /// The prefix of type names.
  func prefix() throws -> String { try invocation.prefix() ?? project.settings.prefix ?? "" }
  func sources() throws -> ProjectSources { try invocation.sources(of: project) }

  func request() throws -> CheckRequest {
    try CheckRequest(CheckOptions(), of: project, in: invocation.environment)
  }

  /// The title of the change, for `adder undo`.
  func title(_ name: String? = nil) -> String {
    (["gen \(module) --add \(part)"] + (name.map { [$0] } ?? [])).joined(separator: " ")
  }

  /// Carries out a plan that changes contracts, together with the spies and proxies of these contracts.
  ///
  /// - Parameters:
  ///   - plan: The plan without the spies and proxies.
  ///   - notes: What is said before the changes.
  ///   - report: What is said after them, except to programs and in a dry run. It gets the tree of the changed files.
  func carryOut(
    _ plan: FileChangePlan, in sources: ProjectSources, notes: [String] = [],
    report: (String) -> String
  ) throws -> ExitStatus {
    var plan = plan
    try invocation.updateGeneratedCode(&plan, in: sources)
    for note in notes { invocation.console.report("note: \(note)") }
    if let applied = try invocation.carryOut(plan, in: project.root),
      !invocation.console.isForPrograms
    {
      try invocation.console.show(report(applied.tree()))
    }
    return .success
  }
}
