import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped

/// Reports values that parts pass to each other and that can be changed after they are created.
struct SettableValueRules: RuleFamily {
  /// Values that views receive.
  let viewModels = LintRule.viewModelMutable
  /// Values that the business logic produces.
  let entities = LintRule.entityMutable

  var rules: [LintRule] { [viewModels, entities] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    if report.follows(viewModels, in: module) {
      for type in shownTypes(module) {
        let settable = module.settableProperties(of: type)
        tell(viewModels, type, settable, isBroken: !settable.isEmpty, module, &report)
      }
    }
    if report.follows(entities, in: module) {
      for type in module.entityTypes {
        let settable = module.settableProperties(of: type)
        let isBroken = settable.count * 2 > module.storedProperties(of: type).count
        tell(entities, type, settable, isBroken: isBroken, module, &report)
      }
    }
  }

  private func tell(
    _ rule: LintRule, _ type: TypeDeclaration.ID, _ settable: [Property], isBroken: Bool,
    _ module: LintedModule, _ report: inout LintReport
  ) {
    guard isBroken else {
      report.keeps(rule)
      return
    }
    let name = module.title(of: type)
    let names = settable.map { "'\(module.index.names[$0.name])'" }.joined(separator: ", ")
    let message =
      settable.count == 1
      ? "'\(name)' has the settable property \(names). Declare it with 'let'."
      : "'\(name)' has the settable properties \(names). Declare them with 'let'."
    report.finds(
      LintProblem(
        rule, module.subject(type, titled: name), at: module.nameplace(of: type), message,
        fix: ConstancyEdit(of: type, in: module).fix(settable)), in: module)
  }

  /// Returns the module's read-only data, and the values that view inputs mention, except types
  /// that services use.
  private func shownTypes(_ module: LintedModule) -> [TypeDeclaration.ID] {
    let made = module.parts.filter { $0.role.has(.isPlainData) && $0.role.has(.isReadOnly) }
      .map(\.type)
    let shown = module.contractMethods.filter {
      ContractKind.viewInput.fits($0.contract, in: module.architecture)
    }.flatMap(\.methods).flatMap { module.mentionedTypes(in: $0.function, of: $0.owner) }
    let own = shown.compactMap { type -> TypeDeclaration.ID? in
      guard case .own(let own) = type, !module.serviceTypes.contains(own), module.part(own) == nil,
        module.isPlainValue(own)
      else { return nil }
      return own
    }
    return Set(made + own).sorted()
  }
}

extension LintedModule {
  /// The types of the module's entities: the types that services return, and those that the
  /// business logic passes on.
  var entityTypes: [TypeDeclaration.ID] {
    let parts = parts.filter { $0.role.has(.isPlainData) && $0.role.typeNames.isEmpty }.map(\.type)
    let handedOn = contractMethods.filter { methods in
      methods.contract.users.contains {
        architecture.traits(ofRole: $0).contains(.appliesBusinessLogic)
      } && methods.contract.crossing == .within
    }.flatMap(\.methods).flatMap { mentionedTypes(in: $0.function, of: $0.owner) }
    let own = handedOn.compactMap { type -> TypeDeclaration.ID? in
      if case .own(let own) = type { own } else { nil }
    }
    return Set(parts + own + serviceTypes).filter(isPlainValue).sorted()
  }

  /// Returns true if a type is declared as plain data: a structure, or a class without a superclass
  /// that conforms only to protocols for data.
  func isPlainValue(_ type: TypeDeclaration.ID) -> Bool {
    switch index.types[type].kind {
    case .struct: true
    case .class:
      index.superclasses(of: type).isEmpty
        && index.allInherited(by: type).foreign.allSatisfy { name in
          FrameworkNames.dataProtocols.contains(index.names[name])
        }
        && index.types[type].inherited.allSatisfy { self.index.names[$0.type.last] != "AnyObject" }
    case .enum, .actor, .protocol: false
    }
  }

  func storedProperties(of type: TypeDeclaration.ID) -> [Property] {
    index.types[type].properties.filter { !$0.isStatic && !$0.isComputed && !$0.isLazy }
  }

  /// Returns the properties that other code can set.
  func settableProperties(of type: TypeDeclaration.ID) -> [Property] {
    storedProperties(of: type).filter { property in
      !property.isConstant && property.access > .fileprivate && property.strength == .strong
        && property.attributes.isEmpty && !isSetPrivately(property)
    }
  }
}
