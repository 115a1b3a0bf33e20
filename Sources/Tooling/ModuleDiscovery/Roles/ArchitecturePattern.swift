import AdderArchitectures

/// What an architecture says of wiring, laid out for comparing it with a project's.
struct ArchitecturePattern {
  let architecture: Architecture
  let roles: [RolePattern]
  let references: [ReferencePattern]

  struct RolePattern {
    let role: Role
    /// Endings of type names: the architecture's own, and the field's.
    let ownWords: [String]
    let words: [String]

    var isOfModule: Bool {
      !role.has(.isShared) && !role.has(.isForeign) && !role.has(.isPlainData)
    }
  }

  struct ReferencePattern {
    let reference: Reference
    let holder: Int
    let targets: [Int]
    let contracts: [Contract]
    /// Whether it ties parts of one module, or a part and the screen.
    let isOfModule: Bool
  }

  init(_ architecture: Architecture) {
    self.architecture = architecture
    let roles = architecture.roles.map {
      RolePattern(
        role: $0, ownWords: RoleWords.ownWords(of: $0), words: RoleWords.words(for: $0))
    }
    self.roles = roles
    let places = Dictionary(
      uniqueKeysWithValues: architecture.roles.enumerated().map { ($1.name, $0) })
    references = architecture.references.compactMap { reference in
      guard let holder = places[reference.holder] else { return nil }
      let targets = architecture.roles(reachedBy: reference).compactMap { places[$0] }
      return ReferencePattern(
        reference: reference, holder: holder, targets: targets,
        contracts: reference.targets.compactMap(architecture.contract(named:)),
        isOfModule: targets.contains { roles[$0].isOfModule || roles[$0].role.has(.isForeign) })
    }
  }

  /// The role with which looking for a module begins.
  var view: Int? { roles.indices.first { roles[$0].role.has(.shows) && roles[$0].isOfModule } }
  /// The role with which it begins where there is no screen.
  var decider: Int? {
    let own = roles.indices.filter { roles[$0].isOfModule }
    return own.first { roles[$0].role.has(.decides) }
      ?? own.first { roles[$0].role.has(.appliesBusinessLogic) }
  }

  /// Which role's own ending a name has; the longest counts.
  func roleByEnding(of name: String) -> Int? {
    var best: (role: Int, length: Int)?
    for (number, role) in roles.enumerated() {
      for word in role.ownWords where name.hasSuffix(word) && word.count > best?.length ?? 0 {
        best = (number, word.count)
      }
    }
    return best?.role
  }
}
