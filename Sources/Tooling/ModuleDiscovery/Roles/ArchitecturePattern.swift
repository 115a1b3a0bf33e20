import AdderArchitectures

/// The roles and references of an architecture, prepared for comparison with a project's wiring.
final class ArchitecturePattern {
  let architecture: Architecture
  let roles: [RolePattern]
  let references: [ReferencePattern]
  let signs: NameSigns
  /// The number of the role at which the search for a module starts.
  let view: Int?
  /// The number of the role at which the search starts if there is no screen.
  let decider: Int?

  init(_ architecture: Architecture, _ index: ProjectIndex) {
    self.architecture = architecture
    let roles = architecture.roles.enumerated().map { RolePattern($1, $0) }
    self.roles = roles
    let places = Dictionary(uniqueKeysWithValues: roles.map { ($0.role.name, $0.number) })
    var references: [ReferencePattern] = []
    for reference in architecture.references {
      guard let holder = places[reference.holder] else { continue }
      let targets = architecture.roles(reachedBy: reference).compactMap { places[$0] }
      references.append(
        ReferencePattern(
          reference, references.count, holder: holder, targets: targets,
          contracts: reference.targets.compactMap(architecture.contract(named:)),
          isOfModule: targets.contains { roles[$0].isOfModule || roles[$0].role.has(.isForeign) }))
    }
    self.references = references
    signs = NameSigns(index, architecture, roles, referenceCount: references.count)
    let own = roles.filter(\.isOfModule)
    view = own.first { $0.role.has(.shows) }?.number
    decider =
      (own.first { $0.role.has(.decides) } ?? own.first { $0.role.has(.appliesBusinessLogic) })?
      .number
  }

  /// Returns true if a type with the first role must hold a type with the second one.
  func expects(_ holder: Int, toHold target: Int) -> Bool {
    references.contains {
      $0.holder == holder && !$0.isOptional && $0.targets.contains(target)
    }
  }
}

/// A role, and the words that occur in the names of its types.
final class RolePattern {
  let role: Role
  /// The role's index among the architecture's roles.
  let number: Int
  /// Type name suffixes: the architecture's own, the common ones, and all of them.
  let ownWords: [String]
  let words: [String]
  let allWords: [String]
  /// The role's words in the form of property names.
  let propertyNames: [String]
  let isOfModule: Bool
  /// True if the role is a module without other parts.
  let isWholeModule: Bool
  let shows: Bool
  let touchesScreen: Bool
  let navigates: Bool
  let composes: Bool
  /// True if the role decides for the module or applies its business logic.
  let decides: Bool
  let formats: Bool
  let isRequired: Bool

  init(_ role: Role, _ number: Int) {
    self.role = role
    self.number = number
    ownWords = RoleWords.ownWords(of: role)
    words = RoleWords.words(for: role)
    allWords = ownWords + words
    propertyNames = allWords.map { $0.prefix(1).lowercased() + $0.dropFirst() }
    isWholeModule = role.has(.isWholeModule)
    isOfModule =
      !isWholeModule && !role.has(.isShared) && !role.has(.isForeign) && !role.has(.isPlainData)
    shows = role.has(.shows)
    touchesScreen = role.has(.touchesScreen)
    navigates = role.has(.navigates)
    composes = role.has(.composes)
    decides = role.has(.decides) || role.has(.appliesBusinessLogic)
    formats = role.has(.formats)
    isRequired = role.isRequired
  }
}

/// A reference whose roles are represented by their numbers.
final class ReferencePattern {
  let reference: Reference
  let name: String
  /// The reference's index among the architecture's references.
  let number: Int
  let holder: Int
  let targets: [Int]
  let contracts: [Contract]
  /// The names of the contracts' protocols.
  let contractNames: [NamingPattern]
  /// True if the reference connects parts of one module, or a part with the screen.
  let isOfModule: Bool
  let isOptional: Bool
  let strength: Property.Strength
  /// The names of the reference's properties; empty if any name is possible.
  let properties: [NamingPattern]

  init(
    _ reference: Reference, _ number: Int, holder: Int, targets: [Int], contracts: [Contract],
    isOfModule: Bool
  ) {
    self.reference = reference
    name = reference.name
    self.number = number
    self.holder = holder
    self.targets = targets
    self.contracts = contracts
    contractNames = contracts.flatMap(\.protocolNames)
    self.isOfModule = isOfModule
    isOptional = reference.isOptional
    strength = reference.strength.asFound
    properties = ([reference.property] + reference.otherProperties).filter(\.saysSomething)
  }
}
