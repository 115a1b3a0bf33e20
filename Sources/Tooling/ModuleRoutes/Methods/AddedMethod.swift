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
  ///   - tests: whether test cases get a test that fails until the method is written.
  /// - Throws: `MethodError` if the module's code cannot be edited; `MergeConflict` if a file has one.
  package init(
    _ text: String, to word: String, prefix: String, summary: String?, tests: Bool,
    in sources: ProjectSources, request: CheckRequest
  ) throws {
    let extended = try ExtendedModule(named: word, prefix: prefix, in: sources)
    let (contract, written) = try extended.contract(in: text)
    guard let draft = MethodDraft(written) else { throw MethodError.noMethod(written) }
    var writer = MethodWriter(
      draft, in: contract, of: extended.module, extended.project, sources.texts, summary: summary)
    guard !writer.implementers.isEmpty else {
      throw MethodError.noImplementer(extended.project.index.name(of: contract))
    }
    writer.write(tests: tests)
    edits = try extended.prove(
      writer.edits, declaring: writer.methods, leavingUnused: .only(writer.unused), request
    ) { MethodError.refused(draft.fullName, $0, $1) }
    method = draft.fullName
    self.contract = extended.project.index.name(of: contract)
    implementers = writer.implementers.map(extended.project.index.name(of:))
    untested = writer.untested
  }

  /// The plan that makes the edits.
  package func plan(title: String) -> FileChangePlan { edits.plan(title: title) }
}
