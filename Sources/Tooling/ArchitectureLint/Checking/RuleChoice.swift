import AdderArchitectures
package import AdderFindings

/// The rules to check, with their severities and limits.
package struct RuleChoice: Sendable {
  /// The settings of individual rules.
  package var said: [LintRule.ID: Said] = [:]
  /// The limits that a project sets for rules that count something.
  package var limits: [LintRule.ID: Int] = [:]
  /// If this set is not empty, only its rules are checked, regardless of the other settings.
  package var only: Set<LintRule.ID> = []
  package var preset = Preset.usual
  /// True if files that belong to no target are checked although nearly all others belong to one.
  package var includesUnbuiltFiles = false

  package enum Said: Hashable, Sendable {
    case off
    /// With the rule's default severity.
    case on
    case severity(Severity)
  }

  package enum Preset: String, Sendable, CaseIterable {
    /// Wiring, ownership and layers; also names and
    /// comments if the project follows these rules anyway.
    case usual
    /// Everything that a source states and that can be checked reliably.
    case strict
    /// Like `strict`, and also rules that rely on numeric limits or on wording.
    case all
    /// Only the rules that settings turn on individually.
    case none
  }

  package init() {}

  /// Returns true if a rule must be checked: it is turned on, or may turn out to be a convention.
  ///
  /// - Parameter isChosen: True if the architecture of the module was chosen.
  func isLookedAt(_ rule: LintRule, _ architecture: Architecture, isChosen: Bool) -> Bool {
    if !only.isEmpty { return only.contains(rule.id) }
    switch said[rule.id] {
    case .off: return false
    case .on, .severity: return true
    case nil: break
    }
    if isRequestedByLimit(rule) { return true }
    if architecture.turnsOff(rule.id) { return false }
    if preset != .none, isChosen, architecture.asksFor(rule) { return true }
    if architecture.severity(of: rule) == nil { return false }
    return switch (preset, rule.activation) {
    case (.none, _): false
    case (.usual, .whenChosen), (.usual, .byConventionWhenChosen): isChosen
    case (.all, _): true
    case (.strict, .onRequest), (.usual, .onRequest): false
    case (.strict, _), (.usual, _): true
    }
  }

  /// Returns why a rule is checked.
  ///
  /// - Parameter isChosen: True if the architecture of the module was chosen. A team that chose none
  ///   is judged by what holds for the whole family, and by its own conventions.
  func basis(of rule: LintRule, _ architecture: Architecture, isChosen: Bool) -> RuleBasis {
    guard preset == .usual, only.isEmpty, said[rule.id] == nil, !isRequestedByLimit(rule) else {
      return .choice
    }
    if isChosen, architecture.asksFor(rule) { return .choice }
    // Habits say which references are weak, and leaks what happens if they are not.
    if isChosen, rule.aspect == .ownership, !architecture.isOfDocument { return .family }
    return switch rule.activation {
    case .inFamily: isChosen ? .choice : .family
    case .always, .whenChosen: isChosen ? .choice : .convention
    case .byConvention, .byConventionWhenChosen, .onRequest: .convention
    }
  }

  /// Returns true if a setting gives a limit to a rule that is off by default: that turns the rule on.
  private func isRequestedByLimit(_ rule: LintRule) -> Bool {
    rule.activation == .onRequest && limits[rule.id] != nil
  }

  func severity(of rule: LintRule, _ architecture: Architecture) -> Severity {
    if case .severity(let severity)? = said[rule.id] { return severity }
    return architecture.severity(of: rule) ?? .note
  }

  /// Returns the highest count that a rule allows; `Int.max` if the rule has no limit.
  func limit(of rule: LintRule, _ architecture: Architecture) -> Int {
    limits[rule.id] ?? architecture.rules[rule.id]?.limit ?? rule.limit?.count ?? .max
  }
}

/// Why a rule is checked in a module.
enum RuleBasis: Sendable {
  /// Somebody chose the architecture or turned the rule on.
  case choice
  /// The rule holds for the whole family of architectures. If most modules break it, its findings are
  /// combined into one.
  case family
  /// The project may follow the rule. If it does not, its findings are dropped.
  case convention
}

extension Architecture {
  /// True if a document states some of the rules, as for every shipped architecture and what extends one.
  var isOfDocument: Bool { rules.values.contains { $0.source != nil } }

  /// Returns true if the architecture's file turns on the rule, or sets the limit of a rule that is off until somebody
  /// asks for it. The rule then needs neither a convention nor a request.
  func asksFor(_ rule: LintRule) -> Bool {
    switch rules[rule.id]?.setting {
    case .on, .severity: true
    case .off: false
    case nil: rule.activation == .onRequest && rules[rule.id]?.limit != nil
    }
  }

  /// Returns the severity of a rule's findings; `nil` if its aspect is turned off.
  func severity(of rule: LintRule) -> Severity? {
    if case .severity(let severity)? = rules[rule.id]?.setting { return severity }
    return severities.severity(of: rule.aspect, usually: rule.severity)
  }
}
