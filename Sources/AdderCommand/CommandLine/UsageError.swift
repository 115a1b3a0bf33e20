import AdderBase
import AdderFindings

/// An error in the command line.
enum UsageError: ReportedError {
  case unknownCommand(String, in: [String], suggestion: String?)
  case ambiguousCommand(String, candidates: [String])
  case missingCommand(in: [String])
  case unknownOption(String, command: [String], suggestion: String?)
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String)
  case repeatedOption(String)
  case missingArgument(String, command: [String])
  case unexpectedArgument(String, command: [String])
  case invalidValue(String, for: String, allowed: [String])
  case dryRunInFormat(String)
  case optionNeedsOther(String, other: String)
  case optionsExclude(String, other: String)
  case notSeconds(String, option: String)

  var message: String {
    switch self {
    case .unknownCommand(let word, let path, let suggestion?):
      "'\(path.joined(separator: " ")) \(word)' is not a command. Did you mean '\(suggestion)'?"
    case .unknownCommand(let word, let path, nil):
      """
      '\(path.joined(separator: " ")) \(word)' is not a command. \
      '\(path.joined(separator: " ")) --help' lists them.
      """
    case .ambiguousCommand(let word, let candidates):
      "'\(word)' may mean \(candidates.joined(separator: " or ")). Write one of them in full."
    case .missingCommand(let path):
      """
      '\(path.joined(separator: " "))' needs a command. \
      '\(path.joined(separator: " ")) --help' lists its commands.
      """
    case .unknownOption(let option, let path, let suggestion?):
      "'\(path.joined(separator: " "))' has no option '\(option)'. Did you mean '\(suggestion)'?"
    case .unknownOption(let option, let path, nil):
      """
      '\(path.joined(separator: " "))' has no option '\(option)'. \
      '\(path.joined(separator: " ")) --help' lists them.
      """
    case .missingValue(let option, let placeholder):
      """
      '\(option)' needs \(placeholder.contains(" ") ? "two values" : "a value"). \
      Write '\(option) \(placeholder)'.
      """
    case .unexpectedValue(let option):
      "'\(option)' is a switch and takes no value. Write only '\(option)'."
    case .repeatedOption(let option):
      "'\(option)' is given more than once. Give it once."
    case .missingArgument(let name, let path):
      """
      \(name) is missing. Write '\(path.joined(separator: " ")) \(name)'; \
      '\(path.joined(separator: " ")) --help' shows more.
      """
    case .unexpectedArgument(let word, let path):
      """
      '\(path.joined(separator: " "))' does not accept '\(word)'. Leave it out, or \
      see '\(path.joined(separator: " ")) --help'.
      """
    case .invalidValue(let value, let name, let allowed):
      "'\(value)' is not a value of \(name). \(Self.choice(for: value, among: allowed))"
    case .optionNeedsOther(let option, let other):
      "'\(option)' needs '\(other)'. Add it, or leave out '\(option)'."
    case .notSeconds(let text, let option):
      "'\(text)' is not a number of seconds from 1 to 86400. Write, for example, '\(option) 120'."
    case .optionsExclude(let option, let other):
      "'\(option)' cannot be combined with '\(other)'. Leave out one of them."
    case .dryRunInFormat(let format):
      """
      A dry run prints a diff, which '--format \(format)' cannot contain. Leave out '--dry-run' or '--format \(format)'.
      """
    }
  }

  /// If there are more values than this, an error does not list them.
  private static let mostValues = 20

  private static func choice(for value: String, among allowed: [String]) -> String {
    if allowed.count > mostValues {
      let nearest = Spelling.nearest(to: value, among: allowed)
      return nearest.map { "Did you mean \($0)?" }
        ?? "There are \(allowed.count); the same command without it lists them."
    }
    return "Choose one of: \(allowed.joined(separator: ", "))."
  }
}
