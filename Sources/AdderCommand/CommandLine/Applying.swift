import AdderFileChanges
import AdderFindings
import AdderProjects

// How every command that changes files ends.
extension Invocation {
  /// The options of a command that changes files.
  static let changeOptions: [CommandDescription.Option] = [
    .flag("dry-run", "Show what would change, as a tree and a diff, and write nothing"),
    .flag("force", "Replace files that exist with other contents, without asking"),
  ]

  /// Takes back what a command left that was stopped while it changed files. Done before anything
  /// is read that a plan is made from.
  func recover(_ root: AbsolutePath) throws {
    if let report = try ProjectFiles(root: root.text).recover() { console.report("\(report)") }
  }

  /// Shows the findings that a user can do something about.
  func report(_ findings: [Finding]) {
    for finding in findings { console.report(finding.description) }
  }

  /// Applies a plan, or only shows it for a dry run. What exists is replaced with `--force` or after
  /// a yes.
  ///
  /// - Returns: the plan as it was applied; `nil` after a dry run or when nothing was to be done.
  func carryOut(_ plan: FileChangePlan, in root: AbsolutePath) throws -> FileChangePlan? {
    let files = ProjectFiles(root: root.text)
    let plan = try files.overwriting(plan)
    try files.validate(plan)
    if isSet("dry-run") {
      let text = plan.isEmpty ? "Nothing would change.\n" : "\(plan.tree())\n\(plan.diff())"
      try console.show(String(text.dropLast()))
      return nil
    }
    try confirmReplacing(plan.replacedFiles)
    let report = try files.apply(plan)
    if let report { console.report("\(report)") }
    return plan.isEmpty ? nil : plan
  }

  private func confirmReplacing(_ paths: [ProjectPath]) throws {
    guard !paths.isEmpty, !isSet("force") else { return }
    guard console.isInteractive else { throw CommandError.wouldReplace(paths) }
    let list = paths.map { "  - \($0)" }.joined(separator: "\n")
    guard console.confirm("These files exist with other contents:\n\(list)\nReplace them?") else {
      throw CommandError.declined
    }
  }
}

extension FileChangePlan {
  /// The files that lose what they hold.
  fileprivate var replacedFiles: [ProjectPath] {
    changes.compactMap { change in
      if case .replace(let path, _, _) = change { path } else { nil }
    }
  }
}
