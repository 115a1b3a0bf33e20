import AdderArchitectures
import AdderFindings

/// The lint rules that apply to an architecture under a project's settings, determined only once.
struct ArchitectureRules: Sendable {
  /// The rules for the architecture's modules. Disabled rules are included, so that no more general
  /// rule replaces them.
  let applied: Set<ObjectIdentifier>
  /// The settings of the rules that are checked.
  private let checked: [ObjectIdentifier: Settings]

  struct Settings: Sendable {
    let severity: Severity
    /// The highest count that the rule allows; `Int.max` if it has no limit.
    let limit: Int
    /// True if the architecture's file turns the rule on, so that it needs no convention.
    let isAskedFor: Bool
  }

  init(_ rules: RuleSet, _ choice: RuleChoice, _ architecture: Architecture) {
    let applied = rules.rules.filter { $0.applies(to: architecture) }
    self.applied = Set(applied.map(ObjectIdentifier.init))
    checked = Dictionary(
      uniqueKeysWithValues: applied.filter { choice.isLookedAt($0, architecture) }.map { rule in
        let settings = Settings(
          severity: choice.severity(of: rule, architecture),
          limit: choice.limit(of: rule, architecture), isAskedFor: architecture.asksFor(rule))
        return (ObjectIdentifier(rule), settings)
      })
  }

  /// The settings of a rule; `nil` if it is not checked.
  subscript(rule: LintRule) -> Settings? { checked[ObjectIdentifier(rule)] }
}
