import AdderFileChanges
import AdderFindings
import AdderModuleRoutes
import AdderProjects

/// `adder gen MODULE --add Contract PART.PROPERTY`: a part of an existing module references another one by a protocol
/// instead of its class.
struct ContractAddition: NamedAddition {
  static let part = "Contract"

  private let addition: ModuleAddition

  init(_ addition: ModuleAddition) { self.addition = addition }

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
      try addition.invocation.console.show(
        "Nothing to do: '\(property)' already references the protocol '\(contract)'.")
      return .success
    }
    return try addition.carryOut(
      added.plan(title: addition.title(added.property)), in: sources, notes: added.findings
    ) {
      """
      \(added.property) now references \(added.contract)\(change(added)):

      \($0)
      'adder undo' reverts it.
      """
    }
  }

  /// What happened to the protocol.
  private func change(_ added: AddedContract) -> String {
    let members = added.members.joined(separator: ", ")
    if added.isNew { return ", a new protocol of \(added.target) with \(members)" }
    return added.members.isEmpty ? "" : ", which also requires \(members)"
  }
}
