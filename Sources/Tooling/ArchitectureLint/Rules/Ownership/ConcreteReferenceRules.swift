import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Reports parts that reference the class of another part although the architecture has a contract
/// for that reference.
struct ConcreteReferenceRules: RuleFamily {
  /// A rule for references from roles that have a trait in `from` to roles that have a trait in
  /// `to`. An empty set means all roles.
  struct Entry: Sendable {
    let rule: LintRule
    let from: Traits
    let to: Traits

    init(_ rule: LintRule, from: Traits = [], to: Traits = []) {
      self.rule = rule
      self.from = from
      self.to = to
    }

    func fits(_ arrow: ModuleWiring.Arrow, in module: LintedModule) -> Bool {
      rule.applies(to: module)
        && module.architecture.traits(ofRole: arrow.from).hasAny(of: from)
        && module.architecture.traits(ofRole: arrow.to).hasAny(of: to)
    }
  }

  /// Of the entries that fit a reference, only the first one reports findings.
  let entries: [Entry]
  var rules: [LintRule] { entries.map(\.rule) }

  static let all = ConcreteReferenceRules(entries: [
    Entry(.viewUsesConcreteInteractor, from: [.shows], to: [.appliesBusinessLogic]),
    Entry(.viewUsesConcreteRouter, from: [.shows], to: [.navigates]),
    Entry(.sceneUsesConcreteClass),
    Entry(.viewPresenterTightlyCoupled, from: [.shows, .decides], to: [.shows, .decides]),
    Entry(.partUsesConcreteClass),
  ])

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for arrow in module.wiring.arrows {
      guard let edge = arrow.edge, let name = arrow.reference,
        let reference = module.architecture.references.first(where: { $0.name == name }),
        module.isCertain(edge.holder), module.isCertain(edge.target),
        !isContainer(edge.holder, module), !isAssociatedType(edge, module),
        reference.targets.allSatisfy({ module.architecture.contract(named: $0) != nil })
      else { continue }
      let entry = entries.first { $0.fits(arrow, in: module) }
      guard let entry, report.follows(entry.rule, in: module) else { continue }
      guard edge.declared.contains(where: { $0 == edge.target }) else {
        // A framework's class is no contract.
        if edge.declared.contains(where: { module.index.types[$0].kind == .protocol }) {
          report.keeps(entry.rule, of: name)
        }
        continue
      }
      tell(edge, reference, entry.rule, module, &report)
    }
  }

  private func tell(
    _ edge: WiringGraph.Edge, _ reference: Reference, _ rule: LintRule, _ module: LintedModule,
    _ report: inout LintReport
  ) {
    guard let property = module.index.property(edge.property, of: edge.owner)?.property else {
      return
    }
    let (holder, name) = (module.name(edge.holder), module.index.names[edge.property])
    let used = usedMembers(of: edge, module)
    let contracts = contracts(for: edge, reference, used, module)
    let better =
      advice(edge, reference, contracts, used, module) + command(edge, contracts, used, module)
    report.finds(
      LintProblem(
        rule, module.subject(name, of: edge.holder), at: module.nameplace(at: property.place),
        "'\(holder)' references the concrete class '\(module.name(edge.target))' in '\(name)'. \(better).",
        kind: reference.name), in: module)
  }

  /// Returns the command that writes the code; empty if the protocol would be empty, or if none can declare what the
  /// holder uses.
  private func command(
    _ edge: WiringGraph.Edge, _ contracts: [TypeDeclaration.ID], _ used: Set<Name>,
    _ module: LintedModule
  ) -> String {
    let index = module.index
    let target = index.types[edge.target]
    guard !used.isEmpty || !contracts.isEmpty,
      target.kind == .class, target.genericParameters.isEmpty, edge.owner == edge.holder,
      index.property(edge.property, of: edge.owner)?.property.attributes.isEmpty ?? false,
      used.isSubset(of: members(of: [edge.target], module))
    else { return "" }
    let property = "\(module.name(edge.holder)).\(index.names[edge.property])"
    return ": 'adder gen \(module.module.name) --add Contract \(property)'"
  }

  /// Returns true for a screen that holds the presenters of several modules, whose screens it contains.
  private func isContainer(_ type: TypeDeclaration.ID, _ module: LintedModule) -> Bool {
    let architecture = module.architecture
    let presenters = module.graph.edges(from: type).map(\.target).filter { target in
      module.project.roles[target]?[architecture.name]?.contains {
        architecture.traits(ofRole: $0).contains(.decides)
      } ?? false
    }
    return module.part(type)?.role.has(.shows) ?? false && Set(presenters).count > 1
  }

  /// Returns true if the property's type is an associated type of a protocol. Extensions of that protocol may
  /// require a type that conforms to something, and a protocol does not conform to itself.
  private func isAssociatedType(_ edge: WiringGraph.Edge, _ module: LintedModule) -> Bool {
    let property = module.index.property(edge.property, of: edge.owner)?.property
    let names = Set(property?.type?.names.map(\.last) ?? [])
    return module.index.allInherited(by: edge.holder).types.contains { type in
      let place = module.index.types[type].place
      let file = module.index.files[Int(place.file)]
      return file.facts.range(of: Int(place.node)).contains { node in
        file.facts.nodes[node].kind == .associatedtypeDeclaration
          && names.contains(file.names[Int(file.facts.nodes[node].name)])
      }
    }
  }

  /// Returns the protocols as which a property can be declared: the module's contracts, or another protocol of the
  /// referenced class that declares what the code uses.
  private func contracts(
    for edge: WiringGraph.Edge, _ reference: Reference, _ used: Set<Name>, _ module: LintedModule
  ) -> [TypeDeclaration.ID] {
    let contracts = module.contracts.filter { reference.targets.contains($0.contract.name) }
      .map(\.type)
    if !contracts.isEmpty { return contracts }
    // What another part references the class by is for that part.
    let other = module.index.protocols(of: edge.target)
      .filter { type in
        !module.contracts.contains { $0.type == type }
          || used.isSubset(of: members(of: [type], module))
      }
      .map { (type: $0, count: members(of: [$0], module).intersection(used).count) }
      .max { $0.count < $1.count }
    guard let other, other.count > 0 || isNamedAfter(edge.target, other.type, module) else {
      return []
    }
    return [other.type]
  }

  /// Returns the names of the members that types declare or inherit.
  private func members(of types: [TypeDeclaration.ID], _ module: LintedModule) -> Set<Name> {
    let all = types + types.flatMap { module.index.allInherited(by: $0).types }
    return Set(
      all.flatMap { type in
        module.index.types[type].functions.map(\.name)
          + module.index.types[type].properties.map(\.name)
      })
  }

  /// Returns what to declare a property as, and what the protocol lacks.
  private func advice(
    _ edge: WiringGraph.Edge, _ reference: Reference, _ contracts: [TypeDeclaration.ID],
    _ used: Set<Name>, _ module: LintedModule
  ) -> String {
    if contracts.isEmpty {
      return "Add its \(reference.targets.joined(separator: " & ")) as a protocol between them"
    }
    let property = module.index.property(edge.property, of: edge.owner)?.property
    let isUnbound =
      property?.strength != .strong && !contracts.contains(where: module.isClassBound)
    let names =
      "'\(contracts.map(module.name).joined(separator: " & "))'"
      + (isUnbound ? ", which must inherit from 'AnyObject'" : "")
    let missing = used.subtracting(members(of: contracts, module))
      .map { "'\(module.index.names[$0])'" }.sorted()
    return missing.isEmpty
      ? "Declare it as \(names)"
      : "Declare it as \(names), and add \(missing.prefix(3).joined(separator: ", ")) to it"
  }

  /// Returns true for a protocol that is called like a class: `OrderPresenterProtocol` for `OrderPresenter`.
  private func isNamedAfter(
    _ type: TypeDeclaration.ID, _ other: TypeDeclaration.ID, _ module: LintedModule
  ) -> Bool {
    module.name(other).hasPrefix(module.name(type))
      || module.name(other) == "I" + module.name(type)
  }

  /// Returns the names that the holder's code uses of the property's value: `load` in `presenter?.load()`.
  private func usedMembers(of edge: WiringGraph.Edge, _ module: LintedModule) -> Set<Name> {
    Set(
      module.places(of: edge.holder).flatMap { place in
        let code = MemberCode(place, of: edge.holder, in: module.index)
        return code.facts.range(of: code.root).compactMap { node -> Name? in
          guard code.kind(node) == .chain else { return nil }
          var steps = code.steps(of: node)[...]
          if let first = steps.first, code.isSelf(first) { steps.removeFirst() }
          guard let first = steps.popFirst(), code.name(first) == edge.property,
            let member = steps.first, code.kind(member) == .member
          else { return nil }
          return code.name(member)
        }
      })
  }
}
