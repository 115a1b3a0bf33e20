import AdderFileChanges
import AdderFindings
import AdderModuleRoutes
import AdderProjects

/// `adder gen MODULE --add UseCase NAME`: a use case is added to an existing module.
struct UseCaseAddition: NamedAddition {
  static let part = "UseCase"

  private let addition: ModuleAddition

  init(_ addition: ModuleAddition) { self.addition = addition }

  func run() throws -> ExitStatus {
    let module = addition.module
    guard let word = addition.name else { throw UseCaseError.noName(module: module) }
    let name = try ModuleName(validating: word).text
    let sources = try addition.sources()
    let added = try AddedUseCase(
      name, to: module, prefix: addition.prefix(), in: sources, request: addition.request())
    let notes = added.untested.map { type in
      "'\(type)' gets no test of \(name): it has no test case with doubles that Adder can create."
    }
    return try addition.carryOut(added.plan(title: addition.title(name)), in: sources, notes: notes)
    {
      """
      Added the use case \(name) to \(added.module):

      \($0)
      Call \(added.entrances.joined(separator: " or ")) when the user asks for it, and show the view model.
      'adder undo' reverts it.
      """
    }
  }
}
