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

  /// What has to speak for a role at least.
  private static let least = 4

  init(
    from view: TypeDeclaration.ID, index: ProjectIndex, graph: WiringGraph, types: ProjectTypes,
    pattern: ArchitecturePattern
  ) {
    self.index = index
    self.graph = graph
    self.types = types
    self.pattern = pattern
    guard let role = pattern.views.first else { return }
    var label = Label(role: role, weight: 1, evidence: [.showsSomething])
    if let word = ending(of: name(view), role) {
      label.weight += 2
      label.evidence.append(.named(word))
    }
    add(label, to: view)
    while let (type, label) = best() { add(label, to: type) }
    for role in pattern.roles.indices
    where pattern.roles[role].role.isRequired && !labels.values.contains(where: { $0.role == role })
    {
      weight -= 3
    }
  }

  private mutating func add(_ label: Label, to type: TypeDeclaration.ID) {
    labels[type] = label
    weight += label.weight
  }

  private func name(_ type: TypeDeclaration.ID) -> String { index.names[index.types[type].name] }

  /// The next type to be given a role, and the role.
  private func best() -> (TypeDeclaration.ID, Label)? {
    var best: (type: TypeDeclaration.ID, label: Label)?
    func consider(_ type: TypeDeclaration.ID, _ label: Label) {
      guard label.weight >= Self.least, label.weight > best?.label.weight ?? 0 else { return }
      best = (type, label)
    }
    for (type, label) in labels.sorted(by: { $0.key < $1.key }) {
      for edge in graph.edges(from: type) where isFree(edge.target) {
        for reference in pattern.references where reference.holder == label.role {
          for role in reference.targets where isFree(role: role) {
            consider(
              edge.target, self.label(for: edge.target, role, edge, reference, isHolder: false))
          }
        }
      }
      for edge in graph.edges(to: type) where isFree(edge.holder) {
        for reference in pattern.references
        where reference.targets.contains(label.role) && isFree(role: reference.holder) {
          consider(
            edge.holder,
            self.label(for: edge.holder, reference.holder, edge, reference, isHolder: true))
        }
      }
    }
    return best
  }

  private func isFree(_ type: TypeDeclaration.ID) -> Bool {
    labels[type] == nil && !types.isTest[type] && index.types[type].kind == .class
      || labels[type] == nil && !types.isTest[type] && index.types[type].kind == .actor
  }

  private func isFree(role: Int) -> Bool {
    pattern.roles[role].isOfModule && !labels.values.contains { $0.role == role }
  }

  /// What speaks for a type to play a role, given that an edge is this reference.
  private func label(
    for type: TypeDeclaration.ID, _ role: Int, _ edge: WiringGraph.Edge,
    _ reference: ArchitecturePattern.ReferencePattern, isHolder: Bool
  ) -> Label {
    var label = Label(
      role: role, weight: 0, evidence: [.wired(reference: reference.reference.name, edge: edge)])
    let own = pattern.roles[role]
    let held = isHolder ? edge.target : edge.holder
    _ = held

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
      label.weight += own.ownWords.contains(word) ? 3 : 2
      label.evidence.append(.named(word))
    } else if let other = pattern.roleByEnding(of: typeName), other != role {
      label.weight -= 4
    }

    // How it is held.
    label.weight += strength(edge.strength) == reference.reference.strength ? 1 : -1
    if edge.certainty == .assigned { label.weight += 1 }
    if types.isScreen[type], !own.role.has(.touchesScreen) { label.weight -= 6 }

    // What the other side holds.
    let (holderRole, targetRole) = (reference.holder, isHolder ? labels[edge.target]?.role : role)
    let expectsBack = pattern.references.contains {
      $0.holder == targetRole && $0.targets.contains(holderRole) && !$0.reference.isOptional
    }
    if let back = graph.edges(from: edge.target).first(where: { $0.target == edge.holder }) {
      label.weight += expectsBack ? 3 : 0
      if expectsBack { label.evidence.append(.wiredBack(edge: back)) }
    } else if expectsBack {
      label.weight -= 1
    }
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
