/// Something outside the module that code can know about, and the names that reveal this knowledge:
/// imported modules, mentioned types, and called methods.
package struct Knowledge: Equatable, Sendable {
  package var name: String
  package var summary = ""
  package var imports: [String] = []
  /// Types, attributes and functions. A `*` at the end matches any further words: `UI*`.
  package var mentions: [String] = []
  /// Methods that code calls on an object or a type.
  package var calls: [String] = []
  /// Methods that count only if they are called on a screen, which can be the caller itself. Their
  /// names are common words, such as `show`, so other objects can have methods with these names,
  /// too.
  package var screenCalls: [String] = []

  package init(name: String) { self.name = name }

  /// Returns true if a name reveals this knowledge, no matter how the name is used.
  package func includes(_ name: String) -> Bool {
    imports.contains(name) || calls.contains(name) || screenCalls.contains(name)
      || includesMention(name)
  }

  /// Returns true if a mentioned name reveals this knowledge.
  package func includesMention(_ name: String) -> Bool {
    mentions.contains { pattern in
      pattern.last == "*" ? Self.name(name, begins: pattern.dropLast()) : name == pattern
    }
  }

  /// Returns true if a name begins with this word, followed by another word: `UIView`
  /// begins with `UI`, but `UInt` does not.
  private static func name(_ name: String, begins word: Substring) -> Bool {
    guard name.utf8.starts(with: word.utf8) else { return false }
    return name.utf8.dropFirst(word.utf8.count).first.map { byte in
      !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    } ?? true
  }
}
