import AdderBase
import AdderContractSpies
import AdderFileChanges
import AdderFindings
import AdderModuleDiscovery
import AdderModuleGeneration
import AdderProjectChecks
import AdderProjectSpies
import AdderProjects

extension CommandDescription {
  static let record: Self = CommandDescription(
    name: "record",
    summary: "Generate proxies that record what crosses the modules' contracts",
    discussion: """
      A recording proxy stands between two parts of a module. It writes each call, with its arguments, its result and \
      the time, to a file, and passes it on. 'adder replay' turns the file into a sequence diagram or a test.

      The proxies are compiled in debug builds only, and nothing is recorded unless the app is started with the \
      variable ADDER_TRAFFIC, the path of the file. The modules' own code does not change, and weak references stay \
      weak, so all parts are freed as without proxies.

      Run the command again after a contract has changed. The file contains all arguments and results, so treat it \
      like the data of the app.
      """,
    arguments: [
      Argument(
        name: "MODULE",
        summary: "Modules to record, besides those with proxies; the first time, by default, all",
        isRequired: false, repeats: true)
    ],
    options: [
      .value(
        .runtime, "RUNTIME",
        "Where the recorder comes from: 'adder' imports AdderTraffic, 'none' generates a file",
        values: .oneOf(["adder", "none"])),
      .flag(.remove, "Remove all recording proxies"),
      .flag(.check, "Change nothing; fail if a file is not up to date"),
    ] + Invocation.sourceOptions + Invocation.changeOptions,
    examples: [
      "adder record Profile                              the contracts of one module",
      "adder record                                      all modules, or those that have proxies",
      "adder record --check                              on CI: fail if proxies are out of date",
      "adder record --remove                             remove the proxies",
    ],
    run: { try RecordCommand($0).run() })
}

/// Generates recording proxies, or says what is not up to date.
private struct RecordCommand {
  let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws -> ExitStatus {
    let sources =
      try invocation.isSet(.check) ? invocation.sources() : invocation.recoveredSources()
    let project = sources.project
    var request = ProjectProxies.Request()
    request.modules = invocation.arguments
    request.removes = invocation.isSet(.remove)
    request.usesLibrary =
      invocation.value(.runtime).map { $0 == "adder" } ?? project.settings.spies.usesLibrary
      ?? false
    let found = try FoundModules(invocation, in: sources)
    let proxies = try ProjectProxies(
      request, of: found.reports, in: sources, xcode: try project.xcodeProjectFile(),
      from: invocation.environment.workingDirectory)
    for note in notes(proxies) { invocation.console.report(note) }
    let isCurrent = proxies.files.allSatisfy { $0.state == .current }
    if invocation.isSet(.check) {
      let hasNone = invocation.arguments.isEmpty && proxies.files.allSatisfy { $0.state == .new }
      if isCurrent || hasNone { return try showCurrent(proxies) }
      let lines = proxies.files.compactMap { file in
        file.state.problem.map { "\(file.path): \($0)" }
      }
      try invocation.console.show((lines + ["", "Run 'adder record'."]).joined(separator: "\n"))
      return .refused
    }
    let applied = try invocation.carryOut(
      proxies.plan, deletesOnlyGenerated: true, in: project.root)
    if applied != nil {
      invocation.reportGenerator(of: project)
      if !invocation.console.isForPrograms {
        try invocation.console.show(summary(proxies, request))
      }
    } else if isCurrent, !invocation.printsJSON {
      return try showCurrent(proxies)
    }
    return .success
  }

  private func showCurrent(_ proxies: ProjectProxies) throws -> ExitStatus {
    let count = proxies.files.filter { $0.state == .current }.reduce(0) { $0 + $1.proxies.count }
    try invocation.console.show(
      count == 0
        ? "There are no recording proxies."
        : count == 1
          ? "1 recording proxy is up to date." : "\(count) recording proxies are up to date.")
    return .success
  }

  /// Why protocols get no proxy, and which references are not recorded.
  private func notes(_ proxies: ProjectProxies) -> [String] {
    proxies.refusals.map { refusal in
      "\(refusal.location): note: '\(refusal.protocolName)' gets no recording proxy: \(refusal.reason)"
    }
      + proxies.gaps.map { gap in
        "note: '\(gap.reference)' is not recorded: \(gap.reason)"
      }
  }

  private func summary(_ proxies: ProjectProxies, _ request: ProjectProxies.Request) -> String {
    var lines = proxies.files.summary(\.path, \.proxies, \.state)
    if request.removes {
      return (lines + ["", "'adder undo' reverts it."]).joined(separator: "\n")
    }
    lines += ["", "Next:", ""]
    if request.usesLibrary {
      lines += [
        "  1. Add the product AdderTraffic to the app, and this to its start:", "",
        "       #if DEBUG", "         import AdderTraffic", "",
        "         RecordedModules.start(RecordedTraffic.modules)",
        "       #endif", "",
      ]
    } else {
      lines += [
        "  1. Add this to the app's start:", "", "       #if DEBUG",
        "         TrafficRecorder.startIfRequested()", "       #endif", "",
        "     and this to the places where modules are composed, with a part of the module:", "",
        "       #if DEBUG", "         RecordedTraffic.insert(around: view)", "       #endif", "",
      ]
    }
    lines += [
      "  2. Start the app with the variable ADDER_TRAFFIC, the path of a file.",
      "  3. 'adder replay FILE' shows what happened.", "", "'adder undo' reverts it.",
    ]
    return lines.joined(separator: "\n")
  }
}

extension ProjectSpies.File.State {
  /// What is wrong with a file in this state; `nil` for one that is up to date.
  var problem: String? {
    switch self {
    case .new: "missing"
    case .changed: "out of date"
    case .removed: "no longer needed"
    case .current: nil
    }
  }
}

extension Array {
  /// The generated, changed and removed files, each with the types in it.
  func summary(
    _ path: KeyPath<Element, RelativePath>, _ types: KeyPath<Element, [String]>,
    _ state: KeyPath<Element, ProjectSpies.File.State>
  ) -> [String] {
    let groups: [(ProjectSpies.File.State, String)] = [
      (.new, "Generated"), (.changed, "Changed"), (.removed, "Removed"),
    ]
    var lines: [String] = []
    for (one, title) in groups {
      let files = filter { $0[keyPath: state] == one }
      guard !files.isEmpty else { continue }
      lines.append("\(title):")
      for file in files {
        lines.append("  \(file[keyPath: path])")
        lines += file[keyPath: types].map { "    \($0)" }
      }
    }
    return lines
  }
}
