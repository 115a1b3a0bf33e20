import AdderArchitectures
import AdderModuleDiscovery

/// Types that are taken for parts because more speaks for it than for anything else, while nobody calls them so: a module
/// is looked at with them, and nothing is told of them.
struct DoubtfulParts {
  private let types: Set<TypeDeclaration.ID>
  /// Of the types, and of the contracts that none but they could implement.
  private let names: Set<String>

  init(of module: Module, _ architecture: Architecture, _ index: ProjectIndex) {
    var doubtful: [Module.Part] = []
    var knownRoles: Set<String> = []
    for part in module.parts {
      guard let role = architecture.role(named: part.role) else { continue }
      if part.isKnown(as: role) { knownRoles.insert(part.role) } else { doubtful.append(part) }
    }
    types = Set(doubtful.map(\.type))
    if doubtful.isEmpty {
      names = []
      return
    }
    let roles = Set(doubtful.map(\.role)).subtracting(knownRoles)
    let contracts = module.contracts.filter { use in
      let implementers = architecture.contract(named: use.contract)?.implementers ?? []
      return !implementers.isEmpty && implementers.allSatisfy(roles.contains)
    }
    names = Set((doubtful.map(\.type) + contracts.map(\.type)).map(index.name))
  }

  func contains(_ type: TypeDeclaration.ID) -> Bool { types.contains(type) }

  /// Whether a symbol is one of theirs: `ProfileThing.view`.
  func own(_ symbol: String) -> Bool {
    !names.isEmpty && names.contains(String(symbol.prefix { $0 != "." }))
  }
}
