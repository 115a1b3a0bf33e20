import AdderFileChanges
import AdderFindings
import AdderModuleRoutes
import AdderProjects

/// `adder gen MODULE --add PlainObject CLASS`: above the interactor, a plain object replaces the objects of a database
/// class.
struct PlainObjectAddition: NamedAddition {
  static let part = "PlainObject"

  private let addition: ModuleAddition

  init(_ addition: ModuleAddition) { self.addition = addition }

  func run() throws -> ExitStatus {
    let module = addition.module
    guard let text = addition.name else { throw PlainObjectError.nothingNamed(module: module) }
    let sources = try addition.sources()
    let added = try AddedPlainObject(
      text, in: module, prefix: addition.prefix(), in: sources, request: addition.request())
    let makers = added.makers.joined(separator: " and ")
    return try addition.carryOut(
      added.plan(title: addition.title(text), in: addition.project.xcodeProjectFile()), in: sources,
      notes: notes(added)
    ) {
      """
      \(added.existed ? "Passed on" : "Added") \(added.plain) instead of \(added.managed) above the interactor of \(module.replacing(",", with: " and ")):

      \($0)
      \(makers) \(added.makers.count == 1 ? "makes" : "make") the plain objects.
      'adder undo' reverts it.
      """
    }
  }

  /// What the plain objects are not, or do not replace.
  private func notes(_ added: AddedPlainObject) -> [String] {
    added.leftOut.map { property in
      "'\(added.plain)' has no '\(property)', because that is no plain value of '\(added.managed)'."
    }
      + added.unreadableModels.map { model in
        "The data model '\(model)' cannot be read, so nothing is known of what it describes."
      }
      + added.kept.map { requirement in
        "'\(requirement)' still has '\(added.managed)', because nothing in the module uses it above the interactor."
      }
      + added.liveLists.map { list in
        "'\(list)' followed the database, '[\(added.plain)]' does not: ask the interactor again after a change."
      }
  }
}
