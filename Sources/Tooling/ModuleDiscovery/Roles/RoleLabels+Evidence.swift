import AdderArchitectures

// What speaks for a role.
extension RoleLabels {
  /// What speaks for a type to play a role, given that an edge is this reference.
  func label(
    for type: TypeDeclaration.ID, _ role: Int, _ edge: WiringGraph.Edge,
    _ reference: ArchitecturePattern.ReferencePattern, isHolder: Bool
  ) -> Label {
    var label = Label(
      role: role, weight: 0, evidence: [.wired(reference: reference.reference.name, edge: edge)])
    let own = pattern.roles[role]
    // The property's name.
    let property = index.names[edge.property]
    let patterns = [reference.reference.property] + reference.reference.otherProperties
    if patterns.contains(where: { $0.values(of: property, member: true) != nil && $0.saysSomething }
    ) {
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
    label.weight += edge.strength.asDescribed == reference.reference.strength ? 1 : -2
    if edge.certainty == .assigned { label.weight += 1 }
    if types.isScreen[type], !own.role.has(.shows) {
      label.weight -= own.role.has(.touchesScreen) ? 2 : 12
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
    } else {
      if expectsBack { label.weight -= 1 }
      // What many hold and does not know the module is not its own.
      if !isHolder, !own.role.has(.shows), graph.isShared(type) { label.weight -= 4 }
    }
    // Whoever knows the module is not of it for that.
    let saysMore = label.evidence.contains {
      switch $0 {
      case .contract, .named, .navigates, .wiredBack: true
      case .wired, .property, .showsSomething, .composes: false
      }
    }
    if isHolder, !saysMore { label.weight -= 4 }
    // That it is held somehow tells nothing.
    if label.evidence.count == 1 { label.weight = 0 }
    return label
  }

  /// The word of a role that a type's name ends with.
  func ending(of name: String, _ role: Int) -> String? {
    let pattern = pattern.roles[role]
    return pattern.ownWords.first { name.hasSuffix($0) }
      ?? pattern.words.first { name.hasSuffix($0) }
  }

  private func isWord(_ word: String, of property: String) -> Bool {
    let small = word.prefix(1).lowercased() + word.dropFirst()
    return property == small || property.hasSuffix(word)
  }
}
