package import AdderFindings

/// The reason why a project cannot be checked as requested.
package enum CheckError: ReportedError {
  case unknownRule(String, suggestion: String?, SourceLocation?)
  case unknownPreset(String, known: [String], SourceLocation?)
  case ruleWithoutLimit(String, SourceLocation)
  case nothingToCheck(String)
  case unknownRole(String, suggestion: String?, place: SourceLocation?)

  package var message: String {
    switch self {
    case .unknownRule(let rule, let suggestion, _):
      "There is no rule '\(rule)'. "
        + (suggestion.map { "Did you mean \($0)?" } ?? "'adder explain' lists them all.")
    case .unknownPreset(let preset, let known, _):
      "There is no preset '\(preset)'. Use one of \(known.joined(separator: ", "))."
    case .ruleWithoutLimit(let rule, _):
      "The rule '\(rule)' counts nothing, so it has no limit. Remove the line."
    case .nothingToCheck(let path):
      "There is no '\(path)' in this project. Give a file or folder of the project."
    case .unknownRole(let role, let suggestion, _):
      "No architecture has a role '\(role)'. "
        + (suggestion.map { "Did you mean \($0)?" }
          ?? "'adder architecture show NAME' lists the roles of an architecture.")
    }
  }

  package var location: SourceLocation? {
    switch self {
    case .unknownRole(_, _, let place), .unknownRule(_, _, let place),
      .unknownPreset(_, _, let place):
      place
    case .ruleWithoutLimit(_, let place): place
    case .nothingToCheck: nil
    }
  }

  package var exitStatus: ExitStatus { .unusableInput }
}
