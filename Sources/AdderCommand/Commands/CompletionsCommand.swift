import AdderFindings

extension CommandDescription {
  static let completions: Self = CommandDescription(
    name: "completions", summary: "Print a shell completion script",
    discussion: """
      Add this to the shell's start-up file:
        bash  source <(adder completions bash)
        zsh   source <(adder completions zsh)
        fish  adder completions fish | source
      """,
    arguments: [
      Argument(
        name: "SHELL", summary: "The shell: bash, zsh or fish",
        values: .oneOf(CompletionScript.Shell.allCases.map(\.rawValue)))
    ],
    run: { invocation in
      guard let shell = CompletionScript.Shell(rawValue: invocation.arguments[0]) else {
        return .unusableInput
      }
      try invocation.console.show(CompletionScript(root: .adder).text(for: shell))
      return .success
    })
}
