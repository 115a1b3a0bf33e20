import AdderArchitectures
import AdderModuleDiscovery

/// How most modules name their parts and contracts.
struct UsualTypes {
  /// By the type of a module: the name of its role or contract, such as `{module}Presenter`.
  private var patterns: [TypeDeclaration.ID: String] = [:]
  private let index: ProjectIndex

  init(of modules: [Module], _ index: ProjectIndex, _ architecture: Architecture) {
    self.index = index
    for role in architecture.roles {
      let parts = modules.compactMap { module in
        module.part(role.name).map { (module.name, $0.type) }
      }
      add(parts, role.typeNames)
    }
    for contract in architecture.contracts {
      let uses = modules.compactMap { module in
        module.contracts.first { $0.contract == contract.name }.map { (module.name, $0.type) }
      }
      add(uses, contract.protocolNames)
    }
  }

  private mutating func add(
    _ types: [(module: String, type: TypeDeclaration.ID)], _ stated: [NamingPattern]
  ) {
    let names = Majority(
      types.map { module, type in index.name(of: type).replacing(module, with: "{module}") })
    guard let usual = names.kept(of: types.count).first ?? stated.first?.description,
      usual.contains("{module}")
    else { return }
    for (_, type) in types where patterns[type] == nil { patterns[type] = usual }
  }

  /// Returns the types of a module that are named otherwise, with their usual names.
  func renamed(in module: Module) -> [String: String] {
    var renamed: [String: String] = [:]
    for type in module.parts.map(\.type) + module.contracts.map(\.type) {
      guard let usual = patterns[type] else { continue }
      let name = index.name(of: type)
      let expected = usual.replacing("{module}", with: module.name)
      // Another type can have the usual name.
      if expected != name, index.names.name(expected) == nil { renamed[name] = usual }
    }
    return renamed
  }
}
