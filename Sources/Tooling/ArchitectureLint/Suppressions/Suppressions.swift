package import AdderFindings

/// The comments of a project that suppress findings.
package struct Suppressions: Sendable {
  private let all: [Suppression]
  package var isEmpty: Bool { all.isEmpty }
  /// The rule names in valid comments, keyed by what they apply to. Names for the same target are
  /// in source order.
  private let uses: [Target: [Use]]

  private struct Target: Hashable {
    var file: String
    /// `nil` for the whole file.
    var line: Int?
    var rule: String
  }

  /// A rule name in a comment: the index of the comment, and the index of the name in the comment.
  private struct Use: Hashable {
    var suppression: Int
    var rule: Int
  }

  package init(_ suppressions: [Suppression]) {
    all = suppressions
    var uses: [Target: [Use]] = [:]
    for (number, suppression) in suppressions.enumerated() {
      let file = suppression.location.file
      for (place, rule) in suppression.rules.enumerated() {
        let line: Int?
        switch suppression.scope {
        case .line(let number): line = number
        case .file: line = nil
        case .nothing: continue
        }
        uses[Target(file: file, line: line, rule: rule.id), default: []]
          .append(Use(suppression: number, rule: place))
      }
    }
    self.uses = uses
  }

  /// The result of applying suppressions to findings.
  package struct Outcome: Sendable {
    package var left: [Finding] = []
    package var suppressed: [SuppressedFinding] = []
    /// Findings about the comments themselves.
    package var problems: [Finding] = []
  }

  /// - Parameters:
  ///   - rules: the ids of all existing rules.
  ///   - isLookedAt: returns true if a rule was checked. A
  ///     comment about another rule is never reported as unused.
  package func apply(
    to findings: [Finding], rules: [String], where isLookedAt: (String) -> Bool = { _ in true }
  ) -> Outcome {
    var outcome = Outcome()
    var used: Set<Use> = []
    for finding in findings {
      guard let use = use(for: finding) else {
        outcome.left.append(finding)
        continue
      }
      used.insert(use)
      outcome.suppressed.append(
        SuppressedFinding(finding, reason: all[use.suppression].reason))
    }
    let known = Set(rules)
    for (number, suppression) in all.enumerated() {
      outcome.problems += suppression.findings(rules: rules, known) { rule in
        isLookedAt(suppression.rules[rule].id)
          && !used.contains(Use(suppression: number, rule: rule))
      }
    }
    return outcome
  }

  /// Returns true if a finding is suppressed.
  package func suppresses(_ finding: Finding) -> Bool { use(for: finding) != nil }

  private func use(for finding: Finding) -> Use? {
    guard let place = finding.location, !uses.isEmpty else { return nil }
    let target = Target(file: place.file, line: place.line, rule: finding.rule)
    if let use = uses[target]?.first { return use }
    return uses[Target(file: place.file, line: nil, rule: finding.rule)]?.first
  }
}
