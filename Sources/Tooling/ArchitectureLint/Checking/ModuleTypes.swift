import AdderArchitectures
import AdderModuleDiscovery

/// Which types of a project are parts and contracts of which modules, by name.
struct ModuleTypes: Sendable {
  /// A type as others see it.
  struct Use: Sendable {
    let type: TypeDeclaration.ID
    /// The numbers of its modules.
    var modules: Set<Int>
    /// Whether its modules show it to others, or it may be none of their parts.
    var isOpen: Bool
    /// The role that it plays; `nil` for a contract.
    let role: Role?
  }

  private let uses: [Name: Use]
  /// For each name of the project whether it is one of theirs alone: most are not.
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
        // Data that modules hand each other are nobody's inside.
        guard let role = architecture.role(named: part.role), !role.has(.isPlainData) else {
          continue
        }
        let isOpen = open.contains(role.name) || Self.isOpen(role) || !part.isKnown(as: role)
        add(part.type, number, isOpen: isOpen, role)
      }
      // One that does not bear the module's name may be anybody's.
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

  /// What others may know by its nature: what serves several modules, and what makes one.
  private static func isOpen(_ role: Role) -> Bool {
    role.has(.isShared) || role.has(.reachesData) || role.has(.composes)
  }

  /// The modules that have a part in common with a module, and itself. One who puts all modules together, or serves
  /// them, makes no relatives.
  func relatives(of module: LintedModule) -> Set<Int> {
    module.parts.reduce(into: [module.number]) { modules, part in
      if part.role.has(.composes) && !part.role.has(.shows) || part.role.has(.isShared) { return }
      if let use = use(of: part.type, in: module.index) { modules.formUnion(use.modules) }
    }
  }

  /// What a name means, where it is that of one type.
  func use(of name: Name) -> Use? { isUsed[Int(name.number)] ? uses[name] : nil }

  /// The same of a type, where it is the one that its name means.
  func use(of type: TypeDeclaration.ID, in index: ProjectIndex) -> Use? {
    let use = uses[index.types[type].name]
    return use?.type == type ? use : nil
  }

  /// The name of the module that a type is of, of several the first.
  func owner(of use: Use, in found: DiscoveredProject) -> String {
    use.modules.min().map { found.modules[$0].name } ?? ""
  }
}
