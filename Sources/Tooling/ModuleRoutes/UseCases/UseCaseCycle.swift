import AdderModuleGeneration
import AdderArchitectures
import AdderFindings
import AdderModuleDiscovery
import AdderSwiftSource

/// The way of a use case through a module: from the views to the business logic, from there to the part
/// that formats, and back to the views.
struct UseCaseCycle {
  let module: Module
  /// The contracts in the order of the cycle.
  let requests: Step
  let responses: Step
  let viewModels: Step
  /// The type in which the types of all use cases are declared.
  let models: TypeDeclaration.ID
  /// What fetches data; `nil` if the business logic does that itself.
  let worker: Worker?

  struct Step {
    let contract: Contract
    let declared: TypeDeclaration.ID
    /// The parts that call the contract's methods, with the properties in which they hold the next part.
    let callers: [PartLink.Holder]
    let implementers: [TypeDeclaration.ID]
    /// The name of the type of its methods' parameter inside the use case: `Request`.
    let value: String
  }

  struct Worker {
    let property: Property
    /// The type of the property: a protocol or a class.
    let declared: TypeDeclaration.ID
    let implementers: [TypeDeclaration.ID]
    /// True if it is asked in a task.
    let isAsync: Bool
  }

  var interactor: TypeDeclaration.ID { responses.callers[0].type }
  var presenter: TypeDeclaration.ID { viewModels.callers[0].type }

  init(
    of module: Module, _ architecture: Architecture, in project: DiscoveredProject
  ) throws(UseCaseError) {
    let found = Contracts(in: architecture)
    guard let found else {
      throw .noUseCases(module: module.name, architecture: architecture.displayName)
    }
    let reader = StepReader(module: module, project: project)
    self.module = module
    requests = try reader.step(found.requests)
    responses = try reader.step(found.responses)
    viewModels = try reader.step(found.viewModels)
    guard let models = reader.models(of: requests, architecture) else {
      throw .noModels(module: module.name)
    }
    self.models = models
    worker = reader.worker(of: responses.callers[0].type, architecture)
  }

  /// The contracts whose methods take a type of a use case.
  private struct Contracts {
    let requests: Contract
    let responses: Contract
    let viewModels: Contract

    init?(in architecture: Architecture) {
      let all = architecture.contracts.filter { contract in
        contract.methods.parameter?.type.placeholders.contains(.useCase) ?? false
      }
      func has(_ trait: Trait, _ roles: [String]) -> Bool {
        roles.contains { architecture.role(named: $0)?.has(trait) ?? false }
      }
      let requests = all.first {
        has(.shows, $0.users) && has(.appliesBusinessLogic, $0.implementers)
      }
      let viewModels = all.first { has(.formats, $0.users) && has(.shows, $0.implementers) }
      guard let requests, let viewModels else { return nil }
      let responses = all.first { contract in
        contract.users == requests.implementers && contract.implementers == viewModels.users
      }
      guard let responses else { return nil }
      (self.requests, self.responses, self.viewModels) = (requests, responses, viewModels)
    }
  }
}

/// Finds the steps of a cycle in the code of a module.
private struct StepReader {
  let module: Module
  let project: DiscoveredProject

  private var index: ProjectIndex { project.index }

  func step(_ contract: Contract) throws(UseCaseError) -> UseCaseCycle.Step {
    guard let declared = module.contracts.first(where: { $0.contract == contract.name })?.type,
      index.types[declared].kind == .protocol
    else { throw .noPart(contract.name, module: module.name, place(of: module.parts.first?.type)) }
    let implementers = types(contract.implementers).filter {
      index.allInherited(by: $0).types.contains(declared)
    }
    let users = types(contract.users)
    guard let user = users.first, !implementers.isEmpty else {
      let roles = users.isEmpty ? contract.users : contract.implementers
      throw .noPart(roles.first ?? contract.name, module: module.name, place(of: declared))
    }
    let callers = users.compactMap { user in
      property(of: user, leadingTo: [declared] + implementers).map {
        PartLink.Holder(type: user, property: $0)
      }
    }
    guard !callers.isEmpty else {
      throw .noReference(
        from: index.name(of: user), to: index.name(of: declared), place(of: user))
    }
    let type = contract.methods.parameter?.type.name([:]) ?? ""
    return UseCaseCycle.Step(
      contract: contract, declared: declared, callers: callers, implementers: implementers,
      value: type.split(separator: ".").last.map(String.init) ?? type)
  }

  private func types(_ roles: [String]) -> [TypeDeclaration.ID] {
    var types: [TypeDeclaration.ID] = []
    for part in module.parts where roles.contains(part.role) && !types.contains(part.type) {
      types.append(part.type)
    }
    return types
  }

  private func property(
    of type: TypeDeclaration.ID, leadingTo targets: [TypeDeclaration.ID]
  ) -> Property? {
    // A property without a written type is known by what it gets.
    let known = project.graph.edges(from: type).filter { targets.contains($0.target) }
      .map(\.property)
    return index.accessibleProperties(of: type, from: index.types[type].place).first { property in
      !property.isStatic
        && (property.types.contains(where: targets.contains)
          || property.type == nil && known.contains(property.name))
    }
  }

  private func place(of type: TypeDeclaration.ID?) -> SourceLocation? {
    type.map { index.location(of: index.types[$0].place) }
  }

  /// The outermost type of the parameters of the existing requests, or the type that the architecture
  /// names.
  func models(
    of requests: UseCaseCycle.Step, _ architecture: Architecture
  ) -> TypeDeclaration.ID? {
    for function in index.types[requests.declared].functions {
      guard let use = function.parameters.first?.type?.names.first, use.path.count > 2 else {
        continue
      }
      let name = TypeName(path: Array(use.path.dropLast(2)))
      let found = index.type(name, in: nil, file: function.place.file)
      if let found { return found }
    }
    let part = module.parts.first { part in
      architecture.role(named: part.role)?.has(.isPlainData) ?? false
    }
    return part?.type
      ?? requests.contract.methods.parameter.flatMap { parameter in
        let path = parameter.type.name([.module: module.name]).split(separator: ".")
        return path.first.flatMap { index.types(named: String($0)).first }
      }
  }

  /// What the business logic holds to reach data.
  func worker(
    of interactor: TypeDeclaration.ID, _ architecture: Architecture
  ) -> UseCaseCycle.Worker? {
    let roles = architecture.roles.filter { $0.has(.reachesData) }.map(\.name)
    let contracts = architecture.contracts.filter {
      !$0.implementers.allSatisfy { !roles.contains($0) }
    }
    .map(\.name)
    let parts = types(roles)
    let protocols = module.contracts.filter { contracts.contains($0.contract) }.map(\.type)
    guard let property = property(of: interactor, leadingTo: protocols + parts),
      let declared = property.types.first(where: (protocols + parts).contains) ?? parts.first
    else { return nil }
    let isProtocol = index.types[declared].kind == .protocol
    let implementers =
      isProtocol
      ? (project.graph.conforming[declared] ?? []).filter { type in
        !index.files[Int(index.types[type].place.file)].isTest
      } : [declared]
    let functions = index.types[declared].functions
    let isSendable = index.allInherited(by: declared).foreign.contains {
      index.names[$0] == "Sendable"
    }
    return UseCaseCycle.Worker(
      property: property, declared: declared, implementers: implementers,
      isAsync: functions.isEmpty ? isSendable : functions.contains(where: \.isAsync))
  }
}

extension ProjectIndex {
  func location(of place: SyntaxPlace) -> SourceLocation {
    let file = files[Int(place.file)]
    let (line, column) = file.facts.lineAndColumn(of: file.facts.nodes[Int(place.node)].start)
    return SourceLocation(file: file.path, line: line, column: column)
  }
}
