import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped

/// Checks that the methods of a synchronous contract deliver nothing after they return.
struct SynchronousCheck: MethodCheck {
  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict {
    guard method.contract.isSynchronous else { return .aside }
    guard let reason = reason(method, module) else { return .kept }
    return .broken(
      """
      \(method.title(module)) \(reason), and report the result in a separate method\(command(method, module)).
      """)
  }

  /// The command that does it; empty for what it cannot rewrite, and where there is no contract for the answer.
  private func command(_ method: ContractMethod, _ module: LintedModule) -> String {
    let isClosure =
      !method.function.isAsync && laterValue(method.function.result, method, module) == nil
    let graph = module.graph
    let isAnswered = (graph.conforming[method.owner] ?? []).contains { type in
      graph.edges(from: type).contains { answer in
        let isContract = answer.declared.contains {
          $0 != method.owner && module.index.types[$0].kind == .protocol
        }
        return isContract
          && graph.edges(from: answer.target).contains {
            $0.target == type && $0.declared.contains(method.owner)
          }
      }
    }
    guard isClosure, isAnswered else { return "" }
    let name = "\(module.name(method.owner)).\(method.name)"
    return ": 'adder gen \(module.module.name) --add Callback \(name)'"
  }

  /// Returns a description of the problem, including what to remove.
  private func reason(_ method: ContractMethod, _ module: LintedModule) -> String? {
    let function = method.function
    if function.isAsync { return "is async. Remove 'async'" }
    if let result = laterValue(function.result, method, module) {
      return "returns \(result). Return nothing"
    }
    return module.completion(of: function, method.owner).map {
      let name = module.index.names[$0.name]
      return "takes the closure '\(name)', which outlives the call. Remove '\(name)'"
    }
  }

  private func laterValue(
    _ use: TypeUse?, _ method: ContractMethod, _ module: LintedModule
  ) -> String? {
    module.mentionedTypes(in: use, within: method.owner, file: method.function.place.file)
      .first { module.isKnown($0, as: "laterValues") }
      .map { "'\(module.name(of: $0))', an asynchronous value" }
  }
}

/// Reports views in contracts. In contracts with a list of allowed types, also reports classes that
/// are not in the list.
struct SimpleTypesCheck: MethodCheck {
  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict {
    let types = module.mentionedTypes(in: method.function, of: method.owner)
    if types.isEmpty { return .aside }
    guard let type = types.first(where: { isComplex($0, method.contract, module) }) else {
      return .kept
    }
    return .broken(
      "\(method.title(module)) passes '\(module.name(of: type))' to another part. Pass plain values instead."
    )
  }

  private func isComplex(
    _ type: MentionedType, _ contract: Contract, _ module: LintedModule
  ) -> Bool {
    let name = module.name(of: type)
    if contract.mayMention.contains(name) || contract.mentionsOnly.contains(name) { return false }
    if module.isKnown(type, as: "views") {
      let isTransition =
        isTransition(contract, module)
        || !module.followsDocument && isRouting(contract, module)
      return !(isTransition && FrameworkNames.viewControllers.contains(name))
    }
    guard !contract.mentionsOnly.isEmpty, case .own(let type) = type else { return false }
    switch module.index.types[type].kind {
    case .class, .actor: return !inherits(type, contract.mentionsOnly, module)
    // Parts reference each other through contracts, and values are passed as they are.
    case .protocol, .struct, .enum: return false
    }
  }

  /// Returns true if a router calls its screen through a contract: the screens of other modules are
  /// what it shows.
  private func isTransition(_ contract: Contract, _ module: LintedModule) -> Bool {
    let architecture = module.architecture
    return !contract.implementers.isEmpty
      && contract.users.allSatisfy { architecture.traits(ofRole: $0).contains(.navigates) }
      && contract.implementers.allSatisfy { architecture.traits(ofRole: $0).contains(.shows) }
  }

  /// Returns true for the contract of a router: what it opens, and from where, is a screen.
  private func isRouting(_ contract: Contract, _ module: LintedModule) -> Bool {
    !contract.implementers.isEmpty
      && contract.implementers.allSatisfy {
        module.architecture.traits(ofRole: $0).contains(.navigates)
      }
  }

  private func inherits(
    _ type: TypeDeclaration.ID, _ allowed: [String], _ module: LintedModule
  ) -> Bool {
    module.index.allInherited(by: type).foreign.contains {
      allowed.contains(module.index.names[$0])
    }
  }
}

/// Reports methods that return a value in contracts that do not allow it.
struct ResultCheck: MethodCheck {
  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict {
    guard !method.contract.methods.mayReturn else { return .aside }
    guard let result = method.function.result, !isNothing(result, module),
      !isWayIn(result, module)
    else { return .kept }
    let advice =
      module.reverse(of: method.contract).map { "pass the value through a method of '\($0)'" }
      ?? "report the result in a separate method"
    return .broken("\(method.title(module)) returns a value. Return nothing, and \(advice).")
  }

  /// Returns true if the result is the input of a module: a method that opens a module may return
  /// the input, so that the module can be called later.
  private func isWayIn(_ use: TypeUse, _ module: LintedModule) -> Bool {
    let doors = module.architecture.contracts.filter { $0.crossing == .in }
    return !use.names.isEmpty
      && use.names.allSatisfy { name in
        let text = module.index.names[name.last]
        return doors.contains { $0.protocolNames.contains { $0.matches(text) } }
      }
  }

  private func isNothing(_ use: TypeUse, _ module: LintedModule) -> Bool {
    if use.shape == .tuple, use.names.isEmpty { return true }
    return use.names.count == 1 && use.shape == .single
      && ["Void", "Never"].contains(module.index.names[use.names[0].last])
  }
}

/// Checks that a method has exactly one parameter, and that it is the parameter that the
/// architecture prescribes for the contract.
struct ParameterCheck: MethodCheck {
  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict {
    guard let expected = method.contract.methods.parameter else { return .aside }
    let wanted = "'\(expected.label): \(expected.typeName)'"
    let value = "the \(expected.typeName) of its use case"
    let parameters = method.function.parameters
    if parameters.isEmpty {
      return .broken("\(method.title(module)) has no parameter. Add \(wanted), \(value).")
    }
    if parameters.count > 1 {
      return .broken(
        "\(method.title(module)) has \(parameters.count) parameters. Replace them with \(wanted), \(value)."
      )
    }
    let label = module.index.names[parameters[0].label]
    guard label == expected.label, isExpected(parameters[0], expected, module) else {
      return .broken(
        "\(method.title(module)) does not take \(wanted). Give it one parameter: \(value).")
    }
    return .kept
  }

  private func isExpected(
    _ parameter: Function.Parameter, _ expected: MethodNaming.Parameter, _ module: LintedModule
  ) -> Bool {
    guard let name = parameter.type?.names.first, parameter.type?.shape == .single else {
      return false
    }
    return module.index.names[name.last] == expected.typeName
  }
}

extension LintedModule {
  /// Returns the protocol of the contract in the opposite direction,
  /// such as the view's input for the view's output.
  fileprivate func reverse(of contract: Contract) -> String? {
    contracts.first { other, _ in
      other.crossing == .within
        && !Set(other.users).isDisjoint(with: contract.implementers)
        && !Set(other.implementers).isDisjoint(with: contract.users)
    }.map { name($0.type) }
  }
}

extension MethodNaming.Parameter {
  /// The last component of the parameter's type: `Request`.
  var typeName: String {
    type.description.split(separator: ".").last.map(String.init) ?? type.description
  }
}
