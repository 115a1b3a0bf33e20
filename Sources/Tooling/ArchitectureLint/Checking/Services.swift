import AdderArchitectures
import AdderModuleDiscovery

/// Objects that work with data for several modules,
/// recognized by the architecture's naming patterns.
struct Services: Sendable {
  struct Service: Sendable {
    let role: Role
    let type: TypeDeclaration.ID
  }

  /// The services that a property of each type can reference:
  /// the type itself, or the services that conform to it.
  private var services: [TypeDeclaration.ID: [Service]] = [:]

  init(_ architecture: Architecture, in found: DiscoveredProject) {
    let roles = architecture.roles.filter { $0.has(.isShared) && $0.has(.reachesData) }
    if roles.isEmpty { return }
    for (type, declaration) in found.index.types.enumerated() {
      guard declaration.kind == .class || declaration.kind == .actor else { continue }
      let name = found.index.name(of: type)
      let role = roles.first { $0.typeNames.contains { $0.matches(name) } }
      if let role { services[type] = [Service(role: role, type: type)] }
    }
    for (type, conforming) in found.graph.conforming {
      let all = conforming.flatMap { services[$0] ?? [] }
      if !all.isEmpty { services[type] = all }
    }
  }

  subscript(_ declared: TypeDeclaration.ID) -> [Service] { services[declared] ?? [] }
}

extension LintedModule {
  /// Returns the services that a property of a part can reference.
  func services(in property: Property) -> [Services.Service] {
    guard let services = project.services[architecture.name] else { return [] }
    return property.types.flatMap { services[$0] }
  }

  func isService(_ type: TypeDeclaration.ID) -> Bool {
    project.services[architecture.name]?[type].contains { $0.type == type } ?? false
  }

  /// Returns the services that the module's parts reference, each once. Composers do not count.
  func findHeldServices() -> [TypeDeclaration.ID] {
    let all = parts.filter { !$0.role.has(.composes) }.flatMap { part in
      index.types[part.type].properties.flatMap { services(in: $0).map(\.type) }
    }
    return Set(all).sorted()
  }
}
