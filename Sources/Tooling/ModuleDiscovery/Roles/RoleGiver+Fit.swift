// The fit of an architecture as a whole.
extension RoleGiver {
  /// The score of the architecture's fit, reduced by the penalty for what the module lacks.
  var weight: Int { labels.labels.isEmpty ? 0 : labels.partsWeight + agreements - missing }

  /// The penalty for what the architecture requires but the module lacks.
  private var missing: Int {
    var missing = 0
    for role in pattern.roles where role.isRequired && labels.type(playing: role.number) == nil {
      // A separate composer has no label and is already known.
      if role.composes, !role.navigates, start.composer != nil { continue }
      missing += 3
    }
    for label in labels.labels { missing += missingReferences(of: label) }
    // The composing role has been assigned to a type that does not compose this module.
    if let composer = start.composer, labels.label(of: composer.type) == nil,
      let role = pattern.roles.first(where: \.composes),
      let other = labels.type(playing: role.number), other != composer.type
    {
      missing += 4
    }
    return missing
  }

  private func missingReferences(of holder: RoleLabel) -> Int {
    var ownCount = 0
    var holdsAny = false
    var missing = 0
    for reference in pattern.references where reference.holder == holder.role {
      let isNeeded = !reference.isOptional && isThere(reference)
      guard reference.isOfModule || isNeeded else { continue }
      let isHeld = isFulfilled(reference, holder.type)
      if reference.isOfModule {
        ownCount += 1
        holdsAny = holdsAny || isHeld
      }
      if isNeeded, !isHeld { missing += 2 }
    }
    if holdsAny { return missing }
    // The holder has none of the references that its role can have.
    return ownCount == 0 ? 0 : 2
  }

  /// Returns true if the module has a part that the reference can target.
  private func isThere(_ reference: ReferencePattern) -> Bool {
    reference.targets.contains { labels.type(playing: $0) != nil }
  }

  private func isFulfilled(_ reference: ReferencePattern, _ holder: TypeDeclaration.ID) -> Bool {
    let isHeld = graph.numbers(from: holder).contains { edge in
      guard let target = labels.label(of: graph.edges[edge].target) else { return false }
      return reference.targets.contains(target.role) && start.owns(edge, in: graph)
    }
    if isHeld { return true }
    // A value from a library is recognized by the property's name.
    return index.types[holder].properties.contains { property in
      (property.strength != .strong || reference.strength == .strong)
        && pattern.signs.isProperty(property.name, of: reference)
    }
  }

  /// The evidence for the architecture as a whole: contracts with other modules that the parts
  /// conform to, and the name of the composing function.
  private var agreements: Int {
    var agreements = 0
    for label in labels.labels {
      for conformed in index.protocols(of: label.type) {
        agreements += pattern.signs.agreement(conformed, label.role)
      }
    }
    if let composer = start.composer,
      let function = index.types[composer.type].functions.first(where: {
        $0.place == composer.function
      }),
      pattern.signs.isComposition(function.name)
    {
      agreements += 3
    }
    return agreements
  }
}
