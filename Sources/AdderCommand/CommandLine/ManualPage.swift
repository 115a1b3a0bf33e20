import AdderBase
import AdderFindings

/// The manual page adder(1) in roff, generated from the command's own description.
struct ManualPage {
  let root: CommandDescription

  var text: String {
    var page = RoffPage(name: root.name, section: 1, source: "\(root.name) \(AdderVersion.text)")
    page.section("NAME")
    page.line("\(root.name) - \(root.summary.lowercasedAtStart)")
    page.section("SYNOPSIS")
    page.command(HelpPage(command: root, path: [root.name]).usage)
    page.section("DESCRIPTION")
    page.paragraph(
      """
      An architecture is one readable YAML file; adder generates, lints, maps and renames the modules of an app \
      according to it. Every command that changes files plans its changes first; --dry-run shows it, and 'adder undo' reverts \
      it.
      """)
    page.section("COMMANDS")
    for subcommand in root.subcommands {
      write(subcommand, [root.name, subcommand.name], to: &page)
    }
    page.section("EXIT STATUS")
    for (status, meaning) in Self.statuses { page.item([status], meaning) }
    page.section("ENVIRONMENT")
    for (name, meaning) in Self.variables { page.item([name], meaning) }
    page.section("FILES")
    for (name, meaning) in Self.files { page.item([name], meaning) }
    page.section("EXAMPLES")
    page.example(root.examples)
    return page.text
  }

  private func write(_ command: CommandDescription, _ path: [String], to page: inout RoffPage) {
    let help = HelpPage(command: command, path: path)
    page.subsection(path.joined(separator: " "))
    page.paragraph(command.summary + ".")
    page.command(help.usage)
    var isExample = false
    for line in command.discussion.split(separator: "\n", omittingEmptySubsequences: true) {
      if line.hasPrefix(" ") {
        page.example([String(line)])
      } else {
        page.paragraph(String(line), startsAnew: !isExample)
      }
      isExample = line.hasPrefix(" ")
    }
    for argument in command.arguments { page.item([argument.name], argument.summary + ".") }
    for option in command.options {
      page.item([help.spelling(option)], help.summary(option) + ".")
    }
    if !command.examples.isEmpty {
      page.paragraph("Examples:")
      page.example(command.examples)
    }
    for subcommand in command.subcommands { write(subcommand, path + [subcommand.name], to: &page) }
  }

  private static let statuses = [
    ("0", "Done, and nothing was found."),
    ("1", "Something was found, or the command refused to do what was asked."),
    ("2", "The command line is wrong, or an input cannot be read."),
  ]

  private static let variables = [
    (
      "ADDER_CACHE",
      "The folder for data that can be recreated: facts of sources, template catalogs."
    ),
    ("NO_COLOR", "Disables colors if it is set."),
    ("XDG_CACHE_HOME", "The folder of caches on Linux, by default ~/.cache."),
  ]

  private static let files = [
    ("adder.yml", "A project's settings."),
    ("Rambafile", "Generamba's settings, which are read as they are."),
    (".adder", "What 'adder undo' needs; not part of the project."),
    (".adder-modules", "What modules were generated from; part of the project."),
    (".adder-baseline.json", "Findings that the project accepts."),
  ]
}

/// A page in roff, the language of `man`.
private struct RoffPage {
  private(set) var text: String

  init(name: String, section: Int, source: String) {
    let title = name.uppercased()
    text = ".TH \(title) \(section) \"\" \"\(Self.escaped(source))\" \"User Commands\"\n"
  }

  mutating func section(_ title: String) { text += ".SH \(title)\n" }

  mutating func subsection(_ title: String) { text += ".SS \(Self.escaped(title))\n" }

  mutating func line(_ line: String) { text += Self.atStart(Self.escaped(line)) + "\n" }

  mutating func paragraph(_ paragraph: String, startsAnew: Bool = true) {
    if startsAnew { text += ".PP\n" }
    line(paragraph)
  }

  mutating func command(_ command: String) {
    text += ".PP\n.B \(Self.escaped(command))\n"
  }

  mutating func item(_ words: [String], _ meaning: String) {
    text += ".TP\n.B \(Self.escaped(words.joined(separator: ", ")))\n"
    line(meaning)
  }

  /// Adds lines that stay as they are.
  mutating func example(_ lines: [String]) {
    text += ".PP\n.nf\n"
    for example in lines { line("    " + example) }
    text += ".fi\n"
  }

  /// Escapes hyphens, which would be printed as dashes,
  /// and backslashes, which would begin commands.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      default: escaped.append(character)
      }
    }
  }

  /// Escapes the beginning of a line that would otherwise be a command.
  private static func atStart(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }
}

extension String {
  fileprivate var lowercasedAtStart: String { prefix(1).lowercased() + dropFirst() }
}
