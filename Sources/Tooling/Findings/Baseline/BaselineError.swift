/// Why a file is not taken for a baseline.
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
      The baseline cannot be read: here should be \(expected). Put the line right, or take the file of the \
      last commit.
      """
    case .conflict:
      """
      The baseline holds a merge conflict. Keep the lines of both sides, each once, and remove the marks of \
      the conflict.
      """
    case .newer(let version, _):
      """
      The baseline is of version \(version), and this Adder reads version \(FindingBaseline.version). \
      Use the Adder that wrote it, or a newer one.
      """
    case .unknownKey(let key, let suggestion, _):
      """
      A baseline has no key '\(key)'. \
      \(suggestion.map { "Write '\($0)', if that is meant." } ?? "Remove it.")
      """
    case .missingKey(let key, _):
      "Here the key '\(key)' is missing. Add it, or take the file of the last commit."
    case .repeatedKey(let key, _):
      "The key '\(key)' stands here twice. Remove one of them."
    case .repeatedEntry(let key, let first, _):
      """
      '\(key.rule)' of '\(key.symbol)' stands in the baseline twice, in line \(first) as well. Keep one of \
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
