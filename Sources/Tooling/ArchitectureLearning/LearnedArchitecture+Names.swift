import AdderArchitectures

extension LearnedArchitecture {
  /// The same architecture with the team's words for roles and contracts: `Wireframe` instead of `Router` if the type is
  /// called `{module}Wireframe`.
  package var withOwnWords: LearnedArchitecture {
    var names: [String: String] = [:]
    var used: Set<String> = []
    func name(_ old: String, _ word: String?) {
      let word = word.flatMap { used.contains($0) ? nil : $0 } ?? old
      names[old] = word
      used.insert(word)
    }
    // A screen whose controller has a view of its own: `{module}View`.
    let hasOtherView = architecture.roles.contains {
      !$0.has(.shows) && $0.typeNames.first?.roleWord == "View"
    }
    for role in architecture.roles {
      let isView = role.has(.shows) && !hasOtherView
      name(role.name, isView ? "View" : role.typeNames.first?.roleWord)
    }
    for contract in architecture.contracts {
      name(contract.name, contract.protocolNames.first?.textAroundGaps)
    }
    return renamed(names)
  }

  private func renamed(_ names: [String: String]) -> LearnedArchitecture {
    func new(_ name: String) -> String { names[name] ?? name }
    var learned = self
    var architecture = architecture
    learned.shares = [:]
    for (path, share) in shares {
      let parts = path.split(separator: ".", maxSplits: 2).map(String.init)
      learned.shares[
        ([parts[0]]
          + parts.dropFirst().enumerated().map { $0.offset == 0 ? new($0.element) : $0.element })
          .joined(separator: ".")] = share
    }
    for number in architecture.roles.indices {
      architecture.roles[number].name = new(architecture.roles[number].name)
      // The nearest architecture may forbid roles that these modules do not have.
      let known = Set(names.keys).union(nearest.knowledge.map(\.name))
      architecture.roles[number].mustNotKnow = architecture.roles[number].mustNotKnow
        .filter(known.contains).map(new)
    }
    for number in architecture.contracts.indices {
      architecture.contracts[number].name = new(architecture.contracts[number].name)
      architecture.contracts[number].users = architecture.contracts[number].users.map(new)
      architecture.contracts[number].implementers =
        architecture.contracts[number].implementers.map(new)
    }
    architecture.references = architecture.references.map { old in
      var reference = Reference(
        holder: new(old.holder), property: old.property, otherProperties: old.otherProperties,
        strength: old.strength, targets: old.targets.map(new))
      (reference.isOptional, reference.isInjected) = (old.isOptional, old.isInjected)
      return reference
    }
    for number in architecture.compositions.indices {
      architecture.compositions[number].role = new(architecture.compositions[number].role)
      architecture.compositions[number].builds = architecture.compositions[number].builds.map(new)
      architecture.compositions[number].takes = architecture.compositions[number].takes.map(new)
      architecture.compositions[number].returns = architecture.compositions[number].returns.map(new)
    }
    architecture.layout.openToOthers = architecture.layout.openToOthers.map(new)
    learned.architecture = architecture
    return learned
  }
}

extension NamingPattern {
  /// The text without the gaps: `ViewToPresenterProtocol` for `ViewToPresenter{module}Protocol`.
  fileprivate var textAroundGaps: String? {
    let text = parts.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    return text.first?.isUppercase ?? false ? text : nil
  }
}
