/// Names of one kind that frameworks have: what Adder knows of frameworks beside what architectures forbid.
///
/// The kinds and their names are data: `Architectures/frameworks`.
package struct FrameworkNames: Sendable {
  /// The names as they are listed, with `*` for any letters.
  package let listed: [String]
  private let names: Set<String>
  private let patterns: [Pattern]

  init(_ listed: [String]) {
    self.listed = listed
    names = Set(listed.filter { !$0.contains("*") })
    patterns = listed.compactMap(Pattern.init)
  }

  package func contains(_ name: String) -> Bool {
    names.contains(name) || patterns.contains { $0.matches(name) }
  }

  /// `UI*`, `*ViewController` or `CA*Animation`.
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

    /// Whether another word follows the beginning: `UI*` is not about `UInt`.
    private func beginsWord(in name: String) -> Bool {
      let next = name.utf8.dropFirst(beginning.utf8.count).first
      return next.map { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? true
    }
  }
}
