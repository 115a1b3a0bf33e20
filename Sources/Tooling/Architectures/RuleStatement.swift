package import AdderFindings

/// An architecture's statement about a linter rule.
package struct RuleStatement: Equatable, Sendable {
  package var setting: Setting?
  /// The allowed maximum, for a rule that counts something; `nil` for the rule's default.
  package var limit: Int?
  /// The chapter of the architecture's source document that states the rule.
  package var source: String?

  package enum Setting: Equatable, Sendable {
    /// The rule does not apply to modules of the architecture.
    case off
    /// The rule applies with its usual severity.
    case on
    case severity(Severity)
  }

  package init(setting: Setting? = nil, limit: Int? = nil, source: String? = nil) {
    self.setting = setting
    self.limit = limit
    self.source = source
  }
}

extension Architecture {
  /// Returns true if the architecture makes a statement about a rule, such as turning it off.
  package func states(_ rule: String) -> Bool { rules[rule] != nil }

  /// Returns true if the architecture turns off a rule.
  package func turnsOff(_ rule: String) -> Bool { rules[rule]?.setting == .off }
}
