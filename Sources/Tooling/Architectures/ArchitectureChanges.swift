extension Architecture {
  /// The names of the roles, contracts and references with which this architecture differs in
  /// structure from the one that it extends. Modules of both have the same parts under other names
  /// if there are none.
  ///
  /// What belongs to an optional part may be missing.
  package func structuralChanges(to base: Architecture) -> [String] {
    let optional = Set(base.parts.flatMap { $0.roles + $0.contracts })
    let goneRoles = base.roles.filter { role in
      role.isRequired && !optional.contains(role.name) && !roles.contains { $0.name == role.name }
    }
    let goneContracts = base.contracts.filter { contract in
      contract.isRequired && !optional.contains(contract.name)
        && !contracts.contains { $0.name == contract.name }
    }
    let newRoles = roles.filter { role in !base.roles.contains { $0.name == role.name } }
    let otherContracts = contracts.filter { contract in
      !base.contracts.contains { old in
        old.name == contract.name && old.crossing == contract.crossing
          && old.users.filter(hasRole) == contract.users
          && old.implementers.filter(hasRole) == contract.implementers
      }
    }
    return goneRoles.map(\.name) + goneContracts.map(\.name) + newRoles.map(\.name)
      + otherContracts.map(\.name) + changedReferences(to: base)
  }

  private func hasRole(_ name: String) -> Bool { roles.contains { $0.name == name } }

  /// The references that lead elsewhere or have another strength.
  private func changedReferences(to base: Architecture) -> [String] {
    references.filter { reference in
      !base.references.contains { old in
        old.holder == reference.holder && old.targets == reference.targets
          && old.strength == reference.strength
      }
    }.map(\.name)
  }
}
