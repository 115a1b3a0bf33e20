package import AdderFindings

/// Why a file of recorded traffic cannot be read or replayed.
package enum TrafficError: ReportedError, Equatable {
  case noTraffic(String)
  case unknownVersion(String, Int)
  case noPart(String, file: String, suggestion: String?)
  case damaged(SourceLocation, expected: String)

  package var message: String {
    switch self {
    case .noTraffic(let file):
      """
      '\(file)' is not recorded traffic. 'adder record' generates the proxies that record it; the app writes the file \
      that the variable ADDER_TRAFFIC names.
      """
    case .unknownVersion(let file, let version):
      "'\(file)' has the format \(version), which this version of Adder does not know. Update Adder."
    case .noPart(let name, let file, let suggestion):
      "'\(file)' contains no call from or to '\(name)'."
        + (suggestion.map { " Did you mean '\($0)'?" } ?? "")
    case .damaged(let place, let expected):
      "\(place): expected \(expected). The file was changed or damaged."
    }
  }
}
