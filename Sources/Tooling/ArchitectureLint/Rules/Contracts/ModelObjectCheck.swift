import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Reports view contracts that expose types used by services.
struct ModelObjectCheck: MethodCheck {
  func verdict(
    on method: ContractMethod, among methods: [ContractMethod], _ module: LintedModule
  ) -> Verdict {
    let isForbidden = method.contract.mustNotMention.contains { name in
      module.architecture.traits(ofRole: name).contains(.isPlainData)
    }
    guard isForbidden else { return .aside }
    let types = module.mentionedTypes(in: method.function, of: method.owner)
    if types.isEmpty { return .aside }
    let found = types.first { type in
      guard case .own(let own) = type else { return false }
      return module.serviceTypes.contains(own)
    }
    return Verdict(
      found.map { type in
        "\(method.title(module)) shows '\(module.name(of: type))', a type that services work with. Convert it in the presenter to a value for the view."
      })
  }
}

extension LintedModule {
  /// Returns the types that the services of the module's business logic return.
  func findServiceTypes() -> Set<TypeDeclaration.ID> {
    var found: Set<TypeDeclaration.ID> = []
    let own = Set(parts.map(\.type) + contracts.map(\.type))
    for part in parts where part.role.has(.appliesBusinessLogic) {
      for edge in graph.edges(from: part.type) where !own.contains(edge.target) {
        for service in edge.declared where !own.contains(service) {
          for function in index.types[service].functions { add(function, service, to: &found) }
        }
      }
    }
    return found
  }

  /// Adds the types that a function returns, directly or through a closure.
  private func add(
    _ function: Function, _ owner: TypeDeclaration.ID, to found: inout Set<TypeDeclaration.ID>
  ) {
    let file = index.files[Int(function.place.file)]
    let first = Int(function.place.node)
    let facts = file.facts
    let parts = facts.parts(of: first).filter { part in
      facts.nodes[part].kind == .result
        || facts.nodes[part].kind == .parameter && holdsFunction(part, facts)
    }
    for part in parts {
      for node in facts.range(of: part)
      where facts.nodes[node].kind == .typeName {
        let name = TypeName(path: [file.names[Int(facts.nodes[node].name)]])
        guard let type = index.type(name, in: owner, file: function.place.file) else { continue }
        switch index.types[type].kind {
        case .struct, .class: found.insert(type)
        case .enum, .actor, .protocol: break
        }
      }
    }
  }
}

private func holdsFunction(_ parameter: Int, _ facts: SwiftFile) -> Bool {
  facts.range(of: parameter).contains {
    facts.nodes[$0].kind == .functionType
  }
}
