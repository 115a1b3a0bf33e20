/// What a run found, as printers print it.
package struct FindingReport: Sendable {
  /// By place: file, line and column; what has no place comes last.
  package let entries: [Entry]
  /// The descriptions of rules, by name: at least of those that have findings.
  package let rules: [FindingRule]
  /// How much was looked at.
  package let fileCount: Int
  package let moduleCount: Int
  /// Whether there is a baseline that findings were compared with.
  package let hasBaseline: Bool
  /// The version of the command.
  package let version: String

  package struct Entry: Sendable {
    package let finding: Finding
    package let status: Status
    /// Stays the same when lines move, and is unique within the report.
    package var fingerprint: String { finding.keyWithoutTarget.fingerprint(ordinal) }
    /// Which of the findings of its key it is, from 0.
    let ordinal: Int
  }

  package enum Status: Hashable, Sendable {
    case new
    /// In the baseline.
    case known
    /// A comment beside it accepts it, and says why.
    case suppressed(reason: String)
  }

  /// - Parameters:
  ///   - findings: those to report.
  ///   - known: those that are in the baseline; `nil` when there is none.
  package init(
    _ findings: [Finding], known: [Finding]? = nil, suppressed: [SuppressedFinding] = [],
    rules: [FindingRule], fileCount: Int, moduleCount: Int, version: String
  ) {
    let all =
      findings.map { (finding: $0, status: Status.new) }
      + (known ?? []).map { ($0, .known) }
      + suppressed.map { ($0.finding, .suppressed(reason: $0.reason)) }
    var ordinals: [FindingKey: Int] = [:]
    entries = all.sorted { $0.finding.isBefore($1.finding) }.map { finding, status in
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

  /// The rules by name, with those of findings that nothing is known of.
  private static func complete(_ rules: [FindingRule], for entries: [Entry]) -> [FindingRule] {
    var byName = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in entries where byName[entry.finding.rule] == nil {
      let rule = entry.finding.rule
      byName[rule] = FindingRule(id: rule, summary: rule, severity: entry.finding.severity)
    }
    return byName.values.sorted { $0.id < $1.id }
  }

  /// New findings, in the order of places: all that most printers show.
  package var newFindings: [Finding] { newEntries.map(\.finding) }

  var newEntries: [Entry] { entries.filter { $0.status == .new } }
}

/// A finding that is suppressed.
package struct SuppressedFinding: Hashable, Sendable {
  package var finding: Finding
  /// Why, as it is written there.
  package var reason: String

  package init(_ finding: Finding, reason: String) {
    self.finding = finding
    self.reason = reason
  }
}

extension Finding {
  /// Whether it comes before another one; findings of one place are in the order of their texts.
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
