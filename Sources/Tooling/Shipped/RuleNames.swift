/// The ids of the linter's rules: today's, and those that rules had before.
package enum RuleNames {
  private static let known = Set(all)
  private static let newNames = Dictionary(renamed.map { ($0.old, $0.new) }) { first, _ in first }
  private static let oldNames = Dictionary(grouping: renamed, by: \.new)

  /// All ids that rules have or had, for whoever looks for a misspelt one.
  package static let everUsed: [String] = all + renamed.map(\.old)

  /// Whether a rule has this id today.
  package static func contains(_ id: String) -> Bool { known.contains(id) }

  /// Whether the rule of an id counts something, and so has a limit.
  package static func hasLimit(_ id: String) -> Bool { limited.contains(id) }

  /// The current id of a rule; the same id if it was never renamed.
  package static func current(_ id: String) -> String { newNames[id] ?? id }

  /// The ids that a rule had before, the oldest first.
  package static func former(_ id: String) -> [String] { oldNames[id, default: []].map(\.old) }

  /// The first id of a rule, which never changes; the id itself if it is not a rule's.
  package static func first(_ id: String) -> String { oldNames[id]?.first?.old ?? id }
}
