/// The current and former ids of the linter's rules.
package enum RuleNames {
  private static let known = Set(all)
  private static let newNames = Dictionary(renamed.map { ($0.old, $0.new) }) { first, _ in first }
  private static let oldNames = Dictionary(grouping: renamed, by: \.new)

  /// All current and former ids of rules, used to find the intended rule if an id is misspelt.
  package static let everUsed: [String] = all + renamed.map(\.old)

  /// Returns true if a rule currently has this id.
  package static func contains(_ id: String) -> Bool { known.contains(id) }

  /// Returns true if the rule with this id counts something, and therefore has a limit.
  package static func hasLimit(_ id: String) -> Bool { limited.contains(id) }

  /// Returns the current id of a rule, or the given id if the rule was never renamed.
  package static func current(_ id: String) -> String { newNames[id] ?? id }

  /// Returns the former ids of a rule, the oldest first.
  package static func former(_ id: String) -> [String] { oldNames[id, default: []].map(\.old) }

  /// Returns the first id of a rule, which never changes. Returns the given id if the rule was
  /// never renamed, or if no rule has this id.
  package static func first(_ id: String) -> String { oldNames[id]?.first?.old ?? id }
}
