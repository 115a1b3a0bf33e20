import AdderBase
import AdderFindings

extension CommandDescription {
  /// The root of all commands.
  static let adder: Self = CommandDescription(
    name: "adder", summary: "Generate, lint, test and refactor VIPER modules in Swift",
    options: [.flag(.version, "Print the version")],
    subcommands: [
      .initialize, .new, .gen, .spy, .record, .replay, .check, .explain, .graph, .undo, .module,
      .template,
      .architecture,
      .version,
      .help,
      .completions,
    ],
    examples: [
      "adder new Shop --architecture rambler-viper       an app with its first module",
      "adder gen Profile --architecture rambler-viper    a module with its tests",
      "adder gen Profile --dry-run                       show the files without writing them",
      "adder undo                                        revert the last change",
    ],
    run: { invocation in
      if invocation.isSet(.version) {
        try invocation.console.show(AdderVersion.text)
        return .success
      }
      invocation.console.report(HelpPage(command: .adder, path: invocation.path).text)
      return .unusableInput
    })
}
