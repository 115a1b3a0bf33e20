import AdderArchitectures

/// The roles of one module and the references between them, as the architecture's file defines
/// them.
///
/// Optional parts that the module does not have, shared parts, and references to them are left out.
struct ModuleMembers: Sendable {
  let names: ModuleNames
  /// The roles that have behavior, in the order of the file.
  private(set) var roles: [Role] = []
  /// The roles that are plain data.
  private(set) var values: [Role] = []
  private(set) var links: [Link] = []
  /// The composition root's way of building the module; `nil` if nothing in the module builds it.
  let composition: Composition?
  /// The optional parts that the module has.
  private let parts: [String]
  /// The role that the composition root returns: it keeps all others alive. Without a composition
  /// root, the one that keeps most of them alive.
  private(set) var root = ""
  /// The role that keeps the others alive: the root, or what a root holds that only carries the module to
  /// the code that opens it.
  private(set) var keeper = ""
  /// The role at which the user's events arrive: the view, or the root of a module without a view.
  private(set) var entry = ""

  /// A reference of a part to another one of the module, or out of the module.
  struct Link: Hashable, Sendable {
    var number: Int
    var holder: String
    /// The role that the reference leads to; `nil` outside the module.
    var target: String?
    /// The property's name.
    var name: String
    /// The contracts that form the reference's type; empty if its type is the target's class.
    var contracts: [String]
    var strength: Reference.Strength
    var setting: Setting

    enum Setting: Hashable, Sendable {
      /// The initializer's parameter.
      case parameter
      /// A property that is set after both parts are created.
      case later
      /// The holder creates the object.
      case created
    }
  }

  /// - Parameter parts: The optional parts that the module has.
  /// - Throws: `GenerationError.notBuildable` if the architecture says too little for a module.
  init(_ names: ModuleNames, parts: [String]) throws(GenerationError) {
    self.names = names
    self.parts = parts
    composition = names.architecture.compositions.first
    var wanted = names.architecture.roles.filter(isWanted)
    if composition == nil { addReferenced(to: &wanted) }
    while let unheld = try choose(among: wanted) {
      wanted.removeAll { role in unheld.contains { $0.name == role.name } }
    }
    let shown = roles.filter { $0.has(.shows) }.map(\.name)
    entry = shown.contains(root) ? root : shown.first ?? root
  }

  private func isWanted(_ role: Role) -> Bool {
    guard canHave(role) else { return false }
    return role.name == composition?.role || role.isRequired
      || composition?.takes.contains(role.name) == true
      || architecture.part(of: role.name) != nil
      || architecture.compositions.contains { $0.builds.contains(role.name) }
  }

  private func canHave(_ role: Role) -> Bool {
    if role.has(.isForeign) { return false }
    if role.name == composition?.role { return true }
    if role.has(.isShared), composition?.builds.contains(role.name) != true { return false }
    return architecture.part(of: role.name).map { parts.contains($0.name) } ?? true
  }

  /// Adds the parts that others hold, and the one that keeps them alive: without a composition root,
  /// nothing lists the parts of a module.
  private func addReferenced(to wanted: inout [Role]) {
    var names = Set(wanted.map(\.name))
    names.formUnion(architecture.roles(with: .keepsModuleAlive).map(\.name))
    var isComplete = false
    while !isComplete {
      let reached = architecture.references.filter { names.contains($0.holder) }
        .compactMap { reference -> String? in
          let roles = architecture.roles(reachedBy: reference)
          return roles.contains(where: names.contains) ? nil : roles.first
        }
      isComplete = reached.isEmpty
      names.formUnion(reached)
    }
    wanted = architecture.roles.filter { names.contains($0.name) && canHave($0) }
  }

  /// Chooses the members among these roles, and returns optional ones that nothing would keep
  /// alive; `nil` if there are none.
  private mutating func choose(among wanted: [Role]) throws(GenerationError) -> [Role]? {
    values = wanted.filter { $0.has(.isPlainData) }
    roles = wanted.filter { !$0.has(.isPlainData) }
    links = links(among: wanted)
    if let composition, composition.returns != composition.role,
      composition.returns != nil || !traits(composition.role).contains(.shows),
      !links.contains(where: { $0.target == composition.role })
    {
      roles.removeAll { $0.name == composition.role }
      links.removeAll { $0.holder == composition.role }
    }
    setLinks()
    try chooseRoot()
    if isBuiltAroundRoot { setLinksAroundRoot() }
    // Whoever builds the module elsewhere can keep parts alive.
    guard let composition else { return nil }
    let held = reached(from: keeper).union([root])
    let unheld = roles.filter { !held.contains($0.name) }
    if let required = unheld.first(where: \.isRequired) {
      throw .notBuildable(
        architecture.name,
        reason: """
          '\(keeper)', which '\(composition.role)' returns, does not keep '\(required.name)' alive. Add a \
          strong reference that leads to it, or set 'returns' under 'composition'
          """)
    }
    return unheld.isEmpty ? nil : unheld
  }

  var architecture: Architecture { names.architecture }

  func role(_ name: String) -> Role { architecture.role(named: name) ?? Role(name: name) }

  func traits(_ name: String) -> Traits { architecture.traits(ofRole: name) }

  /// True if the module's screen is one of its roles.
  var hasScreen: Bool { traits(entry).contains(.shows) }

  /// True if the module's screen is a value, which nothing else refers to.
  var screenIsValue: Bool {
    hasScreen && role(entry).kind == .struct && !links.contains { $0.target == entry }
  }

  /// True if the composition root builds the others around itself when it is created.
  var composerIsRoot: Bool {
    guard let composition else { return false }
    return composition.returns == nil && composition.role == root && traits(root).contains(.shows)
  }

  /// True if the composition root builds the others around a view that passes in itself when it is created.
  var composerTakesRoot: Bool {
    guard let composition else { return false }
    return composition.returns == nil && composition.takes.contains(root)
      && traits(root).contains(.shows)
  }

  var isBuiltAroundRoot: Bool { composerIsRoot || composerTakesRoot }

  /// True if the composition root is also a part of the module that it builds.
  var composerIsPart: Bool { composition.map { hasRole($0.role) } ?? false }

  // MARK: - References

  func links(of holder: String) -> [Link] { links.filter { $0.holder == holder } }

  /// The plain data that a role stores.
  func values(of holder: String) -> [Link] {
    links(of: holder).filter { isValue($0) }
  }

  func isValue(_ link: Link) -> Bool {
    link.target.map { traits($0).contains(.isPlainData) } ?? false
  }

  /// The plain data that no reference leads to.
  var freeValues: [Role] {
    values.filter { role in
      !takenValues.contains(role) && !links.contains { $0.target == role.name }
    }
  }

  /// The plain data that the composition root takes.
  var takenValues: [Role] {
    values.filter { composition?.takes.contains($0.name) ?? false }
  }

  private func isWanted(_ contract: Contract) -> Bool {
    architecture.part(of: contract.name).map { parts.contains($0.name) } ?? true
  }

  private func links(among roles: [Role]) -> [Link] {
    let present = Set(roles.map(\.name))
    var held: [String: Int] = [:]
    var links: [Link] = []
    for reference in architecture.references where present.contains(reference.holder) {
      guard !reference.property.placeholders.contains(.other) else { continue }
      let stated = reference.targets.compactMap(architecture.contract(named:))
      guard stated.allSatisfy(isWanted) else { continue }
      var link = Link(
        number: links.count, holder: reference.holder,
        name: reference.property.memberName([.feature: names.name, .module: names.name]),
        contracts: stated.map(\.name), strength: reference.strength,
        setting: reference.isInjected ? .parameter : .created)
      if architecture.leavesModule(reference) {
        guard stated.allSatisfy({ $0.crossing == .out }) else { continue }
        link.setting = .later
        links.append(link)
        continue
      }
      let reached = architecture.roles(reachedBy: reference).filter {
        present.contains($0) && $0 != reference.holder
      }
      guard let target = reached.min(by: { held[$0, default: 0] < held[$1, default: 0] }) else {
        continue
      }
      link.target = target
      if stated.isEmpty {
        link.contracts = architecture.contracts.filter { contract in
          contract.crossing == .within && isWanted(contract)
            && contract.users.contains(reference.holder) && contract.implementers.contains(target)
        }.map(\.name)
      }
      // A composition root builds modules. As a part of one, it must have something else to do.
      let isOnlyComposer =
        target == composition?.role && link.contracts.isEmpty
        && architecture.traits(ofRole: target).isSubset(of: [.composes, .isShared, .touchesScreen])
        && architecture.references(heldBy: target).isEmpty
      if isOnlyComposer { continue }
      held[target, default: 0] += 1
      links.append(link)
    }
    return links
  }

  // MARK: - Ownership

  /// Decides which references are set when their holder is created. In a circle of strong and
  /// unowned references, the strong ones are set later.
  private mutating func setLinks() {
    for index in links.indices where links[index].setting != .created && links[index].target != nil
    {
      links[index].setting = links[index].strength == .weak ? .later : .parameter
    }
    let strong = links.indices.filter {
      links[$0].strength == .strong && links[$0].setting == .parameter && isInCircle(links[$0])
    }
    for index in strong { links[index].setting = .later }
    for index in links.indices
    where links[index].strength == .unowned && links[index].setting == .parameter
      && isInCircle(links[index])
    {
      links[index].strength = .weak
      links[index].setting = .later
    }
    for index in links.indices where isValue(links[index]) { links[index].setting = .created }
    // Only an object that needs nothing can be created by its holder.
    for index in links.indices
    where links[index].setting == .created && !isValue(links[index])
      && links.contains(where: { link in
        link.holder == links[index].target
          || link.target == links[index].target && link != links[index]
      })
    {
      links[index].setting = .parameter
    }
  }

  /// Lets the root, which is created before the parts that it builds, get all of them later.
  private mutating func setLinksAroundRoot() {
    for index in links.indices
    where links[index].setting == .parameter
      && (links[index].holder == root || links[index].target == root)
    {
      links[index].setting = .later
      if links[index].strength == .unowned { links[index].strength = .weak }
    }
  }

  /// True if references that are set when their holders are created lead from a link's target back
  /// to its holder.
  private func isInCircle(_ link: Link) -> Bool {
    var waiting = [link.target]
    var known: Set<String?> = []
    while let role = waiting.popLast() {
      if role == link.holder { return true }
      guard known.insert(role).inserted else { continue }
      waiting += links.filter { $0.holder == role && $0.setting == .parameter }.map(\.target)
    }
    return false
  }

  private mutating func chooseRoot() throws(GenerationError) {
    let alive = roles.filter { $0.has(.keepsModuleAlive) }.map(\.name)
    let shown = composition == nil ? roles.filter { $0.has(.shows) } + roles : []
    let known = (composition?.returns.map { [$0] } ?? []) + alive + shown.map(\.name)
    let candidates = known.filter { name in roles.contains { $0.name == name } }
    guard let first = candidates.first else {
      guard let composition else {
        throw .notBuildable(architecture.name, reason: "it has no required role")
      }
      throw .notBuildable(
        architecture.name,
        reason: """
          '\(composition.role)' returns no part of the module. Set 'returns' under 'composition' \
          to the part that keeps the others alive
          """)
    }
    func best(of candidates: some Sequence<String>, after first: String) -> String {
      candidates.reduce(first) { best, other in
        reached(from: other).count > reached(from: best).count ? other : best
      }
    }
    root = best(of: candidates.dropFirst(), after: first)
    keeper = root
    guard let composition, composition.returns == composition.role,
      !alive.contains(composition.role), let next = alive.first
    else { return }
    root = composition.role
    keeper = best(of: alive.dropFirst(), after: next)
    guard reached(from: root).contains(keeper) else {
      throw .notBuildable(
        architecture.name,
        reason: """
          '\(root)' returns itself, but does not hold '\(keeper)', which keeps the others alive. Add a \
          strong reference that leads to it, or set 'returns' under 'composition'
          """)
    }
  }

  /// True if the root only carries the module to the code that opens it.
  var rootIsCarrier: Bool { root != keeper }

  /// The roles that a role keeps alive, and the role itself.
  func reached(from start: String) -> Set<String> {
    var waiting = [start]
    var known: Set<String> = []
    while let role = waiting.popLast() {
      guard known.insert(role).inserted else { continue }
      waiting += links.filter { $0.holder == role && $0.strength == .strong }
        .compactMap(\.target)
    }
    return known
  }

  /// The parts that the composition root creates, each after those that its initializer takes.
  var constructionOrder: [Role] {
    var order: [Role] = []
    func visit(_ role: Role) {
      guard !order.contains(where: { $0.name == role.name }) else { return }
      for link in links(of: role.name) where link.setting == .parameter {
        if let target = roles.first(where: { $0.name == link.target }) { visit(target) }
      }
      order.append(role)
    }
    let created = links.filter { $0.setting == .created }.compactMap(\.target)
    for role in roles
    where !created.contains(role.name) { visit(role) }
    return order
  }

  // MARK: - Contracts

  /// The contracts that the module declares, in the order of the file.
  var contracts: [Contract] {
    let used = Set(links.flatMap(\.contracts))
    return architecture.contracts.filter { used.contains($0.name) || entrances.contains($0) }
  }

  /// The contracts through which other modules call this one.
  private var entrances: [Contract] {
    architecture.contracts.filter { contract in
      contract.crossing == .in && contract.implementers.contains(where: hasRole)
        && isWanted(contract)
    }
  }

  private func hasRole(_ name: String) -> Bool { roles.contains { $0.name == name } }

  /// The roles of the module that implement a contract.
  func implementers(of contract: Contract) -> [Role] {
    guard contract.crossing != .out else { return [] }
    return roles.filter { contract.implementers.contains($0.name) }
  }
}
