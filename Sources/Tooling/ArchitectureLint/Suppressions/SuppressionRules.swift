import AdderBase
package import AdderFindings
import AdderShipped

/// What is found of comments that ask for findings to be left alone.
extension FindingRule {
  package static let suppressionWithoutReason = suppressionRule(
    "suppression-without-reason", "A comment leaves a finding alone and does not say why.",
    "Whoever reads the line next wants to know whether the reason still holds.",
    good: "// adder:disable presenter-retains-view The view is a value.")

  package static let unusedSuppression = suppressionRule(
    "unused-suppression", "A comment leaves a finding alone that is not there.",
    "What was put right could break again, and nobody would be told.")

  package static let unknownSuppressedRule = suppressionRule(
    "unknown-suppressed-rule", "A comment names a rule that does not exist.",
    "It leaves nothing alone, whatever its writer believes.")

  package static let unreadableSuppression = suppressionRule(
    "unreadable-suppression", "A comment asks Adder for something that it does not know.",
    "It leaves nothing alone, whatever its writer believes.",
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
  /// - Parameter isUnused: whether the rule of this place among its rules suppressed nothing.
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
      let message = "The comment does not say why. Write the reason behind the rule."
      findings.append(Self.finding(.suppressionWithoutReason, location, 6, message))
    }
    return findings
  }

  private func unknown(_ rule: RuleName, among rules: [String]) -> Finding {
    let suggestion = Spelling.nearest(to: rule.text, among: rules + RuleNames.everUsed)
      .map(RuleNames.current)
    let advice = suggestion.map { "Write '\($0)', if that is meant." } ?? "Remove it."
    return Self.finding(
      .unknownSuppressedRule, rule.location, rule.text.count,
      "There is no rule '\(rule.text)'. \(advice)")
  }

  private func unused(_ rule: RuleName) -> Finding {
    let place =
      switch scope {
      case .line(let line) where line == location.line: "in this line"
      case .line(let line): "in line \(line)"
      case .file: "in this file"
      case .nothing: "behind the comment"
      }
    return Self.finding(
      .unusedSuppression, rule.location, rule.text.count,
      "Nothing of '\(rule.text)' is found \(place). Remove the rule from the comment.")
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
        "Adder does not know 'adder:\(word)'. Write 'adder:\(suggestion) RULE reason', if that is meant."
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
