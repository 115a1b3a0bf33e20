import AdderArchitectures
import AdderModuleDiscovery

/// Types that are treated as parts because that is the likeliest interpretation, although their
/// names do not show it. They take part in the checks of their module, but only naming problems and
/// retain cycles are reported for them.
struct DoubtfulParts {
  private let types: Set<TypeDeclaration.ID>
  /// The roles that only these types play.
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

  /// Returns true if only these types could use the contract, or if only these types could
  /// implement it.
  func areEnd(of contract: Contract) -> Bool {
    [contract.implementers, contract.users].contains { ends in
      !ends.isEmpty && ends.allSatisfy(roles.contains)
    }
  }
}
