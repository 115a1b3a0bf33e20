/// What a module could be, seen from one start with one architecture.
struct ModuleCandidate {
  let start: ModuleStart
  /// The number of the architecture.
  let pattern: Int
  let labels: RoleLabels
  /// How well it fits, for comparing architectures.
  let fit: Int
  /// The types that decide for the module, or do its business logic, ascending.
  let deciders: [TypeDeclaration.ID]
  /// The types that show it.
  let views: [TypeDeclaration.ID]
  /// Whether there is more than a screen with helpers: a type that decides for it.
  let isModule: Bool

  /// The evidence that it needs at least.
  private static let least = 10

  /// - Parameter roles: those of the architecture.
  init(start: ModuleStart, pattern: Int, labels: RoleLabels, fit: Int, roles: [RolePattern]) {
    self.start = start
    self.pattern = pattern
    self.labels = labels
    self.fit = fit
    let deciding = labels.labels.filter { roles[$0.role].decides }
    deciders = deciding.map(\.type).sorted()
    views = labels.labels.filter { roles[$0.role].shows }.map(\.type)
    if deciding.isEmpty || labels.partsWeight < Self.least {
      isModule = false
      return
    }
    let isNamed = deciding.contains(where: \.isNamed)
    switch start.kind {
    // Where it is far from the architecture, the deciding type must be named accordingly.
    case .screen: isModule = isNamed || fit >= Self.least
    // Without a screen there must be several types whose names state their roles.
    case .decider: isModule = isNamed && labels.labels.count(where: \.isNamed) > 1
    }
  }
}
