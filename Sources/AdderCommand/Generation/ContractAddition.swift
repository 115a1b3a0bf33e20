import AdderFileChanges
import AdderFindings
import AdderModuleRoutes
import AdderProjects

/// `adder gen MODULE --add Contract PART.PROPERTY`: a part of an existing module references another one by a protocol
/// instead of its class.
struct ContractAddition {
  static let part = "Contract"

  private let addition: ModuleAddition
  private var invocation: Invocation { addition.invocation }

  /// Returns `nil` if something else is added.
  init?(_ invocation: Invocation, _ project: Project) {
    guard let addition = ModuleAddition(of: Self.part, invocation, project) else { return nil }
    self.addition = addition
  }

  func run() throws -> ExitStatus {
    let module = addition.module
    guard let text = addition.name else { throw ContractError.nothingNamed(module: module) }
    let sources = try addition.sources()
    let added: AddedContract
    do {
      added = try AddedContract(
        text, in: module, prefix: addition.prefix(), of: sources,
        xcode: addition.project.xcodeProjectFile(), request: addition.request())
    } catch ContractError.isContract(let property, let contract) {
      try invocation.console.show(
        "Nothing to do: '\(property)' already references the protocol '\(contract)'.")
      return .success
    }
    var plan = try added.plan(title: addition.title(added.property))
    try invocation.updateGeneratedCode(&plan, in: sources)
    for finding in added.findings { invocation.console.report("note: \(finding)") }
    guard let applied = try invocation.carryOut(plan, in: addition.project.root),
      !invocation.console.isForPrograms
    else { return .success }
    try invocation.console.show(
      """
      \(added.property) now references \(added.contract)\(change(added)):

      \(applied.tree())
      'adder undo' reverts it.
      """)
    return .success
  }

  /// What happened to the protocol.
  private func change(_ added: AddedContract) -> String {
    let members = added.members.joined(separator: ", ")
    if added.isNew { return ", a new protocol of \(added.target) with \(members)" }
    return added.members.isEmpty ? "" : ", which also requires \(members)"
  }
}
