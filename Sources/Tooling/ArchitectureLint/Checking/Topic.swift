import AdderArchitectures
import AdderModuleDiscovery

/// Something that a role must not know. It is a class because roles and contracts are large values.
final class Topic: Sendable {
  let name: String
  let knowledge: Knowledge?
  let role: Role?
  let contract: Contract?

  init(_ name: String, in architecture: Architecture) {
    self.name = name
    knowledge = architecture.knowledge(named: name)
    role = architecture.role(named: name)
    contract = architecture.contract(named: name)
  }

  /// Returns true if the topic is a role that a composer must know to compose the module.
  func isBuilt(by builder: Role, in architecture: Architecture) -> Bool {
    guard let role, builder.has(.composes), !builder.has(.shows) else { return false }
    return architecture.compositions.contains {
      $0.role == builder.name && $0.builds.contains(role.name)
    }
  }

  func includes(_ mention: Mention, _ module: LintedModule, _ names: KnowledgeNames) -> Bool {
    switch mention.kind {
    case .mention, .call, .imported:
      guard let knowledge else { return false }
      return mention.bodies & names.bodies(named: knowledge.name) != 0
    case .type(let type):
      if let role {
        if module.doubtfulParts.contains(type) { return false }
        return module.parts.contains { $0.type == type && $0.role.name == role.name }
          || module.contracts.contains {
            $0.type == type && $0.contract.implementers == [role.name]
              && $0.contract.crossing == .within
          }
      }
      return contract.map { contract in
        module.contracts.contains { $0.type == type && $0.contract.name == contract.name }
      } ?? false
    }
  }
}
