import AdderArchitectures
import AdderModuleDiscovery

/// A protocol through which a module communicates with other modules.
/// It is recognized by who declares, implements and uses it.
struct ModuleDoor {
  let `protocol`: TypeDeclaration.ID
  let contract: Contract
}

extension LintedModule {
  /// Finds the protocols through which other modules call this module, and those through which this
  /// module reports to other modules.
  ///
  /// A module declares these protocols itself. A protocol that is declared elsewhere may belong to
  /// any module.
  func findDoors() -> [ModuleDoor] {
    let known = contracts.filter { $0.contract.crossing != .within }
      .map { ModuleDoor(protocol: $0.type, contract: $0.contract) }
    let taken = Set(contracts.map(\.type))
    let found = (findInputs() + findOutputs()).filter { !taken.contains($0.protocol) }
    return known + found
  }

  /// Finds the protocols through which only code outside
  /// the module calls a part that receives input.
  private func findInputs() -> [ModuleDoor] {
    guard let contract = contract(crossing: .in) else { return [] }
    let implementers = parts.filter { $0.role.has(.receivesInput) && isOwn($0.type) }
    return implementers.flatMap { index.allInherited(by: $0.type).types.sorted() }
      .filter { type in
        isProtocolOfItsOwn(type) && !isShared(type)
          && project.calls[type]?.isEmpty == false
          && project.calls[type]?.allSatisfy { !isInside($0.caller) } == true
      }
      .map { ModuleDoor(protocol: $0, contract: contract) }
  }

  /// Finds the protocols that a deciding part references weakly
  /// and that only deciding parts of other modules implement.
  private func findOutputs() -> [ModuleDoor] {
    guard let contract = contract(crossing: .out) else { return [] }
    let callers = parts.filter { $0.role.has(.decides) && isOwn($0.type) }
    return callers.flatMap { part in
      index.types[part.type].properties.filter { $0.strength == .weak && !$0.isStatic }
        .flatMap(\.types)
    }
    .filter { type in
      let conforming = graph.conforming[type] ?? []
      return isProtocolOfItsOwn(type) && !conforming.isEmpty
        && conforming.allSatisfy { !isInside($0) && decides($0) }
    }
    .map { ModuleDoor(protocol: $0, contract: contract) }
  }

  private func contract(crossing: Contract.Crossing) -> Contract? {
    architecture.contracts.first { contract in
      contract.crossing == crossing && !contract.protocolNames.isEmpty
        && contract.isBetweenParts(of: architecture)
    }
  }

  private func isOwn(_ type: TypeDeclaration.ID) -> Bool {
    isCertain(type) && !project.sharedParts.contains(type)
  }

  private func isProtocolOfItsOwn(_ type: TypeDeclaration.ID) -> Bool {
    index.types[type].kind == .protocol && home?.innerFolders(of: path(of: type)) != nil
  }

  /// Returns true if a type is a part of the module, or is in its folder.
  private func isInside(_ type: TypeDeclaration.ID) -> Bool {
    part(type) != nil || home?.innerFolders(of: path(of: type)) != nil
  }

  /// Returns true if a type is the deciding part of a module of the same architecture.
  private func decides(_ type: TypeDeclaration.ID) -> Bool {
    project.roles[type]?[architecture.name]?.contains { role in
      architecture.traits(ofRole: role).contains(.decides)
    } ?? false
  }
}
