import AdderArchitectures
import AdderModuleDiscovery

/// Reports words that the architecture forbids in names: either the words for gestures, or all
/// other forbidden words.
struct AvoidedWordCheck: MethodCheck {
  enum Words: Sendable { case gestures, others }

  let words: Words
  /// What to do instead.
  let advice: String

  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict {
    let avoided = method.contract.methods.avoid.filter {
      Lexicon.gestures.contains($0) == (words == .gestures)
    }
    if avoided.isEmpty { return .aside }
    let found = method.words.first { word in avoided.contains { Lexicon.isForm(word, of: $0) } }
    return Verdict(
      found.map {
        "\(method.title(module)) contains '\($0)', a detail of the user interface. \(advice)"
      })
  }
}

/// Checks that the name of a method for a gesture ends with the gesture.
struct GestureEndCheck: MethodCheck {
  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict {
    let naming = method.contract.methods
    let gesture = method.words.first { word in
      Lexicon.gestures.contains { Lexicon.isForm(word, of: $0) }
    }
    guard !naming.end.isEmpty, let gesture else { return .aside }
    if naming.end.contains(where: method.name.hasSuffix) { return .kept }
    let end = naming.end.first { Lexicon.isForm($0.lowercased(), of: gesture) } ?? naming.end[0]
    let control = NameWords(method.name).spelled.filter {
      $0.lowercased() != gesture && !["did", "on"].contains($0.lowercased())
    }.joined()
    if control.isEmpty {
      return .broken(
        "\(method.title(module)) does not name what was touched. Begin its name with that.")
    }
    let name = control.prefix(1).lowercased() + control.dropFirst() + end
    return .broken(
      "\(method.title(module)) does not end with the gesture. Rename it to '\(name)'.", better: name
    )
  }
}

/// Checks that the name of a method which reads data begins with the architecture's verb.
struct ReadingVerbCheck: MethodCheck {
  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict {
    let preferred = method.contract.methods.prefer
    guard let best = preferred.first else { return .aside }
    if preferred.contains(method.firstWord) { return .kept }
    guard Lexicon.readingVerbs.contains(method.firstWord) else { return .aside }
    let name = method.words.count > 1 ? method.name(beginning: best) : nil
    let advice =
      name.map { "Rename it to '\($0)'." }
      ?? "Begin its name with '\(best)', followed by what it reads."
    return .broken(
      "\(method.title(module)) begins with '\(method.firstWord)'. \(advice)", better: name)
  }
}

/// Checks that methods which read the same data from different sources have the source in their
/// names.
struct SourceEndCheck: MethodCheck {
  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict {
    let ends = method.contract.methods.sources
    if ends.isEmpty || !reads(method) { return .aside }
    if ends.contains(where: method.name.hasSuffix) { return .kept }
    let subject = subject(of: method, ends)
    let others = methods.filter {
      $0.name != method.name && reads($0) && self.subject(of: $0, ends) == subject
    }
    guard let other = others.first else { return .aside }
    return .broken(
      "\(method.title(module)) and '\(other.name)' get the same data, but their names do not both say from where. End the name with \(ends.map { "'\($0)'" }.joined(separator: " or "))."
    )
  }

  private func reads(_ method: ContractMethod) -> Bool {
    Lexicon.readingVerbs.contains(method.firstWord)
      || method.contract.methods.prefer.first == method.firstWord
  }

  /// Returns the words for the data that is read, without the words for its source.
  private func subject(of method: ContractMethod, _ ends: [String]) -> [String] {
    let sources = Set(ends.flatMap { NameWords($0).words }).union(Self.sourceWords)
    return method.words.dropFirst().filter { !sources.contains($0) }
      .map { String($0.prefix { !$0.isNumber }) }
  }

  private static let sourceWords: Set<String> = [
    "cached", "local", "locally", "remote", "remotely", "saved", "stored",
  ]
}

/// Checks that methods report success and failure in pairs.
struct PairCheck: MethodCheck {
  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict {
    let ends = method.contract.methods.pairs
    let name = wholeName(method, module)
    guard let end = ends.first(where: name.hasSuffix) else { return .aside }
    let stem = name.dropLast(end.count)
    let names = Set(methods.map { wholeName($0, module) })
    let missing = ends.filter { !names.contains(stem + $0) }
    return Verdict(
      missing.first.map {
        "\(method.title(module)) has no counterpart '\(stem)\($0)', so the opposite outcome is never reported. Add it."
      })
  }

  /// Returns the name with the first label, which may
  /// state the outcome: `didPerformLogin(withSuccess:)`.
  private func wholeName(_ method: ContractMethod, _ module: LintedModule) -> String {
    guard let label = method.function.parameters.first?.label, label != .none else {
      return method.name
    }
    let text = module.index.names[label]
    return text.hasPrefix("with") ? method.name + text.capitalizedFirst : method.name
  }
}

/// Reports view methods whose parameter is an object to fetch data from, instead of the data to
/// show.
struct SetterCheck: MethodCheck {
  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict {
    let naming = method.contract.methods
    if naming.prefer.isEmpty { return .aside }
    let source = method.function.parameters.compactMap(\.type).flatMap(\.names).first { name in
      Self.sources.contains(where: module.index.names[name.last].hasSuffix)
    }
    if let source {
      return .broken(
        "\(method.title(module)) passes '\(module.index.names[source.last])' to the view as a source of data. Pass the data to show instead."
      )
    }
    return naming.prefer.contains(method.firstWord) ? .kept : .aside
  }

  private static let sources = ["DataSource", "Provider", "Repository", "DataStore"]
}
