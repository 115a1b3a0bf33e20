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
    _ index: ProjectIndex, architectures: [Architecture], storyboardClasses: Set<String> = []
  ) {
    self.index = index
    let types = ProjectTypes(index, storyboardClasses: storyboardClasses)
    self.types = types
    var reader = FlowReader(index)
    reader.read()
    constructions = reader.constructions
    graph = WiringGraph(index, flows: reader.flows) { types.isTest[$0] }
    patterns = architectures.map(ArchitecturePattern.init)
  }

  /// What has to speak for a module at least.
  private static let least = 10

  private struct Candidate {
    var view: TypeDeclaration.ID
    var pattern: Int
    var labels: RoleLabels
  }

  /// All modules, by name.
  package func modules() -> [Module] {
    let views = index.types.indices.filter { types.isScreen[$0] && !types.isTest[$0] }
    let all = views.map { view in
      patterns.indices.map { number in
        Candidate(
          view: view, pattern: number,
          labels: RoleLabels(
            from: view, index: index, graph: graph, types: types, pattern: patterns[number]))
      }
    }
    let usual = usualPattern(all)
    // The architecture that fits best; where two fit alike, that of most modules of the project.
    var candidates = all.compactMap { options in
      options.max {
        ($0.labels.weight, $0.pattern == usual ? 1 : 0, -$0.pattern)
          < ($1.labels.weight, $1.pattern == usual ? 1 : 0, -$1.pattern)
      }
    }
    candidates = candidates.filter(isModule)
    candidates.sort { ($0.labels.weight, $1.view) > ($1.labels.weight, $0.view) }
    var taken: Set<TypeDeclaration.ID> = []
    var modules: [Module] = []
    for candidate in candidates {
      let members = Set(candidate.labels.labels.keys)
      if !members.isDisjoint(with: taken) { continue }
      taken.formUnion(members)
      modules.append(module(candidate))
    }
    return modules.sorted { $0.name < $1.name }
  }

  private func usualPattern(_ all: [[Candidate]]) -> Int? {
    var counts: [Int: Int] = [:]
    for options in all {
      let best = options.map(\.labels.weight).max() ?? 0
      if best < Self.least { continue }
      let winners = options.filter { $0.labels.weight == best }
      if winners.count == 1 { counts[winners[0].pattern, default: 0] += 1 }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
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
