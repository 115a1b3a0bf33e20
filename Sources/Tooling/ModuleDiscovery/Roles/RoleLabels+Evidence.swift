import AdderArchitectures

// What speaks for a role.
extension RoleLabels {
  /// What speaks for a type to play a role, given that an edge is this reference.
  func label(
    for type: TypeDeclaration.ID, _ role: Int, _ edge: WiringGraph.Edge,
    _ reference: ReferencePattern, isHolder: Bool
  ) -> Label {
    var label = Label(
      role: role, weight: 0, evidence: [.wired(reference: reference.name, edge: edge)])
    let own = pattern.roles[role]
    let signs = pattern.signs
    // The property's name.
    if signs.isProperty(edge.property, of: reference) {
      label.weight += 3
      label.evidence.append(.property(index.names[edge.property]))
    } else if !isHolder, signs.isProperty(edge.property, forRole: role) {
      label.weight += 2
      label.evidence.append(.property(index.names[edge.property]))
    }

    // The protocol's name.
    let protocols = edge.declared.lazy.map { index.types[$0] }.filter { $0.kind == .protocol }
    if let found = protocols.first(where: { signs.isContract($0.name, of: reference) }) {
      label.weight += 3
      label.evidence.append(.contract(index.names[found.name]))
    } else if !isHolder,
      let found = protocols.first(where: { signs.mentions($0.name, role: role) })
    {
      label.weight += 2
      label.evidence.append(.contract(index.names[found.name]))
    }

    // Its own name.
    let name = index.types[type].name
    if let word = signs.ending(of: name, role) {
      label.weight += 3
      label.evidence.append(.named(word))
    } else if let other = signs.roleByEnding(of: name), other != role {
      label.weight -= 4
    }

    // How it is held.
    label.weight += edge.strength == reference.strength ? 1 : -2
    if edge.certainty == .assigned { label.weight += 1 }
    if types.isScreen[type], !own.shows {
      label.weight -= own.touchesScreen ? 2 : 12
    }
    if own.navigates, types.navigates[type] {
      label.weight += 2
      label.evidence.append(.navigates)
    }

    // What the other side holds.
    let (holderRole, targetRole) = (reference.holder, isHolder ? labels[edge.target]?.role : role)
    let expectsBack = pattern.references.contains {
      $0.holder == targetRole && $0.targets.contains(holderRole) && !$0.isOptional
    }
    if let back = graph.edges(from: edge.target).first(where: {
      $0.target == edge.holder && isOwn($0)
    }) {
      label.weight += expectsBack ? 3 : 0
      if expectsBack { label.evidence.append(.wiredBack(edge: back)) }
    } else {
      if expectsBack { label.weight -= 1 }
      // What many hold and does not know the module is not its own.
      if !isHolder, !own.shows, graph.isShared(type) { label.weight -= 4 }
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
}
