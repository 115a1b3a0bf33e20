/// Assigns the roles of one architecture to a starting type and the types around it, beginning
/// with the most certain role.
struct RoleGiver {
  let project: KnownProject
  let pattern: ArchitecturePattern
  let start: ModuleStart

  private(set) var labels = RoleLabels()
  /// The roles that can be assigned next.
  private var options: [RoleLabel] = []

  /// The minimum evidence for a role.
  private static let least = 4

  var index: ProjectIndex { project.index }
  var graph: WiringGraph { project.graph }

  init(_ project: KnownProject, _ pattern: ArchitecturePattern, from start: ModuleStart) {
    self.project = project
    self.pattern = pattern
    self.start = start
    let isScreen = start.kind == .screen || start.kind == .shownValue
    guard let role = isScreen ? pattern.view : pattern.decider else { return }
    var label = RoleLabel(type: start.type, role: role)
    if isScreen {
      label.weight += 1
      label.signs.insert(.showsSomething)
    }
    if pattern.signs.isNamed(start.type, role) {
      label.weight += 2
      label.signs.insert(.named)
    }
    give(label)
    while let label = best() { give(label) }
  }

  private mutating func give(_ label: RoleLabel) {
    labels.add(label)
    addOptions(heldBy: label)
    addOptions(holding: label)
  }

  /// Returns the option with the most evidence. If there is a tie, the one named like the start takes
  /// precedence, and otherwise the first one: a screen can use another module's presenter, too.
  private mutating func best() -> RoleLabel? {
    options.removeAll { labels.label(of: $0.type) != nil || labels.type(playing: $0.role) != nil }
    return options.reduce(nil) { best, option in
      guard let best else { return option }
      if option.weight != best.weight || option.role != best.role {
        return option.weight > best.weight ? option : best
      }
      return likeness(to: option.type) > likeness(to: best.type) ? option : best
    }
  }

  /// The number of letters with which a type's name begins like that of the start.
  private func likeness(to type: TypeDeclaration.ID) -> Int {
    zip(index.plainName(of: start.type), index.plainName(of: type)).prefix { $0 == $1 }.count
  }

  // MARK: Options for the neighbours of a type with a role

  private mutating func addOptions(heldBy holder: RoleLabel) {
    for edge in graph.numbers(from: holder.type) {
      let type = graph.edges[edge].target
      guard isFree(type), start.ownsHeld(edge, in: graph) else { continue }
      for reference in pattern.references where reference.holder == holder.role {
        for role in reference.targets where isFree(role: role) {
          add(label(for: type, role, edge, reference, isHolder: false))
        }
      }
    }
  }

  private mutating func addOptions(holding target: RoleLabel) {
    for edge in graph.numbers(to: target.type) {
      let type = graph.edges[edge].holder
      guard isFree(type), start.owns(edge, in: graph) else { continue }
      for reference in pattern.references
      where reference.targets.contains(target.role) && isFree(role: reference.holder) {
        add(label(for: type, reference.holder, edge, reference, isHolder: true))
      }
    }
  }

  private mutating func add(_ option: RoleLabel) {
    if option.weight >= Self.least { options.append(option) }
  }

  private func isFree(_ type: TypeDeclaration.ID) -> Bool {
    guard labels.label(of: type) == nil, !project.types.isTest[type],
      !project.types.bridges.contains(type), !graph.between.contains(type),
      !project.hasOtherArchitecture[Int(index.types[type].place.file)]
    else { return false }
    switch index.types[type].kind {
    case .class, .actor, .struct: return true
    case .enum, .protocol: return false
    }
  }

  private func isFree(role: Int) -> Bool {
    pattern.roles[role].isOfModule && labels.type(playing: role) == nil
  }
}
