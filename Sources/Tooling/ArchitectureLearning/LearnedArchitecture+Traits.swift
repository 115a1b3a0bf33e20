import AdderArchitectures

extension LearnedArchitecture {
  /// Gives roles the traits that follow from what was learned: what builds the module, what keeps it alive, and what
  /// other modules call.
  mutating func learnTraits() {
    let builders = Set(architecture.compositions.map(\.role))
    let keeper = roleThatKeepsAlive
    let receivers = Set(
      architecture.contracts.filter { $0.crossing == .in }.flatMap(\.implementers))
    for number in architecture.roles.indices {
      let role = architecture.roles[number]
      architecture.roles[number].traits = Traits(
        Trait.allCases.filter { trait in
          switch trait {
          case .composes: builders.contains(role.name)
          case .keepsModuleAlive: role.name == keeper
          case .receivesInput: receivers.contains(role.name)
          default: role.has(trait)
          }
        })
    }
    // A role knows what it holds.
    for reference in architecture.references {
      guard let holder = architecture.roles.firstIndex(where: { $0.name == reference.holder })
      else { continue }
      let held = architecture.roles(reachedBy: reference) + reference.targets
      architecture.roles[holder].mustNotKnow.removeAll(where: held.contains)
    }
    // What builds the others names them.
    let names = Set(architecture.roles.map(\.name))
    for number in architecture.roles.indices
    where builders.contains(architecture.roles[number].name) {
      architecture.roles[number].mustNotKnow.removeAll(where: names.contains)
    }
    // What the code does not show to be held may be there without being needed.
    let held = ([keeper].compactMap(\.self) + builders).reduce(into: builders) {
      $0.formUnion(kept(by: $1).union([$1]))
    }
    for number in architecture.roles.indices
    where [.class, .struct].contains(architecture.roles[number].kind)
      && !architecture.roles[number].has(.isPlainData)
      && !held.contains(architecture.roles[number].name)
    {
      architecture.roles[number].requirement = nil
    }
  }

  /// The role from which strong references lead to most others. Of several, the view, which the screen keeps alive.
  private var roleThatKeepsAlive: String? {
    var best: (name: String, count: Int)?
    let views = architecture.roles(with: .shows).map(\.name)
    let carriers = architecture.compositions.filter { $0.returns == $0.role }.map(\.role)
      .filter { !views.contains($0) }
    for name in views + architecture.roles.map(\.name) where !carriers.contains(name) {
      let count = kept(by: name).count
      if count > best?.count ?? 0 { best = (name, count) }
    }
    return best?.name ?? views.first
  }

  /// The roles to which strong references lead from a role, directly or through others.
  func kept(by role: String) -> Set<String> {
    var kept: Set = [role]
    var open = [role]
    while let next = open.popLast() {
      for reference in architecture.references(heldBy: next) where reference.strength == .strong {
        for other in architecture.roles(reachedBy: reference) where kept.insert(other).inserted {
          open.append(other)
        }
      }
    }
    return kept.subtracting([role])
  }
}
