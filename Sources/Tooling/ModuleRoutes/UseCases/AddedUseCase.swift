import AdderArchitectures
import AdderBase
package import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
import AdderModuleGeneration
package import AdderProjectChecks
import AdderProjects

/// A use case that is added to an existing module: its types, its way through the parts, and its tests,
/// as proven edits. Everything is in memory; nothing is written.
package struct AddedUseCase {
  /// The module as it was found: `ContactList`.
  package let module: String
  /// What the user's control calls, such as `ContactListViewController.searchContacts()`.
  package let entrances: [String]
  /// The types that got no test, because their test case is missing or made in another way.
  package let untested: [String]
  private let oldTexts: [String: [UInt8]]
  private let texts: [String: [UInt8]]

  /// - Parameters:
  ///   - name: the use case: `SearchContacts`.
  ///   - word: the module's name, with or without the prefix of type names.
  /// - Throws: `UseCaseError` if the module's code cannot be edited; `MergeConflict` if a file has one.
  package init(
    _ name: String, to word: String, prefix: String, in sources: ProjectSources,
    request: CheckRequest
  ) throws {
    if Self.neededTypes.contains(name) { throw UseCaseError.nameTaken(name) }
    let project = sources.discover()
    let found = project.modules.filter { $0.name == word || $0.name == prefix + word }
    guard let module = found.first,
      let architecture = sources.architectures.first(where: { $0.name == module.architecture })
    else {
      throw CompanionError.unknownModule(
        word, suggestion: Spelling.nearest(to: word, among: project.modules.map(\.name)))
    }
    guard found.count == 1 else { throw CompanionError.severalModules(word, count: found.count) }
    let cycle = try UseCaseCycle(of: module, architecture, in: project)
    var writer = UseCaseWriter(name, cycle, in: project, sources.texts)
    writer.write()
    let refuse = { (obstacle: RouteObstacle, place: SyntaxPlace?) in
      UseCaseError.refused(name, obstacle, place.map(project.index.location))
    }
    if let obstacle = writer.obstacle { throw refuse(obstacle, writer.edits.obstaclePlace) }
    for path in Set(writer.steps.map(\.path)).sorted() {
      let text = (try? sources.texts.bytes(of: path, limit: .max)) ?? []
      if let conflict = MergeConflict(in: text, at: path) { throw conflict }
    }
    let proof = RouteProof(
      of: writer.steps, declaring: writer.methods,
      entrances: Set(writer.entrances.map { String($0.dropLast(2)) }), project,
      OverlaidTexts(base: sources.texts, texts: [:]), choice: request.choice,
      architectures: sources.architectures,
      discover: { sources.discover(in: $0, targets: project.targets) })
    if let obstacle = proof.obstacle { throw refuse(obstacle, nil) }
    self.module = module.name
    entrances = writer.entrances
    untested = writer.untested
    (oldTexts, texts) = (proof.oldTexts, proof.texts)
  }

  /// The types that the code of a use case mentions by their plain names.
  private static let neededTypes: Set = ["Error", "Result", "String", "Task"]

  /// The plan that makes the edits.
  package func plan(title: String) -> FileChangePlan {
    var plan = FileChangePlan(title: title)
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      plan.replace(.root.appending(path), expecting: oldTexts[path] ?? [], with: text)
    }
    return plan
  }
}
