import AdderArchitectures

/// What a module could be, seen from one start with one architecture.
struct ModuleCandidate {
  var start: ModuleStart
  /// The number of the architecture.
  var pattern: Int
  var labels: RoleLabels

  /// What has to speak for it at least.
  private static let least = 10

  /// Whether there is more than a screen with helpers: somebody decides for it.
  var isModule: Bool {
    if deciders.isEmpty || labels.partsWeight < Self.least { return false }
    let isNamed = deciders.contains { labels.labels[$0]?.isNamed ?? false }
    switch start.kind {
    // Where it is far from the architecture, the one who decides has to be called so.
    case .screen: return isNamed || fit >= Self.least
    // Without a screen there have to be several whose names say what they are.
    case .decider: return isNamed && labels.labels.values.count(where: \.isNamed) > 1
    }
  }

  /// The types that decide for the module, or do its business logic.
  var deciders: [TypeDeclaration.ID] {
    labels.labels.keys.filter { type in
      role(of: type).has(.decides) || role(of: type).has(.appliesBusinessLogic)
    }
  }

  /// The types that show it.
  var views: [TypeDeclaration.ID] { labels.labels.keys.filter { role(of: $0).has(.shows) } }

  private func role(of type: TypeDeclaration.ID) -> Role {
    // Only types with a label are asked for.
    labels.pattern.roles[labels.labels[type]?.role ?? 0].role
  }

  /// How well it fits, for comparing architectures.
  var fit: Int { labels.weight }
}
