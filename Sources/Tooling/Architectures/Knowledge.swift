/// Something to know about the world outside the module, by the names that give it away: modules
/// imported, types mentioned, methods called.
package struct Knowledge: Equatable, Sendable {
  package var name: String
  package var summary = ""
  package var imports: [String] = []
  /// Types, attributes and functions; a `*` at the end matches any ending: `UI*`.
  package var mentions: [String] = []
  /// Methods called on something.
  package var calls: [String] = []
  /// Methods that only count when they are a screen's: called on the screen itself, or on another one. Their names
  /// are common words, and other things can be shown as well.
  package var screenCalls: [String] = []

  package init(name: String) { self.name = name }

  /// Whether a name gives it away, however it is used.
  package func includes(_ name: String) -> Bool {
    imports.contains(name) || calls.contains(name) || screenCalls.contains(name)
      || includesMention(name)
  }

  /// Whether a mentioned name gives it away.
  package func includesMention(_ name: String) -> Bool {
    mentions.contains { pattern in
      pattern.last == "*" ? Self.name(name, begins: pattern.dropLast()) : name == pattern
    }
  }

  /// Whether a name begins with a word, followed by another: `UIView` with `UI`, and `UInt` does not.
  private static func name(_ name: String, begins word: Substring) -> Bool {
    guard name.utf8.starts(with: word.utf8) else { return false }
    return name.utf8.dropFirst(word.utf8.count).first.map { byte in
      !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    } ?? true
  }
}
