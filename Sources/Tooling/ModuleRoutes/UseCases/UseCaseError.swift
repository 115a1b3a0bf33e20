package import AdderFindings

/// The reason why a use case cannot be added to a module.
package enum UseCaseError: ReportedError, Equatable {
  case noName(module: String)
  case noUseCases(module: String, architecture: String)
  /// The module lacks a part or a contract of the cycle.
  case noPart(String, module: String, SourceLocation?)
  /// No property leads from one part to the next.
  case noReference(from: String, to: String, SourceLocation?)
  case noModels(module: String)
  /// The name of a type that the code of a use case needs.
  case nameTaken(String)
  case refused(String, RouteObstacle, SourceLocation?)

  package var message: String {
    switch self {
    case .noName(let module):
      "Name the use case after its part: 'adder gen \(module) --add UseCase SearchContacts'."
    case .noUseCases(let module, let architecture):
      """
      \(module) follows \(architecture), which has no use cases: no contract leads from the view to the business \
      logic, from there to the part that formats, and back, with a parameter of the type '{useCase}'.
      """
    case .noPart(let part, let module, _):
      "\(module) has no \(part), so the use case cannot be added, and nothing was written."
    case .noReference(let from, let to, _):
      """
      No property of '\(from)' leads to '\(to)', so the use case cannot be added, and nothing was written. Add the \
      property first.
      """
    case .noModels(let module):
      """
      The type with the use cases of \(module) is not known, so the use case cannot be added, and nothing was \
      written. Add 'enum \(module) {}' to the module.
      """
    case .nameTaken(let name):
      "'\(name)' is a type that the code of a use case needs. Choose another name, such as 'Show\(name)'."
    case .refused(let name, let obstacle, _):
      "'\(name)' is not added, and nothing was written, because \(obstacle.message)."
    }
  }

  package var location: SourceLocation? {
    switch self {
    case .noName, .noUseCases, .noModels, .nameTaken: nil
    case .noPart(_, _, let location), .noReference(_, _, let location),
      .refused(_, _, let location):
      location
    }
  }

  package var exitStatus: ExitStatus {
    switch self {
    case .noName, .nameTaken, .noUseCases: .unusableInput
    case .noPart, .noReference, .noModels, .refused: .refused
    }
  }
}
