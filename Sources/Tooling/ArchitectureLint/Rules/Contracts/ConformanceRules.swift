import AdderArchitectures
import AdderModuleDiscovery

/// Checks which parts implement a contract, and which parts use it.
struct ConformanceRules: RuleFamily {
  /// Of the entries that match a contract, only the first one reports findings.
  let entries: [ContractMethodRules.Entry]
  var rules: [LintRule] { entries.map(\.rule) }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for (contract, type) in module.contracts where contract.isBetweenParts(of: module.architecture)
    {
      let entry = entries.first { entry in
        entry.rule.applies(to: module)
          && entry.kind.fits(contract, in: module.architecture)
      }
      guard let rule = entry?.rule, report.follows(rule, in: module) else { continue }
      checkImplementers(of: type, contract, rule, module, &report)
      if contract.crossing != .in { checkUsers(of: type, contract, rule, module, &report) }
    }
  }

  // MARK: Implementers

  private func checkImplementers(
    of type: TypeDeclaration.ID, _ contract: Contract, _ rule: LintRule, _ module: LintedModule,
    _ report: inout LintReport
  ) {
    if contract.implementers.isEmpty { return }
    let isElsewhere = contract.crossing == .out
    for implementer in implementers(of: type, isElsewhere: isElsewhere, module) {
      let roles = module.roles(of: implementer, elsewhere: isElsewhere)
      if roles.isEmpty { continue }
      if roles.contains(where: contract.implementers.contains) {
        report.keeps(rule)
        continue
      }
      let name = module.name(implementer)
      report.finds(
        LintProblem(
          rule, module.subject(module.name(type), of: implementer),
          at: module.nameplace(of: implementer),
          "'\(name)' is \(roles.sorted().joined(separator: " and ").withArticle) but implements '\(module.name(type))'. Only the \(contract.implementers.joined(separator: " and the ")) should implement it."
        ), in: module)
    }
  }

  /// Returns the types that conform to a protocol: in
  /// the whole project, or among the module's parts.
  private func implementers(
    of type: TypeDeclaration.ID, isElsewhere: Bool, _ module: LintedModule
  ) -> [TypeDeclaration.ID] {
    guard let conforming = module.graph.conforming[type] else { return [] }
    if isElsewhere { return conforming }
    let own = module.parts.map(\.type).filter {
      module.index.allInherited(by: $0).types.contains(type)
    }
    return Set(own).sorted()
  }

  // MARK: Users

  private func checkUsers(
    of type: TypeDeclaration.ID, _ contract: Contract, _ rule: LintRule, _ module: LintedModule,
    _ report: inout LintReport
  ) {
    // What builds the module, and data, only pass the object on.
    for part in module.parts where !part.role.has(.composes) && !part.role.has(.isPlainData) {
      for property in module.index.types[part.type].properties
      where !property.isStatic
        && property.types.contains(type)
      {
        let roles = module.roles(of: part.type, elsewhere: false)
        if roles.contains(where: contract.users.contains) {
          report.keeps(rule)
        } else if !isForbidden(contract, to: part.role, module),
          !mayRefer(part, to: contract, module)
        {
          tell(property, of: part, type, contract, rule, module, &report)
        }
      }
    }
  }

  private func tell(
    _ property: Property, of part: LintedModule.Part, _ type: TypeDeclaration.ID,
    _ contract: Contract, _ rule: LintRule, _ module: LintedModule, _ report: inout LintReport
  ) {
    let (holder, name) = (module.name(part.type), module.index.names[property.name])
    report.finds(
      LintProblem(
        rule, module.subject(name, of: part.type), at: module.nameplace(at: property.place),
        "'\(holder)' is \(part.role.name.withArticle) but uses '\(module.name(type))'. Only the \(contract.users.joined(separator: " and the ")) should use it."
      ), in: module)
  }

  /// Returns true if no architecture was chosen, and the part may refer to the part behind the
  /// contract: a team of its own decides through which protocol.
  private func mayRefer(
    _ part: LintedModule.Part, to contract: Contract, _ module: LintedModule
  ) -> Bool {
    guard !module.followsDocument else { return false }
    return module.architecture.references.contains { reference in
      reference.holder == part.role.name
        && reference.targets.contains { target in
          let roles = module.architecture.contract(named: target)?.implementers ?? [target]
          return !Set(roles).isDisjoint(with: contract.implementers)
        }
    }
  }

  /// Returns true if the rules about knowledge already report that the role uses the contract.
  private func isForbidden(_ contract: Contract, to role: Role, _ module: LintedModule) -> Bool {
    role.mustNotKnow.contains { name in
      name == contract.name
        || module.architecture.role(named: name).map { contract.implementers == [$0.name] } ?? false
    }
  }
}

extension LintedModule {
  /// Returns the roles that a type plays in this module, or in any module of the same architecture.
  func roles(of type: TypeDeclaration.ID, elsewhere: Bool) -> Set<String> {
    if elsewhere { return project.roles[type]?[architecture.name] ?? [] }
    return Set(parts.filter { $0.type == type }.map(\.role.name))
  }
}

/// Reports parts that do not implement the contract through which they are used.
struct MissingConformanceRules: RuleFamily {
  let entries: [ContractMethodRules.Entry]
  var rules: [LintRule] { entries.map(\.rule) }

  static let all = MissingConformanceRules(entries: [
    .init(.viewLacksConformance, ContractKind(from: [.formats], to: [.shows]))
  ])

  func check(_ module: LintedModule, _ report: inout LintReport) {
    for entry in entries where report.follows(entry.rule, in: module) {
      let contracts = module.contracts.filter {
        entry.kind.fits($0.contract, in: module.architecture)
      }
      guard let contract = contracts.first?.contract else { continue }
      let protocols = Set(contracts.map(\.type))
      for part in module.parts where contract.implementers.contains(part.role.name) {
        if !module.index.allInherited(by: part.type).types.isDisjoint(with: protocols) {
          report.keeps(entry.rule)
          continue
        }
        let name = module.name(part.type)
        let wanted = contracts.map { "'\(module.name($0.type))'" }.joined(separator: " or ")
        report.finds(
          LintProblem(
            entry.rule, module.subject(part.type), at: module.nameplace(of: part.type),
            "'\(name)' does not conform to \(wanted). Add the conformance so that other parts do not depend on the class."
          ), in: module)
      }
    }
  }
}
