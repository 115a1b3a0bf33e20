import AdderArchitectures
import AdderFindings

/// The lint rules that apply to an architecture under a project's settings, determined only once.
///
/// A module whose architecture was chosen is checked with other rules than one that only resembles it.
struct ArchitectureRules: Sendable {
  let architecture: Architecture
  /// True if these are the rules for modules whose architecture was chosen.
  let isChosen: Bool
  /// The families that check at least one of the rules.
  let families: [any RuleFamily]
  /// The rules for the architecture's modules. Disabled rules are included, so that no more general
  /// rule replaces them.
  let applied: Set<ObjectIdentifier>
  /// The settings of the rules that are checked.
  private let checked: [ObjectIdentifier: Settings]

  struct Settings: Sendable {
    let severity: Severity
    /// The highest count that the rule allows; `Int.max` if it has no limit.
    let limit: Int
    let basis: RuleBasis
  }

  init(
    _ rules: RuleSet, _ choice: RuleChoice, _ architecture: Architecture, isChosen: Bool
  ) {
    self.architecture = architecture
    self.isChosen = isChosen
    let applied = rules.rules.filter { $0.applies(to: architecture) }
    self.applied = Set(applied.map(ObjectIdentifier.init))
    let lookedAt = applied.filter {
      choice.isLookedAt($0, architecture, isChosen: isChosen)
    }
    let checked = Dictionary(
      uniqueKeysWithValues: lookedAt.map { rule in
        let settings = Settings(
          severity: choice.severity(of: rule, architecture),
          limit: choice.limit(of: rule, architecture),
          basis: choice.basis(of: rule, architecture, isChosen: isChosen))
        return (ObjectIdentifier(rule), settings)
      })
    self.checked = checked
    families = rules.families.filter { family in
      family.rules.contains { checked[ObjectIdentifier($0)] != nil }
    }
  }

  /// The settings of a rule; `nil` if it is not checked.
  subscript(rule: LintRule) -> Settings? { checked[ObjectIdentifier(rule)] }
}
