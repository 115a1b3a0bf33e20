import AdderArchitectures
import AdderContractSpies
package import AdderFileChanges
import AdderModuleDiscovery
package import AdderProjectChecks

/// A method that is added to a contract of an existing module: the requirement, an implementation to be
/// written, the doubles, and a test that fails until then. Everything is in memory; nothing is written.
package struct AddedMethod {
  /// `show(_:)`.
  package let method: String
  /// The contract, such as `OrdersViewInput`.
  package let contract: String
  /// The types that implement the contract.
  package let implementers: [String]
  /// Those of them that got no test, because they have no test case.
  package let untested: [String]
  private let edits: ProvenEdits

  /// - Parameters:
  ///   - text: the contract and the method: `ViewInput.show(_ text: String)`.
  ///   - word: the module's name, with or without the prefix of type names.
  ///   - summary: what the method is for, for its comment; `nil` to take it from its name.
  /// - Throws: `MethodError` if the module's code cannot be edited; `MergeConflict` if a file has one.
  package init(
    _ text: String, to word: String, prefix: String, summary: String?, in sources: ProjectSources,
    request: CheckRequest
  ) throws {
    let extended = try ExtendedModule(named: word, prefix: prefix, in: sources)
    guard let dot = text.firstIndex(of: "."), !text[..<dot].contains("(") else {
      throw MethodError.noContract(text, module: extended.module.name)
    }
    let (contractWord, written) = (
      String(text[..<dot]), String(text[text.index(after: dot)...])
    )
    guard let draft = MethodDraft(written) else { throw MethodError.noMethod(written) }
    let contract = try Self.contract(contractWord, of: extended)
    var writer = MethodWriter(
      draft, in: contract, of: extended.module, extended.project, sources.texts, summary: summary)
    guard !writer.implementers.isEmpty else {
      throw MethodError.noImplementer(extended.project.index.name(of: contract))
    }
    writer.write()
    edits = try extended.prove(
      writer.edits, declaring: writer.methods, unused: writer.unused, request
    ) { MethodError.refused(draft.fullName, $0, $1) }
    method = draft.fullName
    self.contract = extended.project.index.name(of: contract)
    implementers = writer.implementers.map(extended.project.index.name(of:))
    untested = writer.untested
  }

  /// Finds a contract by its name, by its name without the module's, or by the architecture's name for it.
  private static func contract(
    _ word: String, of extended: ExtendedModule
  ) throws(MethodError) -> TypeDeclaration.ID {
    let index = extended.project.index
    let module = extended.module.name
    let contracts = extended.module.contracts.filter { index.types[$0.type].kind == .protocol }
    let wanted = word.lowercased()
    func matches(_ name: String) -> Bool {
      name.lowercased() == wanted
        || name.hasPrefix(module) && name.dropFirst(module.count).lowercased() == wanted
    }
    let named = contracts.filter { matches(index.name(of: $0.type)) }.map(\.type)
    let meant = contracts.filter { $0.contract.lowercased() == wanted }.map(\.type)
    let found = Set(named.isEmpty ? meant : named)
    guard found.count == 1, let only = found.first else {
      throw .unknownContract(
        word, module: module, known: Set(contracts.map { index.name(of: $0.type) }).sorted())
    }
    return only
  }

  /// The plan that makes the edits.
  package func plan(title: String) -> FileChangePlan { edits.plan(title: title) }
}
