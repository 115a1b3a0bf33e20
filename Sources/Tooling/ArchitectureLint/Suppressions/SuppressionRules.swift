import AdderBase
package import AdderFindings
import AdderShipped

/// The rules about comments that suppress findings.
extension FindingRule {
  package static let suppressionWithoutReason = suppressionRule(
    "suppression-without-reason", "A comment suppresses a finding without a reason.",
    "The next reader needs to know whether the reason still applies.",
    good: "// adder:disable presenter-retains-view The view is a value.")

  package static let unusedSuppression = suppressionRule(
    "unused-suppression", "A comment suppresses a finding that does not exist.",
    "If the problem comes back, it is not reported.")

  package static let unknownSuppressedRule = suppressionRule(
    "unknown-suppressed-rule", "A comment names a rule that does not exist.",
    "The comment suppresses nothing, even if its author expects it to.")

  package static let unreadableSuppression = suppressionRule(
    "unreadable-suppression", "A comment contains an instruction that Adder does not know.",
    "The comment suppresses nothing, even if its author expects it to.",
    good: "// adder:disable presenter-retains-view The view is a value.")

  package static let ofSuppressions = [
    suppressionWithoutReason, unusedSuppression, unknownSuppressedRule, unreadableSuppression,
  ]

  private static func suppressionRule(
    _ id: String, _ summary: String, _ hurts: String, good: String? = nil
  ) -> FindingRule {
    FindingRule(
      id: id, summary: summary, severity: .warning, tags: ["suppressions"],
      help: [.text(hurts)] + (good.map { [.code(title: "Write", $0)] } ?? []))
  }
}

extension Suppression {
  /// Returns the findings about this comment.
  ///
  /// - Parameter isUnused: returns true if the rule with
  ///   this index in the comment suppressed nothing.
  func findings(rules: [String], _ known: Set<String>, isUnused: (Int) -> Bool) -> [Finding] {
    if let problem { return [finding(of: problem)] }
    var findings: [Finding] = []
    for (place, rule) in self.rules.enumerated() {
      if !known.contains(rule.id) {
        findings.append(unknown(rule, among: rules))
      } else if isUnused(place) {
        findings.append(unused(rule))
      }
    }
    if reason.isEmpty {
      let message = "The comment gives no reason. Write it after the rule."
      findings.append(Self.finding(.suppressionWithoutReason, location, 6, message))
    }
    return findings
  }

  private func unknown(_ rule: RuleName, among rules: [String]) -> Finding {
    let suggestion = Spelling.nearest(to: rule.text, among: rules + RuleNames.everUsed)
      .map(RuleNames.current)
    let advice = suggestion.map { "Did you mean '\($0)'?" } ?? "Remove it."
    return Self.finding(
      .unknownSuppressedRule, rule.location, rule.text.count,
      "There is no rule '\(rule.text)'. \(advice)")
  }

  private func unused(_ rule: RuleName) -> Finding {
    let place =
      switch scope {
      case .line(let line) where line == location.line: "on this line"
      case .line(let line): "on line \(line)"
      case .file: "in this file"
      case .nothing: "after the comment"
      }
    return Self.finding(
      .unusedSuppression, rule.location, rule.text.count,
      "'\(rule.text)' finds nothing \(place). Remove the rule from the comment.")
  }

  private func finding(of problem: Problem) -> Finding {
    switch problem {
    case .noRule:
      return Self.finding(
        .unreadableSuppression, location, 6,
        "The comment names no rule. Write 'adder:disable RULE reason'.")
    case .unknownWord(let word):
      let words = ["disable", "disable:file"]
      let suggestion = Spelling.nearest(to: word, among: words) ?? "disable"
      return Self.finding(
        .unreadableSuppression, location, 6 + word.count,
        "Adder does not know 'adder:\(word)'. Did you mean 'adder:\(suggestion) RULE reason'?"
      )
    }
  }

  private static func finding(
    _ rule: FindingRule, _ location: SourceLocation, _ length: Int, _ message: String
  ) -> Finding {
    Finding(
      rule: rule.id, severity: rule.severity, location: location, length: length, message: message)
  }
}
