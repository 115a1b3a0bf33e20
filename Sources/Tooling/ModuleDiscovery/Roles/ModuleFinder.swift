package import AdderArchitectures

/// Finds the modules of a project: which types play which roles of which architecture.
///
/// Looks at the wiring first and takes names as one more sign, so that a project with names of its own is
/// read as well as one with the architecture's.
package struct ModuleFinder {
  private let index: ProjectIndex
  package let graph: WiringGraph
  private let types: ProjectTypes
  private let patterns: [ArchitecturePattern]
  private let constructions: [Construction]

  package init(
    _ index: ProjectIndex, architectures: [Architecture], interfaceClasses: Set<String> = []
  ) {
    self.index = index
    let types = ProjectTypes(index, interfaceClasses: interfaceClasses)
    self.types = types
    var reader = FlowReader(index)
    reader.read()
    constructions = reader.constructions
    graph = WiringGraph(index, flows: reader.flows) { types.isTest[$0] }
    patterns = architectures.map(ArchitecturePattern.init)
  }

  /// What has to speak for a module at least.
  private static let least = 10
  /// How much better another architecture has to fit than the project's usual one.
  private static let margin = 10

  private struct Candidate {
    var start: ModuleStart
    var pattern: Int
    var labels: RoleLabels
  }

  /// All modules, by name.
  package func modules() -> [Module] {
    let views = index.types.indices.filter { types.isScreen[$0] && !types.isTest[$0] }
    let all = views.flatMap(starts).map { start in
      patterns.indices.map { number in
        Candidate(
          start: start, pattern: number,
          labels: RoleLabels(
            from: start, index: index, graph: graph, types: types, pattern: patterns[number]))
      }
    }
    let usual = usualPattern(all)
    // A project has one architecture mostly; a module is of another only where that fits much better.
    var candidates = all.compactMap { options -> Candidate? in
      guard
        let best = options.max(by: {
          ($0.labels.weight, $1.pattern) < ($1.labels.weight, $0.pattern)
        })
      else { return nil }
      let own = options[usual]
      return isModule(own) && own.labels.weight + Self.margin > best.labels.weight ? own : best
    }
    candidates = candidates.filter(isModule)
    candidates.sort { ($0.labels.weight, $1.start.view) > ($1.labels.weight, $0.start.view) }
    var deciders: Set<Decider> = []
    var modules: [Module] = []
    for candidate in candidates {
      // A screen or a presenter may serve several modules, but not the two of them together.
      let own = self.deciders(of: candidate)
      if own.isSubset(of: deciders) { continue }
      deciders.formUnion(own)
      modules.append(module(candidate))
    }
    return modules.sorted { $0.name < $1.name }
  }

  /// Where a screen is put together with others; once for each time it is.
  func starts(_ view: TypeDeclaration.ID) -> [ModuleStart] {
    var composers: [TypeDeclaration.ID: Set<WiringGraph.Composer>] = [:]
    var targets: [TypeDeclaration.ID: [Name: Set<TypeDeclaration.ID>]] = [:]
    for edge in graph.edges(from: view) {
      guard let composer = edge.composer, composer.type != view else { continue }
      composers[composer.type, default: []].insert(composer)
      targets[composer.type, default: [:]][edge.property, default: []].insert(edge.target)
    }
    if composers.isEmpty { return [ModuleStart(view: view)] }
    return composers.sorted { $0.key < $1.key }.flatMap { type, functions in
      let isOne = targets[type]?.values.allSatisfy { $0.count == 1 } ?? true
      return functions.sorted { $0.function.node < $1.function.node }
        .prefix(isOne ? 1 : functions.count)
        .map { ModuleStart(view: view, composer: $0, isComposedInOneFunction: !isOne) }
    }
  }

  /// A screen, and somebody who decides for it.
  private struct Decider: Hashable {
    var view: TypeDeclaration.ID
    var type: TypeDeclaration.ID
  }

  private func deciders(of candidate: Candidate) -> Set<Decider> {
    let roles = patterns[candidate.pattern].roles
    return Set(
      candidate.labels.labels.filter {
        roles[$0.value.role].role.has(.decides)
          || roles[$0.value.role].role.has(.appliesBusinessLogic)
      }
      .map { Decider(view: candidate.start.view, type: $0.key) })
  }

  /// The architecture that fits the project best as a whole; the first of those that fit alike.
  private func usualPattern(_ all: [[Candidate]]) -> Int {
    let weights = patterns.indices.map { pattern in
      all.reduce(0) { $0 + (isModule($1[pattern]) ? $1[pattern].labels.weight : 0) }
    }
    return weights.indices.max { (weights[$0], $1) < (weights[$1], $0) } ?? 0
  }

  /// Whether there is more than a screen with helpers: somebody decides for it.
  private func isModule(_ candidate: Candidate) -> Bool {
    let roles = patterns[candidate.pattern].roles
    return candidate.labels.weight >= Self.least
      && candidate.labels.labels.values.contains {
        let role = roles[$0.role].role
        return role.has(.decides) || role.has(.appliesBusinessLogic)
      }
  }

  // MARK: The module

  private func module(_ candidate: Candidate) -> Module {
    let pattern = patterns[candidate.pattern]
    var module = Module(
      name: "", architecture: pattern.architecture.name, weight: candidate.labels.weight)
    for (type, label) in candidate.labels.labels.sorted(by: { $0.value.role < $1.value.role }) {
      module.parts.append(
        .init(
          role: pattern.roles[label.role].role.name, type: type,
          certainty: label.evidence.count > 2 ? .certain : .likely, evidence: label.evidence))
    }
    module.name = name(of: module, pattern)
    if let composer = composer(of: module, pattern) { module.parts.append(composer) }
    return module
  }

  /// What the parts' names have in common, without what their roles add.
  private func name(of module: Module, _ pattern: ArchitecturePattern) -> String {
    var votes: [String: Int] = [:]
    for part in module.parts {
      let name = index.names[index.types[part.type].name]
      guard let role = pattern.roles.first(where: { $0.role.name == part.role }),
        let word = (role.ownWords + role.words).filter({ name.hasSuffix($0) }).max(by: {
          $0.count < $1.count
        }),
        word.count < name.count
      else { continue }
      votes[String(name.dropLast(word.count)), default: 0] += 1
    }
    if let best = votes.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) { return best.key }
    return index.names[index.types[module.parts[0].type].name]
  }

  /// Who makes the module's parts and connects them.
  private func composer(of module: Module, _ pattern: ArchitecturePattern) -> Module.Part? {
    guard let role = pattern.roles.first(where: { $0.role.has(.composes) }),
      module.part(role.role.name) == nil
    else { return nil }
    let members = Set(module.parts.map(\.type))
    var made: [TypeDeclaration.ID: Set<TypeDeclaration.ID>] = [:]
    for construction in constructions where members.contains(construction.type) {
      guard let composer = construction.composer, !members.contains(composer),
        !types.isTest[composer]
      else { continue }
      made[composer, default: []].insert(construction.type)
    }
    guard let best = made.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }),
      best.value.count > 1
    else { return nil }
    let name = index.names[index.types[best.key].name]
    let word = (role.ownWords + role.words).first { name.hasSuffix($0) }
    return Module.Part(
      role: role.role.name, type: best.key, certainty: .certain,
      evidence: [.composes(best.value.count)] + (word.map { [.named($0)] } ?? []))
  }
}
