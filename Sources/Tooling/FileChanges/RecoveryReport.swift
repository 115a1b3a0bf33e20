/// What was found of a command that was stopped while it changed files.
package struct RecoveryReport: Equatable, Sendable {
  /// The title of the plan that was being applied or undone.
  package let title: String
  package let wasUndoing: Bool
  /// Reverts what had been done.
  package let plan: FileChangePlan
  /// The files that were edited after the interruption and are left as they are.
  package let leftAlone: [ProjectPath]

  init(_ record: ChangeRecord, _ remains: ChangeRun.Remains) {
    title = record.title
    wasUndoing = record.kind == .undone
    plan = FileChangePlan(undoing: remains.made, title: record.title)
    leftAlone = remains.foreign
  }

  /// What happened, in a sentence.
  package var headline: String {
    wasUndoing
      ? "Undoing '\(title)' was interrupted." : "'\(title)' was interrupted."
  }

  /// The files that recovery does not touch, as a list; `nil` when it restores all.
  package var exceptions: String? {
    guard !leftAlone.isEmpty else { return nil }
    let paths = leftAlone.map { "  - \($0)" }.joined(separator: "\n")
    return "Edited since, and left as they are; compare them with version control:\n\(paths)"
  }
}

extension RecoveryReport: CustomStringConvertible {
  /// What recovery has done.
  package var description: String {
    let outcome =
      wasUndoing ? "Its files are as they were before the undo." : "Its changes were reverted."
    return "\(headline) \(outcome)" + (exceptions.map { "\n\($0)" } ?? "")
  }
}

/// A change of the project that has not come to its end.
package enum UnfinishedChange: Equatable, Sendable {
  /// The command was interrupted; nothing of it has been reverted yet.
  case stopped(RecoveryReport)
  /// A command is changing files now.
  case underWay(LockHolder?)
}

extension UnfinishedChange: CustomStringConvertible {
  /// For someone who reads the project as it is.
  package var description: String {
    switch self {
    case .stopped(let report):
      """
      \(report.headline) The result describes the files as they are now, half-changed. \
      Run 'adder undo' to revert the unfinished change.
      """
    case .underWay(let holder):
      """
      Another command is changing this project\(holder.map { ": \($0)" } ?? ""). The result may \
      describe files that are half-changed. Run the command again when the other is done.
      """
    }
  }
}
