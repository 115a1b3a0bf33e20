import AdderBase
import AdderFileChanges
import AdderFindings
import AdderModuleGeneration
import AdderProjects

extension CommandDescription {
  static let undo: Self = CommandDescription(
    name: "undo", summary: "Revert Adder's last change to this project",
    discussion: """
      Restores changed files and removes new ones. If one of the files has been edited since, nothing is \
      changed and the files are listed.

      If the last command was interrupted, 'adder undo' reverts only what that command had changed. Run it again \
      to revert the previous change.
      """,
    options: [
      .flag(.dryRun, "Show the changes as a tree and a diff without writing them"),
      .flag(.list, "List the changes that can be reverted, the latest first"),
      .flag(.force, "Also change files that have since become read-only"),
      .textOrJSON,
    ],
    run: { try UndoCommand($0).run() })
}

/// Reverts the last change, or shows what that would do.
private struct UndoCommand {
  private let invocation: Invocation
  private let root: AbsolutePath
  private let files: ProjectFiles

  init(_ invocation: Invocation) {
    self.invocation = invocation
    // Only the location matters: wrong settings do not prevent an undo.
    root = Project.root(around: invocation.environment.workingDirectory)
    files = invocation.files(of: root)
  }

  func run() throws -> ExitStatus {
    if invocation.isSet(.list) { return try list() }
    do {
      return invocation.isSet(.dryRun) ? try showPlan() : try undo()
    } catch let error as FileChangeError {
      throw error.withWayOut(root)
    }
  }

  private func list() throws -> ExitStatus {
    var lines = try files.history()
    let unfinished = try files.unfinishedChange()
    if invocation.printsJSON {
      var title: JSON?
      if case .stopped(let report)? = unfinished { title = .string(report.title) }
      try invocation.show(json: [
        ("unfinished", title), ("history", .array(lines.map(JSON.string))),
      ])
      return .success
    }
    switch unfinished {
    case .stopped(let report)?:
      lines.insert(
        report.wasUndoing
          ? "undo of \(report.title) (interrupted)" : "\(report.title) (interrupted)",
        at: 0)
    case .underWay(let holder)?:
      invocation.console.report("note: \(UnfinishedChange.underWay(holder))")
    case nil: break
    }
    try invocation.console.show(
      lines.isEmpty ? "There is nothing to undo." : lines.joined(separator: "\n"))
    return .success
  }

  private func showPlan() throws -> ExitStatus {
    switch try files.unfinishedChange() {
    case .underWay(let holder)?: throw FileChangeError.busy(holder)
    case .stopped(let report)? where invocation.printsJSON:
      try show(.recovered, report.plan, isDryRun: true, leaving: report.leftAlone)
    case .stopped(let report)?:
      let plan = "\(report.plan.tree())\n\(report.plan.diff())".trimmed
      try invocation.console.show(
        [
          "\(report.headline) 'adder undo' reverts what it had changed, and nothing else:",
          report.plan.isEmpty ? "Nothing had been changed." : plan, report.exceptions,
        ].compactMap(\.self).joined(separator: "\n\n"))
    case nil:
      let plan = try files.undoPlan()
      if invocation.printsJSON {
        try show(.undone, plan, isDryRun: true)
        return .success
      }
      try invocation.console.show("\(plan.tree())\n\(plan.diff())".trimmed)
    }
    return .success
  }

  private func undo() throws -> ExitStatus {
    switch try files.undo() {
    case .undone(let plan) where invocation.printsJSON: try show(.undone, plan)
    case .undone(let plan):
      try invocation.console.show("Reverted '\(plan.title)':\n\n\(plan.tree())".trimmed)
    case .recovered(let report) where invocation.printsJSON:
      try show(.recovered, report.plan, leaving: report.leftAlone)
      return report.leftAlone.isEmpty ? .success : .refused
    case .recovered(let report):
      let tree = report.plan.isEmpty ? nil : report.plan.tree().trimmed
      try invocation.console.show(
        (["\(report)", tree, try nextStep()] as [String?]).compactMap(\.self)
          .joined(separator: "\n\n"))
      return report.leftAlone.isEmpty ? .success : .refused
    case .nothingWasChanged(let holder) where invocation.printsJSON:
      try show(.nothingWasChanged, FileChangePlan(title: holder.command))
    case .nothingWasChanged(let holder):
      try invocation.console.show(
        "'\(holder.command)' was stopped before it changed anything, so nothing was reverted."
          + (try nextStep().map { "\n\n\($0)" } ?? ""))
    }
    return .success
  }

  /// The result of the command, for programs.
  private enum Outcome: String {
    case undone, recovered, nothingWasChanged
  }

  private func show(
    _ outcome: Outcome, _ plan: FileChangePlan, isDryRun: Bool = false,
    leaving paths: [RelativePath] = []
  ) throws {
    try invocation.show(
      json: plan, isDryRun: isDryRun,
      [
        ("outcome", .string(outcome.rawValue)),
        ("leftAlone", paths.isEmpty ? nil : .array(paths.map { .string($0.text) })),
      ])
  }

  /// Returns a note on what another undo would revert; `nil` if there is nothing to revert.
  private func nextStep() throws(FileChangeError) -> String? {
    try files.history().first.map {
      "Nothing else was undone. Run 'adder undo' again to revert '\($0)'."
    }
  }
}

extension FileChangeError {
  /// Returns this error. For a module with a record, the returned error also suggests removing the
  /// module instead: Xcode often saves its project after a module was generated, and undoing is
  /// refused once that has happened.
  fileprivate func withWayOut(_ root: AbsolutePath) -> any ReportedError {
    guard case .editedSince(let title, _) = self else { return self }
    let words = title.split(separator: " ")
    guard words.count == 2, words[0] == "gen", let module = words.last.map(String.init),
      ModuleRecords.names(in: root).contains(module)
    else { return self }
    return CommandError.cannotUndoModule(module, self)
  }
}
