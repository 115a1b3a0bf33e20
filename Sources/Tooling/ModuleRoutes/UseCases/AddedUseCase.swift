package import AdderFileChanges
import AdderModuleDiscovery
package import AdderProjectChecks

/// A use case that is added to an existing module: its types, its way through the parts, and its tests,
/// as proven edits. Everything is in memory; nothing is written.
package struct AddedUseCase {
  /// The module as it was found: `ContactList`.
  package let module: String
  /// What the user's control calls, such as `ContactListViewController.searchContacts()`.
  package let entrances: [String]
  /// The types that got no test, because their test case is missing or made in another way.
  package let untested: [String]
  private let edits: ProvenEdits

  /// - Parameters:
  ///   - name: the use case: `SearchContacts`.
  ///   - word: the module's name, with or without the prefix of type names.
  /// - Throws: `UseCaseError` if the module's code cannot be edited; `MergeConflict` if a file has one.
  package init(
    _ name: String, to word: String, prefix: String, in sources: ProjectSources,
    request: CheckRequest
  ) throws {
    if Self.neededTypes.contains(name) { throw UseCaseError.nameTaken(name) }
    let extended = try ExtendedModule(named: word, prefix: prefix, in: sources)
    let cycle = try UseCaseCycle(
      of: extended.module, extended.architecture, in: extended.project)
    var writer = UseCaseWriter(name, cycle, in: extended.project, sources.texts)
    writer.write()
    edits = try extended.prove(
      writer.edits, declaring: writer.methods,
      leavingUnused: .only(Set(writer.entrances.map { String($0.dropLast(2)) })), request
    ) { UseCaseError.refused(name, $0, $1) }
    module = extended.module.name
    entrances = writer.entrances
    untested = writer.untested
  }

  /// The types that the code of a use case mentions by their plain names.
  private static let neededTypes: Set = ["Error", "Result", "String", "Task"]

  /// The plan that makes the edits.
  package func plan(title: String) -> FileChangePlan { edits.plan(title: title) }
}
