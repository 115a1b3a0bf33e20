import AdderArchitectures
package import AdderFindings

/// Which rules a project follows, and how much each matters.
package struct RuleChoice: Sendable {
  /// What settings say about single rules.
  package var said: [LintRule.ID: Said] = [:]
  /// What a project says of rules that count.
  package var limits: [LintRule.ID: Int] = [:]
  /// Only these, if any are named; they need not be chosen otherwise.
  package var only: Set<LintRule.ID> = []
  package var preset = Preset.usual
  /// Whether files of no target count, where nearly all others are of some.
  package var includesUnbuiltFiles = false

  package enum Said: Hashable, Sendable {
    case off
    /// With the severity that it has by itself.
    case on
    case severity(Severity)
  }

  package enum Preset: String, Sendable, CaseIterable {
    /// Wiring, ownership and layers; names and comments where the project keeps to them anyway.
    case usual
    /// Everything that a source states and that can be checked with certainty.
    case strict
    /// Also what is guessed by numbers and words.
    case all
    /// Nothing but what is named.
    case none
  }

  package init() {}

  /// Whether a rule has to be looked at: it is followed, or may turn out to be a convention.
  func isLookedAt(_ rule: LintRule, _ architecture: Architecture) -> Bool {
    if !only.isEmpty { return only.contains(rule.id) }
    switch said[rule.id] {
    case .off: return false
    case .on, .severity: return true
    case nil: break
    }
    if architecture.turnsOff(rule.id) { return false }
    if preset != .none, architecture.asksFor(rule) { return true }
    if architecture.severity(of: rule) == nil { return false }
    return switch (preset, rule.activation) {
    case (.none, _): false
    case (.all, _), (.strict, .always), (.strict, .byConvention): true
    case (.usual, .always), (.usual, .byConvention): true
    case (.strict, .onRequest), (.usual, .onRequest): false
    }
  }

  /// A convention is what a project keeps to in at least nine of ten places, and in several.
  private static let leastShare = 0.9
  private static let leastPlaces = 8

  /// Whether a rule that was looked at is one that the project follows.
  func isFollowed(_ rule: LintRule, _ tally: LintReport.Tally) -> Bool {
    guard rule.activation == .byConvention, preset == .usual, only.isEmpty, said[rule.id] == nil
    else { return true }
    let places = tally.kept + tally.broken
    return places >= Self.leastPlaces
      && Double(tally.kept) >= Double(places) * Self.leastShare
  }

  func severity(of rule: LintRule, _ architecture: Architecture) -> Severity {
    if case .severity(let severity)? = said[rule.id] { return severity }
    return architecture.severity(of: rule) ?? .note
  }

  /// The most that a rule allows of what it counts; any number for one that does not count.
  func limit(of rule: LintRule, _ architecture: Architecture) -> Int {
    limits[rule.id] ?? architecture.rules[rule.id]?.limit ?? rule.limit?.count ?? .max
  }
}

extension Architecture {
  /// Whether its file asks for a rule that projects otherwise follow by convention, or on request.
  func asksFor(_ rule: LintRule) -> Bool {
    switch rules[rule.id]?.setting {
    case .on, .severity: true
    case .off, nil: false
    }
  }

  /// What findings of a rule count as; `nil` where its aspect is switched off.
  func severity(of rule: LintRule) -> Severity? {
    if case .severity(let severity)? = rules[rule.id]?.setting { return severity }
    return severities.severity(of: rule.aspect, usually: rule.severity)
  }
}
