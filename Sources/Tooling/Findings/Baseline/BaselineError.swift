/// The reason why a file cannot be read as a baseline.
package enum BaselineError: ReportedError, Equatable {
  case damaged(expected: String, SourceLocation)
  case conflict(SourceLocation)
  case newer(version: String, SourceLocation)
  case unknownKey(String, suggestion: String?, SourceLocation)
  case missingKey(String, SourceLocation)
  case repeatedKey(String, SourceLocation)
  case repeatedEntry(FindingKey, first: Int, SourceLocation)

  package var message: String {
    switch self {
    case .damaged(let expected, _):
      """
      The baseline cannot be read: expected \(expected). Fix the line, or restore the file from the \
      last commit.
      """
    case .conflict:
      """
      The baseline contains a merge conflict. Keep the lines of both sides, each once, and remove the marks of \
      the conflict.
      """
    case .newer(let version, _):
      """
      The baseline is of version \(version), but this Adder reads version \(FindingBaseline.version). \
      Use the Adder that wrote it, or a newer one.
      """
    case .unknownKey(let key, let suggestion, _):
      """
      A baseline has no key '\(key)'. \
      \(suggestion.map { "Did you mean '\($0)'?" } ?? "Remove it.")
      """
    case .missingKey(let key, _):
      "The key '\(key)' is missing. Add it, or restore the file from the last commit."
    case .repeatedKey(let key, _):
      "The key '\(key)' is set twice. Remove one of them."
    case .repeatedEntry(let key, let first, _):
      """
      '\(key.rule)' of '\(key.symbol)' is in the baseline twice, also on line \(first). Keep one of \
      the lines.
      """
    }
  }

  package var location: SourceLocation? {
    switch self {
    case .damaged(_, let place), .conflict(let place), .newer(_, let place),
      .unknownKey(_, _, let place), .missingKey(_, let place), .repeatedKey(_, let place),
      .repeatedEntry(_, _, let place):
      place
    }
  }
}
