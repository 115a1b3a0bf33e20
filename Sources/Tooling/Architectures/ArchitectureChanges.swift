extension Architecture {
  /// What a template for `base` cannot follow in this architecture: required roles and contracts
  /// that were removed, contracts of the base that connect other roles, and references of the base
  /// that lead elsewhere or have another strength.
  ///
  /// Names, folders and added roles are followed, and parts that were optional may be missing.
  package func structuralChanges(to base: Architecture) -> [String] {
    let optional = Set(base.parts.flatMap { $0.roles + $0.contracts })
    let goneRoles = base.roles.filter { role in
      role.isRequired && !optional.contains(role.name) && !roles.contains { $0.name == role.name }
    }
    let goneContracts = base.contracts.filter { contract in
      contract.isRequired && !optional.contains(contract.name)
        && !contracts.contains { $0.name == contract.name }
    }
    let otherContracts = contracts.filter { contract in
      base.contract(named: contract.name).map { !contract.connects(theSameRolesAs: $0, in: self) }
        ?? false
    }
    return goneRoles.map(\.name) + goneContracts.map(\.name) + otherContracts.map(\.name)
      + changedReferences(to: base)
  }

  private func changedReferences(to base: Architecture) -> [String] {
    references.filter { reference in
      let isAdded = ([reference.holder] + reference.targets).contains { name in
        base.role(named: name) == nil && base.contract(named: name) == nil
      }
      return !isAdded
        && !base.references.contains { old in
          old.holder == reference.holder && old.targets == reference.targets
            && old.strength == reference.strength
        }
    }.map(\.name)
  }
}

extension Contract {
  /// True if both contracts connect the same roles, as far as the architecture has them.
  fileprivate func connects(
    theSameRolesAs old: Contract, in architecture: Architecture
  ) -> Bool {
    func known(_ roles: [String]) -> [String] {
      roles.filter { name in architecture.roles.contains { $0.name == name } }
    }
    return crossing == old.crossing && users == known(old.users)
      && implementers == known(old.implementers)
  }
}
