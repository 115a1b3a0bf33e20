/// The help page of one command.
struct HelpPage {
  let command: CommandDescription
  /// The names of the command's parent commands and of the command, from the root.
  let path: [String]

  var text: String {
    var sections = ["\(command.summary).", "USAGE\n  \(usage)"]
    if !command.discussion.isEmpty {
      let lines = command.discussion.split(separator: "\n", omittingEmptySubsequences: false)
      sections.insert(lines.map(Self.paragraph).joined(separator: "\n"), at: 1)
    }
    sections += [
      section(
        "COMMANDS",
        command.subcommands.map { subcommand in
          ([subcommand.name] + subcommand.aliases).joined(separator: ", ")
        }, command.subcommands.map(\.summary)),
      section("ARGUMENTS", command.arguments.map(\.name), command.arguments.map(\.summary)),
      section("OPTIONS", command.options.map(spelling), command.options.map(summary)),
    ].compactMap { $0 }
    if !command.examples.isEmpty {
      sections.append("EXAMPLES\n" + command.examples.map { "  \($0)" }.joined(separator: "\n"))
    }
    if !command.subcommands.isEmpty {
      sections.append("'\(path.joined(separator: " ")) COMMAND --help' shows more about a command.")
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// The general form of the command line.
  var usage: String {
    var words = path
    if !command.subcommands.isEmpty, command.arguments.isEmpty { words.append("COMMAND") }
    for argument in command.arguments {
      let name = argument.repeats ? "\(argument.name) …" : argument.name
      words.append(argument.isRequired ? name : "[\(name)]")
    }
    if !command.options.isEmpty { words.append("[options]") }
    return words.joined(separator: " ")
  }

  func spelling(_ option: CommandDescription.Option) -> String {
    let short = option.short.map { "-\($0), " } ?? ""
    let value = option.placeholder.map { " \($0)" } ?? ""
    let names = ([option.name.rawValue] + option.aliases).map { "--\($0)" }.joined(separator: ", ")
    return "\(short)\(names)\(value)"
  }

  func summary(_ option: CommandDescription.Option) -> String {
    switch option.values {
    case .oneOf(let values), .listOf(let values):
      return "\(option.summary): \(values.joined(separator: ", "))"
    default: return option.summary
    }
  }

  /// Returns a section with words and their descriptions. A long word is on a separate line.
  private func section(_ title: String, _ words: [String], _ summaries: [String]) -> String? {
    guard !words.isEmpty else { return nil }
    let longest = words.map(\.count).filter { $0 <= 30 }.max() ?? 0
    let indent = String(repeating: " ", count: longest + 4)
    let rows = zip(words, summaries).map { word, summary in
      let lines = Self.wrapped(summary, width: 98 - indent.count)
      let text = lines.joined(separator: "\n\(indent)")
      let gap = String(repeating: " ", count: max(0, longest - word.count))
      return word.count > longest ? "  \(word)\n\(indent)\(text)" : "  \(word)\(gap)  \(text)"
    }
    return "\(title)\n" + rows.joined(separator: "\n")
  }

  /// Returns a line of the discussion, wrapped. An
  /// indented line is an example and is not changed.
  private static func paragraph(_ line: Substring) -> String {
    line.hasPrefix(" ") ? String(line) : wrapped(String(line), width: 98).joined(separator: "\n")
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + word.count + 1 > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " \(word)"
    }
    return lines + [line]
  }
}
