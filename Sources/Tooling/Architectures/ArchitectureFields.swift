import AdderBase
import AdderFindings
import AdderYAML

/// Reads the entries of one mapping by key. Reports errors to `problems` and continues.
struct ArchitectureFields {
  /// The maximum number of items in a section or a list.
  static let itemLimit = 200

  let location: SourceLocation
  private var mapping: YAMLMapping
  private let problems: ArchitectureProblems

  /// - Returns: `nil` if the node is not a mapping. In that case, an error is reported.
  init?(_ node: YAMLNode, _ problems: ArchitectureProblems) {
    self.problems = problems
    self.location = node.location
    do throws(YAMLError) {
      mapping = try node.mapping()
    } catch {
      problems.report(error)
      return nil
    }
  }

  // MARK: - Nodes

  mutating func node(_ key: String) -> YAMLNode? { mapping.node(key) }

  mutating func requiredNode(_ key: String) -> YAMLNode? {
    if let node = mapping.node(key) { return node }
    problems.report(YAMLError.missingKey(key, location))
    return nil
  }

  mutating func fields(_ key: String) -> ArchitectureFields? {
    mapping.node(key).flatMap { ArchitectureFields($0, problems) }
  }

  /// Returns the named items of a section, in the order of the file.
  mutating func items(_ key: String, limit: Int = itemLimit) -> [YAMLNode.Entry] {
    guard let node = mapping.node(key) else { return [] }
    guard case .mapping(let entries) = node.content else {
      _ = ArchitectureFields(node, problems)
      return []
    }
    return limited(entries, key, limit, at: node.location)
  }

  // MARK: - Values

  mutating func text(_ key: String) -> String? {
    guard let node = mapping.node(key) else { return nil }
    return problems.collect { () throws(YAMLError) in try node.string() }
  }

  mutating func flag(_ key: String, default standard: Bool = false) -> Bool {
    guard let node = mapping.node(key) else { return standard }
    return problems.collect { () throws(YAMLError) in try node.bool() } ?? standard
  }

  /// Reads the key `required`, whose value is a Boolean or `whereNeeded`.
  mutating func requirement() -> Role.Requirement? {
    guard let node = mapping.node("required") else { return nil }
    if case .scalar(Role.Requirement.whereNeeded.rawValue, _) = node.content { return .whereNeeded }
    return flag("required") ? .always : nil
  }

  mutating func number(_ key: String) -> Int? {
    guard let location = mapping.node(key)?.location, let text = text(key) else { return nil }
    if let number = Int(text) { return number }
    problems.report(.ArchitectureValue, "'\(text)' is not a number.", at: location)
    return nil
  }

  /// Returns the strings of a list with their locations. A single string counts as a list with one
  /// element.
  mutating func places(_ key: String) -> [(text: String, location: SourceLocation)] {
    guard let node = mapping.node(key) else { return [] }
    if case .scalar(let text, _) = node.content { return [(text, node.location)] }
    guard let elements = problems.collect({ () throws(YAMLError) in try node.sequence() }) else {
      return []
    }
    return limited(elements, key, at: node.location).compactMap { element in
      let text = problems.collect { () throws(YAMLError) in try element.string() }
      return text.map { ($0, element.location) }
    }
  }

  mutating func texts(_ key: String) -> [String] { places(key).map(\.text) }

  /// Returns one of a fixed set of words.
  mutating func word<Word: ArchitectureWord>(_ key: String, _ kind: Word.Type) -> Word? {
    mapping.node(key).flatMap { problems.word($0, key, kind) }
  }

  mutating func words<Word: ArchitectureWord>(_ key: String, _ kind: Word.Type) -> [Word] {
    places(key).compactMap { problems.word($0.text, at: $0.location, key) }
  }

  // MARK: - Patterns

  mutating func pattern(
    _ key: String, _ allowed: NamingPattern.Placeholder...
  ) -> NamingPattern? {
    guard let node = mapping.node(key),
      let text = problems.collect({ () throws(YAMLError) in try node.string() })
    else { return nil }
    return problems.pattern(text, allowed, at: node.location)
  }

  mutating func patterns(
    _ key: String, _ allowed: NamingPattern.Placeholder...
  ) -> [NamingPattern] {
    patterns(key, allowed)
  }

  mutating func patterns(
    _ key: String, _ allowed: [NamingPattern.Placeholder]
  ) -> [NamingPattern] {
    places(key).compactMap { problems.pattern($0.text, allowed, at: $0.location) }
  }

  /// Returns a list of patterns. An empty list is reported.
  mutating func requiredPatterns(
    _ key: String, _ allowed: NamingPattern.Placeholder...
  ) -> [NamingPattern] {
    guard let node = requiredNode(key) else { return [] }
    let places = places(key)
    if places.isEmpty, case .sequence = node.content {
      problems.report(
        .ArchitectureValue, "'\(key)' is empty. Give at least one name.", at: node.location)
    }
    return places.compactMap { problems.pattern($0.text, allowed, at: $0.location) }
  }

  // MARK: - Finishing

  /// Reports the keys that were not read.
  func finish() {
    guard !problems.isFull else { return }
    for error in mapping.unknownKeys { problems.report(error) }
  }

  private func limited<Item>(
    _ items: [Item], _ key: String, _ limit: Int = itemLimit, at place: SourceLocation
  ) -> [Item] {
    guard items.count > limit else { return items }
    problems.report(
      .TooManyItems,
      "'\(key)' has \(items.count) items; \(limit) are allowed. Remove the rest.",
      at: place)
    return []
  }
}

/// One of a fixed set of words that files can contain.
protocol ArchitectureWord: RawRepresentable<String>, CaseIterable {}

extension Trait: ArchitectureWord {}
extension Role.Kind: ArchitectureWord {}
extension Role.OpenPart: ArchitectureWord {}
extension Role.TestSubject: ArchitectureWord {}
extension Contract.Crossing: ArchitectureWord {}
extension Contract.Properties: ArchitectureWord {}
extension MethodNaming.Mood: ArchitectureWord {}
extension MethodNaming.Purpose: ArchitectureWord {}
extension Reference.Strength: ArchitectureWord {}
extension Aspect: ArchitectureWord {}

// MARK: - Problems with individual values

extension ArchitectureProblems {
  /// Returns the value that a body reads. If the body throws, reports the error and returns `nil`.
  func collect<Value>(_ body: () throws(YAMLError) -> Value) -> Value? {
    do throws(YAMLError) {
      return try body()
    } catch {
      report(error)
      return nil
    }
  }

  func report(_ error: YAMLError) {
    let rule: ArchitectureRule =
      switch error {
      case .unknownKey: .UnknownArchitectureKey
      case .missingKey: .MissingArchitectureKey
      case .unexpectedKind: .ArchitectureValue
      case .duplicateKey: .DuplicateArchitectureName
      case .syntax, .complexKey, .unknownAnchor, .tooDeep, .tooLarge, .severalDocuments:
        .ArchitectureSyntax
      }
    report(rule, error.message, at: error.location)
  }

  func word<Word: ArchitectureWord>(
    _ node: YAMLNode, _ key: String, _ kind: Word.Type
  ) -> Word? {
    collect { () throws(YAMLError) in try node.string() }
      .flatMap { word($0, at: node.location, key) }
  }

  func word<Word: ArchitectureWord>(
    _ text: String, at place: SourceLocation, _ key: String
  ) -> Word? {
    if let word = Word(rawValue: text) { return word }
    report(
      .UnknownArchitectureWord,
      "'\(text)' is not allowed under '\(key)'."
        + advice(for: text, among: Word.allCases.map(\.rawValue)), at: place)
    return nil
  }

  func pattern(
    _ text: String, _ allowed: [NamingPattern.Placeholder], at place: SourceLocation
  ) -> NamingPattern? {
    var known: String { allowed.map { "{\($0.rawValue)}" }.joined(separator: ", ") }
    do throws(NamingPattern.Problem) {
      let pattern = try NamingPattern(parsing: text)
      guard let stranger = pattern.placeholders.first(where: { !allowed.contains($0) }) else {
        return pattern
      }
      report(
        .NamingPatternProblem,
        "'{\(stranger.rawValue)}' has no meaning here. Known here: \(known).", at: place)
    } catch {
      let problem =
        switch error {
        case .empty: "This name is empty. Write one, for example with \(known)."
        case .unclosedBrace: "In '\(text)' a '{' is not closed. Add the '}'."
        case .unopenedBrace: "In '\(text)' a '}' closes nothing. Remove it or add the '{'."
        case .unknownPlaceholder(let name):
          "'{\(name)}' in '\(text)' is not a known placeholder."
            + advice(for: name, among: allowed.map(\.rawValue))
        }
      report(.NamingPatternProblem, problem, at: place)
    }
    return nil
  }

  /// Returns a suggestion to replace an unknown word.
  ///
  /// - Parameter name: Returns the current name of a known word.
  func advice(
    for word: String, among known: [String], _ name: (String) -> String = { $0 }
  ) -> String {
    // Limits the number of comparisons for a hostile file.
    guard !isFull, word.utf8.count <= 100 else { return "" }
    if let nearest = Spelling.nearest(to: word, among: known) {
      return " Did you mean '\(name(nearest))'?"
    }
    return known.isEmpty || known.count > 20 ? "" : " Known: \(known.joined(separator: ", "))."
  }
}
