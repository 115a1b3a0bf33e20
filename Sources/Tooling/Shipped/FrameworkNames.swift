/// The framework names of one kind, for example the user interface classes of all frameworks.
///
/// The kinds and their names are stored as data in `Architectures/frameworks`.
package struct FrameworkNames: Sendable {
  /// The names as they are listed in the files, with `*` for any letters.
  package let listed: [String]
  private let names: Set<String>
  private let patterns: [Pattern]
  /// For each byte, the lengths of the names that begin with this byte; each length is one bit.
  /// This table rejects most of a project's names without hashing them.
  private let lengths: [UInt64]

  init(_ listed: [String]) {
    self.listed = listed
    names = Set(listed.filter { !$0.contains("*") })
    var lengths = [UInt64](repeating: 0, count: 256)
    for name in names {
      if let first = name.utf8.first { lengths[Int(first)] |= Self.bit(of: name) }
    }
    self.lengths = lengths
    patterns = listed.compactMap(Pattern.init)
  }

  package func contains(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    if lengths[Int(first)] & Self.bit(of: name) != 0, names.contains(name) { return true }
    return patterns.contains { $0.matches(name) }
  }

  /// The bit for a name's length; all long names share the last bit.
  private static func bit(of name: String) -> UInt64 { 1 << UInt64(min(name.utf8.count, 63)) }

  /// A pattern such as `UI*`, `*ViewController` or `CA*Animation`.
  private struct Pattern {
    let beginning: String
    let ending: String

    init?(_ text: String) {
      guard let star = text.firstIndex(of: "*") else { return nil }
      beginning = String(text[..<star])
      ending = String(text[text.index(after: star)...])
    }

    func matches(_ name: String) -> Bool {
      guard name.utf8.count >= beginning.utf8.count + ending.utf8.count,
        name.hasPrefix(beginning), name.hasSuffix(ending)
      else { return false }
      return beginning.isEmpty || beginsWord(in: name)
    }

    /// Returns true if another word follows the beginning: `UI*` does not match `UInt`.
    private func beginsWord(in name: String) -> Bool {
      let next = name.utf8.dropFirst(beginning.utf8.count).first
      return next.map { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? true
    }
  }
}
