import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
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
    let cycle = endingWithWeakest(cycle, module)
    guard let last = cycle.last else { return }
    let isSafe =
      canBecomeWeak(last, module) || module.index.inherits(.viewControllers, last.to)
    let advice = WeakAdvice(for: last.property, of: last.from, to: last.to, in: module)
    let owner =
      isSafe ? [] : ["an object outside the cycle must own the '\(module.name(last.to))'"]
    let circle = cycle.map(\.from) + [cycle[0].from]
    let edit = StrengthEdit(of: last.property, in: module)
    let types = cycle.map(\.from)
    let danger =
      module.noteOnUnsafeClosure(in: types) ?? module.noteOnFreedObject(behind: types)
      ?? edit.noteOnNeededValue
    // The cycle exists whatever roles the types play, so parts with uncertain roles count, too.
    report.finds(
      LintProblem(
        .moduleRetainCycle, module.subject(circle), at: last.place,
        "These parts keep each other alive: \(circle.map(module.name).joined(separator: " → ")). \(advice.text(needing: owner)).",
        notes: cycle.map { note($0, module) } + (danger.map { [$0] } ?? []),
        fix: danger == nil && canBecomeWeak(last, module)
          ? edit.fix(to: .weak, target: last.to) : nil),
      under: module.rules, group: module.module.name)
  }

  /// Returns the cycle with the reference at its end that is the best one to make weak.
  ///
  /// It is one that is weak in most modules, or one whose object has another owner, if possible the one that
  /// an object sets to itself, as in `router.dataStore = self`: the object owns what it gives itself to. Nor does a
  /// helper own its delegate.
  private func endingWithWeakest(
    _ cycle: [StrongHoldings.Holding], _ module: LintedModule
  ) -> [StrongHoldings.Holding] {
    let back = cycle.firstIndex { holding in
      module.graph.edges(from: holding.from).contains { edge in
        edge.property == holding.property.name && edge.target == holding.to
          && edge.composer?.type == holding.to
      }
    }
    let order =
      [back ?? indexOfReceived(in: cycle, module) ?? cycle.count - 1] + cycle.indices.reversed()
    let number =
      order.first { isWeakByHabit(cycle[$0], module) }
      ?? order.first { number in
        module.part(cycle[number].from) == nil && module.isForListener(cycle[number].property)
      }
      ?? order.first { canBecomeWeak(cycle[$0], module) }
      // Whoever shows a screen keeps it.
      ?? order.first { module.index.inherits(.viewControllers, cycle[$0].to) }
      ?? order.first { module.isStructure(cycle[$0].to) } ?? order.first
    guard let number else { return cycle }
    return Array(cycle[(number + 1)...] + cycle[...number])
  }

  /// Returns the index of a reference that an object keeps because one of its methods received it, as in
  /// `service.signIn(for: self)`: its caller owns the object, not the other way around.
  private func indexOfReceived(
    in cycle: [StrongHoldings.Holding], _ module: LintedModule
  ) -> Int? {
    cycle.firstIndex { holding in
      module.graph.edges(from: holding.from).contains { edge in
        guard edge.property == holding.property.name, edge.target == holding.to,
          let composer = edge.composer, composer.type == holding.from
        else { return false }
        return module.index.types[holding.from].functions.contains {
          $0.place == composer.function && !$0.isStatic && !$0.parameters.isEmpty
        } && !module.isSetByItself(edge.property, of: holding.from, to: holding.to)
      }
    }
  }

  private func isWeakByHabit(_ holding: StrongHoldings.Holding, _ module: LintedModule) -> Bool {
    guard !module.followsDocument, let holder = module.part(holding.from)?.role.name,
      let target = module.part(holding.to)?.role.name
    else { return false }
    return module.project.ownershipHabits.owns(target, holder, in: module.module.architecture)
  }

  private func canBecomeWeak(_ holding: StrongHoldings.Holding, _ module: LintedModule) -> Bool {
    module.canBecomeWeak(holding.property, to: holding.to, of: holding.from)
  }

  private func note(
    _ holding: StrongHoldings.Holding, _ module: LintedModule
  ) -> LintFinding.Note {
    .init(
      "'\(module.name(holding.from))' retains '\(module.name(holding.to))' through '\(holding.label)'.",
      at: holding.place)
  }

  // MARK: Closures, methods and objects

  private func tell(
    _ leak: ModuleLeaks.Leak, _ rule: LintRule, _ module: LintedModule, _ report: inout LintReport
  ) {
    let retention = leak.retention
    let message = LeakMessage(leak, in: module)
    let place = module.nameplace(at: retention.place)
    var problem = LintProblem(
      rule, module.subject(message.member, of: retention.owner), at: place, message.text,
      notes: leak.way.map { note($0, module) }, fix: fix(retention, module))
    // What shares an object with many modules is changed once for all of them.
    if let (property, type) = message.sharedStore {
      let captured = module.name(retention.captured)
      problem = LintProblem(
        rule, module.subject(module.index.names[property.name], of: type),
        at: module.nameplace(at: property.place), message.text,
        notes: [.init("'\(captured)' passes itself on.", at: place)])
      problem.noteOnEarlier = .init("'\(captured)' is kept in the same way.", at: place)
    }
    report.finds(problem, under: module.rules, group: module.module.name)
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

  /// The property of an object that outlives every module, if it should reference another object weakly.
  var sharedStore: (property: Property, type: TypeDeclaration.ID)? {
    guard case .outsider(.shared) = retention.keeping.keeper, retention.form == .object,
      retention.keeping.link == nil, let store = retention.keeping.stores.last,
      let property = property(of: store)
    else { return nil }
    return (property, store.type)
  }

  private func property(of store: Keeping.Store) -> Property? {
    module.index.names.name(store.property).flatMap {
      module.index.property($0, of: store.type)?.property
    }
  }

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
    let release: String? =
      switch retention.keeping.keeper {
      case .outsider(.runLoop(let name)): "invalidate the \(name) when the screen closes"
      case .outsider(.notificationCenter): "remove the observer when the screen closes"
      case .outsider(.session): "invalidate the session when the screen closes"
      case .outsider(.task): "cancel the task when the screen closes"
      case .outsider(.shared), .property, .caller: nil
      }
    let sentence = [change, release].compactMap { $0 }.joined(separator: ", or ")
    return sentence.prefix(1).uppercased() + sentence.dropFirst() + "."
  }

  /// What to change in the reference; `nil` if it cannot be weak.
  private var change: String? {
    switch retention.form {
    case .closure: return "capture '[weak \(retention.name)]'"
    case .method(let name): return "use a closure with '[weak self]' instead of '\(name)'"
    case .object: break
    }
    switch retention.keeping.link {
    case .assignment: return assignmentAdvice
    case .handler: return "pass an object that references '\(captured)' weakly"
    case .staticProperty, nil: break
    }
    switch retention.keeping.keeper {
    case .outsider(.runLoop), .outsider(.session): return nil
    default: break
    }
    guard let store = retention.keeping.stores.last else {
      return "reference '\(captured)' weakly"
    }
    return storeAdvice(store)
  }

  /// `assign(to:)` takes only properties with `@Published`.
  private var assignmentAdvice: String {
    let code = module.index.files[Int(retention.place.file)]
    let path = (0..<Int(retention.place.node)).last { code.facts.nodes[$0].kind == .keyPath }
    let name = path.flatMap { path in
      code.facts.range(of: path).last { code.facts.nodes[$0].name != 0 }
    }.map { code.names[Int(code.facts.nodes[$0].name)] }
    let property = name.flatMap { module.index.property($0, of: retention.owner)?.property }
    guard let name, let property, !property.attributes.isEmpty else {
      return "use 'sink' with '[weak self]'"
    }
    return "use 'assign(to: &$\(module.index.names[name]))' or 'sink' with '[weak self]'"
  }

  private func storeAdvice(_ store: Keeping.Store) -> String {
    let isAmbiguous = retention.keeping.way.count { $0 == store.property } > 1
    let title = isAmbiguous ? "\(module.name(store.type)).\(store.property)" : store.property
    guard let property = property(of: store) else { return "store it weakly in '\(title)'" }
    let isKept =
      module.isKeptAlive(retention.captured, besides: property.name, of: store.type)
      && !module.isDropped(retention.captured, besides: property.name, of: store.type)
    if !isKept, let other = adviceForOtherEnd { return other }
    let owner = isKept ? [] : ["an object outside the cycle must own the '\(captured)'"]
    let advice = WeakAdvice(for: property, of: store.type, in: module)
    return advice.text(as: "store it weakly in '\(title)'", needing: owner)
  }

  /// The advice to make the first property on the way weak, if something else keeps its object: a screen is
  /// kept by whoever shows it. The captured object may be kept by nothing but the way back to it.
  private var adviceForOtherEnd: String? {
    guard case .property(let name, let holder) = retention.keeping.keeper,
      holder == retention.captured, retention.keeping.stores.last?.type != holder,
      let property = property(of: Keeping.Store(property: name, type: holder)),
      !property.isComputed, !property.isLazy
    else { return nil }
    let targets = module.graph.edges(from: holder).filter { $0.property == property.name }
      .map(\.target)
    guard !targets.isEmpty,
      targets.allSatisfy({ target in
        module.index.inherits(.viewControllers, target)
          || module.canBecomeWeak(property, to: target, of: holder)
      })
    else { return nil }
    let text = WeakAdvice(for: property, of: holder, in: module).text()
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
