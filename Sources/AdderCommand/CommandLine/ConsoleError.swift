import AdderFindings

/// Standard output could not be written to, for a reason other than a reader that went away.
enum ConsoleError: ReportedError {
  case cannotPrint(reason: String)

  var message: String {
    switch self {
    case .cannotPrint(let reason):
      "The result could not be printed: \(reason). The command itself was completed."
    }
  }
}
