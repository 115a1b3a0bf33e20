import AdderArchitectures

/// Finds the protocols between a module's parts, and the protocols through which other modules use
/// the module.
struct ModuleContracts {
  let index: ProjectIndex
  let graph: WiringGraph
  let types: ProjectTypes
  let pattern: ArchitecturePattern
  let module: Module

  /// The module's contracts, sorted by the contract's name. Each protocol occurs once.
  var contracts: [Module.ContractUse] {
    var found: [Module.ContractUse] = []
    func add(_ contract: Contract, _ type: TypeDeclaration.ID, _ evidence: Evidence) {
      guard index.types[type].kind == .protocol, !types.isTest[type] else { return }
      if found.contains(where: { $0.type == type }) { return }
      found.append(.init(contract: contract.name, type: type, evidence: evidence))
    }
    for part in module.parts {
      for reference in pattern.references
      where pattern.roles[reference.holder].role.name == part.role && !reference.contracts.isEmpty {
        for edge in graph.edges(from: part.type) where leads(edge, along: reference) {
          for type in own(edge.declared) {
            add(
              contract(of: type, among: reference.contracts) ?? reference.contracts[0], type,
              .wired(reference: reference.name, edge: edge))
          }
        }
      }
    }
    for part in module.parts {
      for type in index.protocols(of: part.type) {
        let name = index.name(of: type)
        let contract = pattern.architecture.contracts.first { contract in
          contract.implementers.contains(part.role) && bearsModule(name, contract)
        }
        if let contract { add(contract, type, .contract(name)) }
      }
      for property in index.types[part.type].properties {
        for type in property.types {
          let name = index.name(of: type)
          let contract = pattern.architecture.contracts.first { contract in
            contract.users.contains(part.role) && bearsModule(name, contract)
          }
          if let contract { add(contract, type, .property(index.names[property.name])) }
        }
      }
    }
    return found.sorted {
      ($0.contract, index.name(of: $0.type)) < ($1.contract, index.name(of: $1.type))
    }
  }

  /// Returns true if an edge leads to a part of this module that the reference can target.
  private func leads(
    _ edge: WiringGraph.Edge, along reference: ReferencePattern
  ) -> Bool {
    module.parts.contains { part in
      part.type == edge.target
        && reference.targets.contains { pattern.roles[$0].role.name == part.role }
    }
  }

  /// Leaves out what several types of the app implement, such as `Loadable` in `FeedView & Loadable`,
  /// unless nothing else remains.
  private func own(_ declared: [TypeDeclaration.ID]) -> [TypeDeclaration.ID] {
    let own = declared.filter { graph.conforming[$0]?.count ?? 0 < 2 }
    return own.isEmpty ? declared : own
  }

  /// Returns the contract that a protocol is named like: one of the reference's, or else another one of
  /// this module.
  private func contract(of type: TypeDeclaration.ID, among contracts: [Contract]) -> Contract? {
    let name = index.name(of: type)
    return contracts.first { $0.protocolNames.contains { $0.matches(name) } }
      ?? pattern.architecture.contracts.first { bearsModule(name, $0) }
  }

  /// Returns true if a protocol is named like this module's own contract.
  private func bearsModule(_ name: String, _ contract: Contract) -> Bool {
    contract.protocolNames.contains { $0.module(of: name) == module.name }
  }
}
