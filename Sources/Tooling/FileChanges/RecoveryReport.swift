package import AdderBase

/// The unfinished changes of a command that was stopped while it changed files.
package struct RecoveryReport: Equatable, Sendable {
  /// The title of the plan that was being applied or undone.
  package let title: String
  package let wasUndoing: Bool
  /// The plan that reverts the changes made before the interruption.
  package let plan: FileChangePlan
  /// The files that were edited after the interruption and are left as they are.
  package let leftAlone: [RelativePath]

  init(_ record: ChangeRecord, _ remains: ChangeRun.Remains) {
    title = record.title
    wasUndoing = record.kind == .undone
    plan = FileChangePlan(undoing: remains.made, title: record.title)
    leftAlone = remains.foreign
  }

  /// One sentence that describes what happened.
  package var headline: String {
    wasUndoing
      ? "Undoing '\(title)' was interrupted." : "'\(title)' was interrupted."
  }

  /// A message that lists the files that recovery does not touch; `nil` if it restores all files.
  package var exceptions: String? {
    guard !leftAlone.isEmpty else { return nil }
    let paths = leftAlone.map { "  - \($0)" }.joined(separator: "\n")
    return "Edited since, and left as they are; compare them with version control:\n\(paths)"
  }
}

extension RecoveryReport: CustomStringConvertible {
  /// The result of the recovery.
  package var description: String {
    let outcome =
      wasUndoing ? "Its files are as they were before the undo." : "Its changes were reverted."
    return "\(headline) \(outcome)" + (exceptions.map { "\n\($0)" } ?? "")
  }
}

/// An incomplete change to the project.
package enum UnfinishedChange: Equatable, Sendable {
  /// The command was interrupted, and its changes have not been reverted yet.
  case stopped(RecoveryReport)
  /// A command is changing files now.
  case underWay(LockHolder?)
}

extension UnfinishedChange: CustomStringConvertible {
  /// A note for a command that only reads the project in its current state.
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
