import AdderArchitectures
import AdderModuleDiscovery

/// Classes that belong to no module but are referenced by parts of several modules.
struct SharedHelpers: Sendable {
  /// For each type and trait, the numbers of the modules in which a part with the trait references
  /// the type.
  private var holders: [Key: Set<Int>] = [:]

  private struct Key: Hashable {
    var type: TypeDeclaration.ID
    var trait: Trait
  }

  init(in found: DiscoveredProject, _ architectures: [Architecture], parts: Set<TypeDeclaration.ID>)
  {
    let kinds: [Trait] = [.appliesBusinessLogic, .navigates]
    for (number, module) in found.modules.enumerated() {
      guard let architecture = architectures.first(where: { $0.name == module.architecture })
      else { continue }
      for part in module.parts where part.certainty == .certain {
        let role = architecture.role(named: part.role)
        guard let trait = kinds.first(where: { role?.has($0) ?? false }) else { continue }
        for edge in found.graph.edges(from: part.type) where !parts.contains(edge.target) {
          holders[Key(type: edge.target, trait: trait), default: []].insert(number)
        }
      }
    }
  }

  /// Returns true if parts with a trait reference a type in more than one module.
  func isShared(_ type: TypeDeclaration.ID, by trait: Trait) -> Bool {
    holders[Key(type: type, trait: trait)].map { $0.count > 1 } ?? false
  }
}
