import AdderArchitectures

/// Gives the types around a screen the roles of one architecture, the surest first.
struct RoleLabels {
  let index: ProjectIndex
  let graph: WiringGraph
  let types: ProjectTypes
  let pattern: ArchitecturePattern

  private(set) var labels: [TypeDeclaration.ID: Label] = [:]
  private(set) var weight = 0

  struct Label {
    var role: Int
    var weight: Int
    var evidence: [Evidence]
  }

  /// A type that could be given a role next.
  private struct Option {
    var type: TypeDeclaration.ID
    var label: Label
  }

  private var options: [Option] = []
  private var takenRoles: Set<Int> = []

  /// What has to speak for a role at least.
  private static let least = 4

  /// Who puts the module together; what others put together counts for their modules.
  private let composer: WiringGraph.Composer?
  private let isComposedInOneFunction: Bool

  init(
    from start: ModuleStart, index: ProjectIndex, graph: WiringGraph, types: ProjectTypes,
    pattern: ArchitecturePattern
  ) {
    let view = start.view
    composer = start.composer
    isComposedInOneFunction = start.isComposedInOneFunction
    self.index = index
    self.graph = graph
    self.types = types
    self.pattern = pattern
    guard let role = pattern.view else { return }
    var label = Label(role: role, weight: 1, evidence: [.showsSomething])
    if let word = ending(of: name(view), role) {
      label.weight += 2
      label.evidence.append(.named(word))
    }
    add(label, to: view)
    while let (type, label) = best() { add(label, to: type) }
    weight += agreements - missing
  }

  /// What the architecture has and the project does not.
  private var missing: Int {
    var missing = 0
    let types = Dictionary(uniqueKeysWithValues: labels.map { ($0.value.role, $0.key) })
    for (number, role) in pattern.roles.enumerated()
    where role.role.isRequired && types[number] == nil {
      // Whoever puts the parts together is found by that.
      if role.role.has(.composes), !role.role.has(.navigates), composer != nil { continue }
      missing += 3
    }
    for (role, holder) in types {
      let references = pattern.references.filter { $0.holder == role && !$0.reference.isOptional }
      let own = pattern.references.filter { $0.holder == role && $0.isOfModule }
      let isHeld = own.map { isFulfilled($0, holder, types) }
      // Of what it may hold it holds nothing at all.
      if !own.isEmpty, !isHeld.contains(true) { missing += 2 }
      for reference in references where isHeld.contains(true) {
        let targets = reference.targets.contains { types[$0] != nil }
        if targets, !isFulfilled(reference, holder, types) { missing += 2 }
      }
    }
    // Where putting together and navigating are one role's work, they are not two types'.
    if let composer, !labels.keys.contains(composer.type),
      let role = pattern.roles.indices.first(where: { pattern.roles[$0].role.has(.composes) }),
      let other = types[role], other != composer.type
    {
      missing += 4
    }
    return missing
  }

  private func isFulfilled(
    _ reference: ArchitecturePattern.ReferencePattern, _ holder: TypeDeclaration.ID,
    _ types: [Int: TypeDeclaration.ID]
  ) -> Bool {
    let targets = reference.targets.compactMap { types[$0] }
    if graph.edges(from: holder).contains(where: { targets.contains($0.target) && isOwn($0) }) {
      return true
    }
    // What comes from a library is known by the property.
    return index.types[holder].properties.contains { property in
      let name = index.names[property.name]
      return property.strength != .strong || reference.reference.strength == .strong
        ? reference.reference.property.values(of: name, member: true) != nil
          && !isOnlyGap(reference.reference.property)
        : false
    }
  }

  /// What speaks for the architecture as a whole: contracts beside those that references lead through,
  /// and how the composing function is called.
  private var agreements: Int {
    var agreements = 0
    for (type, label) in labels {
      for conformed in index.allInherited(by: type).types
      where index.types[conformed].kind == .protocol {
        let name = name(conformed)
        let contracts = pattern.architecture.contracts.filter {
          $0.crossing != .within && $0.protocolNames.contains { $0.matches(name) }
        }
        if contracts.isEmpty { continue }
        let role = pattern.roles[label.role].role.name
        agreements += contracts.contains { $0.implementers.contains(role) } ? 2 : -1
      }
    }
    if let composer,
      let function = index.types[composer.type].functions.first(where: {
        $0.place == composer.function
      }),
      pattern.architecture.compositions.contains(where: {
        $0.method.values(of: index.names[function.name], member: true) != nil
      })
    {
      agreements += 3
    }
    return agreements
  }

  private mutating func add(_ label: Label, to type: TypeDeclaration.ID) {
    labels[type] = label
    takenRoles.insert(label.role)
    weight += label.weight
    options += self.options(around: type, label.role)
  }

  private func name(_ type: TypeDeclaration.ID) -> String { index.names[index.types[type].name] }

  /// The next type to be given a role, and the role.
  private mutating func best() -> (TypeDeclaration.ID, Label)? {
    options.removeAll { labels[$0.type] != nil || takenRoles.contains($0.label.role) }
    // Of those that weigh alike the first.
    let best = options.enumerated().max {
      ($0.element.label.weight, $1.offset) < ($1.element.label.weight, $0.offset)
    }
    return best.map { ($0.element.type, $0.element.label) }
  }

  /// What the types beside one that has a role can be.
  private func options(around type: TypeDeclaration.ID, _ role: Int) -> [Option] {
    var options: [Option] = []
    func add(_ type: TypeDeclaration.ID, _ label: Label) {
      if label.weight >= Self.least { options.append(Option(type: type, label: label)) }
    }
    for edge in graph.edges(from: type) where isFree(edge.target) && isOwn(edge) {
      for reference in pattern.references where reference.holder == role {
        for target in reference.targets where isFree(role: target) {
          add(edge.target, label(for: edge.target, target, edge, reference, isHolder: false))
        }
      }
    }
    for edge in graph.edges(to: type) where isFree(edge.holder) && isOwn(edge) {
      for reference in pattern.references
      where reference.targets.contains(role) && isFree(role: reference.holder) {
        add(edge.holder, label(for: edge.holder, reference.holder, edge, reference, isHolder: true))
      }
    }
    return options
  }

  private func isFree(_ type: TypeDeclaration.ID) -> Bool {
    guard labels[type] == nil, !types.isTest[type] else { return false }
    return index.types[type].kind == .class || index.types[type].kind == .actor
  }

  /// Whether an edge belongs to this module, as far as can be told.
  private func isOwn(_ edge: WiringGraph.Edge) -> Bool {
    guard let composer, let other = edge.composer else { return true }
    if other.type == edge.holder { return true }
    return isComposedInOneFunction ? other == composer : other.type == composer.type
  }

  private func isFree(role: Int) -> Bool {
    pattern.roles[role].isOfModule && !takenRoles.contains(role)
  }

  /// What speaks for a type to play a role, given that an edge is this reference.
  private func label(
    for type: TypeDeclaration.ID, _ role: Int, _ edge: WiringGraph.Edge,
    _ reference: ArchitecturePattern.ReferencePattern, isHolder: Bool
  ) -> Label {
    var label = Label(
      role: role, weight: 0, evidence: [.wired(reference: reference.reference.name, edge: edge)])
    let own = pattern.roles[role]
    // The property's name.
    let property = index.names[edge.property]
    let patterns = [reference.reference.property] + reference.reference.otherProperties
    if patterns.contains(where: { $0.values(of: property, member: true) != nil && !isOnlyGap($0) })
    {
      label.weight += 3
      label.evidence.append(.property(property))
    } else if !isHolder, (own.ownWords + own.words).contains(where: { isWord($0, of: property) }) {
      label.weight += 2
      label.evidence.append(.property(property))
    }

    // The protocol's name.
    let declared = edge.declared.filter { index.types[$0].kind == .protocol }.map(name)
    if let found = declared.first(where: { name in
      reference.contracts.contains { $0.protocolNames.contains { $0.matches(name) } }
    }) {
      label.weight += 3
      label.evidence.append(.contract(found))
    } else if !isHolder,
      let found = declared.first(where: { name in
        own.ownWords.contains { name.contains($0) } || own.words.contains { name.contains($0) }
      })
    {
      label.weight += 2
      label.evidence.append(.contract(found))
    }

    // Its own name.
    let typeName = name(type)
    if let word = ending(of: typeName, role) {
      label.weight += 3
      label.evidence.append(.named(word))
    } else if let other = pattern.roleByEnding(of: typeName), other != role {
      label.weight -= 4
    }

    // How it is held.
    label.weight += strength(edge.strength) == reference.reference.strength ? 1 : -2
    if edge.certainty == .assigned { label.weight += 1 }
    if types.isScreen[type], !own.role.has(.shows) {
      label.weight -= own.role.has(.touchesScreen) ? 2 : 6
    }
    if own.role.has(.navigates), types.navigates[type] {
      label.weight += 2
      label.evidence.append(.navigates)
    }

    // What the other side holds.
    let (holderRole, targetRole) = (reference.holder, isHolder ? labels[edge.target]?.role : role)
    let expectsBack = pattern.references.contains {
      $0.holder == targetRole && $0.targets.contains(holderRole) && !$0.reference.isOptional
    }
    if let back = graph.edges(from: edge.target).first(where: {
      $0.target == edge.holder && isOwn($0)
    }) {
      label.weight += expectsBack ? 3 : 0
      if expectsBack { label.evidence.append(.wiredBack(edge: back)) }
    } else if expectsBack {
      label.weight -= 1
    }
    // That it is held somehow tells nothing.
    if label.evidence.count == 1 { label.weight = 0 }
    return label
  }

  private func isOnlyGap(_ pattern: NamingPattern) -> Bool {
    pattern.parts.allSatisfy { if case .gap = $0 { true } else { false } }
  }

  private func strength(_ strength: Property.Strength) -> Reference.Strength {
    switch strength {
    case .strong: .strong
    case .weak: .weak
    case .unowned: .unowned
    }
  }

  /// The word of a role that a type's name ends with.
  private func ending(of name: String, _ role: Int) -> String? {
    let pattern = pattern.roles[role]
    return pattern.ownWords.first { name.hasSuffix($0) }
      ?? pattern.words.first { name.hasSuffix($0) }
  }

  private func isWord(_ word: String, of property: String) -> Bool {
    let small = word.prefix(1).lowercased() + word.dropFirst()
    return property == small || property.hasSuffix(word)
  }
}

/// Where looking for a module begins: a screen, and who puts it together with others.
struct ModuleStart: Hashable {
  var view: TypeDeclaration.ID
  var composer: WiringGraph.Composer?
  /// Whether one function does it all, and not several of one type.
  var isComposedInOneFunction = false
}
