import AdderArchitectures
import AdderBase
import AdderModuleDiscovery

extension LearnedArchitecture {
  /// A reference in one module.
  private struct Found {
    /// `nil` for a name that has no pattern.
    var property: String?
    var strength: Reference.Strength
    /// The contracts or the role that the property is declared as; empty if it is unknown.
    var targets: [String]
  }

  /// The roles at the ends of references.
  private struct Ends: Hashable {
    var from: String
    var to: String
  }

  /// Learns which role holds which: the property's name, its strength, and whether it is declared as a contract.
  mutating func learnReferences(_ observed: ObservedModules) {
    var found: [Ends: [Found]] = [:]
    var order: [Ends] = []
    for module in observed.modules {
      var known: Set<Ends> = []
      for arrow in module.wiring.arrows {
        guard let edge = arrow.edge, arrow.state != .missing, arrow.state != .unknown else {
          continue
        }
        let ends = Ends(from: arrow.from, to: arrow.to)
        guard known.insert(ends).inserted else { continue }
        if found[ends] == nil { order.append(ends) }
        found[ends, default: []].append(
          Found(
            property: property(edge, in: module, observed), strength: arrow.strength.asDescribed,
            targets: targets(of: edge, to: arrow.to, in: module)))
      }
    }
    for ends in order.sorted(by: { place(of: $0).lexicographicallyPrecedes(place(of: $1)) }) {
      add(found[ends] ?? [], from: ends.from, to: ends.to, observed)
    }
  }

  private func property(
    _ edge: WiringGraph.Edge, in module: ObservedModules.Observed, _ observed: ObservedModules
  ) -> String? {
    let name = observed.index.names[edge.property]
    if module.name.isInSmallLetters(in: name) { return nil }
    return module.name.memberPattern(of: name)?.description ?? name
  }

  private func place(of ends: Ends) -> [Int] {
    [ends.from, ends.to].map { name in
      architecture.roles.firstIndex { $0.name == name } ?? architecture.roles.count
    }
  }

  private func targets(
    of edge: WiringGraph.Edge, to role: String, in module: ObservedModules.Observed
  ) -> [String] {
    let contracts = edge.declared.compactMap { declared in
      module.module.contracts.first { $0.type == declared }?.contract
    }.filter { architecture.contract(named: $0) != nil }
    if !contracts.isEmpty { return contracts.uniqued }
    // Behind a framework's type, such as `UIViewController`, can only be the part itself.
    return edge.declared.isEmpty || edge.declared.contains(edge.target) ? [role] : []
  }

  private mutating func add(
    _ found: [Found], from: String, to: String, _ observed: ObservedModules
  ) {
    let both = observed.modules.count {
      $0.module.part(from) != nil && $0.module.part(to) != nil
    }
    guard architecture.role(named: from) != nil, architecture.role(named: to) != nil,
      found.count > 1, found.count * 2 > both
    else { return }
    var (names, strengths, targets) = (
      Tally<String>(), Tally<Reference.Strength>(), Tally<[String]>()
    )
    for one in found {
      if let property = one.property { names.add(property) }
      strengths.add(one.strength)
      if !one.targets.isEmpty { targets.add(one.targets) }
    }
    guard let name = names.values.first?.value, let pattern = try? NamingPattern(parsing: name),
      let strength = strengths.usual, let usual = targets.values.first?.value,
      !architecture.references.contains(where: { $0.holder == from && $0.property == pattern })
    else { return }
    let others = names.common.filter { $0 != name }.compactMap { try? NamingPattern(parsing: $0) }
    // What keeps the parts alive for ever is no example to follow, however many do it.
    let isLeak = strength.value == .strong && (to == from || kept(by: to).contains(from))
    var reference = Reference(
      holder: from, property: pattern, otherProperties: others,
      strength: isLeak ? .weak : strength.value, targets: usual)
    reference.isOptional = found.count * 10 < both * 9
    let called = [name] + names.common
    let kept = found.count { one in
      one.strength == reference.strength && one.property.map(called.contains) ?? false
        && (one.targets.isEmpty || one.targets == usual)
    }
    shares["references.\(reference.name)"] = Share(
      count: kept, all: both, leaks: isLeak ? strength.share.count : 0)
    architecture.references.append(reference)
    // A contract leads from whoever holds it, except from what only passes it on.
    let traits = architecture.traits(ofRole: from)
    if traits.contains(.composes) || traits.contains(.isPlainData) { return }
    for contract in architecture.contracts.indices
    where usual.contains(architecture.contracts[contract].name)
      && !architecture.contracts[contract].users.contains(from)
    {
      architecture.contracts[contract].users.append(from)
    }
  }
}
