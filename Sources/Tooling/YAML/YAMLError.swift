package import AdderFindings

/// An error in a YAML file, with its location.
package enum YAMLError: ReportedError, Equatable {
  /// The file is not valid YAML. The string is the YAML parser's description of the problem.
  case syntax(String, SourceLocation)
  case duplicateKey(String, first: SourceLocation, SourceLocation)
  case complexKey(SourceLocation)
  case unknownAnchor(String, SourceLocation)
  case tooDeep(limit: Int, SourceLocation)
  case tooLarge(limit: Int, SourceLocation)
  case severalDocuments(SourceLocation)
  case unexpectedKind(expected: String, found: String, SourceLocation)
  case missingKey(String, SourceLocation)
  case unknownKey(String, suggestion: String?, known: [String], SourceLocation)

  package var message: String {
    switch self {
    case .syntax(let problem, _):
      "This is not valid YAML: \(problem)."
    case .duplicateKey(let key, let first, _):
      "'\(key)' is set a second time here; it is already set on line \(first.line). Keep one."
    case .complexKey:
      "A key must be a plain text here, not a list or a mapping."
    case .unknownAnchor(let name, _):
      "'*\(name)' refers to an anchor that is not set above. Write '&\(name)' where it is meant."
    case .tooDeep(let limit, _):
      "This is nested more than \(limit) levels deep. Flatten it."
    case .tooLarge(let limit, _):
      "With its aliases expanded, the file has more than \(limit) values. Make it smaller."
    case .severalDocuments:
      "A second document begins here ('---'). Keep one document in the file."
    case .unexpectedKind(let expected, let found, _):
      "Expected \(expected) here, found \(found)."
    case .missingKey(let key, _):
      "The key '\(key)' is missing. Add '\(key): …'."
    case .unknownKey(let key, let suggestion?, _, _):
      "'\(key)' is not a known key here. Did you mean '\(suggestion)'?"
    case .unknownKey(let key, nil, let known, _):
      "'\(key)' is not a known key here. Known: \(known.joined(separator: ", "))."
    }
  }

  package var location: SourceLocation? {
    switch self {
    case .syntax(_, let place), .duplicateKey(_, _, let place), .complexKey(let place),
      .unknownAnchor(_, let place), .tooDeep(_, let place), .tooLarge(_, let place),
      .severalDocuments(let place), .unexpectedKind(_, _, let place), .missingKey(_, let place),
      .unknownKey(_, _, _, let place):
      place
    }
  }
}
