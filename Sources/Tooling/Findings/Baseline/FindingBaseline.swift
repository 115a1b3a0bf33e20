import AdderBase

/// The findings that a team accepts for now: a file that is committed. Its findings are not reported again,
/// even if they move to other lines; new ones are.
///
/// It says how often each rule may be broken by each symbol, one a line and sorted, so that a change of it
/// can be read and merged. It never grows by itself.
package struct FindingBaseline: Sendable {
  /// By rule and symbol.
  package private(set) var entries: [Entry]
  /// The version of Adder that wrote it; `nil` for one before 0.2.
  let writtenBy: String?

  /// How many findings there may be of a key.
  package struct Entry: Equatable, Sendable {
    package internal(set) var key: FindingKey
    package var count: Int
    /// Its place in the file; `nil` if it was made in memory.
    package let location: SourceLocation?
  }

  /// - Parameter entries: not two of one key.
  init(_ entries: [Entry], writtenBy version: String?) {
    self.entries = entries.sorted { $0.key < $1.key }
    writtenBy = version
  }

  /// The baseline in which all these findings are.
  ///
  /// - Parameter version: that of the Adder which found them.
  package init(of findings: [Finding], version: String) {
    let counts = findings.reduce(into: [:]) { counts, finding in
      counts[finding.key, default: 0] += 1
    }
    self.init(
      counts.map { Entry(key: $0.key, count: $0.value, location: nil) }, writtenBy: version)
  }
}

// MARK: - Comparing

extension FindingBaseline {
  /// Findings beside a baseline.
  package struct Comparison: Sendable {
    package var new: [Finding] = []
    package var known: [Finding] = []
    /// One for each entry that allows more than there is.
    package var stale: [Finding] = []
    /// The entries that this version does not judge any more: those of rules that it does not have, and all that allow
    /// more than there is when another version wrote the baseline.
    package var outdated: [Entry] = []
    /// The baseline without what is gone; the same one if nothing is.
    package var shrunk: FindingBaseline
  }

  /// Divides findings into those that the baseline holds and new ones.
  ///
  /// - Parameter isLookedAt: whether all that an entry could be about was looked at; who looks at a part of
  ///   a project, or with some of the rules, cannot know that the rest is gone.
  ///   - version: that of the Adder which found them.
  ///   - isRule: whether that Adder has a rule of this id.
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

  /// The findings that it does not hold, by their places in a list. Of several with one key it holds the first ones.
  package func unknown(among findings: [Finding]) -> [Int] {
    var left = counts
    let ordered = findings.indices.sorted { findings[$0].isBefore(findings[$1]) }
    return ordered.filter { !left.take(findings[$0]) }.sorted()
  }

  private var counts: [FindingKey: Int] {
    Dictionary(entries.map { ($0.key, $0.count) }, uniquingKeysWith: +)
  }

  /// This baseline after checking a part of the project, or with some of the rules: it contains everything that was found
  /// there, and keeps its entries about the rest.
  ///
  /// - Parameters:
  ///   - findings: what was found in that part.
  ///   - others: what the same run found elsewhere.
  ///   - isLookedAt: whether all that an entry could be about was looked at, so that it goes when nothing was found.
  package func updated(
    with findings: [Finding], beside others: [Finding] = [], version: String,
    where isLookedAt: (FindingKey) -> Bool
  ) -> FindingBaseline {
    var left = counts
    let known = others.sorted { $0.isBefore($1) }.filter { left.take($0) }
    let found = FindingBaseline(of: findings + known, version: version).counts
    let touched = Set(findings.map(\.key))
    let kept = counts.filter { !touched.contains($0.key) && !isLookedAt($0.key) }
    return FindingBaseline(
      found.merging(kept) { max($0, $1) }
        .map { Entry(key: $0.key, count: $0.value, location: nil) }, writtenBy: version)
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

  /// The file, with a line break at its end.
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
  /// Counts one less of what a finding is about.
  ///
  /// - Returns: whether there was one.
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
