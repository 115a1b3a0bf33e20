import AdderArchitectures
import AdderModuleDiscovery
import AdderSwiftSource

/// Reports parts of a module that keep each other or themselves alive, and parts that are kept alive
/// by what outlives the module.
struct RetainCycleRules: RuleFamily {
  let rules: [LintRule] = [.moduleRetainCycle, .moduleOutlivesScreen]

  func check(_ module: LintedModule, _ report: inout LintReport) {
    let leaks = ModuleLeaks(of: module)
    let cycles = leaks.cycles.filter { cycle in
      // If a reference should be weak, another rule reports it.
      !cycle.contains { report.reportsOwnership(of: module.subject($0.label, of: $0.from)) }
    }
    for cycle in cycles { tell(cycle, module, &report) }
    let circular = leaks.circular.filter { leak in
      !leak.way.contains { report.reportsOwnership(of: module.subject($0.label, of: $0.from)) }
        && !leak.retention.keeping.stores.contains { store in
          report.reportsOwnership(of: module.subject(store.property, of: store.type))
        }
    }
    for leak in circular { tell(leak, .moduleRetainCycle, module, &report) }
    for leak in leaks.outlived { tell(leak, .moduleOutlivesScreen, module, &report) }
    if cycles.isEmpty, circular.isEmpty { report.keeps(.moduleRetainCycle) }
    if leaks.outlived.isEmpty { report.keeps(.moduleOutlivesScreen) }
  }

  // MARK: References between parts

  private func tell(
    _ cycle: [StrongHoldings.Holding], _ module: LintedModule, _ report: inout LintReport
  ) {
    let cycle = endingWithBackReference(cycle, module)
    guard let last = cycle.last else { return }
    let circle = cycle.map(\.from) + [cycle[0].from]
    // The cycle exists whatever roles the types play, so parts with uncertain roles count, too.
    report.finds(
      LintProblem(
        .moduleRetainCycle, module.subject(circle), at: last.place,
        "These parts keep each other alive: \(circle.map(module.name).joined(separator: " → ")). Make '\(last.label)' weak.",
        notes: cycle.map { note($0, module) }, fix: weakening(last, module)),
      under: module.rules, group: module.module.name)
  }

  /// Returns the cycle with the reference at its end that an object sets to itself, as in
  /// `router.dataStore = self`: the object owns what it gives itself to.
  private func endingWithBackReference(
    _ cycle: [StrongHoldings.Holding], _ module: LintedModule
  ) -> [StrongHoldings.Holding] {
    let number = cycle.firstIndex { holding in
      module.graph.edges(from: holding.from).contains { edge in
        edge.property == holding.property.name && edge.target == holding.to
          && edge.composer?.type == holding.to
      }
    }
    guard let number else { return cycle }
    return Array(cycle[(number + 1)...] + cycle[...number])
  }

  private func note(
    _ holding: StrongHoldings.Holding, _ module: LintedModule
  ) -> LintFinding.Note {
    .init(
      "'\(module.name(holding.from))' retains '\(module.name(holding.to))' through '\(holding.label)'.",
      at: holding.place)
  }

  private func weakening(_ holding: StrongHoldings.Holding, _ module: LintedModule) -> SourceFix? {
    let name = holding.property.name
    guard module.isKeptAlive(holding.to, besides: name, of: holding.from),
      !module.isSetByItself(name, of: holding.from, to: holding.to)
    else { return nil }
    return StrengthEdit(of: holding.property, in: module).fix(to: .weak)
  }

  // MARK: Closures, methods and objects

  private func tell(
    _ leak: ModuleLeaks.Leak, _ rule: LintRule, _ module: LintedModule, _ report: inout LintReport
  ) {
    let retention = leak.retention
    let message = LeakMessage(leak, in: module)
    report.finds(
      LintProblem(
        rule, module.subject(message.member, of: retention.owner),
        at: module.nameplace(at: retention.place), message.text,
        notes: leak.way.map { note($0, module) }, fix: fix(retention, module)),
      under: module.rules, group: module.module.name)
  }

  private func fix(_ retention: Retention, _ module: LintedModule) -> SourceFix? {
    guard retention.form == .closure,
      case .property(let name, let holder) = retention.keeping.keeper,
      retention.keeping.way == [name],
      let property = module.index.names.name(name).flatMap({ module.index.property($0, of: holder) }
      ),
      module.holdsAction(property.property)
    else { return nil }
    return WeakCaptureEdit(of: retention.place, in: module)?.fix(capturing: retention.name)
  }
}

/// What is reported about a leak: the path, and what to do about it.
private struct LeakMessage {
  private let leak: ModuleLeaks.Leak
  private let module: LintedModule
  private var retention: Retention { leak.retention }

  init(_ leak: ModuleLeaks.Leak, in module: LintedModule) {
    self.leak = leak
    self.module = module
  }

  /// The member that the finding is about.
  var member: String { retention.keeping.way.first ?? "self" }

  var text: String { "\(statement): \(path.joined(separator: " → ")). \(advice)" }

  private var captured: String { module.name(retention.captured) }

  private var statement: String {
    if case .outsider = retention.keeping.keeper {
      return "'\(captured)' outlives its screen"
    }
    return leak.way.isEmpty
      ? "'\(captured)' keeps itself alive" : "These objects keep each other alive"
  }

  /// From the keeper to the captured object.
  private var path: [String] {
    let way = retention.keeping.way.map { $0.contains(" ") ? $0 : "'\($0)'" }
    let end =
      switch retention.form {
      case .closure: ["the closure", "'\(captured)'"]
      case .method(let name): ["the method '\(name)'", "'\(captured)'"]
      case .object: ["'\(captured)'"]
      }
    guard !leak.way.isEmpty else { return way + end }
    return leak.way.map { "'\(module.name($0.from))'" } + [
      "'\(module.name(leak.way[leak.way.count - 1].to))'"
    ] + way + end
  }

  private var advice: String {
    let release =
      switch retention.keeping.keeper {
      case .outsider(.runLoop(let name)): "invalidate the \(name) when the screen closes"
      case .outsider(.notificationCenter): "remove the observer when the screen closes"
      case .outsider(.session): "invalidate the session when the screen closes"
      case .outsider(.task): "cancel the task when the screen closes"
      case .outsider(.shared), .property, .caller: ""
      }
    let change =
      switch retention.form {
      case .closure: "Capture '[weak \(retention.name)]'"
      case .method(let name): "Use a closure with '[weak self]' instead of '\(name)'"
      case .object:
        retention.keeping.stores.last.map { "Store it weakly in '\($0.property)'" }
          ?? "Reference '\(captured)' weakly"
      }
    return release.isEmpty ? change + "." : "\(change), or \(release)."
  }
}
