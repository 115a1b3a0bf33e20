import AdderArchitectures
import AdderModuleDiscovery

/// Types that are taken for parts because more speaks for it than for anything else, while nobody calls them so: a module
/// is looked at with them, and nothing is told of them.
struct DoubtfulParts {
  private let types: Set<TypeDeclaration.ID>
  /// The roles that none but they play.
  private let roles: Set<String>

  init(of module: Module, _ architecture: Architecture, _ index: ProjectIndex) {
    var types: Set<TypeDeclaration.ID> = []
    var roles: Set<String> = []
    var knownRoles: Set<String> = []
    for part in module.parts {
      guard let role = architecture.role(named: part.role) else { continue }
      if part.isKnown(as: role) {
        knownRoles.insert(part.role)
      } else {
        types.insert(part.type)
        roles.insert(part.role)
      }
    }
    self.types = types
    self.roles = roles.subtracting(knownRoles)
  }

  func contains(_ type: TypeDeclaration.ID) -> Bool { types.contains(type) }

  /// Whether nobody else could speak through a contract, or answer to it.
  func areEnd(of contract: Contract) -> Bool {
    [contract.implementers, contract.users].contains { ends in
      !ends.isEmpty && ends.allSatisfy(roles.contains)
    }
  }
}
