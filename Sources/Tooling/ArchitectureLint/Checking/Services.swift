import AdderArchitectures
import AdderModuleDiscovery

/// Objects that work with data for several modules, known by what the architecture calls them.
extension LintedModule {
  /// The role of a service, if a class is called as one.
  func serviceRole(of type: TypeDeclaration.ID) -> Role? {
    guard index.types[type].kind == .class || index.types[type].kind == .actor else { return nil }
    let name = name(type)
    return architecture.roles.first { role in
      role.has(.isShared) && role.has(.reachesData)
        && role.typeNames.contains { $0.matches(name) }
    }
  }

  /// The services that a property of a part can hold, with what the architecture calls them.
  func services(in property: Property, of type: TypeDeclaration.ID) -> [Service] {
    index.types(of: property, in: type).flatMap { declared -> [Service] in
      let classes =
        index.types[declared].kind == .protocol ? graph.conforming[declared] ?? [] : [declared]
      return classes.compactMap { type in
        serviceRole(of: type).map { Service(role: $0, type: type) }
      }
    }
  }

  struct Service {
    let role: Role
    let type: TypeDeclaration.ID
  }
}
