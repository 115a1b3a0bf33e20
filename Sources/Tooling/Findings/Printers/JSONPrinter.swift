import AdderBase

/// Prints findings as JSON. Within a `version`, keys are never renamed and never change
/// their meaning, but new keys may be added.
///
/// - `version`: 1
/// - `tool`: `name`, `version`
/// - `files`, `modules`: how many were checked
/// - `counts`: `new`, `known`, `suppressed`
/// - `rules`: each with `id`, `summary`, `severity` (`note`,
///   `warning`, `error`), `tags`, and `page` if it has one
/// - `findings`, sorted by location: each with `rule`, `severity`, `status` (`new`; `known`: in the
///   baseline; `suppressed`, with the `reason`), `message`, `notes` and `fingerprint`, which stays
///   the same when lines move; and, if they are known, `file`, `line`, `column` and `length` (in
///   characters, from 1), `module`, `symbol` and `target`
package struct JSONPrinter: FindingPrinter {
  package init() {}

  package func text(of report: FindingReport) -> String {
    let known = report.entries.count { $0.status == .known }
    let new = report.newEntries.count
    let json: JSON = [
      "version": 1,
      "tool": ["name": "Adder", "version": .string(report.version)],
      "files": .number(report.fileCount),
      "modules": .number(report.moduleCount),
      "counts": [
        "new": .number(new), "known": .number(known),
        "suppressed": .number(report.entries.count - new - known),
      ],
      "rules": .array(report.rules.map(Self.rule)),
      "findings": .array(report.entries.map(Self.finding)),
    ]
    return json.text
  }

  private static func rule(_ rule: FindingRule) -> JSON {
    [
      "id": .string(rule.id), "summary": .string(rule.summary),
      "severity": .string(rule.severity.rawValue), "tags": .array(rule.tags.map(JSON.string)),
      "page": rule.page.map(JSON.string),
    ]
  }

  private static func finding(_ entry: FindingReport.Entry) -> JSON {
    let (status, reason): (JSON, String?) =
      switch entry.status {
      case .new: ("new", nil)
      case .known: ("known", nil)
      case .suppressed(let reason): ("suppressed", reason)
      }
    return entry.finding.json(
      [("status", status), ("reason", reason.map(JSON.string))],
      ("fingerprint", .string(entry.fingerprint)))
  }
}
