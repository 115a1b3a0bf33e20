/// How a command ended, as its exit status.
package enum ExitStatus: Int32, Sendable {
  /// Done, and nothing was found.
  case success = 0
  /// Findings, or the command refused to do what was asked.
  case refused = 1
  /// Wrong usage, or input that cannot be read.
  case unusableInput = 2
}

/// An error that ends a command. Its message says what happened, to what, and what to do now.
///
/// Each room has an enumeration of its own that conforms: one case an error, with its facts.
package protocol ReportedError: Error, CustomStringConvertible {
  /// What happened, to what, and what to do now; without the place.
  var message: String { get }
  /// Where in the user's files; `nil` when it is about no single place.
  var location: SourceLocation? { get }
  var exitStatus: ExitStatus { get }
}

extension ReportedError {
  package var location: SourceLocation? { nil }
  package var exitStatus: ExitStatus { .unusableInput }

  /// The error as the command prints it on standard error.
  package var description: String {
    location.map { "\($0): error: \(message)" } ?? "error: \(message)"
  }
}
