import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The ways in which a module's objects are kept alive by themselves, or by what outlives them.
struct ModuleLeaks {
  /// A reference that keeps its own owner alive.
  struct Leak {
    var retention: Retention
    /// The references from the captured object to the keeper.
    var way: [StrongHoldings.Holding]
  }

  let holdings: StrongHoldings
  /// The cycles of references without closures.
  private(set) var cycles: [[StrongHoldings.Holding]] = []
  /// The references that close a cycle.
  private(set) var circular: [Leak] = []
  /// The references from what outlives the module.
  private(set) var outlived: [Leak] = []

  private let module: LintedModule
  private var releasesByType: [TypeDeclaration.ID: ReleasePoints] = [:]

  init(of module: LintedModule) {
    self.module = module
    holdings = StrongHoldings(of: module)
    let harmless = module.project.harmlessClasses
    cycles = holdings.cycles.filter { cycle in
      !cycle.contains { holding in
        isReleased(holding) || module.isEmptied(holding.label, of: holding.from)
      } && !cycle.contains { harmless.contains($0.from) && $0.property.type?.shape != .collection }
        && !isOfCopy(cycle) && !isOfNewObjects(cycle)
    }
    let inCycles = Set(holdings.cycles.flatMap { $0.map(\.from) })
    let reader = RetentionReader(module)
    var circular: [SyntaxPlace: Leak] = [:]
    var outlived: [SyntaxPlace: Leak] = [:]
    for type in holdings.parts + holdings.helpers {
      for retention in reader.retentions(in: type) {
        guard let captured = own(retention.captured), !isAnsweredOnce(retention) else { continue }
        var leak = Leak(retention: retention, way: [])
        leak.retention.captured = captured
        switch retention.keeping.keeper {
        case .property(_, let holder):
          // There can be several helpers of a type, and the one that a part retains may be another.
          guard holder == retention.owner || holdings.parts.contains(holder) else { continue }
          // The cycle is reported at the property.
          if retention.form == .object, inCycles.contains(captured) { continue }
          guard let way = holder == captured ? [] : holdings.way(from: captured, to: holder) else {
            continue
          }
          leak.way = way
          if harmless.contains(captured) || isReleased(leak) { continue }
          if let known = circular[retention.place], known.way.count <= way.count { continue }
          circular[retention.place] = leak
        case .outsider(let outsider):
          if isReleased(retention, outsider) || harmless.contains(captured) { continue }
          outlived[retention.place] = outlived[retention.place] ?? leak
        case .caller: continue
        }
      }
    }
    self.circular = circular.values.filter { outlived[$0.retention.place] == nil }.sorted(
      by: Self.isBefore)
    self.outlived = outlived.values.sorted(by: Self.isBefore)
  }

  private static func isBefore(_ leak: Leak, _ other: Leak) -> Bool {
    let (place, otherPlace) = (leak.retention.place, other.retention.place)
    return (place.file, place.node) < (otherPlace.file, otherPlace.node)
  }

  /// Returns true if a structure in a cycle gets its reference only after another object has stored a copy of
  /// it, or while one does: `lazy var box = Box(self)`. The copy references nothing.
  private func isOfCopy(_ cycle: [StrongHoldings.Holding]) -> Bool {
    cycle.indices.contains { number in
      let holding = cycle[number]
      let before = cycle[number == 0 ? cycle.count - 1 : number - 1]
      guard module.isStructure(holding.from) else { return false }
      let stored = assignments(of: before)
      let given = stored.filter { $0.composer?.type != before.from }
      let isOwnValue = given.allSatisfy {
        module.index.contains($0.place, in: [holding.property.place])
      }
      if !given.isEmpty, isOwnValue { return true }
      let set = assignments(of: holding)
      return !stored.isEmpty && !set.isEmpty
        && set.allSatisfy { later in
          stored.allSatisfy {
            $0.composer == later.composer && $0.place.file == later.place.file
              && $0.place.node < later.place.node
          }
        }
    }
  }

  /// Returns true if each object in a cycle of types creates the next one itself, where it declares the property: the
  /// next one is a new object, and nothing leads back.
  private func isOfNewObjects(_ cycle: [StrongHoldings.Holding]) -> Bool {
    cycle.allSatisfy { holding in
      let all = module.graph.edges(from: holding.from).filter {
        $0.property == holding.property.name && $0.target == holding.to
      }
      let facts = module.index.files[Int(holding.property.place.file)].facts
      let range = facts.range(of: Int(holding.property.place.node))
      return !all.isEmpty
        && all.allSatisfy { module.index.contains($0.place, in: [holding.property.place]) }
        && range.contains { facts.isMade($0) }
        && !range.contains { facts.nodes[$0].kind == .identifier && facts.isNamed($0, "self") }
    }
  }

  private func assignments(of holding: StrongHoldings.Holding) -> [WiringGraph.Edge] {
    module.graph.edges(from: holding.from).filter {
      $0.property == holding.property.name && $0.target == holding.to && $0.certainty == .assigned
    }
  }

  /// Returns the part or helper that a captured object is; `nil` if it is none, or unknown.
  private func own(_ type: TypeDeclaration.ID) -> TypeDeclaration.ID? {
    if holdings.parts.contains(type) || holdings.helpers.contains(type) { return type }
    guard module.index.types[type].kind == .protocol else { return nil }
    let conforming = (module.graph.conforming[type] ?? []).filter(holdings.parts.contains)
    return conforming.count == 1 ? conforming[0] : nil
  }

  /// Returns true if a closure is the answer to a request, and waits for it in a collection or in a bag of
  /// subscriptions: whoever answers lets go of it.
  private func isAnsweredOnce(_ retention: Retention) -> Bool {
    guard retention.form == .closure, retention.keeping.stores.contains(where: isCollection) else {
      return false
    }
    let facts = module.index.files[Int(retention.place.file)].facts
    let method = facts.method(calledWith: Int(retention.place.node))
    return method.map { FrameworkNames.requestWords.contains(facts.name(of: $0).firstWord) }
      ?? false
  }

  private func isCollection(_ store: Keeping.Store) -> Bool {
    guard let name = module.index.names.name(store.property),
      let property = module.index.property(name, of: store.type)?.property
    else { return false }
    if property.type?.shape == .collection { return true }
    let names = property.type?.names.map { module.index.names[$0.last] } ?? []
    let facts = module.index.files[Int(property.place.file)].facts
    let made = facts.range(of: Int(property.place.node)).filter(facts.isMade).map(facts.name)
    return (names + made).contains { $0.hasSuffix("Bag") || $0.hasSuffix("Disposable") }
      || facts.range(of: Int(property.place.node)).contains {
        [.arrayLiteral, .dictionaryLiteral].contains(facts.nodes[$0].kind)
      }
  }

  // MARK: Releases

  private mutating func releases(of type: TypeDeclaration.ID) -> ReleasePoints {
    if let known = releasesByType[type] { return known }
    let found = ReleasePoints(of: type, in: module.index)
    releasesByType[type] = found
    return found
  }

  /// Returns true if the holder lets go of what it keeps. What a part calls another part to do, such as
  /// `router.popToStart()`, ends no reference between the two.
  private mutating func isReleased(_ holding: StrongHoldings.Holding) -> Bool {
    let isOfPart =
      holdings.parts.contains(holding.to) && holding.property.type?.shape != .collection
    return releases(of: holding.from).release(holding.label, by: { _ in !isOfPart })
  }

  /// Returns true if the code of a type on the way lets go of what it keeps.
  private mutating func isReleased(_ leak: Leak) -> Bool {
    let retention = leak.retention
    guard case .property(let name, let holder) = retention.keeping.keeper else { return false }
    return releases(of: holder).release(name, createdAt: retention.place)
      || retention.keeping.stores.contains { isReleased($0, by: retention) }
      || retention.keeping.way.contains { property in
        releases(of: retention.owner).release(property, createdAt: retention.place)
      }
      || leak.way.contains { isReleased($0) }
  }

  /// Returns true if a property on the way lets go of its value without being asked to.
  private mutating func isReleased(_ store: Keeping.Store, by retention: Retention) -> Bool {
    store.type != retention.owner
      && (releases(of: store.type).release(store.property, isByItself: true)
        || module.isEmptied(store.property, of: store.type))
  }

  private mutating func isReleased(_ retention: Retention, _ outsider: Keeping.Outsider) -> Bool {
    let releases = releases(of: retention.owner)
    switch outsider {
    case .runLoop, .session:
      let isInvalidation = { (name: String) in name.lowercased().contains("invalidate") }
      return releases.release(
        nil, by: isInvalidation, createdAt: retention.place, isAssignmentEnough: false)
        || retention.keeping.giver.map {
          $0 != retention.owner && isStopped($0, by: isInvalidation)
        } ?? false
    case .notificationCenter:
      return releases.release(
        nil, by: { $0 == "removeObserver" }, createdAt: retention.place, isAssignmentEnough: false)
    case .task: return false
    case .shared(let type, let name):
      return releases.release(module.name(type), createdAt: retention.place)
        || self.releases(of: type).release(name, isByItself: true)
        || retention.keeping.stores.contains { isReleased($0, by: retention) }
        || retention.keeping.link == .staticProperty
          && (module.isEmptied(name, of: type, alsoByItself: true) || isShownAtStart)
    }
  }

  /// Returns true if others call a method of a helper that releases what it gave away: `timer.stop()`.
  private mutating func isStopped(
    _ helper: TypeDeclaration.ID, by method: (String) -> Bool
  ) -> Bool {
    let names = releases(of: helper).membersReleasing(by: method)
    let contracts = [helper] + module.index.allInherited(by: helper).types
    return contracts.flatMap { module.project.calls[$0] ?? [] }.contains { call in
      call.caller != helper && names.contains(module.index.names[call.method])
    }
  }

  /// True if the module is shown when the app starts, and may live as long as the app.
  private var isShownAtStart: Bool {
    module.parts.contains { module.project.appStart.uses[$0.type] != nil }
  }
}
