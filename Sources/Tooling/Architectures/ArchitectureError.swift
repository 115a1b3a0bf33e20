import AdderBase
package import AdderFindings

/// The reason why an architecture cannot be used.
package enum ArchitectureError: ReportedError, Equatable {
  /// No shipped architecture has this name.
  case unknown(String, SourceLocation? = nil)
  /// The file has findings; there is at least one.
  case invalid([Finding])

  package var message: String {
    switch self {
    case .unknown(let name, _):
      "There is no architecture '\(name)'. "
        + (Spelling.nearest(to: name, among: ShippedArchitectures.names)
          .map { "Did you mean '\($0)'?" }
          ?? "Choose one of: \(ShippedArchitectures.names.joined(separator: ", ")).")
    case .invalid(let findings):
      (findings.first?.message ?? "The architecture cannot be read.")
        + (findings.count > 1
          ? " (\(findings.count - 1) more: 'adder architecture check' lists all.)" : "")
    }
  }

  package var location: SourceLocation? {
    switch self {
    case .unknown(_, let place): place
    case .invalid(let findings): findings.first?.location
    }
  }
}
