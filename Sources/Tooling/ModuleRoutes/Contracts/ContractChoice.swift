import AdderArchitectures
import AdderModuleDiscovery
import AdderProjectChecks
import AdderSwiftSource

/// Decides which protocol a reference gets.
struct ContractChoice {
  let habits: ContractHabits
  /// The reference, and others of the module that lead from such a part to the same class.
  let references: [ConcreteReference]
  /// The names that a new protocol can have, the best one first.
  let names: [String]

  private let extended: ExtendedModule
  private let contracts: [Contract]
  private var index: ProjectIndex { extended.project.index }
  private var target: TypeDeclaration.ID { references[0].target }

  init(for reference: ConcreteReference, in extended: ExtendedModule, _ code: ProjectCode) {
    self.extended = extended
    let wiring = ModuleWiring(
      of: extended.module, in: extended.project, extended.architecture)
    let arrow = wiring.arrows.first { arrow in
      arrow.edge?.holder == reference.holder && arrow.edge?.property == reference.property.name
        && arrow.reference != nil
    }
    habits = ContractHabits(
      of: arrow?.reference, in: extended.module, extended.architecture, extended.project)
    let described = extended.architecture.references.first { $0.name == arrow?.reference }
    contracts = (described?.targets ?? []).compactMap(extended.architecture.contract)
    references = [reference] + Self.others(beside: reference, in: extended, code)
    names = habits.names(
      holder: reference.holder, target: reference.target, contracts)
  }

  /// Other parts of the same role that hold the same class, as far as their code allows a protocol.
  private static func others(
    beside first: ConcreteReference, in extended: ExtendedModule, _ code: ProjectCode
  ) -> [ConcreteReference] {
    let parts = extended.module.parts
    let roles = Set(parts.filter { $0.type == first.holder }.map(\.role))
    return parts.filter { roles.contains($0.role) && $0.type != first.holder }.flatMap { part in
      code.index.types[part.type].properties.compactMap { property -> ConcreteReference? in
        guard property.types == [first.target], !property.isStatic else { return nil }
        let other = ConcreteReference(property, of: part.type, to: first.target, code)
        guard other.obstacle(code) == nil,
          UsedMembers([other], of: first.target, code, extended.sources.texts).obstacle == nil
        else { return nil }
        return other
      }
    }
  }

  // MARK: An existing protocol

  /// The protocol that exists already for the reference; `nil` if there is none.
  func existing(with requirements: [ContractRequirement]) -> TypeDeclaration.ID? {
    let least = references.neededAccess(index)
    let own = index.protocols(of: target).filter { type in
      !isForTests(type) && !isShared(type) && index.access(of: type) >= least
    }
    let meant = extended.module.contracts.filter { use in
      contracts.contains { $0.name == use.contract }
    }.map(\.type)
    if let known = own.first(where: meant.contains) { return known }
    let named = names.flatMap { index.types(named: $0) }.first { type in
      if own.contains(type) { return true }
      return index.types[type].kind == .protocol && !isForTests(type)
        && index.access(of: type) >= least && index.conformers(of: type).isEmpty
        && ClassMembers(of: target, in: index).meet(type)
    }
    if let named { return named }
    // A protocol fits by chance if nothing is used.
    if requirements.isEmpty { return nil }
    let free = own.filter { !isOtherContract($0) }
    let counted = own.map { (type: $0, missing: missing(requirements, in: $0).count) }
    if let whole = counted.first(where: { $0.missing == 0 }) { return whole.type }
    return counted.first { free.contains($0.type) && $0.missing < requirements.count }?.type
  }

  private func isForTests(_ type: TypeDeclaration.ID) -> Bool {
    index.files[Int(index.types[type].place.file)].isTest
  }

  /// True if classes of other modules conform to a protocol, too.
  private func isShared(_ type: TypeDeclaration.ID) -> Bool {
    (extended.project.graph.conforming[type] ?? []).contains { other in
      !extended.module.parts.contains { $0.type == other }
    }
  }

  /// True if other code references the class through a protocol.
  private func isOtherContract(_ type: TypeDeclaration.ID) -> Bool {
    extended.module.contracts.contains { $0.type == type }
      || extended.project.graph.edges(to: target).contains { $0.declared.contains(type) }
  }

  struct Missing {
    var new: [ContractRequirement] = []
    /// Requirements that are read-only, and must be settable.
    var settable: [Property] = []
    var count: Int { new.count + settable.count }
  }

  func missing(_ requirements: [ContractRequirement], in contract: TypeDeclaration.ID) -> Missing {
    let owners = [contract] + index.allInherited(by: contract).types.sorted()
    var missing = Missing()
    for requirement in requirements {
      let properties = owners.flatMap { index.types[$0].properties }
        .filter { $0.name == requirement.name }
      let functions = owners.flatMap { index.types[$0].functions }
        .filter { $0.name == requirement.name && index.labels(of: $0) == requirement.labels }
      if let property = properties.first, requirement.labels == nil {
        let facts = index.files[Int(property.place.file)].facts
        let hasSetter = facts.parts(.accessor, of: Int(property.place.node)).contains {
          facts.isNamed($0, "set")
        }
        if requirement.isSet, !hasSetter { missing.settable.append(property) }
      } else if functions.isEmpty {
        missing.new.append(requirement)
      }
    }
    return missing
  }

  // MARK: A new protocol

  /// The first name that the code does not use yet; `nil` if all are taken.
  var newName: String? { names.first { index.names.name($0) == nil } }

  /// Returns true if only a protocol for classes can be referenced so.
  func needsClass(_ requirements: [ContractRequirement]) -> Bool {
    requirements.contains(where: \.isSet)
      || references.contains { $0.property.strength != .strong || $0.uses.needsClass }
  }

  func isClassBound(_ requirements: [ContractRequirement]) -> Bool {
    needsClass(requirements) || (habits.isClassBound ?? contracts.first?.isClassBound ?? true)
  }
}
