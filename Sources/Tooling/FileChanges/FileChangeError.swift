package import AdderBase
package import AdderFindings

/// The reason why files could not be changed or reverted.
package enum FileChangeError: ReportedError, Equatable {
  /// The plan does not match the current state of the project; nothing was written.
  case refused(title: String, [FileChangeProblem])
  /// Files were edited since the plan was applied; nothing was undone.
  case editedSince(title: String, [FileChangeProblem])
  case nothingToUndo
  /// Another command is changing the project.
  case busy(LockHolder?)
  /// The project's folder could not be created.
  case noRoot(FileSystemError)
  /// The `.adder` folder cannot be created or written to; without it, nothing can be undone.
  case noPlaceForJournal(FileSystemError)
  /// Changing files failed midway, and everything was restored.
  case failed(Subject, FileSystemError)
  /// Changing files failed midway, and so did rolling back; the next command tries again.
  case stuck(Subject, FileSystemError, goingBack: FileSystemError)
  /// The changes of an interrupted command could not be reverted; the next command tries again.
  case unrecovered(Subject?, FileSystemError)
  /// A change is unfinished, and a command that must not write would read files in an intermediate
  /// state.
  case unfinished(UnfinishedChange)
  /// A journal or record that this version cannot read.
  case unknownVersion(RelativePath)
  case damaged(RelativePath)
  /// The state of the project could not be read.
  case unreadable(FileSystemError)
  /// The edits overlap or are outside the file, which is a bug in the caller.
  case impossibleEdits(RelativePath)

  /// The operation that failed.
  package struct Subject: Hashable, Sendable {
    /// The title of the plan.
    package var title: String
    /// True if the plan was being undone.
    package var isUndo: Bool

    package init(_ title: String, isUndo: Bool = false) {
      self.title = title
      self.isUndo = isUndo
    }

    fileprivate var text: String { isUndo ? "Undoing '\(title)'" : "'\(title)'" }
  }

  package var exitStatus: ExitStatus {
    switch self {
    case .unknownVersion, .damaged, .unreadable: .unusableInput
    case .refused(_, let problems) where problems.contains(where: \.isAboutInput): .unusableInput
    case .refused, .editedSince, .nothingToUndo, .busy, .noRoot, .noPlaceForJournal, .failed,
      .stuck, .unrecovered, .unfinished, .impossibleEdits:
      .refused
    }
  }

  package var message: String {
    switch self {
    case .refused(let title, let problems):
      """
      '\(title)' cannot be applied, and nothing was written:
      \(Self.list(problems))
      \(Self.advice(problems))
      """
    case .editedSince(let title, let problems):
      """
      '\(title)' cannot be undone\(Self.reason(problems)), and nothing was changed:
      \(Self.list(problems))
      \(Self.undoAdvice(problems))
      """
    case .nothingToUndo:
      """
      There is nothing to undo in this project.
      Run 'adder undo' in the project's root, after a command that changed files.
      """
    case .busy(let holder):
      """
      Another command is changing this project\(holder.map { ": \($0)" } ?? "").
      Wait until it is done, and run this one again.
      """
    case .noRoot(let error):
      """
      The new folder cannot be created: \(error.reason).
      Make its parent folder writable, or go to another folder, and run the command again.
      """
    case .noPlaceForJournal(let error):
      """
      The project's folder cannot contain '.adder', where Adder records how to undo: \(error).
      Make the folder writable, and run the command again. Nothing was written.
      """
    case .failed(let subject, let error):
      """
      \(subject.text) failed, and every file is as it was before: \(error).
      Fix that, and run the command again.
      """
    case .stuck(let subject, let error, let goingBack):
      """
      \(subject.text) failed: \(error). Rolling back failed too: \(goingBack).
      Fix that; the next 'adder' command in this project rolls back before anything else.
      """
    case .unrecovered(let subject, let error):
      """
      \(subject?.text ?? "A command") was interrupted and cannot be reverted: \(error).
      Fix that; the next 'adder' command in this project tries again.
      """
    case .unfinished(.stopped(let report)):
      """
      \(report.headline) A dry run writes nothing, so it cannot revert that, and the files as they \
      are now would give a wrong plan.
      Run 'adder undo' to revert the unfinished change, then run the dry run again.
      """
    case .unfinished(.underWay(let holder)):
      FileChangeError.busy(holder).message
    case .unknownVersion(let path):
      """
      '\(path)' was written by a newer version of Adder, and nothing was touched.
      Use that version, or delete the file if you do not need what it can undo.
      """
    case .damaged(let path):
      """
      '\(path)' is damaged, and nothing was touched.
      Compare the project's files with version control, then delete '\(path)'.
      """
    case .unreadable(let error):
      """
      The state of the project cannot be read: \(error).
      Fix that, and run the command again.
      """
    case .impossibleEdits(let path):
      """
      The edits of '\(path)' overlap or are outside the file, and nothing was written.
      This is a bug in Adder; please report it with the command that you ran.
      """
    }
  }

  private static func advice(_ problems: [FileChangeProblem]) -> String {
    if problems.allSatisfy({ if case .changed = $0 { true } else { false } }) {
      return "Something else changed it in the meantime. Run the command again."
    }
    if problems.allSatisfy({ if case .readOnly = $0 { true } else { false } }) {
      return "Make it writable, for example with 'chmod u+w', or add --force to change it anyway."
    }
    return "Fix that, or ask for something else, and run the command again."
  }

  private static func reason(_ problems: [FileChangeProblem]) -> String {
    let isEdited = problems.contains { if case .readOnly = $0 { false } else { true } }
    return isEdited ? ", because its files changed since" : ""
  }

  private static func undoAdvice(_ problems: [FileChangeProblem]) -> String {
    if problems.allSatisfy({ if case .readOnly = $0 { true } else { false } }) {
      return advice(problems)
    }
    return """
      Save the edits elsewhere, restore the files, and run 'adder undo' again.
      """
  }

  private static func list(_ problems: [FileChangeProblem]) -> String {
    problems.map { "  - \($0)" }.joined(separator: "\n")
  }
}
