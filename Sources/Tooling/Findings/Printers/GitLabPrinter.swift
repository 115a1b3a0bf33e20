import AdderBase

/// Prints findings as GitLab's Code Quality report. Merge requests compare it with the report of
/// their target branch.
package struct GitLabPrinter: FindingPrinter {
  package init() {}

  package func text(of report: FindingReport) -> String {
    JSON.array(report.newEntries.map(Self.issue)).text
  }

  private static func issue(_ entry: FindingReport.Entry) -> JSON {
    let finding = entry.finding
    // An issue needs a path. An issue without a location belongs to the project as a whole.
    let place = finding.location
    return [
      "type": "issue",
      "check_name": .string(finding.rule),
      "description": .string(finding.message),
      "categories": ["Style"],
      "severity": severity(finding.severity),
      "fingerprint": .string(entry.fingerprint),
      "location": [
        "path": .string(place?.file ?? "."),
        "lines": ["begin": .number(place?.line ?? 1)],
      ],
    ]
  }

  private static func severity(_ severity: Severity) -> JSON {
    switch severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
