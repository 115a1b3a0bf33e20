import AdderArchitectures

/// What the names of a module's parts reveal.
struct ModuleNaming {
  let index: ProjectIndex
  let pattern: ArchitecturePattern

  /// The parts of several modules, whose names say nothing of one.
  let shared: Set<TypeDeclaration.ID>

  /// What the parts' names have in common, without what their roles add.
  func name(of module: Module) -> String {
    let own = module.parts.filter { !shared.contains($0.type) }
    return mostCommonStem(own) ?? mostCommonStem(module.parts)
      ?? index.name(of: module.parts[0].type)
  }

  private func mostCommonStem(_ parts: [Module.Part]) -> String? {
    var votes: [String: Int] = [:]
    for part in parts {
      // The type that decides for the module comes before all others with its name.
      if let stem = stem(of: part) { votes[stem, default: 0] += decides(part) ? 2 : 1 }
    }
    return votes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  private func decides(_ part: Module.Part) -> Bool {
    pattern.architecture.traits(ofRole: part.role).contains(.decides)
  }

  private func stem(of part: Module.Part) -> String? {
    let name = index.name(of: part.type)
    guard let role = pattern.roles.first(where: { $0.role.name == part.role }) else { return nil }
    let word = role.allWords.filter(name.hasSuffix).max { $0.count < $1.count }
    guard let word, word.count < name.count else { return nil }
    return String(name.dropLast(word.count))
  }

  /// How sure it is that a part is what it is taken for.
  ///
  /// A part is certain if it is referenced from two sides, or has the module's name and is wired like its role.
  func certainty(of part: Module.Part, weight: Int, in module: Module) -> Module.Certainty {
    let wires = part.evidence.count { evidence in
      switch evidence {
      case .wired, .wiredBack: true
      case .named, .property, .contract, .showsSomething, .navigates, .composes: false
      }
    }
    let isNamed = part.evidence.contains { if case .named = $0 { true } else { false } }
    let bearsName = isNamed && stem(of: part) == module.name
    if part.evidence.contains(where: { if case .composes = $0 { true } else { false } }) {
      return .certain
    }
    let isShown = part.evidence.contains(.showsSomething)
    if wires > 1 { return isNamed || weight >= 8 || isShown ? .certain : .likely }
    return wires == 1 && bearsName && (weight >= 7 || isShown) ? .certain : .likely
  }
}

extension ProjectIndex {
  /// The name of a type, without the types that it is in.
  package func name(of type: TypeDeclaration.ID) -> String { names[types[type].name] }
}
