import AdderFindings

/// Why there are no spies.
package enum SpyError: ReportedError, Equatable {
  case noModule(String, suggestion: String?)
  case noProtocol(String, suggestion: String?)
  case nothingToSpy
  case noTestFolder(target: String?)
  case invalidSuffix(String)

  package var message: String {
    switch self {
    case .noModule(let name, let suggestion):
      "There is no module '\(name)'.\(Self.hint(suggestion)) 'adder module list' lists all modules."
    case .noProtocol(let name, let suggestion):
      "No Swift file of the project declares a protocol '\(name)'.\(Self.hint(suggestion))"
    case .nothingToSpy:
      """
      No module with contracts was found, and no protocol asks for a spy. Name protocols with --protocol, or write \
      '// adder:spy' above them.
      """
    case .noTestFolder(let target):
      (target.map { "The target '\($0)' has no test target" } ?? "The project has no test target")
        + ", so it is unknown where its spies go. Give their folder with --test-path, or set 'spies: { folder: … }' "
        + "in adder.yml."
    case .invalidSuffix(let text):
      "'\(text)' cannot end the name of a type. Use letters and digits, for example 'Spy'."
    }
  }

  private static func hint(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean '\($0)'?" } ?? ""
  }
}
