package import AdderFindings

/// The reason why a method cannot be added to a contract, or removed from it.
package enum MethodError: ReportedError, Equatable {
  case nothingNamed(module: String)
  case noContract(String, module: String)
  case noMethod(String)
  case unknownContract(String, module: String, known: [String])
  case noImplementer(String)
  case refused(String, RouteObstacle, SourceLocation?)
  case unknownMethod(String, contract: String, known: [String])
  case severalMethods(String, contract: String, known: [String])
  /// Something uses the method that is to be removed, or may use it.
  case used(String, contract: String, SourceLocation)
  case notRemoved(String, RouteObstacle, SourceLocation?)

  package var message: String {
    switch self {
    case .nothingNamed(let module):
      """
      Write the contract and the method after the part: \
      'adder gen \(module) --add Method "\(module)ViewInput.show(_ text: String)"'.
      """
    case .noContract(let text, let module):
      "'\(text)' names no contract. Write it before the method: '\(module)ViewInput.\(text)'."
    case .noMethod(let text):
      """
      '\(text)' is not the declaration of a method. Write it as in the protocol, such as \
      'show(_ text: String, animated: Bool)' or 'load() async throws -> [Order]'.
      """
    case .unknownContract(let word, let module, let known) where known.isEmpty:
      "\(module) has no contracts, so there is no '\(word)'."
    case .unknownContract(let word, let module, let known):
      "\(module) has no contract '\(word)', only: \(known.joined(separator: ", "))."
    case .noImplementer(let contract):
      "No type implements '\(contract)', so it is not known what the method is for. Add the method by hand."
    case .refused(let method, let obstacle, _):
      "'\(method)' is not added, and nothing was written, because \(obstacle.message)."
    case .unknownMethod(let word, let contract, let known) where known.isEmpty:
      "'\(contract)' has no methods, so there is no '\(word)'."
    case .unknownMethod(let word, let contract, let known):
      "'\(contract)' has no method '\(word)', only: \(known.joined(separator: ", "))."
    case .severalMethods(let word, let contract, let known):
      "'\(contract)' has several methods '\(word)'. Name one of them: \(known.joined(separator: ", "))."
    case .used(let method, let contract, _):
      "'\(method)' of '\(contract)' is used here, or may be, so it is not removed, and nothing was written."
    case .notRemoved(let method, let obstacle, _):
      "'\(method)' is not removed, and nothing was written, because \(obstacle.message)."
    }
  }

  package var location: SourceLocation? {
    switch self {
    case .refused(_, _, let location), .notRemoved(_, _, let location): location
    case .used(_, _, let location): location
    default: nil
    }
  }

  package var exitStatus: ExitStatus {
    switch self {
    case .nothingNamed, .noContract, .noMethod, .unknownContract, .unknownMethod, .severalMethods:
      .unusableInput
    case .noImplementer, .refused, .used, .notRemoved: .refused
    }
  }
}
