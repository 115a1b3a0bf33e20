/// The script that completes `adder` in a shell, generated from the command's own description.
struct CompletionScript {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  let root: CommandDescription

  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// All commands with their paths, each after the command that contains it.
  private var commands: [(path: [String], command: CommandDescription)] {
    func below(
      _ path: [String], _ command: CommandDescription
    ) -> [(path: [String], command: CommandDescription)] {
      [(path, command)] + command.subcommands.flatMap { below(path + [$0.name], $0) }
    }
    return below([root.name], root)
  }

  /// Returns a shell command that prints the possible values, one per line, or the values
  /// themselves; `nil` if any value or a file is allowed.
  private func values(_ values: CommandDescription.Values) -> String? {
    switch values {
    case .any, .files: nil
    case .architectures: "$(adder architecture list --names 2>/dev/null)"
    case .templates: "$(adder template list --names 2>/dev/null)"
    case .parts: "$(adder template list --parts 2>/dev/null)"
    case .additions:
      (ModuleAddition.named.map { $0.part } + ["$(adder template list --parts 2>/dev/null)"])
        .joined(separator: " ")
    case .commands: root.subcommands.map(\.name).joined(separator: " ")
    case .modules: "$(adder module list --format names 2>/dev/null)"
    case .rules, .oneOf, .listOf: values.words?.joined(separator: " ")
    }
  }

  // MARK: - bash

  private var bash: String {
    var steps: [String] = []
    var optionValues: [String] = []
    var words: [String] = []
    for (path, command) in commands {
      let key = path.joined(separator: " ")
      for subcommand in command.subcommands {
        let spellings = ([subcommand.name] + subcommand.aliases).map { "\"\(key) \($0)\"" }
        steps.append(
          "      \(spellings.joined(separator: "|"))) path=\"\(key) \(subcommand.name)\" ;;")
      }
      for option in command.options where option.placeholder != nil {
        let spellings =
          ["\"\(key):--\(option.name)\""] + (option.short.map { ["\"\(key):-\($0)\""] } ?? [])
        let reply =
          values(option.values).map { "COMPREPLY=($(compgen -W \"\($0)\" -- \"$cur\"))" }
          ?? "COMPREPLY=($(compgen -f -- \"$cur\"))"
        optionValues.append("    \(spellings.joined(separator: "|"))) \(reply); return ;;")
      }
      let options = command.options.map { "--\($0.name)" } + ["--help"]
      let arguments =
        command.subcommands.map(\.name) + command.arguments.compactMap { values($0.values) }
      let offers = (arguments + options).joined(separator: " ")
      words.append("    \"\(key)\") COMPREPLY=($(compgen -W \"\(offers)\" -- \"$cur\")) ;;")
    }
    return """
      # bash completion for adder. Load it with: source <(adder completions bash)
      _adder() {
        local cur prev path word
        cur="${COMP_WORDS[COMP_CWORD]}"
        prev="${COMP_WORDS[COMP_CWORD-1]}"
        path="adder"
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case "$path $word" in
      \(steps.joined(separator: "\n"))
          esac
        done
        case "$path:$prev" in
      \(optionValues.joined(separator: "\n"))
        esac
        case "$path" in
      \(words.joined(separator: "\n"))
        esac
      }
      complete -o bashdefault -F _adder adder

      """
  }

  // MARK: - zsh

  private var zsh: String {
    let functions = commands.map { path, command in
      if command.subcommands.isEmpty { return zshLeaf(path, command) }
      return command.arguments.isEmpty
        ? zshGroup(path, command) : zshLeaf(path, command) + "\n" + zshBoth(path, command)
    }
    return """
      #compdef adder
      # zsh completion for adder. Load it with: source <(adder completions zsh)
      \(functions.joined(separator: "\n"))
      compdef _adder adder

      """
  }

  private func zshGroup(_ path: [String], _ command: CommandDescription) -> String {
    let name = "_" + path.joined(separator: "_")
    let descriptions = command.subcommands.map { "    '\($0.name):\(zshText($0.summary))'" }
    let cases = command.subcommands.map { subcommand in
      let spellings = ([subcommand.name] + subcommand.aliases).joined(separator: "|")
      return "        (\(spellings)) \(name)_\(subcommand.name) ;;"
    }
    return """
      \(name)() {
        local line state
        local -a commands
        commands=(
      \(descriptions.joined(separator: "\n"))
        )
        _arguments -C '--help[show help]' '1: :->command' '*:: :->rest'
        case $state in
          (command) _describe -t commands command commands ;;
          (rest)
            case $line[1] in
      \(cases.joined(separator: "\n"))
            esac ;;
        esac
      }
      """
  }

  /// A command with arguments of its own and with subcommands: the first word decides.
  private func zshBoth(_ path: [String], _ command: CommandDescription) -> String {
    let name = "_" + path.joined(separator: "_")
    let descriptions = command.subcommands.map { "    '\($0.name):\(zshText($0.summary))'" }
    let cases = command.subcommands.map { subcommand in
      let spellings = ([subcommand.name] + subcommand.aliases).joined(separator: "|")
      return "    (\(spellings)) shift words; (( CURRENT-- )); \(name)_\(subcommand.name) ;;"
    }
    return """
      \(name)() {
        local -a commands
        commands=(
      \(descriptions.joined(separator: "\n"))
        )
        (( CURRENT == 2 )) && _describe -t commands command commands
        case $words[2] in
      \(cases.joined(separator: "\n"))
          (*) \(name)_itself ;;
        esac
      }
      """
  }

  private func zshLeaf(_ path: [String], _ command: CommandDescription) -> String {
    // The subcommands have the function with the command's name.
    let suffix = command.subcommands.isEmpty ? "" : "_itself"
    var specifications = ["'--help[show help]'"]
    for option in command.options {
      let value = option.placeholders.map { ":\($0):\(zshAction(option.values))" }.joined()
      let star = option.repeats ? "*" : ""
      let summary = zshText(option.summary)
      specifications.append("'\(star)--\(option.name)[\(summary)]\(value)'")
      if let short = option.short {
        specifications.append("'\(star)-\(short)[\(summary)]\(value)'")
      }
    }
    for (index, argument) in command.arguments.enumerated() {
      let position = argument.repeats ? "*" : "\(index + 1)"
      specifications.append("'\(position):\(argument.name):\(zshAction(argument.values))'")
    }
    return """
      _\(path.joined(separator: "_"))\(suffix)() {
        _arguments \(specifications.joined(separator: " \\\n    "))
      }
      """
  }

  private func zshAction(_ kind: CommandDescription.Values) -> String {
    switch kind {
    case .files: "_files"
    case .any: " "
    case .rules, .oneOf, .listOf, .commands: "(\(values(kind) ?? ""))"
    case .architectures, .templates, .parts, .additions, .modules:
      "{compadd -- ${=\(values(kind) ?? "")}}"
    }
  }

  /// Escapes text for use in single quotes in a zsh
  /// completion specification, in which brackets and colons are special.
  private func zshText(_ text: String) -> String {
    text.map { character in
      switch character {
      case "'": #"'\''"#
      case "[", "]", ":", "\\": "\\\(character)"
      default: String(character)
      }
    }.joined()
  }

  // MARK: - fish

  private var fish: String {
    var lines = [
      "# fish completion for adder. Load it with: adder completions fish | source",
      "function __adder_path", "  set -l path adder",
      "  for word in (commandline -opc)[2..-1]", "    switch \"$path $word\"",
    ]
    for (path, command) in commands {
      for subcommand in command.subcommands {
        let key = path.joined(separator: " ")
        let spellings = ([subcommand.name] + subcommand.aliases).map { "'\(key) \($0)'" }
        lines.append("      case \(spellings.joined(separator: " "))")
        lines.append("        set path '\(key) \(subcommand.name)'")
      }
    }
    lines += ["    end", "  end", "  test \"$path\" = \"$argv\"", "end", "complete -c adder -f"]
    for (path, command) in commands {
      let condition = "complete -c adder -n '__adder_path \(path.joined(separator: " "))'"
      for subcommand in command.subcommands {
        lines.append("\(condition) -a \(subcommand.name) -d '\(fishText(subcommand.summary))'")
      }
      for argument in command.arguments {
        switch argument.values {
        case .files: lines.append("\(condition) -F")
        case let kind:
          if let words = values(kind) { lines.append("\(condition) -a '\(fishWords(words))'") }
        }
      }
      for option in command.options {
        var line = "\(condition) -l \(option.name) -d '\(fishText(option.summary))'"
        if let short = option.short { line += " -s \(short)" }
        if option.placeholder != nil {
          line += values(option.values).map { " -x -a '\(fishWords($0))'" } ?? " -r -F"
        }
        lines.append(line)
      }
      lines.append("\(condition) -l help -s h -d 'show help'")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Escapes a text for single quotes.
  private func fishText(_ text: String) -> String {
    text.replacing("\\", with: #"\\"#).replacing("'", with: #"\'"#)
  }

  private func fishWords(_ words: String) -> String {
    words.replacing("$(", with: "(")
  }
}
