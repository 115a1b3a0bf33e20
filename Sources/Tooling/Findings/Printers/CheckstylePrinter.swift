import AdderBase

/// Findings as Checkstyle writes them, file by file; most build servers read it.
package struct CheckstylePrinter: FindingPrinter {
  package init() {}

  package func text(of report: FindingReport) -> String {
    // Findings are in the order of files, so those of one stand together.
    var files: [(name: String, errors: [XML])] = []
    for finding in report.newFindings {
      let name = finding.location?.file ?? ""
      if files.last?.name != name { files.append((name, [])) }
      files[files.count - 1].errors.append(Self.error(finding))
    }
    let elements = files.map { XML("file", [("name", $0.name)], $0.errors) }
    return XML("checkstyle", [("version", "8.0")], elements).document
  }

  private static func error(_ finding: Finding) -> XML {
    let severity = finding.severity == .note ? "info" : finding.severity.rawValue
    return XML(
      "error",
      [
        ("line", "\(finding.location?.line ?? 0)"),
        ("column", finding.location.map { "\($0.column)" }), ("severity", severity),
        ("message", finding.message), ("source", "adder.\(finding.rule)"),
      ])
  }
}
