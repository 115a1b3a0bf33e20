import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Reports parts of a module that keep each other alive.
struct RetainCycleRules: RuleFamily {
  let rule = LintRule.moduleRetainCycle
  var rules: [LintRule] { [rule] }

  func check(_ module: LintedModule, _ report: inout LintReport) {
    let cycles = StrongHoldings(of: module).cycles
    if cycles.isEmpty { report.keeps(rule) }
    for cycle in cycles {
      // If a reference should be weak, another rule reports it.
      let isKnown = cycle.contains { holding in
        report.reportsOwnership(of: module.subject(holding.label, of: holding.from))
      }
      if !isKnown, !cycle.contains(where: { module.index.isEnded($0.label, of: $0.from) }) {
        tell(cycle, module, &report)
      }
    }
  }

  private func tell(
    _ cycle: [StrongHoldings.Holding], _ module: LintedModule, _ report: inout LintReport
  ) {
    // The place to break the cycle is a stored closure or, if there is none, the last reference.
    guard let last = cycle.first(where: \.isClosure) ?? cycle.last else { return }
    let circle = cycle.map(\.from) + [cycle[0].from]
    let advice =
      last.isClosure
      ? "Capture '[weak \(last.captured ?? "self")]'." : "Make '\(last.label)' weak."
    let description =
      cycle.count == 1
      ? "'\(module.name(last.from))' keeps itself alive through \(last.isClosure ? "the closure in " : "")'\(last.label)'."
      : "These parts keep each other alive: \(circle.map(module.name).joined(separator: " → "))."
    // The cycle exists whatever roles the types play, so parts with uncertain roles count, too.
    report.finds(
      LintProblem(
        rule, module.subject(circle), at: last.place,
        "\(description) \(advice)",
        notes: cycle.map { holding in
          .init(
            "'\(module.name(holding.from))' retains '\(module.name(holding.to))' through "
              + (holding.isClosure ? "the closure in '\(holding.label)'." : "'\(holding.label)'."),
            at: holding.place)
        }, fix: last.captureFix ?? weakening(last, module)), under: module.rules,
      group: module.module.name)
  }

  private func weakening(_ holding: StrongHoldings.Holding, _ module: LintedModule) -> SourceFix? {
    guard let property = holding.property,
      module.isKeptAlive(holding.to, besides: property.name, of: holding.from)
    else { return nil }
    return StrengthEdit(of: property, in: module).fix(to: .weak)
  }
}

/// The strong references between the parts of a module.
struct StrongHoldings {
  struct Holding {
    var from: TypeDeclaration.ID
    var to: TypeDeclaration.ID
    /// The name of the property.
    var label: String
    var place: LintPlace
    /// True if the property stores a closure that captures the other part.
    var isClosure = false
    var captured: String?
    /// The property that holds the reference; `nil` for a closure.
    var property: Property?
    /// A fix that makes the closure capture weakly.
    var captureFix: SourceFix?
  }

  private let parts: [TypeDeclaration.ID]
  private var holdings: [TypeDeclaration.ID: [Holding]] = [:]

  init(of module: LintedModule) {
    parts = module.parts.map(\.type)
    let own = Set(parts)
    for edge in parts.flatMap({ module.graph.edges(from: $0) }) where own.contains(edge.target) {
      add(edge, module)
    }
    for use in own.sorted().flatMap({ module.project.closures[$0] ?? [] }) {
      guard case .stored(let holder, let property) = use.fate else { continue }
      for capture in use.captures where capture.strength == .strong && own.contains(capture.type) {
        // An object that a part keeps alive, such as one of its views, keeps the closure alive.
        if !own.contains(holder) {
          for edge in module.graph.edges(from: capture.type) where edge.target == holder {
            add(edge, module)
          }
        }
        add(use, in: holder, property, capture, module)
      }
    }
  }

  private mutating func add(_ edge: WiringGraph.Edge, _ module: LintedModule) {
    guard edge.strength == .strong, edge.certainty != .onlyConforming,
      edge.target != edge.holder,
      let property = module.index.property(edge.property, of: edge.owner)?.property,
      !property.isComputed
    else { return }
    holdings[edge.holder, default: []].append(
      Holding(
        from: edge.holder, to: edge.target, label: module.index.names[edge.property],
        place: module.nameplace(at: property.place), property: property))
  }

  private mutating func add(
    _ use: ClosureUse, in holder: TypeDeclaration.ID, _ property: Name,
    _ capture: ClosureUse.Capture, _ module: LintedModule
  ) {
    let name = module.index.names[capture.name]
    let declared = module.index.property(property, of: holder)?.property
    let isAction = declared.map(module.holdsAction) ?? false
    holdings[holder, default: []].append(
      Holding(
        from: holder, to: capture.type, label: module.index.names[property],
        place: module.nameplace(at: use.place), isClosure: true, captured: name,
        captureFix: isAction
          ? WeakCaptureEdit(of: use.place, in: module)?.fix(capturing: name) : nil))
  }

  /// The shortest cycle through each part, without duplicates.
  var cycles: [[Holding]] {
    var known: Set<Set<TypeDeclaration.ID>> = []
    return parts.compactMap { part in
      guard let cycle = shortestCycle(from: part),
        known.insert(Set(cycle.map(\.from))).inserted
      else { return nil }
      return cycle
    }
  }

  /// Returns true if one part keeps another one alive, directly or through other parts.
  func lead(from start: TypeDeclaration.ID, to end: TypeDeclaration.ID) -> Bool {
    var seen: Set<TypeDeclaration.ID> = [start]
    var open = [start]
    while let type = open.popLast() {
      if type == end { return true }
      for holding in holdings[type] ?? [] where seen.insert(holding.to).inserted {
        open.append(holding.to)
      }
    }
    return false
  }

  /// Searches breadth-first: the first cycle that is found is the shortest.
  private func shortestCycle(from start: TypeDeclaration.ID) -> [Holding]? {
    var waysHere: [TypeDeclaration.ID: Holding] = [:]
    var open = [start]
    while !open.isEmpty {
      var next: [TypeDeclaration.ID] = []
      for type in open {
        for holding in holdings[type] ?? [] {
          if holding.to == start { return way(to: holding, waysHere, from: start) }
          if waysHere[holding.to] == nil {
            waysHere[holding.to] = holding
            next.append(holding.to)
          }
        }
      }
      open = next
    }
    return nil
  }

  private func way(
    to last: Holding, _ waysHere: [TypeDeclaration.ID: Holding], from start: TypeDeclaration.ID
  ) -> [Holding] {
    var way = [last]
    while way[0].from != start, let holding = waysHere[way[0].from] { way.insert(holding, at: 0) }
    return way
  }
}
