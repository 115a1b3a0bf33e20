import AdderArchitectures
import AdderModuleDiscovery

/// The parts of a module that take part when it opens another one.
struct OpenerParts {
  let module: Module
  let architecture: Architecture
  /// From the part that decides to the one that navigates.
  let navigation: PartLink
  /// From the views to the part that decides; `nil` if a view asks the navigating part itself.
  let events: PartLink?
  /// The parts that report what the user does.
  let views: [TypeDeclaration.ID]
  /// The parts that should call the navigating one, but are not known to hold it.
  let silentCallers: [TypeDeclaration.ID]

  /// The part that opens other modules.
  var navigator: TypeDeclaration.ID { navigation.target }

  /// The parts of a module whose route is not known as a whole, for lines that a person adds: the
  /// likeliest part that navigates, or the view if there is none.
  ///
  /// - Returns: `nil` if there is not even a view.
  init?(knownOf module: Module, _ architecture: Architecture, in project: DiscoveredProject) {
    let links = PartLinks(module: module, architecture: architecture, index: project.index)
    let views = links.types { $0.has(.shows) }
    let deciders = links.types { $0.has(.decides) && !$0.has(.isShared) }
    let navigators = links.types { $0.has(.navigates) && !$0.has(.isShared) && !$0.has(.isForeign) }
    let callers = deciders.isEmpty ? views : deciders
    let found = navigators.compactMap { links.link(to: $0, from: callers) }
    let navigation: PartLink
    if let best = found.max(by: { $0.openness < $1.openness }) {
      navigation = best
    } else {
      guard let navigator = navigators.first ?? views.first ?? deciders.first else { return nil }
      navigation = links.link(withoutHolderTo: navigator, byContract: !navigators.isEmpty)
    }
    let caller = navigation.holders.first?.type
    self.module = module
    self.architecture = architecture
    self.views = views
    self.navigation = navigation
    events = caller.flatMap { views.contains($0) ? nil : links.link(to: $0, from: views) }
    silentCallers =
      navigation.holders.isEmpty && !navigators.isEmpty
      ? callers.filter { $0 != navigation.target } : []
  }

  /// Returns the parts whose roles satisfy a condition.
  func types(_ isMeant: (Role) -> Bool) -> [TypeDeclaration.ID] {
    module.types(in: architecture, isMeant)
  }

  /// Where the navigating part gets its new method.
  func codePlace(in project: DiscoveredProject) -> SyntaxPlace {
    project.index.place(of: navigation.declared, in: navigator)
  }

  /// Where the part that calls the navigating one gets its new method.
  func callerPlace(in project: DiscoveredProject) -> SyntaxPlace {
    let caller = navigation.holders[0].type
    return project.index.place(of: events?.declared, in: caller)
  }

  init(
    of module: Module, _ architecture: Architecture, in project: DiscoveredProject
  ) throws(RouteObstacle) {
    self.module = module
    self.architecture = architecture
    silentCallers = []
    let links = PartLinks(module: module, architecture: architecture, index: project.index)
    views = links.types { $0.has(.shows) }
    let deciders = links.types { $0.has(.decides) && !$0.has(.isShared) }
    let navigators = links.types { $0.has(.navigates) && !$0.has(.isShared) && !$0.has(.isForeign) }
    guard !navigators.isEmpty else { throw .noNavigation(module.name) }
    let callers = deciders.isEmpty ? views : deciders
    let found = navigators.compactMap { links.link(to: $0, from: callers) }
    guard let best = found.max(by: { $0.openness < $1.openness }) else {
      throw .noCaller(navigator: project.index.name(of: navigators[0]))
    }
    guard found.count(where: { $0.openness == best.openness }) == 1 else {
      throw .severalNavigators(found.map { project.index.name(of: $0.target) })
    }
    navigation = best
    let caller = best.holders[0].type
    guard !views.contains(caller) else {
      events = nil
      return
    }
    guard best.holders.count == 1, let events = links.link(to: caller, from: views) else {
      throw .noEvent(caller: project.index.name(of: caller))
    }
    self.events = events
  }
}

extension RouteObstacle: Error {}

/// How parts of a module call another one: through which protocol, and in which properties they
/// hold it.
struct PartLink {
  /// The architecture's contract; `nil` if the protocol is none of its contracts.
  let contract: Contract?
  /// The type through which the part is called: a protocol, or its class.
  let declared: TypeDeclaration.ID
  let target: TypeDeclaration.ID
  let holders: [Holder]
  /// How much the protocol looks like the one for opening modules.
  fileprivate let openness: Int

  struct Holder {
    let type: TypeDeclaration.ID
    let property: Property
  }
}

/// Finds the links between the parts of a module.
private struct PartLinks {
  let module: Module
  let architecture: Architecture
  let index: ProjectIndex

  /// Returns the parts whose roles satisfy a condition.
  func types(_ isMeant: (Role) -> Bool) -> [TypeDeclaration.ID] {
    module.types(in: architecture, isMeant)
  }

  /// Returns how some parts call another one; `nil` if none of them holds it.
  func link(to target: TypeDeclaration.ID, from holders: [TypeDeclaration.ID]) -> PartLink? {
    let known = index.allInherited(by: target).types.union([target])
    var found: [TypeDeclaration.ID: [PartLink.Holder]] = [:]
    for holder in holders where holder != target {
      let properties = index.accessibleProperties(of: holder, from: index.types[holder].place)
      for property in properties where !property.isStatic {
        for type in property.types where known.contains(type) {
          found[type, default: []].append(.init(type: holder, property: property))
        }
      }
    }
    let links = found.map { type, holders in
      let use = module.contracts.first { $0.type == type }
      let contract = use.flatMap { architecture.contract(named: $0.contract) }
      return PartLink(
        contract: contract, declared: type, target: target, holders: holders.uniqueByType,
        openness: openness(of: type, contract))
    }
    return links.max { ($0.openness, $1.declared) < ($1.openness, $0.declared) }
  }

  /// Returns the link to a part that nothing is known to hold.
  ///
  /// - Parameter byContract: true if the part is called through a contract of the module, if it has one.
  func link(withoutHolderTo target: TypeDeclaration.ID, byContract: Bool) -> PartLink {
    let known = !byContract ? [] : index.allInherited(by: target).types
    let uses = module.contracts.filter { known.contains($0.type) }
    let links = uses.map { use in
      let contract = architecture.contract(named: use.contract)
      return PartLink(
        contract: contract, declared: use.type, target: target, holders: [],
        openness: openness(of: use.type, contract))
    }
    return links.max { $0.openness < $1.openness }
      ?? PartLink(contract: nil, declared: target, target: target, holders: [], openness: 0)
  }

  private func openness(of type: TypeDeclaration.ID, _ contract: Contract?) -> Int {
    let declaration = index.types[type]
    var score = declaration.functions.isEmpty && !declaration.properties.isEmpty ? 0 : 1
    guard let contract else { return score }
    score += 1
    let words = contract.methods.begin.map { NameWords($0).words.first ?? "" }
    if words.contains(where: Lexicon.openingVerbs.contains) { score += 1 }
    if contract.methods.named[.opening] != nil { score += 2 }
    return score
  }
}

extension Module {
  /// Returns the types of the parts whose roles satisfy a condition.
  func types(in architecture: Architecture, _ isMeant: (Role) -> Bool) -> [TypeDeclaration.ID] {
    var found: [TypeDeclaration.ID] = []
    for part in parts where architecture.role(named: part.role).map(isMeant) ?? false {
      if !found.contains(part.type) { found.append(part.type) }
    }
    return found
  }
}

extension [PartLink.Holder] {
  /// The first holder of each type.
  fileprivate var uniqueByType: [PartLink.Holder] {
    var known: Set<TypeDeclaration.ID> = []
    return filter { known.insert($0.type).inserted }
  }
}
