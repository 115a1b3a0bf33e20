import AdderArchitectures

/// Gives the types around a screen the roles of one architecture, the surest first.
struct RoleLabels {
  let index: ProjectIndex
  let graph: WiringGraph
  let types: ProjectTypes
  let pattern: ArchitecturePattern

  private(set) var labels: [TypeDeclaration.ID: Label] = [:]
  /// What speaks for the parts that were found.
  private(set) var partsWeight = 0
  /// How well all of it fits: also what the architecture has and the module has not.
  private(set) var weight = 0

  struct Label {
    var role: Int
    var weight: Int
    var evidence: [Evidence]

    /// Whether its type is called as types of the role are.
    var isNamed: Bool {
      evidence.contains { if case .named = $0 { true } else { false } }
    }
  }

  /// A type that could be given a role next.
  private struct Option {
    var type: TypeDeclaration.ID
    var label: Label
  }

  private var options: [Option] = []
  private var takenRoles: Set<Int> = []

  /// What has to speak for a role at least.
  private static let least = 4

  /// Who puts the module together; what others put together counts for their modules.
  let composer: WiringGraph.Composer?
  private let isComposedInOneFunction: Bool

  init(
    from start: ModuleStart, index: ProjectIndex, graph: WiringGraph, types: ProjectTypes,
    pattern: ArchitecturePattern
  ) {
    composer = start.composer
    isComposedInOneFunction = start.isComposedInOneFunction
    self.index = index
    self.graph = graph
    self.types = types
    self.pattern = pattern
    guard let role = start.kind == .screen ? pattern.view : pattern.decider else { return }
    var label = Label(role: role, weight: 0, evidence: [])
    if start.kind == .screen {
      label.weight += 1
      label.evidence.append(.showsSomething)
    }
    if let word = pattern.signs.ending(of: index.types[start.type].name, role) {
      label.weight += 2
      label.evidence.append(.named(word))
    }
    add(label, to: start.type)
    while let (type, label) = best() { add(label, to: type) }
    noteWiring(of: start.type, role)
    weight = partsWeight + agreements - missing
  }

  /// The first part is taken for one before anything is known of its wiring.
  private mutating func noteWiring(of type: TypeDeclaration.ID, _ role: Int) {
    for reference in pattern.references {
      guard reference.holder == role || reference.targets.contains(role) else { continue }
      let edge =
        reference.holder == role
        ? graph.edges(from: type).first { edge in
          isOwn(edge) && labels[edge.target].map { reference.targets.contains($0.role) } ?? false
        }
        : graph.edges(to: type).first { edge in
          isOwn(edge) && labels[edge.holder]?.role == reference.holder
        }
      guard let edge else { continue }
      labels[type]?.evidence.append(.wired(reference: reference.name, edge: edge))
    }
  }

  private mutating func add(_ label: Label, to type: TypeDeclaration.ID) {
    labels[type] = label
    takenRoles.insert(label.role)
    partsWeight += label.weight
    options += self.options(around: type, label.role)
  }

  /// The next type to be given a role, and the role.
  private mutating func best() -> (TypeDeclaration.ID, Label)? {
    options.removeAll { labels[$0.type] != nil || takenRoles.contains($0.label.role) }
    // Of those that weigh alike the first.
    let best = options.enumerated().max {
      ($0.element.label.weight, $1.offset) < ($1.element.label.weight, $0.offset)
    }
    return best.map { ($0.element.type, $0.element.label) }
  }

  /// What the types beside one that has a role can be.
  private func options(around type: TypeDeclaration.ID, _ role: Int) -> [Option] {
    var options: [Option] = []
    func add(_ type: TypeDeclaration.ID, _ label: Label) {
      if label.weight >= Self.least { options.append(Option(type: type, label: label)) }
    }
    for edge in graph.edges(from: type) where isFree(edge.target) && isOwn(edge) {
      for reference in pattern.references where reference.holder == role {
        for target in reference.targets where isFree(role: target) {
          add(edge.target, label(for: edge.target, target, edge, reference, isHolder: false))
        }
      }
    }
    for edge in graph.edges(to: type) where isFree(edge.holder) && isOwn(edge) {
      for reference in pattern.references
      where reference.targets.contains(role) && isFree(role: reference.holder) {
        add(edge.holder, label(for: edge.holder, reference.holder, edge, reference, isHolder: true))
      }
    }
    return options
  }

  private func isFree(_ type: TypeDeclaration.ID) -> Bool {
    guard labels[type] == nil, !types.isTest[type] else { return false }
    return index.types[type].kind == .class || index.types[type].kind == .actor
  }

  /// Whether an edge belongs to this module, as far as can be told.
  func isOwn(_ edge: WiringGraph.Edge) -> Bool {
    guard let composer, let other = edge.composer else { return true }
    if other.type == edge.holder { return true }
    return isComposedInOneFunction ? other == composer : other.type == composer.type
  }

  private func isFree(role: Int) -> Bool {
    pattern.roles[role].isOfModule && !takenRoles.contains(role)
  }
}
