import AdderArchitectureLint
import AdderFindings

/// A command as data: the parser, the help pages and the completions all read this one description.
struct CommandDescription: Sendable {
  var name: String
  /// Other names of the command.
  var aliases: [String] = []
  /// A description of the command in one line, without a period.
  var summary: String
  /// Explanations for the help page, in addition to the options.
  var discussion: String = ""
  var arguments: [Argument] = []
  var options: [Option] = []
  var subcommands: [CommandDescription] = []
  /// Command lines people would type, shown at the end of the help page.
  var examples: [String] = []
  /// Runs the command; `nil` if the command only groups subcommands.
  var run: (@Sendable (Invocation) throws -> ExitStatus)?

  /// An argument: a word of the command line that is not part of an option.
  struct Argument: Sendable {
    var name: String
    var summary: String
    var isRequired = true
    /// True if the argument can be repeated. Only the last argument can.
    var repeats = false
    var values: Values = .any
  }

  /// `--name`, `--name VALUE` or `-n VALUE`. In the name, `-` and `_` are equivalent.
  struct Option: Sendable {
    var name: OptionName
    /// Other names of the option.
    var aliases: [String] = []
    var short: Character?
    /// The placeholder of the value on the help page, or of each value: `FROM TO`; `nil` for a switch.
    var placeholder: String?
    var summary: String
    /// True if the option can be repeated.
    var repeats = false
    /// True if the words that follow and have the form `name:value` are also values of this option.
    var takesPairs = false
    var values: Values = .any

    /// The placeholders of the values that follow the option.
    var placeholders: [Substring] { placeholder?.split(separator: " ") ?? [] }
    var valueCount: Int { placeholders.count }
  }

  /// The possible values of an argument or an option; completions offer them.
  enum Values: Sendable {
    case any
    case files
    case architectures
    case templates
    case parts
    /// What '--add' adds to a module: parts, and what is not made from a template.
    case additions
    case commands
    case rules
    /// The names of the project's modules.
    case modules
    case oneOf([String])
    /// Several of these words, separated by commas.
    case listOf([String])

    /// The only accepted values; `nil` if the parser accepts any.
    var allowed: [String]? { if case .oneOf(let words) = self { words } else { nil } }

    /// The values that completions offer, if they are known in advance.
    var words: [String]? {
      switch self {
      case .any, .files, .architectures, .templates, .parts, .additions, .commands, .modules: nil
      // Computed on request, because there are hundreds.
      case .rules: RuleCatalog.rules.map(\.id) + FindingRule.ofTheTool.map(\.id)
      case .oneOf(let words), .listOf(let words): words
      }
    }
  }

  /// Returns the option with a name, which is given without dashes.
  func option(named word: String) -> Option? {
    let wanted = Self.normalized(word)
    return options.first { option in
      option.name.rawValue == wanted || option.aliases.contains(wanted)
        || option.short.map(String.init) == word
    }
  }

  /// True if the command can print its result as one JSON object.
  var hasJSONResult: Bool {
    options.contains { option in
      guard option.name == .format, case .oneOf(let formats) = option.values else { return false }
      return formats == ["text", "json"]
    }
  }

  static func normalized(_ optionName: String) -> String {
    String(optionName.map { $0 == "_" ? "-" : $0 })
  }
}

extension CommandDescription.Option {
  static func flag(_ name: OptionName, short: Character? = nil, _ summary: String) -> Self {
    Self(name: name, short: short, summary: summary)
  }

  static func value(
    _ name: OptionName, aliases: [String] = [], short: Character? = nil, _ placeholder: String,
    _ summary: String, repeats: Bool = false, takesPairs: Bool = false,
    values: CommandDescription.Values = .any
  ) -> Self {
    Self(
      name: name, aliases: aliases, short: short, placeholder: placeholder, summary: summary,
      repeats: repeats, takesPairs: takesPairs, values: values)
  }
}
