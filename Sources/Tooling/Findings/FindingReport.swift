/// The findings of a run, for printers.
package struct FindingReport: Sendable {
  /// Errors first, then sorted by location: file, line and column; entries without a location come
  /// last.
  package let entries: [Entry]
  /// The descriptions of rules, sorted by id. They include at least the rules with findings.
  package let rules: [FindingRule]
  /// The number of files that were checked.
  package let fileCount: Int
  package let moduleCount: Int
  /// True if the findings were compared with a baseline.
  package let hasBaseline: Bool
  /// The version of the command.
  package let version: String

  package struct Entry: Sendable {
    package let finding: Finding
    package let status: Status
    /// A string that stays the same when lines move and is unique within the report.
    package var fingerprint: String { finding.keyWithoutTarget.fingerprint(ordinal) }
    /// The index among the findings with its key, from 0.
    let ordinal: Int
  }

  package enum Status: Hashable, Sendable {
    case new
    /// The finding is in the baseline.
    case known
    /// The finding is suppressed by a comment that contains the reason.
    case suppressed(reason: String)
  }

  /// - Parameters:
  ///   - findings: the new findings.
  ///   - known: the findings in the baseline; `nil` if there is no baseline.
  package init(
    _ findings: [Finding], known: [Finding]? = nil, suppressed: [SuppressedFinding] = [],
    rules: [FindingRule], fileCount: Int, moduleCount: Int, version: String
  ) {
    let all =
      findings.map { (finding: $0, status: Status.new) }
      + (known ?? []).map { ($0, .known) }
      + suppressed.map { ($0.finding, .suppressed(reason: $0.reason)) }
    var ordinals: [FindingKey: Int] = [:]
    let sorted = all.sorted { $0.finding.isBefore($1.finding) }
    let errorsFirst =
      sorted.filter { $0.finding.severity == .error }
      + sorted.filter { $0.finding.severity != .error }
    entries = errorsFirst.map { finding, status in
      let key = finding.keyWithoutTarget
      let ordinal = ordinals[key, default: 0]
      ordinals[key] = ordinal + 1
      return Entry(finding: finding, status: status, ordinal: ordinal)
    }
    self.rules = Self.complete(rules, for: entries)
    self.fileCount = fileCount
    self.moduleCount = moduleCount
    self.version = version
    hasBaseline = known != nil
  }

  /// Returns the rules sorted by id, with a substitute
  /// for each rule that has findings but no description.
  private static func complete(_ rules: [FindingRule], for entries: [Entry]) -> [FindingRule] {
    var byName = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in entries where byName[entry.finding.rule] == nil {
      let rule = entry.finding.rule
      byName[rule] = FindingRule(id: rule, summary: rule, severity: entry.finding.severity)
    }
    return byName.values.sorted { $0.id < $1.id }
  }

  /// The new findings, sorted by location. Most printers show only these.
  package var newFindings: [Finding] { newEntries.map(\.finding) }

  var newEntries: [Entry] { entries.filter { $0.status == .new } }
}

/// A finding that is suppressed.
package struct SuppressedFinding: Hashable, Sendable {
  package var finding: Finding
  /// The reason in the comment.
  package var reason: String

  package init(_ finding: Finding, reason: String) {
    self.finding = finding
    self.reason = reason
  }
}

extension Finding {
  /// Returns true if this finding is sorted before another one. Findings in the same place are
  /// sorted by rule, symbol and message.
  func isBefore(_ other: Finding) -> Bool {
    switch (location, other.location) {
    case (let place?, let otherPlace?) where place != otherPlace:
      (place.file, place.line, place.column) < (otherPlace.file, otherPlace.line, otherPlace.column)
    case (nil, _?): false
    case (_?, nil): true
    default: (rule, symbol ?? "", message) < (other.rule, other.symbol ?? "", other.message)
    }
  }
}
