import AdderBase

/// Parses the words of a command line into a command and its invocation.
struct ArgumentParser {
  /// The root of all commands.
  let root: CommandDescription

  enum Result {
    case run(CommandDescription, Invocation)
    case help(CommandDescription, path: [String])
  }

  /// - Parameter words: the command line without the program's name.
  func parse(
    _ words: [String], _ environment: Environment, _ console: Console
  ) throws(UsageError) -> Result {
    var command = root
    var path = [root.name]
    var rest = words[...]
    while !command.subcommands.isEmpty, let word = rest.first, !word.hasPrefix("-") {
      guard let next = try subcommand(word, of: command, path) else { break }
      command = next
      path.append(command.name)
      rest.removeFirst()
    }
    var invocation = Invocation(path: path, environment: environment, console: console)
    guard try !read(rest, of: command, into: &invocation) else {
      return .help(command, path: path)
    }
    guard command.run != nil else { throw .missingCommand(in: path) }
    try checkArguments(invocation.arguments, of: command, path)
    return .run(command, invocation)
  }

  /// Returns the subcommand with the given name or alias, or with an unambiguous prefix of either.
  /// If the command has arguments of its own, any other word is one of them: then returns `nil`.
  private func subcommand(
    _ word: String, of command: CommandDescription, _ path: [String]
  ) throws(UsageError) -> CommandDescription? {
    let commands = command.subcommands
    if let exact = commands.first(where: { $0.name == word || $0.aliases.contains(word) }) {
      return exact
    }
    if !command.arguments.isEmpty { return nil }
    let candidates = commands.filter { candidate in
      ([candidate.name] + candidate.aliases).contains { $0.hasPrefix(word) }
    }
    switch candidates.count {
    case 1: return candidates[0]
    case 0:
      let known = commands.flatMap { [$0.name] + $0.aliases }
      throw .unknownCommand(
        word, in: path, suggestion: Spelling.nearest(to: word, among: known))
    default: throw .ambiguousCommand(word, candidates: candidates.map(\.name))
    }
  }

  /// Reads options and arguments; returns true if the user asked for help.
  private func read(
    _ words: ArraySlice<String>, of command: CommandDescription, into invocation: inout Invocation
  ) throws(UsageError) -> Bool {
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        invocation.arguments += rest
        break
      }
      if word == "--help" || word == "-h" { return true }
      guard word.hasPrefix("-"), word != "-" else {
        invocation.arguments.append(word)
        continue
      }
      try readOption(word, &rest, of: command, into: &invocation)
    }
    return false
  }

  private func readOption(
    _ word: String, _ rest: inout ArraySlice<String>, of command: CommandDescription,
    into invocation: inout Invocation
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelled = String(parts[0])
    let isLong = spelled.hasPrefix("--")
    let name = String(spelled.drop { $0 == "-" })
    guard let option = command.option(named: name), isLong || name.count == 1 else {
      let known = command.options.map { "--\($0.name)" } + ["--help"]
      throw .unknownOption(
        spelled, command: invocation.path, suggestion: Spelling.nearest(to: spelled, among: known))
    }
    let value: String
    switch (option.placeholder, parts.count == 2 ? String(parts[1]) : nil) {
    case (nil, nil): value = ""
    case (nil, .some): throw .unexpectedValue(option: spelled)
    case (.some, let given?): value = given
    case (let placeholder?, nil):
      guard let next = rest.first, next == "-" || !next.hasPrefix("-") else {
        throw .missingValue(option: spelled, placeholder: placeholder)
      }
      value = rest.removeFirst()
    }
    if let allowed = option.values.allowed, !allowed.contains(value) {
      throw .invalidValue(value, for: spelled, allowed: allowed)
    }
    if !option.repeats, option.placeholder != nil, invocation.isSet(option.name) {
      throw .repeatedOption(spelled)
    }
    invocation.values[option.name, default: []].append(value)
    for _ in stride(from: 1, to: option.valueCount, by: 1) {
      guard let next = rest.first, !next.hasPrefix("-") else {
        throw .missingValue(option: spelled, placeholder: option.placeholder ?? "")
      }
      invocation.values[option.name]?.append(rest.removeFirst())
    }
    guard option.takesPairs else { return }
    // As in Generamba, one option can be followed by any number of pairs:
    // `--custom_parameters a:1 b:2`.
    while let next = rest.first, !next.hasPrefix("-"), next.contains(":") {
      invocation.values[option.name]?.append(rest.removeFirst())
    }
  }

  private func checkArguments(
    _ words: [String], of command: CommandDescription, _ path: [String]
  ) throws(UsageError) {
    for (index, argument) in command.arguments.enumerated() {
      guard index < words.count else {
        guard argument.isRequired else { return }
        throw .missingArgument(argument.name, command: path)
      }
      if let allowed = argument.values.allowed, !allowed.contains(words[index]) {
        throw .invalidValue(words[index], for: argument.name, allowed: allowed)
      }
    }
    if words.count > command.arguments.count, command.arguments.last?.repeats != true {
      throw .unexpectedArgument(words[command.arguments.count], command: path)
    }
  }
}
