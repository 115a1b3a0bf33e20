package import AdderArchitectureLint
import AdderBase
package import AdderFindings
import AdderModuleDiscovery
import AdderModuleGraph

/// The result of checking a project.
package struct CheckedProject {
  package let found: RunResult

  /// All data that was read from projects. It is never released: the process is about to end, which
  /// frees all memory at once, while releasing millions of facts would take longer.
  private static let read = Guarded<[LintedProject]>([])

  /// Checks a project, or uses the result of the last run if nothing has changed since.
  package init(_ sources: ProjectSources, _ request: CheckRequest) {
    let kept = sources.kept("check", [request.choice.identity])
    if let result = kept?.bytes.flatMap({ RunResult(bytes: $0) }) {
      found = result
      return
    }
    let linted = sources.lint()
    let linter = Linter(architectures: sources.architectures, choice: request.choice)
    found = RunResult(linted, sources.report(on: linted, by: linter), request.choice)
    Self.read.withValue { $0.append(linted) }
    kept?.keep(found.bytes)
  }
}

extension RunResult {
  /// Creates the result of a check, without the findings that comments in the code suppress.
  package init(_ linted: LintedProject, _ report: LintReport, _ choice: RuleChoice) {
    let harmless = linted.findings(report.harmless)
    let outcome = linted.suppressions.apply(
      to: linted.findings(report.findings) + harmless, rules: RuleCatalog.rules.map(\.id),
      where: report.isFollowed)
    let setAside = outcome.left.filter(Set(harmless).contains)
    // If only some rules are requested, nothing else is reported.
    let problems = choice.only.isEmpty ? choice.adjusted(outcome.problems) : []
    self.init(
      findings: outcome.left.filter { !setAside.contains($0) } + problems,
      suppressed: outcome.suppressed, setAside: setAside,
      moduleCount: linted.found.modules.count,
      notes: linted.notes(choice) + report.habits.map(\.note)
        + setAside.noteOfHarmless)
  }
}

extension LintReport.Habit {
  /// The message that asks whether the habit is a convention.
  fileprivate var note: String {
    """
    note: Your convention? \(breakers) of \(moduleCount) modules do this, so it is not reported: \(example) \
    'adder check --only \(rule)' shows all.
    """
  }
}

extension [Finding] {
  /// The number of leaks whose places are shown.
  private static let namedLeaks = 3

  /// The message about leaks in screens that an app never closes or never opens.
  fileprivate var noteOfHarmless: [String] {
    if isEmpty { return [] }
    let named = prefix(Self.namedLeaks).map { leak in
      "\n  " + (leak.location.map { "\($0.file):\($0.line): " } ?? "")
        + (leak.symbol ?? leak.message)
    }
    let rest = count - named.count
    let rules = Set(map(\.rule)).sorted().joined(separator: ",")
    let (subject, pronoun) =
      count == 1 ? ("1 leak loses nothing", "it") : ("\(count) leaks lose nothing", "them")
    return [
      """
      note: \(subject), because as far as Adder sees, nothing closes the screen, opens it or runs the code. \
      'adder check --only \(rules)' shows \(pronoun):\(named.joined())
      """ + (rest > 0 ? "\n  and \(rest) more" : "")
    ]
  }
}

extension LintedProject {
  /// The number of skipped files whose paths are shown.
  private static let namedFiles = 3

  /// Returns the messages about files that were not read or not checked, and what the project has
  /// instead of modules.
  func notes(_ choice: RuleChoice) -> [String] {
    let seen = found.seenScreens?.text ?? ""
    return found.findings.map(\.description)
      + (choice.includesUnbuiltFiles ? [] : noteOfUnbuiltFiles)
      + (seen.isEmpty ? [] : ["note: \(seen)"])
  }

  private var noteOfUnbuiltFiles: [String] {
    let paths = unbuiltPaths
    if paths.isEmpty { return [] }
    let named = paths.prefix(Self.namedFiles).map { "\n  \($0)" }.joined()
    let rest = paths.count - Self.namedFiles
    let (subject, pronoun) =
      paths.count == 1
      ? ("1 Swift file belongs to no target and was", "it")
      : ("\(paths.count) Swift files belong to no target and were", "them")
    return [
      "note: \(subject) not checked. Add --all-files to check \(pronoun):\(named)"
        + (rest > 0 ? "\n  and \(rest) more" : "")
    ]
  }
}

extension ProjectSources {
  /// Reads the project for checking.
  func lint() -> LintedProject { lint(discover()) }

  /// Prepares a project that was read before for checking.
  func lint(_ found: DiscoveredProject) -> LintedProject {
    LintedProject(found, in: texts, architectures: architectures) { found in
      map { found }.graph
    }
  }

  /// Checks all modules with the chosen rules, and reports the progress.
  func report(on linted: LintedProject, by linter: Linter) -> LintReport {
    defer { options.didEnd() }
    let count = linted.found.modules.count
    return linter.report(on: linted) { options.didBegin(.checking(module: $0 + 1, count: count)) }
  }
}
