/// Something to know about the world outside the module, by the names that give it away: modules
/// imported, types mentioned, methods called.
package struct Knowledge: Equatable, Sendable {
  package var name: String
  package var summary = ""
  package var imports: [String] = []
  /// Types, attributes and functions; a `*` at the end stands for any rest: `UI*`.
  package var mentions: [String] = []
  /// Methods called on something.
  package var calls: [String] = []

  package init(name: String) { self.name = name }

  /// Whether a name gives it away, however it is used.
  package func includes(_ name: String) -> Bool {
    imports.contains(name) || calls.contains(name) || includesMention(name)
  }

  /// Whether a mentioned name gives it away.
  package func includesMention(_ name: String) -> Bool {
    mentions.contains { pattern in
      pattern.last == "*" ? name.hasPrefix(pattern.dropLast()) : name == pattern
    }
  }
}
