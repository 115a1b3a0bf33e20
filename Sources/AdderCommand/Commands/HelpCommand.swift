import AdderFindings

extension CommandDescription {
  static let help: Self = CommandDescription(
    name: "help", summary: "Show help for a command",
    arguments: [
      Argument(
        name: "COMMAND", summary: "The command, such as 'gen' or 'template install'",
        isRequired: false, repeats: true, values: .commands)
    ],
    options: [.flag(.man, "Print the manual page adder(1) as roff source")],
    run: { invocation in
      if invocation.isSet(.man) {
        try invocation.console.show(String(ManualPage(root: .adder).text.dropLast()))
        return .success
      }
      let parser = ArgumentParser(root: .adder)
      let words = invocation.arguments + ["--help"]
      guard
        case .help(let command, let path) = try parser.parse(
          words, invocation.environment, invocation.console)
      else { return .unusableInput }
      try invocation.console.show(HelpPage(command: command, path: path).text)
      return .success
    })
}
