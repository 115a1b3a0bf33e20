import AdderFindings

/// Why there are no spies.
package enum SpyError: ReportedError, Equatable {
  case noModule(String, suggestion: String?)
  case noProtocol(String, suggestion: String?)
  case noPart(String, suggestion: String?)
  case noReplay(String, reason: String)
  case nothingToSpy
  case nothingToRecord
  case noTestFolder(target: String?)
  case invalidSuffix(String)
  case noTarget(String, suggestion: String?)
  /// A file with spies is checked in, and a build of the same tests would make them again.
  case checkedIn(String, testTarget: String)

  package var message: String {
    switch self {
    case .noModule(let name, let suggestion):
      "There is no module '\(name)'.\(Self.hint(suggestion)) 'adder module list' lists all modules."
    case .noProtocol(let name, let suggestion):
      "No Swift file of the project declares a protocol '\(name)'.\(Self.hint(suggestion))"
    case .noPart(let name, let suggestion):
      "No module has a part '\(name)'.\(Self.hint(suggestion)) 'adder module show NAME' lists a module's parts."
    case .noReplay(let part, let reason): "'\(part)' gets no test: \(reason)."
    case .nothingToSpy:
      """
      No module with contracts was found, and no protocol asks for a spy. Name protocols with --protocol, or write \
      '// adder:spy' above them.
      """
    case .nothingToRecord:
      "No module was found, so there is nothing to record. 'adder module list' says what was seen instead."
    case .noTestFolder(let target):
      (target.map { "The target '\($0)' has no test target" } ?? "The project has no test target")
        + ", so it is unknown where its spies go. Give their folder with --test-path, or set 'spies: { folder: … }' "
        + "in adder.yml."
    case .invalidSuffix(let text):
      "'\(text)' cannot end the name of a type. Use letters and digits, for example 'Spy'."
    case .noTarget(let name, let suggestion):
      "There is no target '\(name)'.\(Self.hint(suggestion))"
    case .checkedIn(let path, let target):
      """
      '\(path)' is generated and is built into '\(target)', too. Run 'adder spy', which deletes the spies that a \
      build with the plugin AdderSpies makes, or delete them yourself.
      """
    }
  }

  private static func hint(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean '\($0)'?" } ?? ""
  }
}
