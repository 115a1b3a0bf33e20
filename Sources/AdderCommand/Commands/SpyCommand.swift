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
  static let spy: Self = CommandDescription(
    name: "spy",
    summary: "Generate spies of the modules' contracts for their tests",
    discussion: """
      A spy records the calls to a protocol, with their arguments and in order, and returns what a test sets. Each \
      module gets one file beside its tests. Run the command again after a contract has changed: it rewrites only files \
      that change, and removes the spies of contracts that are gone.

      Other protocols get a spy with --protocol, or if '// adder:spy' is in the comment above them. Comments and \
      attributes of other generators are understood, too: '@mockable', 'sourcery: AutoMockable' and '@Spyable'.
      """,
    arguments: [
      Argument(
        name: "MODULE", summary: "Modules whose contracts get spies; by default, all",
        isRequired: false, repeats: true)
    ],
    options: [
      .value(.protocol, "NAME", "A protocol that gets a spy", repeats: true),
      .value(
        .testPath, "PATH", "The folder of the spies; by default, the folder of the module's tests"),
      .value(
        .suffix, "WORD", "What follows a protocol's name in the name of its spy (default: Spy)"),
      .value(
        .runtime, "RUNTIME",
        "Where the recorders come from: 'adder' imports AdderTesting, 'none' generates a file",
        values: .oneOf(["adder", "none"])),
      .flag(.tests, "Also write test cases for the modules' parts that have none"),
      .flag(.check, "Change nothing; fail if a file is not up to date"),
      .value(
        .output, "FOLDER",
        "Write the spies for a test target into this folder, for a build that makes them; change nothing else",
        values: .files),
      .value(
        .testTargets, aliases: ["test-target"], "NAMES",
        "With --output: the test target that the spies are built into"),
      .value(
        .projectTargets, aliases: ["target"], "NAMES",
        "With --output: the targets whose contracts get spies (default: those that the test target depends on)"
      ),
    ] + Invocation.sourceOptions + Invocation.changeOptions,
    examples: [
      "adder spy                                         the contracts of all modules",
      "adder spy Profile --dry-run                       show the spies of one module",
      "adder spy Profile --tests                         its spies, and the tests of its parts",
      "adder spy --protocol PostService                  a protocol that belongs to no module",
      "adder spy --check                                 on CI: fail if spies are out of date",
    ],
    run: { try SpyCommand($0).run() })
}

/// Generates spies, or says what is not up to date.
private struct SpyCommand {
  let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws -> ExitStatus {
    if let folder = invocation.value(.output) { return try writeForBuild(into: folder) }
    for option in [OptionName.testTargets, .projectTargets] where invocation.isSet(option) {
      throw UsageError.optionNeedsOther("--\(option)", other: "--\(OptionName.output)")
    }
    let sources =
      try invocation.isSet(.check) ? invocation.sources() : invocation.recoveredSources()
    let project = sources.project
    let request = try request(for: project)
    let xcode = try project.xcodeProjectFile()
    let kept = sources.kept(
      "spies", [request.key, "\(xcode?.checksum ?? 0)"])
    if let bytes = kept?.bytes, let known = CurrentSpies(bytes: bytes) { return try show(known) }
    let found = try FoundModules(invocation, in: sources)
    let spies = try ProjectSpies(
      request, of: found.reports, in: sources, xcode: xcode,
      from: invocation.environment.workingDirectory)
    if let current = CurrentSpies(spies) {
      kept?.keep(current.bytes)
      return try show(current)
    }
    for note in CurrentSpies.notes(spies) { invocation.console.report(note) }
    if invocation.isSet(.check) { return try check(spies) }
    let applied = try invocation.carryOut(
      spies.plan, deletesOnlyGenerated: true, in: project.root)
    for note in Self.notes(spies.tests.refusals) { invocation.console.report(note) }
    if applied != nil, !invocation.console.isForPrograms {
      try invocation.console.show(summary(spies))
    }
    return .success
  }

  /// Writes the files that a build compiles, and reports in the compiler's form.
  private func writeForBuild(into folder: String) throws -> ExitStatus {
    let excluded: [OptionName] = [.check, .dryRun, .force, .format, .testPath, .tests]
    if let option = excluded.first(where: invocation.isSet) {
      throw UsageError.optionsExclude("--\(option)", other: "--\(OptionName.output)")
    }
    guard invocation.isSet(.testTargets) else {
      throw UsageError.optionNeedsOther("--\(OptionName.output)", other: "--test-target")
    }
    let sources = try invocation.sources()
    let spies = try BuildSpies(
      request(for: sources.project), for: invocation.list(.testTargets),
      testing: invocation.list(.projectTargets), of: FoundModules(invocation, in: sources).reports,
      in: sources,
      xcode: sources.project.xcodeProjectFile())
    let working = invocation.environment.workingDirectory
    let output = BuildFolder(invocation.environment.path(folder, relativeTo: working))
    for file in spies.files { try output.write(Array(file.text.utf8), to: file.name) }
    if let problem = spies.problem { invocation.console.report("warning: \(problem.message)") }
    for refusal in spies.refusals {
      invocation.console.report(refusal.note(.warning, in: "\(sources.project.root)/"))
    }
    return .success
  }

  private func request(for project: Project) throws -> SpyRequest {
    var request = try SpyRequest(project.settings.spies)
    request.modules = invocation.arguments
    request.protocols = invocation.list(.protocol)
    if let path = invocation.value(.testPath) {
      do throws(PathError) {
        request.folder = try RelativePath(generamba: path)
      } catch {
        throw ProjectError.path(error, option: "--test-path")
      }
    }
    if let suffix = invocation.value(.suffix) { try request.setSuffix(suffix) }
    if let runtime = invocation.value(.runtime) { request.usesLibrary = runtime == "adder" }
    request.writesTests = invocation.isSet(.tests)
    return request
  }

  private func check(_ spies: ProjectSpies) throws -> ExitStatus {
    let lines = spies.files.compactMap { file in
      file.state.problem.map { "\(file.path): \($0)" }
    }
    let tests = spies.tests.files.map { "\($0.path): missing" }
    let command = tests.isEmpty ? "adder spy" : "adder spy --tests"
    try invocation.console.show(
      (lines + tests + ["", "Run '\(command)'."]).joined(separator: "\n"))
    return .refused
  }

  private func show(_ current: CurrentSpies) throws -> ExitStatus {
    for note in current.notes { invocation.console.report(note) }
    if invocation.printsJSON {
      try invocation.show(json: FileChangePlan(title: "spy"), isDryRun: invocation.isSet(.dryRun))
    } else {
      let count = current.count
      let spies = count == 1 ? "1 spy is" : "\(count) spies are"
      try invocation.console.show(
        count == 0 ? "There is nothing to generate." : "\(spies) up to date.")
    }
    return .success
  }

  private func summary(_ spies: ProjectSpies) -> String {
    var lines = spies.files.summary(\.path, \.spies, \.state)
    if !spies.tests.files.isEmpty {
      lines.append("Test cases:")
      for file in spies.tests.files {
        lines.append("  \(file.path)")
        lines.append("    " + Self.counts(file))
      }
    }
    return (lines + ["", "'adder undo' reverts it."]).joined(separator: "\n")
  }
}

extension SpyCommand {
  /// Why parts get no test case, one note for each reason.
  private static func notes(_ refusals: [ProjectTestCases.Refusal]) -> [String] {
    var reasons: [String] = []
    for refusal in refusals where !reasons.contains(refusal.reason) {
      reasons.append(refusal.reason)
    }
    return reasons.map { reason in
      let parts = refusals.filter { $0.reason == reason }.map { "'\($0.part)'" }
      let named = parts.prefix(3).joined(separator: ", ")
      let others = parts.count > 3 ? " and \(parts.count - 3) more" : ""
      return "note: \(named)\(others): no test case, because \(reason)"
    }
  }

  /// `12 tests, and 2 in which you write what is given`
  private static func counts(_ file: ProjectTestCases.File) -> String {
    let tests = file.completeCount == 1 ? "1 test" : "\(file.completeCount) tests"
    return file.openCount == 0
      ? tests : "\(tests), and \(file.openCount) in which you write what is given"
  }
}

/// The result of a run that has nothing to change. It is kept for the next run over the same files.
private struct CurrentSpies {
  let count: Int
  /// Why some protocols get no spy.
  let notes: [String]

  /// `nil` if a file is not up to date.
  init?(_ spies: ProjectSpies) {
    guard spies.files.allSatisfy({ $0.state == .current }), spies.tests.files.isEmpty else {
      return nil
    }
    count = spies.files.reduce(0) { $0 + $1.spies.count }
    notes = Self.notes(spies)
  }

  init?(bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard let count = lines.first.flatMap({ Int($0) }) else { return nil }
    self.count = count
    notes = lines.dropFirst().map(String.init)
  }

  var bytes: [UInt8] { Array((["\(count)"] + notes).joined(separator: "\n").utf8) }

  static func notes(_ spies: ProjectSpies) -> [String] {
    spies.refusals.map { $0.note(.note) }
      + spies.builtTargets.map {
        "note: The build of '\($0)' makes its spies, so there are no files with them."
      }
  }
}

extension SpyRefusal {
  /// - Parameter folder: What the path of the file is relative to.
  fileprivate func note(_ severity: Severity, in folder: String = "") -> String {
    "\(folder)\(location): \(severity): '\(protocolName)' gets no spy: \(reason)"
  }
}
