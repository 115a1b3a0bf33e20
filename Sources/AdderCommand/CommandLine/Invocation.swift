import AdderBase
import AdderFindings
import AdderProjects

/// One call of a command: what the user gave, and the surroundings it runs in.
struct Invocation {
  /// The words that led here, such as `["adder", "template", "list"]`.
  var path: [String]
  var arguments: [String] = []
  /// The values of each option in the order given; a switch has one empty value.
  var values: [OptionName: [String]] = [:]
  var environment: Environment
  var console: Console
  /// The project that the command changes, once it has locked it.
  let lock = CommandLock()

  func isSet(_ option: OptionName) -> Bool { values[option] != nil }

  /// The last value given to an option.
  func value(_ option: OptionName) -> String? { values[option]?.last }

  /// All values given to an option, commas separating further ones.
  func list(_ option: OptionName) -> [String] {
    values[option]?.flatMap { TargetNames.split($0) } ?? []
  }
}
