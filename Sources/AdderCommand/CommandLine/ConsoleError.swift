import AdderFindings

/// Writing to standard output failed for a reason other than a closed pipe.
enum ConsoleError: ReportedError {
  case cannotPrint(reason: String)

  var message: String {
    switch self {
    case .cannotPrint(let reason):
      "The result could not be printed: \(reason). The command itself was completed."
    }
  }
}
