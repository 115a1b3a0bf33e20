import AdderArchitectures
import AdderModuleDiscovery

/// The types of a project that are parts and contracts of modules, by name.
struct ModuleTypes: Sendable {
  /// A type, and the modules that it belongs to.
  struct Use: Sendable {
    let type: TypeDeclaration.ID
    /// The numbers of the modules.
    var modules: Set<Int>
    /// True if other modules may use the type, or if the type might not be a part of these modules.
    var isOpen: Bool
    /// The role that the type plays; `nil` for a contract.
    let role: Role?
  }

  private let uses: [Name: Use]
  /// For each name in the project: true if exactly one type has the name, and that type is in
  /// `uses`. Most names have no such type, so checking this first saves lookups.
  private let isUsed: [Bool]

  init(_ found: DiscoveredProject, _ architectures: [Architecture]) {
    var uses: [Name: Use] = [:]
    var severalTypes: Set<Name> = []
    func add(_ type: TypeDeclaration.ID, _ module: Int, isOpen: Bool, _ role: Role?) {
      let name = found.index.types[type].name
      if let known = uses[name], known.type != type { severalTypes.insert(name) }
      uses[name, default: Use(type: type, modules: [], isOpen: isOpen, role: role)]
        .modules.insert(module)
      if isOpen { uses[name]?.isOpen = true }
    }
    for (number, module) in found.modules.enumerated() {
      guard let architecture = architectures.first(where: { $0.name == module.architecture }) else {
        continue
      }
      let open = Set(architecture.layout.openToOthers)
      for part in module.parts {
        // Data that modules pass to each other is internal to none of them.
        guard let role = architecture.role(named: part.role), !role.has(.isPlainData) else {
          continue
        }
        let isOpen = open.contains(role.name) || Self.isOpen(role) || !part.isKnown(as: role)
        add(part.type, number, isOpen: isOpen, role)
      }
      // A protocol that is not named after the module may belong to another module.
      for contract in module.contracts
      where found.index.name(of: contract.type).hasPrefix(module.name) {
        let crosses = architecture.contract(named: contract.contract)?.crossing != .within
        add(contract.type, number, isOpen: open.contains(contract.contract) || crosses, nil)
      }
    }
    for name in severalTypes { uses[name] = nil }
    self.uses = uses
    var isUsed = [Bool](repeating: false, count: found.index.names.count)
    for name in uses.keys where found.index.types(named: name).count == 1 {
      isUsed[Int(name.number)] = true
    }
    self.isUsed = isUsed
  }

  /// Returns true for roles that every module may use:
  /// those that serve several modules, and composers.
  private static func isOpen(_ role: Role) -> Bool {
    role.has(.isShared) || role.has(.reachesData) || role.has(.composes)
  }

  /// Returns the modules that share a part with a module, and the module itself. Composers and
  /// shared roles do not count, because they may compose or serve all modules.
  func relatives(of module: LintedModule) -> Set<Int> {
    module.parts.reduce(into: [module.number]) { modules, part in
      if part.role.has(.composes) && !part.role.has(.shows) || part.role.has(.isShared) { return }
      if let use = use(of: part.type, in: module.index) { modules.formUnion(use.modules) }
    }
  }

  /// Returns the use of a name, if only one type has the name.
  func use(of name: Name) -> Use? { isUsed[Int(name.number)] ? uses[name] : nil }

  /// Returns the use of a type; `nil` if the use stored under the type's name belongs to another
  /// type.
  func use(of type: TypeDeclaration.ID, in index: ProjectIndex) -> Use? {
    let use = uses[index.types[type].name]
    return use?.type == type ? use : nil
  }

  /// Returns the name of the module that a type belongs to. If there are several such modules,
  /// returns the name of the first one.
  func owner(of use: Use, in found: DiscoveredProject) -> String {
    use.modules.min().map { found.modules[$0].name } ?? ""
  }
}
