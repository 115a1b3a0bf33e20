import AdderArchitectures

// How well an architecture as a whole fits what was found with it.
extension RoleLabels {
  /// What the architecture has and the project does not.
  var missing: Int {
    var missing = 0
    let types = Dictionary(uniqueKeysWithValues: labels.map { ($0.value.role, $0.key) })
    for (number, role) in pattern.roles.enumerated()
    where role.role.isRequired && types[number] == nil {
      // Whoever puts the parts together is found by that.
      if role.role.has(.composes), !role.role.has(.navigates), composer != nil { continue }
      missing += 3
    }
    for (role, holder) in types {
      let references = pattern.references.filter { $0.holder == role && !$0.isOptional }
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
    _ reference: ReferencePattern, _ holder: TypeDeclaration.ID,
    _ types: [Int: TypeDeclaration.ID]
  ) -> Bool {
    let targets = reference.targets.compactMap { types[$0] }
    if graph.edges(from: holder).contains(where: { targets.contains($0.target) && isOwn($0) }) {
      return true
    }
    // What comes from a library is known by the property.
    return index.types[holder].properties.contains { property in
      (property.strength != .strong || reference.strength == .strong)
        && pattern.signs.isProperty(property.name, of: reference)
    }
  }

  /// What speaks for the architecture as a whole: contracts beside those that references lead through,
  /// and how the composing function is called.
  var agreements: Int {
    var agreements = 0
    for (type, label) in labels {
      for conformed in index.protocols(of: type) {
        agreements += pattern.signs.agreement(index.types[conformed].name, label.role)
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
}
