package import AdderFindings

/// What an architecture says of a rule of the linter that it states.
package struct RuleStatement: Equatable, Sendable {
  package var setting: Setting?
  /// The most that is allowed, for a rule that counts; `nil` for the rule's own limit.
  package var limit: Int?
  /// The chapter of the architecture's source that states it.
  package var source: String?

  package enum Setting: Equatable, Sendable {
    /// The rule does not apply to modules of the architecture.
    case off
    /// The rule is followed, with its usual severity.
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
  /// Whether it says something of a rule, by its id, even if that is to turn it off.
  package func states(_ rule: String) -> Bool { rules[rule] != nil }

  /// Whether it turns off a rule, by its id.
  package func turnsOff(_ rule: String) -> Bool { rules[rule]?.setting == .off }
}
