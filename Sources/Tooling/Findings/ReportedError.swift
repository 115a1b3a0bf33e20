/// The exit status of a command.
package enum ExitStatus: Int32, Sendable {
  /// The command succeeded, and there are no findings.
  case success = 0
  /// There are findings, or the command refused to do what was requested.
  case refused = 1
  /// Wrong usage, or input that cannot be read.
  case unusableInput = 2
}

/// An error that ends a command. Its message says what happened, what is affected, and what to do
/// now.
///
/// Each target of the tools has an enumeration that conforms to this protocol, with one case per
/// kind of error and the error's details as associated values.
package protocol ReportedError: Error, CustomStringConvertible {
  /// What happened, what is affected, and what to do now; without the location.
  var message: String { get }
  /// The place in the user's files; `nil` if the error is not about a single place.
  var location: SourceLocation? { get }
  var exitStatus: ExitStatus { get }
}

extension ReportedError {
  package var location: SourceLocation? { nil }
  package var exitStatus: ExitStatus { .unusableInput }

  /// The error as the command prints it to standard error.
  package var description: String {
    location.map { "\($0): error: \(message)" } ?? "error: \(message)"
  }
}
