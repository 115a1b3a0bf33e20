package import AdderArchitectures

/// Translates the names of a contract's methods from the words of one architecture to those of
/// another.
///
/// With `begin: [did]` in the first and `begin: [on]` in the second, `didSelectItem` becomes
/// `onSelectItem`. A name that the second architecture allows stays as it is.
package struct MethodNames {
  let old: MethodNaming
  let new: MethodNaming

  package init(old: MethodNaming, new: MethodNaming) {
    self.old = old
    self.new = new
  }

  /// - Parameter name: A method's name that the first architecture allows.
  package func name(for name: String) -> String {
    guard old != new else { return name }
    if let purpose = nameByPurpose(name) { return purpose }
    return ended(containing(begun(name)))
  }

  /// The name of a method with a known purpose: the pattern of the second architecture, filled.
  private func nameByPurpose(_ name: String) -> String? {
    for purpose in MethodNaming.Purpose.allCases {
      guard let pattern = old.named[purpose], let other = new.named[purpose],
        let values = pattern.values(of: name, member: true),
        other.placeholders.allSatisfy({ values[$0] != nil })
      else { continue }
      return other.memberName(values)
    }
    return nil
  }

  // MARK: - Beginnings

  private func begun(_ name: String) -> String {
    let name = inMood(name)
    let allowed = new.begin
    guard !allowed.isEmpty else { return preferred(name) }
    if let kept = Self.beginning(of: name, allowed), !kept.isEmpty { return name }
    let start = Self.beginning(of: name, old.begin) ?? String(NameWords(name).spelled.first ?? "")
    return Self.counterpart(of: start, in: old.begin, allowed)
      + name.dropFirst(start.count).capitalizedFirst
  }

  /// Suggested first words are replaced by suggested first words; other words are kept.
  private func preferred(_ name: String) -> String {
    guard !new.prefer.isEmpty, old.begin.isEmpty,
      let start = Self.beginning(of: name, old.prefer), !new.prefer.contains(start)
    else { return name }
    return Self.counterpart(of: start, in: old.prefer, new.prefer)
      + name.dropFirst(start.count).capitalizedFirst
  }

  /// The name as an event, if the second architecture wants events, or as a command.
  private func inMood(_ name: String) -> String {
    guard old.mood != new.mood, let mood = new.mood else { return name }
    let words = NameWords(name)
    let isEvent = words.words.first == "did"
    switch mood {
    case .fact: return isEvent ? name : "did" + name.capitalizedFirst
    case .command, .intention:
      return isEvent ? words.spelled.dropFirst().joined().lowercasedFirst : name
    case .news:
      let verbs = isEvent ? words.spelled.dropFirst() : words.spelled[...]
      guard let verb = verbs.first?.lowercased(), verbs.count > 1 else { return name }
      return verbs.dropFirst().joined().lowercasedFirst
        + Lexicon.participle(of: verb).capitalizedFirst
    }
  }

  /// The longest of the words with which the name begins.
  private static func beginning(of name: String, _ words: [String]) -> String? {
    words.filter { word in
      name.hasPrefix(word) && name.dropFirst(word.count).first.map { !$0.isLowercase } ?? true
    }.max { $0.count < $1.count }
  }

  /// The word of a list that replaces a word of another list: the word itself, one with the same
  /// meaning, or the word at its position.
  private static func counterpart(of word: String, in old: [String], _ new: [String]) -> String {
    if new.contains(word) { return word }
    for meaning in [Lexicon.openingVerbs, Lexicon.closingVerbs, Lexicon.readingVerbs]
    where meaning.contains(word) {
      if let same = new.first(where: meaning.contains) { return same }
    }
    let position = old.firstIndex(of: word) ?? 0
    return new.indices.contains(position) ? new[position] : new[0]
  }

  // MARK: - Other words

  /// The name with the words that every method must contain.
  private func containing(_ name: String) -> String {
    var name = name
    for (position, word) in new.contain.enumerated() where !Self.contains(name, word) {
      if old.contain.indices.contains(position),
        let range = name.ranges(of: old.contain[position]).last
      {
        name.replaceSubrange(range, with: word)
      } else {
        name += word.capitalizedFirst
      }
    }
    return name
  }

  private static func contains(_ name: String, _ word: String) -> Bool {
    name.hasSuffix(word) || NameWords(name).words.contains(word.lowercased())
  }

  /// The name with one of the endings that every method must have.
  private func ended(_ name: String) -> String {
    guard !new.end.isEmpty, !new.end.contains(where: name.hasSuffix) else { return name }
    let end = old.end.first(where: name.hasSuffix)
    return name.dropLast(end?.count ?? 0)
      + Self.counterpart(of: end ?? "", in: old.end, new.end).capitalizedFirst
  }
}
