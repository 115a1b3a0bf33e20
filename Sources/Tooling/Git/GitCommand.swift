package import AdderBase

/// A git command to run.
package struct GitCommand: Sendable {
  private let arguments: [String]
  private let environment: [String: String]
  private let timeout: Duration
  private let input: [UInt8]

  /// - Parameter input: what git reads from standard input.
  package init(
    _ arguments: [String], environment: [String: String], timeout: Duration, input: [UInt8] = []
  ) {
    self.arguments = arguments
    self.environment = environment
    self.timeout = timeout
    self.input = input
  }

  package func run() throws(CommandError) -> Command.Result {
    var command = Command("git", arguments, environment: environment, timeout: timeout)
    command.input = input
    return try command.run()
  }
}

extension GitCommand {
  /// Returns the environment for running git non-interactively. Git does not prompt and runs no
  /// program that a URL names. If Adder is called from a git hook, git ignores the hook's
  /// repository.
  package static func unattended(_ variables: [String: String]) -> [String: String] {
    let repository = [
      "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR",
      "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE", "GIT_PREFIX", "GIT_CEILING_DIRECTORIES",
    ]
    var environment = variables.filter { !repository.contains($0.key) }
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_ASKPASS"] = ""
    environment["SSH_ASKPASS"] = ""
    environment["GCM_INTERACTIVE"] = "never"
    environment["GIT_ALLOW_PROTOCOL"] = GitSource.protocols.joined(separator: ":")
    environment["LC_ALL"] = "C"
    if environment["GIT_SSH_COMMAND"] == nil, environment["GIT_SSH"] == nil {
      environment["GIT_SSH_COMMAND"] = "ssh -oBatchMode=yes"
    }
    return environment
  }

  /// Returns the most informative line of git's error output.
  package static func complaint(_ result: Command.Result) -> String {
    let lines = result.errors.split(separator: "\n")
    let line = lines.first { $0.hasPrefix("fatal: ") } ?? lines.last
    // Git's messages don't end with a period, but ours continue with another sentence after them.
    return line.map { $0.hasSuffix(".") ? String($0) : "\($0)." } ?? "git failed without a message."
  }
}
