import AdderBase
import AdderFileChanges

// Results for programs: with --format json, a command prints one object. Its format is described in
// Documentation/Formats.md.
extension CommandDescription.Option {
  /// The option of a command that prints text for the user or JSON for programs.
  static let textOrJSON: Self = .value(
    .format, "FORMAT", "Output format", values: .oneOf(["text", "json"]))
}

extension Invocation {
  /// True if the result is for a program.
  var printsJSON: Bool { value(.format) == "json" }

  /// Prints a result as JSON, with the version of its format as the first member.
  func show(json members: [(String, JSON?)]) throws {
    try console.showToPrograms(JSON.members([("version", 1)] + members).text)
  }

  /// Prints a plan as JSON.
  ///
  /// - Parameters:
  ///   - isDryRun: true if nothing was written; then the diff is included.
  ///   - others: additional members for this command.
  func show(json plan: FileChangePlan, isDryRun: Bool, _ others: [(String, JSON?)] = []) throws {
    try show(
      json: [
        ("title", .string(plan.title)), ("dryRun", .bool(isDryRun)),
        ("changes", plan.changesAsJSON), ("diff", isDryRun ? .string(plan.diff()) : nil),
      ] + others)
  }
}
