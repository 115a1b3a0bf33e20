import AdderBase
import AdderFindings
import AdderProjects

/// One call of a command: what the user entered, and the environment.
struct Invocation {
  /// The names of the command's parent commands and of the
  /// command, such as `["adder", "template", "list"]`.
  var path: [String]
  var arguments: [String] = []
  /// The values of each option in the order given; a switch has one empty value.
  var values: [OptionName: [String]] = [:]
  var environment: Environment
  var console: Console
  /// The lock on the project that the command changes.
  let lock = CommandLock()

  func isSet(_ option: OptionName) -> Bool { values[option] != nil }

  /// Returns the last value of an option.
  func value(_ option: OptionName) -> String? { values[option]?.last }

  /// Returns all values of an option, which may also be separated by commas.
  func list(_ option: OptionName) -> [String] {
    values[option]?.flatMap { TargetNames.split($0) } ?? []
  }
}
