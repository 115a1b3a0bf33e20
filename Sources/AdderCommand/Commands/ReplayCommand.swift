import AdderBase
import AdderContractSpies
import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
import AdderModuleGeneration
import AdderProjectChecks
import AdderProjectSpies
import AdderProjects
import AdderRecordedTraffic

extension CommandDescription {
  static let replay: Self = CommandDescription(
    name: "replay",
    summary: "Show recorded traffic as a sequence diagram, or make a test of it",
    discussion: """
      Reads a file that an app with recording proxies wrote; see 'adder record'. Prints the calls between the parts, \
      with arguments, results and the time since the start.

      With --test, generates a test of one part, and the spies that it needs. The test makes the recorded calls to the \
      part, returns the recorded results, and expects the recorded calls to the other parts. If a module was opened \
      several times, the test repeats its first instance.
      """,
    arguments: [Argument(name: "FILE", summary: "The recorded file", values: .files)],
    options: [
      .value(
        .part, "TYPE", "Show only calls from and to this part; by default, all calls",
        repeats: true),
      .value(.test, "TYPE", "Generate a test of this part"),
      .flag(.noCache, "With --test: ignore the cache of the last run"),
      .flag(.dryRun, "With --test: show the changes as a tree and a diff without writing them"),
      .flag(.force, "With --test: replace existing and read-only files without asking"),
      .value(
        .format, short: "f", "FORMAT", "Output format",
        values: .oneOf(["text", "mermaid", "svg", "json"])),
    ],
    examples: [
      "adder replay profile.traffic",
      "adder replay profile.traffic --part ProfilePresenter",
      "adder replay profile.traffic --format svg > profile.svg",
      "adder replay profile.traffic --test ProfilePresenter",
    ],
    run: { try ReplayCommand($0).run() })
}

/// Prints recorded traffic, or generates a test of it.
private struct ReplayCommand {
  let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws -> ExitStatus {
    try checkOptions()
    let file = invocation.arguments[0]
    let log = try TrafficLog(try invocation.file(file).contents(), file: file)
    if log.isCut {
      invocation.console.report(
        "note: the last line of '\(file)' is incomplete, because the app was stopped; it is left out"
      )
    }
    if let part = invocation.value(.test) { return try writeTest(of: part, log) }
    let parts = invocation.list(.part)
    for part in parts where !log.parts.contains(part) {
      throw TrafficError.noPart(
        part, file: file, suggestion: Spelling.nearest(to: part, among: log.parts))
    }
    let diagram = SequenceDiagram(log, of: parts)
    if invocation.printsJSON {
      try invocation.show(json: diagram.json)
      return .success
    }
    switch invocation.value(.format) {
    case "mermaid": try invocation.console.show(diagram.mermaid)
    case "svg": try invocation.console.show(diagram.svg)
    default: try invocation.console.show(diagram.text)
    }
    return .success
  }

  private func checkOptions() throws(UsageError) {
    guard invocation.isSet(.test) else {
      let needing: [OptionName] = [.dryRun, .force, .noCache]
      if let option = needing.first(where: invocation.isSet) {
        throw .optionNeedsOther("--\(option)", other: "--\(OptionName.test)")
      }
      return
    }
    if invocation.isSet(.part) {
      throw .optionsExclude("--\(OptionName.part)", other: "--\(OptionName.test)")
    }
    if let format = invocation.value(.format), ["mermaid", "svg"].contains(format) {
      throw .optionsExclude("--\(OptionName.format) \(format)", other: "--\(OptionName.test)")
    }
  }

  private func writeTest(of part: String, _ log: TrafficLog) throws -> ExitStatus {
    let sources = try invocation.recoveredSources()
    let project = sources.project
    let request = try SpyRequest(project.settings.spies)
    let spies = try ProjectSpies(
      request, of: try FoundModules(invocation, in: sources).reports, in: sources,
      xcode: try project.xcodeProjectFile(), from: invocation.environment.workingDirectory,
      replaying: ProjectSpies.Replay(of: part, log))
    let applied = try invocation.carryOut(
      spies.plan, deletesOnlyGenerated: true, in: project.root)
    guard applied != nil, !invocation.console.isForPrograms else { return .success }
    var lines = spies.files.summary(\.path, \.spies, \.state)
    for file in spies.tests.files {
      lines += ["Test case:", "  \(file.path)"]
      if file.openCount > 0 {
        lines.append(
          "    It needs values that the recording does not contain: complete the functions at its end."
        )
      }
    }
    try invocation.console.show((lines + ["", "'adder undo' reverts it."]).joined(separator: "\n"))
    return .success
  }
}

extension SequenceDiagram {
  /// The diagram for programs.
  fileprivate var json: [(String, JSON)] {
    let messages = messages.map { message -> JSON in
      [
        "from": .string(participants[message.from]), "to": .string(participants[message.to]),
        "text": .string(message.label), "kind": .string(message.kind.rawValue),
        "microseconds": .number(message.time), "depth": .number(message.depth),
      ]
    }
    return [("parts", .array(participants.map(JSON.string))), ("messages", .array(messages))]
  }
}
