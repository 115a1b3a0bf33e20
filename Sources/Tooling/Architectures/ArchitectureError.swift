import AdderBase
package import AdderFindings

/// Why an architecture cannot be used.
package enum ArchitectureError: ReportedError, Equatable {
  case unknown(String, known: [String])
  /// The file has findings; there is at least one.
  case invalid([Finding])

  package var message: String {
    switch self {
    case .unknown(let name, let known):
      "No architecture is named '\(name)'."
        + (Spelling.nearest(to: name, among: known).map { " Did you mean '\($0)'?" }
          ?? " There are: \(known.joined(separator: ", ")).")
        + " To use your own architecture, give the path of its file, which ends in '.yml'."
    case .invalid(let findings):
      (findings.first?.message ?? "The architecture cannot be read.")
        + (findings.count > 1
          ? " (\(findings.count - 1) more: 'adder architecture check' lists all.)" : "")
    }
  }

  package var location: SourceLocation? {
    switch self {
    case .unknown: nil
    case .invalid(let findings): findings.first?.location
    }
  }
}
