import AdderArchitectures

/// The meaning of a method's name, as far as the lexicon contains its words.
extension ContractMethod {
  /// True if the method's name begins with an imperative. In `postSelected`, the first word is not
  /// an imperative.
  var isOrder: Bool {
    Lexicon.imperatives.contains(firstWord)
      && (words.count == 1 || words.last.flatMap(Lexicon.verb(ofFact:)) == nil)
  }

  /// True if the method's name begins like the name of an event.
  var isFact: Bool {
    Lexicon.factWords.contains(firstWord)
      || !isOrder && Lexicon.verb(ofFact: firstWord) != nil
  }

  /// True if the method reports an event in the life cycle of a view.
  var isOfLifecycle: Bool {
    Lexicon.lifecycle.contains(name.lowercased())
      || contract.methods.named[.lifecycle]?.values(of: name) != nil
  }

  /// Returns true if the method's name begins with one of the given strings, and the string is
  /// followed by another word or by nothing.
  func begins(with beginnings: [String]) -> Bool {
    beginnings.contains { beginning in
      guard name.hasPrefix(beginning) else { return false }
      return name.dropFirst(beginning.count).first.map { !$0.isLowercase } ?? true
    }
  }

  /// All words but the first, with their original case.
  private var rest: String { NameWords(name).spelled.dropFirst().joined() }

  /// Returns the name with its first word replaced by `word`. Words in `needed` that the name lacks
  /// are added at the end.
  func name(beginning word: String, containing needed: [String] = []) -> String {
    let missing = needed.filter { !words.contains($0.lowercased()) }
    return word + rest.capitalizedFirst + missing.joined()
  }

  /// The name as an event: `didLoadPosts` for `loadPosts`, `loadedPosts` and `postsLoaded`.
  var nameAsFact: String? {
    if isOrder { return "did" + name.capitalizedFirst }
    if let verb = Lexicon.verb(ofFact: firstWord) {
      return "did" + verb.capitalizedFirst + rest
    }
    guard let last = words.last, let verb = Lexicon.verb(ofFact: last) else { return nil }
    let subject = NameWords(name).spelled.dropLast()
      .drop { Lexicon.factHandlers.contains($0.lowercased()) }
      .filter { $0 != "Did" }
    return "did" + verb.capitalizedFirst + subject.joined().capitalizedFirst
  }

  /// The name as a command: `loadPosts` for `didLoadPosts` and `loadedPosts`.
  var nameAsOrder: String? {
    if firstWord == "did" {
      let second = words.dropFirst().first ?? ""
      guard Lexicon.imperatives.contains(second) else { return nil }
      // A method that receives something is expected to show it.
      if second == "receive" {
        let subject = NameWords(name).spelled.dropFirst(2).joined()
        return subject.isEmpty ? nil : contract.methods.prefer.first.map { $0 + subject }
      }
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
    return Lexicon.verb(ofFact: firstWord).map { $0 + rest }
  }

  /// The name as a noun and a participle: `profileEdited` for `didEditProfile`.
  var nameAsNews: String? {
    let spelled = NameWords(name).spelled
    let verbs = firstWord == "did" ? spelled.dropFirst() : spelled[...]
    guard let verb = verbs.first?.lowercased(), Lexicon.imperatives.contains(verb),
      verbs.count > 1
    else { return nil }
    let participle = Lexicon.participle(of: verb)
    let noun = verbs.dropFirst().joined()
    return noun.prefix(1).lowercased() + noun.dropFirst() + participle.capitalizedFirst
  }
}
