package import AdderFindings

/// A question that a map cannot answer: about a name that it does not have or has more than once, or about entry points
/// if there are none.
package enum GraphError: ReportedError, Equatable {
  case unknown(String, suggestion: String?)
  case ambiguous(String, candidates: [String])
  case unknownTarget(String, suggestion: String?, known: [String])
  case sameEnds(String)
  case noEntry

  private static let mostCandidates = 20

  package var message: String {
    switch self {
    case .unknown(let name, let suggestion?):
      "The map has no module '\(name)'. Did you mean \(suggestion)?"
    case .unknown(let name, nil):
      "The map has no module '\(name)'. 'adder graph' shows all modules and screens."
    case .ambiguous(let name, let candidates):
      """
      '\(name)' can mean \(candidates.prefix(Self.mostCandidates).joined(separator: ", "))\
      \(candidates.count > Self.mostCandidates ? " and \(candidates.count - Self.mostCandidates) more" : ""). \
      Write one of them in full.
      """
    case .sameEnds(let name):
      "A way from \(name) to itself has no steps. Give two different modules."
    case .noEntry:
      """
      What is unreachable is not known: \(ModuleGraph.noEntry) Start in the folder of the app, or leave out \
      '--fail-on unreachable'.
      """
    case .unknownTarget(let name, let suggestion?, _):
      "No module is built into a target '\(name)'. Did you mean \(suggestion)?"
    case .unknownTarget(let name, nil, let known):
      known.isEmpty
        ? "No module is built into a target '\(name)': no targets are known."
        : "No module is built into a target '\(name)'. Targets with modules: \(known.joined(separator: ", "))."
    }
  }

  package var exitStatus: ExitStatus {
    switch self {
    case .noEntry: .refused
    default: .unusableInput
    }
  }
}
