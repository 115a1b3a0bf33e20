import AdderBase
import AdderFileChanges

// Results for programs: with --format json a command prints one object, whose form Documentation/Formats.md describes.
extension CommandDescription.Option {
  /// The option of a command that answers people in words and programs in JSON.
  static let textOrJSON: Self = .value(
    .format, "FORMAT", "Output format", values: .oneOf(["text", "json"]))
}

extension Invocation {
  /// Whether the result is for a program.
  var printsJSON: Bool { value(.format) == "json" }

  /// Prints a result for programs, with the version of its form in front.
  func show(json members: [(String, JSON?)]) throws {
    try console.showToPrograms(JSON.members([("version", 1)] + members).text)
  }

  /// Prints a plan for programs.
  ///
  /// - Parameters:
  ///   - isDryRun: whether nothing was written; then the differences are included.
  ///   - others: members of the command's own.
  func show(json plan: FileChangePlan, isDryRun: Bool, _ others: [(String, JSON?)] = []) throws {
    try show(
      json: [
        ("title", .string(plan.title)), ("dryRun", .bool(isDryRun)),
        ("changes", plan.changesAsJSON), ("diff", isDryRun ? .string(plan.diff()) : nil),
      ] + others)
  }
}
