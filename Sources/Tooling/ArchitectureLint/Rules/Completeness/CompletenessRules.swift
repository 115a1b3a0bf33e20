import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Reports parts and contracts that a module needs but does not have.
///
/// A part that would have nothing to do is not reported as missing.
struct CompletenessRules: RuleFamily {
  /// Of the rules that apply to the module's architecture, only the first one reports findings.
  let rules: [LintRule]

  static let all = CompletenessRules(rules: [
    .viperModuleIncomplete, .mvpModuleIncomplete, .sceneIncomplete, .moduleIncomplete,
  ])

  func check(_ module: LintedModule, _ report: inout LintReport) {
    let rule = rules.first { $0.applies(to: module) }
    guard let rule, report.follows(rule, in: module) else { return }
    // `RequiredPartRules` reports the parts that every module must have.
    let always = module.architecture.alwaysRequiredRoles
    let roles = module.wiring.missingRoles.filter { !always.contains($0) }
      .compactMap(module.architecture.role)
    let missing = roles.compactMap { reason(for: $0, module) }
    let contracts = missingContracts(module)
    if missing.isEmpty && contracts.isEmpty { return report.keeps(rule) }
    let name = module.module.name
    for (role, reason) in missing {
      report.finds(
        LintProblem(
          rule, module.subject(part: role.name), at: module.namesake,
          "The module '\(name)' has no \(role.name), and \(reason). Add '\(role.typeNames[0].typeName(module: name))'."
        ), in: module)
    }
    for (contract, holder, other) in contracts {
      report.finds(
        LintProblem(
          rule, module.subject(part: contract.name), at: module.nameplace(of: holder),
          "'\(module.name(holder))' uses '\(module.name(other))' directly, without \(contract.name.withArticle). Add the protocol '\(contract.protocolNames[0].typeName(module: name))'."
        ), in: module)
    }
  }

  // MARK: Roles

  /// Returns the role of a missing part and the reason why the part is needed; `nil` if the module
  /// might not need the part, or if the need is unknown.
  private func reason(for role: Role, _ module: LintedModule) -> (Role, String)? {
    guard !role.typeNames.isEmpty, !isHeld(role, module) else { return nil }
    if role.has(.navigates) {
      return module.navigator.map {
        (role, "'\(module.name($0))' navigates to other screens itself")
      }
    }
    if role.has(.appliesBusinessLogic) {
      return module.dataUser.map {
        (role, "'\(module.name($0))' accesses data itself")
      }
    }
    if role.has(.isPlainData) {
      return module.passesOwnTypes
        ? nil : (role, "the values that its parts pass have no types of their own")
    }
    let shows = module.parts.first { $0.role.has(.shows) }
    guard role.has(.formats), let shows else { return nil }
    return (role, "no part formats what '\(module.name(shows.type))' shows")
  }

  /// Returns true if the module has a contract that this role
  /// implements. In that case, the role exists, and only its type is unknown.
  private func isHeld(_ role: Role, _ module: LintedModule) -> Bool {
    let contracts = module.architecture.contracts(implementedBy: role.name).map(\.name)
    return module.contracts.contains { contracts.contains($0.contract.name) }
  }

  // MARK: Contracts

  /// Returns the contracts that are missing because a part references the class of another part
  /// directly.
  private func missingContracts(
    _ module: LintedModule
  ) -> [(contract: Contract, holder: TypeDeclaration.ID, other: TypeDeclaration.ID)] {
    let known = Set(module.contracts.map(\.contract.name))
    var told: Set<String> = []
    return module.wiring.arrows.compactMap { arrow in
      guard let edge = arrow.edge, edge.certainty != .onlyConforming,
        edge.declared.contains(edge.target), module.isCertain(edge.holder),
        module.isCertain(edge.target),
        let reference = module.architecture.references.first(where: { $0.name == arrow.reference })
      else { return nil }
      let contract = reference.targets.compactMap(module.architecture.contract).first {
        $0.isRequired && $0.crossing == .within && !known.contains($0.name)
      }
      guard let contract, told.insert(contract.name).inserted else { return nil }
      return (contract, edge.holder, edge.target)
    }
  }
}

extension LintedModule {
  /// A part that performs navigation itself.
  fileprivate var navigator: TypeDeclaration.ID? {
    parts.first { part in
      // The role of a view is known even if the roles of other parts are uncertain.
      (part.certainty == .certain && !part.role.has(.composes) || part.role.has(.shows))
        && calls("navigation", in: part.type)
    }?.type
  }

  /// A part that references an object which works with data.
  fileprivate var dataUser: TypeDeclaration.ID? {
    let patterns = architecture.roles(with: .reachesData).flatMap { source in
      architecture.contracts(implementedBy: source.name).flatMap(\.protocolNames)
        + source.typeNames
    }
    return parts.first { part in
      part.certainty == .certain && !part.role.has(.composes) && !part.role.has(.reachesData)
        && index.types[part.type].properties.contains { property in
          property.types.contains { type in
            patterns.contains { $0.matches(name(type)) }
          }
        }
    }?.type
  }

  /// True if methods of the module's contracts take nested types. A module declares its own data as
  /// such types.
  fileprivate var passesOwnTypes: Bool {
    contracts.contains { _, type in
      index.types[type].functions.contains { function in
        function.parameters.contains { parameter in
          parameter.type?.names.contains { $0.path.count > 1 } ?? false
        }
      }
    }
  }
}
