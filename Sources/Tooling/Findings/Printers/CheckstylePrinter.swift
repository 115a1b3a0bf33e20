import AdderBase

/// Prints findings in the Checkstyle format, file by file. Most build servers can read this format.
package struct CheckstylePrinter: FindingPrinter {
  package init() {}

  package func text(of report: FindingReport) -> String {
    // Findings are sorted by file, so those of one file are adjacent.
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
