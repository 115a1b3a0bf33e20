import AdderBase
import AdderFindings

/// Runs a command line and returns the exit status.
func run(_ words: [String]) -> ExitStatus {
  let environment = Environment.current
  let console = Console(environment.variables)
  do {
    switch try ArgumentParser(root: .adder).parse(words, environment, console) {
    case .help(let command, let path):
      try console.show(HelpPage(command: command, path: path).text)
      return .success
    case .run(let command, var invocation):
      invocation.console.isForPrograms = command.hasJSONResult && invocation.printsJSON
      defer { invocation.lock.end() }
      return try command.run?(invocation) ?? .unusableInput
    }
  } catch let error as any ReportedError {
    console.report(error.description)
    return error.exitStatus
  } catch {
    console.report("error: \(error)")
    return .unusableInput
  }
}

ProcessControl.exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
