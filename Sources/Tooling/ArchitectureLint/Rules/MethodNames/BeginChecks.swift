import AdderArchitectures
import AdderModuleDiscovery

/// Checks that method names begin with one of the words that the architecture requires.
struct BeginCheck: MethodCheck {
  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict {
    let naming = method.contract.methods
    // Other checks cover names with a known purpose.
    guard !naming.begin.isEmpty, naming.named[.preparation] == nil,
      !(naming.named[.lifecycle] != nil && method.isOfLifecycle)
    else { return .aside }
    if method.begins(with: naming.begin) { return Verdict(otherSubject(method, module)) }
    // Another rule reports commands where events are expected.
    if naming.mood == .fact, method.isOrder { return .aside }
    let words = naming.begin.map { "'\($0)'" }.joined(separator: " or ")
    let name = suggestion(method, naming)
    let advice = name.map { "Rename it to '\($0)'." } ?? "Begin its name with \(words)."
    return .broken(
      "\(method.title(module)) begins with '\(method.firstWord)'. \(advice)", better: name)
  }

  /// Returns a message if the previous step of the same use case has a different subject.
  private func otherSubject(_ method: ContractMethod, _ module: LintedModule) -> String? {
    let values = module.travellingValues
    let own = values.indices.filter { values[$0].method.function.place == method.function.place }
    guard own.count == 1, let useCase = values[own[0]].useCase?.type else { return nil }
    let steps = values.filter { $0.useCase?.type == useCase }.map(\.method)
    let before = steps.filter { $0.contract.users != method.contract.users }
      .filter { $0.contract.implementers == method.contract.users && $0.subject != nil }
    guard steps.count(where: { $0.owner == method.owner }) == 1, before.count == 1,
      let subject = before[0].subject, let ownSubject = method.subject, subject != ownSubject
    else { return nil }
    let right = method.name.dropLast(ownSubject.count) + subject
    return
      "\(method.title(module)) continues the use case of '\(before[0].name)'. Rename it to '\(right)'."
  }

  private func suggestion(_ method: ContractMethod, _ naming: MethodNaming) -> String? {
    if naming.mood == .fact, naming.begin == ["did"] { return method.nameAsFact }
    guard let word = naming.begin.first else { return nil }
    if Lexicon.openingVerbs.contains(method.firstWord) {
      return method.name(beginning: word, containing: naming.contain)
    }
    guard Lexicon.closingVerbs.contains(method.firstWord), naming.begin.contains("close") else {
      return nil
    }
    return method.name(beginning: "close", containing: naming.contain)
  }
}

/// Checks that method names contain the words that the architecture requires.
struct ContainCheck: MethodCheck {
  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict {
    let naming = method.contract.methods
    // A closing method closes its own module, so its name need not contain the required words.
    guard !naming.contain.isEmpty, !Lexicon.closingVerbs.contains(method.firstWord),
      method.words.count > 1,
      Lexicon.openingVerbs.contains(method.firstWord) || naming.begin.contains(method.firstWord)
    else { return .aside }
    let missing = naming.contain.filter { !method.words.contains($0.lowercased()) }
    guard let word = missing.first else { return .kept }
    let name = method.name + missing.joined()
    return .broken(
      "\(method.title(module)) does not contain '\(word)'. Rename it to '\(name)'.", better: name)
  }
}

/// Checks that every method name begins with a verb.
struct VerbCheck: MethodCheck {
  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict {
    guard method.contract.methods.begin.isEmpty else { return .aside }
    if method.isOrder || method.isFact { return .kept }
    guard Lexicon.isNoun(method.firstWord) else { return .aside }
    // A function that only answers is named after what it returns, as in Swift's API design guidelines.
    if method.function.result != nil, !module.followsDocument { return .aside }
    // `commentAction` is the action of a button.
    if method.words.last == "action", !module.followsDocument { return .aside }
    return .broken(
      "\(method.title(module)) begins with '\(method.firstWord)', which is not a verb. Begin its name with a verb."
    )
  }
}

/// Checks that a method which starts an action is named like a command.
struct CommandCheck: MethodCheck {
  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict {
    guard method.contract.methods.mood == .command, method.contract.methods.begin.isEmpty else {
      return .aside
    }
    if method.isOrder { return .kept }
    guard method.isFact, module.followsDocument || method.isSurelyFact(module)
    else { return .aside }
    let advice =
      method.nameAsOrder.map { "Rename it to '\($0)'." } ?? "Use the imperative."
    return .broken(
      "\(method.title(module)) is a command but is named like an event. \(advice)",
      better: method.nameAsOrder)
  }
}

/// Checks that names of events are in the past tense.
struct FactCheck: MethodCheck {
  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict {
    guard method.contract.methods.mood == .fact else { return .aside }
    if method.isFact { return .kept }
    guard method.isOrder else { return .aside }
    // A command says what the presenter does, not what the user did.
    let isOfUser = ContractKind.viewOutput.fits(method.contract, in: module.architecture)
    let name = isOfUser ? nil : method.nameAsFact
    let advice = name.map { "Rename it to '\($0)'." } ?? "Use the past tense."
    return .broken(
      "\(method.title(module)) reports an event but is named like a command. \(advice)",
      better: name)
  }
}

/// Checks that the name of an event consists of a noun and a participle.
struct NewsCheck: MethodCheck {
  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict {
    guard method.contract.methods.mood == .news else { return .aside }
    if method.firstWord == "did" || method.isOrder {
      let advice =
        method.nameAsNews.map { "Rename it to '\($0)'." } ?? "Name the subject, then what happened."
      return .broken(
        "\(method.title(module)) does not consist of a noun and a participle. \(advice)",
        better: method.nameAsNews)
    }
    return method.words.last.flatMap(Lexicon.verb(ofFact:)) == nil ? .aside : .kept
  }
}

extension ContractMethod {
  /// Returns true if the name can only be that of an event, in a protocol that is not about events.
  /// `recommendedResults` can be the results that are recommended, and a question such as
  /// `didOpen(_:)` has an answer.
  fileprivate func isSurelyFact(_ module: LintedModule) -> Bool {
    let isOfEvents = NameWords(module.name(owner)).words.contains {
      Lexicon.listeners.contains($0)
    }
    return !isOfEvents && function.result == nil
      && (Lexicon.factWords.contains(firstWord) || words.count == 1)
  }

  /// The name without the required first word of the contract's method names; `nil` if the name
  /// does not begin with such a word or contains nothing else.
  fileprivate var subject: Substring? {
    let word = contract.methods.begin.first(where: name.hasPrefix)
    return word.map { name.dropFirst($0.count) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
