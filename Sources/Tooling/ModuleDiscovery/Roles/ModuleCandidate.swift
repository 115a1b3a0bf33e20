import AdderArchitectures

/// A possible module: the roles of one architecture, assigned to a starting type and the types
/// around it.
struct ModuleCandidate {
  let start: ModuleStart
  /// The index of the architecture.
  let pattern: Int
  let labels: RoleLabels
  /// A score of how well the architecture fits, for comparison with other candidates.
  let fit: Int
  /// The types that decide for the module or apply its business logic, in ascending order.
  let deciders: [TypeDeclaration.ID]
  /// The deciders that a screen has for itself: those that decide, or all if none does.
  let presenters: [TypeDeclaration.ID]
  /// The types that show the module.
  let views: [TypeDeclaration.ID]
  /// True if the start and a decider refer to each other.
  let isDirect: Bool
  /// True if the candidate has a decider and enough evidence.
  let isModule: Bool
  /// True if a decider is named like its role.
  let hasNamedDecider: Bool

  /// The minimum evidence for a module.
  private static let least = 10

  /// - Parameters:
  ///   - roles: The roles of the architecture.
  ///   - neighbours: The types that the start refers to, and the types that refer to it.
  ///   - isNamedPair: True if the start refers to a decider that is named after the same module.
  ///   - isSomethingElse: True if the candidate shows no screen of its own, but a control, a row of a list, or
  ///     what a view model says.
  init(
    start: ModuleStart, pattern: Int, labels: RoleLabels, fit: Int, roles: [RolePattern],
    neighbours: Set<TypeDeclaration.ID>, isNamedPair: Bool = false, isSomethingElse: Bool = false
  ) {
    self.start = start
    self.pattern = pattern
    self.labels = labels
    self.fit = fit
    let deciding = labels.labels.filter { roles[$0.role].decides }
    deciders = (start.kind == .wholeModule ? labels.labels : deciding).map(\.type).sorted()
    let own = labels.labels.filter { roles[$0.role].role.has(.decides) }.map(\.type)
    presenters = own.isEmpty ? deciders : own
    isDirect = !neighbours.isDisjoint(with: deciders)
    views = labels.labels.filter { roles[$0.role].shows }.map(\.type)
    let isNamed = start.kind == .wholeModule || deciding.contains(where: \.isNamed)
    hasNamedDecider = isNamed
    if start.kind == .wholeModule {
      isModule = true
      return
    }
    if deciding.isEmpty || isSomethingElse || labels.partsWeight < Self.least && !isNamedPair {
      isModule = false
      return
    }
    switch start.kind {
    // If the architecture does not fit well, a deciding type must be named like its role.
    case .screen: isModule = isNamed || fit >= Self.least
    // A structure is made for every part of a screen, so how well it fits says less.
    case .shownValue: isModule = isNamed
    // Without a screen, at least two types must be named like their roles, and one of them must be
    // a decider.
    case .decider, .wholeModule: isModule = isNamed && labels.labels.count(where: \.isNamed) > 1
    }
  }
}
