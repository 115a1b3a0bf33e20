/// What was found of a command that was stopped, and taken back.
package struct RecoveryReport: Hashable, Sendable {
  /// The title of the plan that was being applied or undone.
  package let title: String
  package let wasUndoing: Bool
  /// What was edited after the command was stopped, and left like that.
  package let leftAlone: [ProjectPath]
}

extension RecoveryReport: CustomStringConvertible {
  package var description: String {
    let outcome =
      wasUndoing
      ? "Undoing '\(title)' was stopped half-way. Its files are as they were before the undo."
      : "'\(title)' was stopped half-way. Its changes were taken back."
    if leftAlone.isEmpty { return outcome }
    let paths = leftAlone.map { "  - \($0)" }.joined(separator: "\n")
    return """
      \(outcome)
      Edited since, and left as they are; compare them with version control:
      \(paths)
      """
  }
}
