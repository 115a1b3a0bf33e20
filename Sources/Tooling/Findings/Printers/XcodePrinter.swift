import AdderBase

/// Prints findings in the format that Xcode reads from
/// the output of a script and displays next to the source lines.
///
///     /App/Profile.swift:3:7: warning: The view holds an interactor. [view-no-interactor]
package struct XcodePrinter: FindingPrinter {
  private let root: String?

  /// - Parameter root: the folder that paths are relative
  ///   to, because Xcode opens only absolute paths.
  package init(root: String? = nil) { self.root = root }

  package func text(of report: FindingReport) -> String {
    report.newFindings.map { finding in
      let message = "\(finding.message.onOneLine) [\(finding.rule)]"
      let lines =
        [line(finding.severity.rawValue, message, finding.location)]
        + finding.notes.map { line("note", $0.message.onOneLine, $0.location) }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func line(_ kind: String, _ message: String, _ location: SourceLocation?) -> String {
    guard let location else { return "\(kind): \(message)" }
    let folder = location.file.hasPrefix("/") ? "" : root.map { "\($0)/" } ?? ""
    return "\(folder)\(location): \(kind): \(message)"
  }
}
