import AdderBase

/// The findings that a team accepts for now, in a file that is committed. They are not reported
/// again, even if they move to other lines; new findings are reported.
///
/// Each line is an entry: how many findings of a rule are accepted for a symbol. Entries are
/// sorted, so that changes can be read and merged. Entries are never added automatically.
package struct FindingBaseline: Sendable {
  /// Sorted by rule and symbol.
  package private(set) var entries: [Entry]
  /// The version of Adder that wrote the baseline; `nil` if the version is older than 0.2.
  let writtenBy: String?

  /// The number of accepted findings with a key.
  package struct Entry: Equatable, Sendable {
    package internal(set) var key: FindingKey
    package var count: Int
    /// The entry's location in the file; `nil` if the entry was created in memory.
    package let location: SourceLocation?
  }

  /// - Parameter entries: at most one entry for each key.
  init(_ entries: [Entry], writtenBy version: String?) {
    self.entries = entries.sorted { $0.key < $1.key }
    writtenBy = version
  }

  /// Creates a baseline that accepts all these findings.
  ///
  /// - Parameter version: the version of Adder that reported the findings.
  package init(of findings: [Finding], version: String) {
    let counts = findings.reduce(into: [:]) { counts, finding in
      counts[finding.key, default: 0] += 1
    }
    self.init(counts, writtenBy: version)
  }

  private init(_ counts: [FindingKey: Int], writtenBy version: String?) {
    self.init(
      counts.map { Entry(key: $0.key, count: $0.value, location: nil) }, writtenBy: version)
  }
}

// MARK: - Comparing

extension FindingBaseline {
  /// The result of comparing findings with a baseline.
  package struct Comparison: Sendable {
    package var new: [Finding] = []
    package var known: [Finding] = []
    /// A finding for each entry that accepts more findings than exist.
    package var stale: [Finding] = []
    /// The entries that accept more findings than exist, but that this version of Adder does not
    /// judge: entries of rules that this version does not have, or all such entries if another
    /// version wrote the baseline.
    package var outdated: [Entry] = []
    /// The baseline without the findings that no longer occur.
    package var shrunk: FindingBaseline
  }

  /// Divides findings into those in the baseline and new ones.
  ///
  /// - Parameters:
  ///   - version: the version of Adder that reported the findings.
  ///   - isRule: returns true if this version has a rule with this id.
  ///   - isLookedAt: returns true if everything that an entry with this key could refer to was
  ///     checked. A run that checks a part of the project, or only some rules, cannot determine
  ///     whether the other findings are gone.
  package func compare(
    _ findings: [Finding], version: String, rules isRule: (String) -> Bool = { _ in true },
    where isLookedAt: (FindingKey) -> Bool = { _ in true }
  ) -> Comparison {
    var comparison = Comparison(shrunk: self)
    let findings = findings.sorted { $0.isBefore($1) }
    var left = counts
    for finding in findings {
      if left.take(finding) {
        comparison.known.append(finding)
      } else {
        comparison.new.append(finding)
      }
    }
    let excessive = entries.filter { left[$0.key, default: 0] > 0 && isLookedAt($0.key) }
    let stale = excessive.filter { writtenBy == version && isRule($0.key.rule) }
    comparison.outdated = excessive.filter { !stale.contains($0) }
    comparison.stale = stale.map { Self.finding($0, excess: left[$0.key, default: 0]) }
    let gone = Set(excessive.map(\.key))
    comparison.shrunk.entries = entries.compactMap { entry in
      guard gone.contains(entry.key) else { return entry }
      var shrunk = entry
      shrunk.count -= left[entry.key, default: 0]
      return shrunk.count > 0 ? shrunk : nil
    }
    return comparison
  }

  /// Returns the indexes of the findings that are not in the baseline.
  /// If there are more findings with a key than the baseline accepts, the last ones are returned.
  package func unknown(among findings: [Finding]) -> [Int] {
    var left = counts
    let ordered = findings.indices.sorted { findings[$0].isBefore(findings[$1]) }
    return ordered.filter { !left.take(findings[$0]) }.sorted()
  }

  private var counts: [FindingKey: Int] {
    Dictionary(entries.map { ($0.key, $0.count) }, uniquingKeysWith: +)
  }

  /// Returns this baseline, updated after a check of only a part of the project, or with only some
  /// of the rules. The result contains everything found by the check, and keeps this baseline's
  /// other entries.
  ///
  /// - Parameters:
  ///   - findings: the findings in that part.
  ///   - others: the findings of the same run outside that part.
  ///   - isLookedAt: returns true if everything that an entry with this key could refer to was
  ///     checked, so that the entry is removed if nothing was found.
  package func updated(
    with findings: [Finding], beside others: [Finding] = [], version: String,
    where isLookedAt: (FindingKey) -> Bool
  ) -> FindingBaseline {
    var left = counts
    let known = others.sorted { $0.isBefore($1) }.filter { left.take($0) }
    let found = FindingBaseline(of: findings + known, version: version).counts
    let touched = Set(findings.map(\.key))
    let kept = counts.filter { !touched.contains($0.key) && !isLookedAt($0.key) }
    return FindingBaseline(found.merging(kept) { max($0, $1) }, writtenBy: version)
  }

  /// Returns this baseline with other symbols, after a rename. Findings of a rule that now have the same
  /// symbol are one entry.
  package func renamed(_ newSymbol: (String) -> String) -> FindingBaseline {
    let renamed = counts.map {
      (FindingKey(rule: $0.key.rule, symbol: newSymbol($0.key.symbol)), $0.value)
    }
    return FindingBaseline(Dictionary(renamed, uniquingKeysWith: +), writtenBy: writtenBy)
  }

  private static func finding(_ entry: Entry, excess: Int) -> Finding {
    let (rule, symbol) = (entry.key.rule, entry.key.symbol)
    let message =
      excess == entry.count
      ? """
      The baseline contains '\(rule)' of '\(symbol)', which is no longer found. Remove the entry, so that it cannot come \
      back unnoticed.
      """
      : """
      The baseline contains '\(rule)' of '\(symbol)' \(entry.count) times, but it is found \(entry.count - excess) \
      \(entry.count - excess == 1 ? "time" : "times"). Lower the count, so that the rest cannot come back unnoticed.
      """
    return Finding(
      rule: FindingRule.staleBaselineEntry.id, severity: FindingRule.staleBaselineEntry.severity,
      location: entry.location, message: message, symbol: "\(rule) \(symbol)")
  }
}

extension FindingRule {
  package static let staleBaselineEntry = FindingRule(
    id: "stale-baseline-entry",
    summary: "A baseline entry accepts more findings than there are.", severity: .warning,
    tags: ["baseline"],
    help: [
      .text(
        """
        A baseline contains the findings that a team accepts for now. Remove those that are fixed; otherwise the same \
        mistake can come back without being reported.
        """)
    ])
}

// MARK: - The file

extension FindingBaseline {
  static let version = 2

  /// The contents of the file, with a line break at the end.
  package var text: String {
    let lines = entries.map { entry in
      let json: JSON = [
        "rule": .string(entry.key.rule), "symbol": .string(entry.key.symbol),
        "count": .number(entry.count),
      ]
      return "    \(json.line)"
    }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return """
      {
        "version": \(Self.version),
        "adder": \(JSON.string(writtenBy ?? "").line),
        "findings": \(list)
      }

      """
  }
}

extension [FindingKey: Int] {
  /// Decrements the count for a finding's key.
  ///
  /// - Returns: true if the count was greater than zero.
  fileprivate mutating func take(_ finding: Finding) -> Bool {
    // Earlier versions did not distinguish targets.
    take(finding.key) || finding.target != nil && take(finding.keyWithoutTarget)
  }

  private mutating func take(_ key: FindingKey) -> Bool {
    guard let count = self[key], count > 0 else { return false }
    self[key] = count - 1
    return true
  }
}
