import AdderArchitectures

/// The way of an event through all parts of a module and back, as the references of its
/// architecture lead it.
///
/// The event begins at the view, or at the root of a module without one. A reference to a part that
/// the event has not reached yet is a request; one to a part that waits for the result is an answer.
/// A part asks the parts that it references, in the order of the file, and passes their results on.
/// What the first event does not need is used by a second one, with which the user leaves: navigation,
/// and reports to other modules.
struct ModuleWalk: Sendable {
  let members: ModuleMembers
  /// How the first event passes along a reference; references that it does not use are missing.
  private var passages: [Wire: Passage] = [:]
  /// For each part, the parts that wait for it and that it answers, directly or through others.
  private var answered: [String: Set<String>] = [:]
  private var closing: [String: [Call]] = [:]
  /// The references through which parts that navigate close the view themselves.
  private var dismissing: [String: ModuleMembers.Link] = [:]
  /// True if the view is a view controller, which a part that navigates can close.
  private let hasViewController: Bool
  /// The parts that the first and the second event reach.
  private var reached: Set<String> = []
  private var left: Set<String> = []
  private(set) var signatures: [Inlet: Signature] = [:]
  /// All inlets of the module's contracts and parts, in the order of the file.
  private(set) var inlets: [Inlet] = []

  /// One contract of a reference, or the reference itself if its type is a class.
  struct Wire: Hashable, Sendable {
    var link: ModuleMembers.Link
    var contract: String?

    var target: String { link.target ?? "" }
  }

  /// The purpose of a method.
  enum Purpose: Int, Sendable {
    /// Asks a part for its work.
    case request
    /// Gives a part the result for which it waits.
    case answer
    /// Other modules ask the module for its work again.
    case entrance
    /// Tells a part that the user wants to leave.
    case close
    /// Tells a part, or another module, that the module is closing.
    case news
    /// Closes the view.
    case exit
  }

  /// A method of a contract, or of a part that implements no contract.
  struct Inlet: Hashable, Sendable {
    var contract: String?
    /// The part, if there is no contract.
    var role: String?
    var purpose: Purpose
  }

  struct Signature: Equatable, Sendable {
    var takesItems = false
    var returnsItems = false
    /// True if a caller does not use the result.
    var isIgnored = false
  }

  struct Call: Hashable, Sendable {
    var wire: Wire
    var inlet: Inlet
  }

  private enum Passage {
    /// The first way to the part.
    case request
    /// Another way to a part that has already done its work.
    case repeated
    /// The way back.
    case answer
  }

  init(_ members: ModuleMembers, hasViewController: Bool) {
    self.members = members
    self.hasViewController = hasViewController && members.hasScreen
    var path: [String] = []
    follow(members.entry, &path)
    leave(members.entry)
    if !members.rootIsCarrier, !reached.contains(members.root), !left.contains(members.root) {
      leave(members.root)
    }
    list()
  }

  func wires(of role: String) -> [Wire] {
    members.links(of: role).filter { !members.isValue($0) }.flatMap { link in
      link.contracts.isEmpty
        ? [Wire(link: link)] : link.contracts.map { Wire(link: link, contract: $0) }
    }
  }

  // MARK: - The first event

  private mutating func follow(_ role: String, _ path: inout [String]) {
    reached.insert(role)
    path.append(role)
    var answered: Set<String> = []
    for wire in wires(of: role) where wire.link.target != nil {
      let target = wire.target
      if members.traits(target).contains(.navigates), target != members.entry { continue }
      // A helper that displays has nothing to answer: its events come from the user.
      if path.contains(target), displays(role) { continue }
      if path.contains(target) {
        passages[wire] = .answer
        answered.insert(target)
      } else if reached.contains(target) {
        passages[wire] = .repeated
      } else {
        passages[wire] = .request
        follow(target, &path)
        answered.formUnion(self.answered[target] ?? [])
      }
    }
    path.removeLast()
    self.answered[role] = answered.subtracting([role])
  }

  /// True if the first event uses the wire. It does not repeat a request that is answered to others.
  private func isUsed(_ wire: Wire) -> Bool {
    switch passages[wire] {
    case nil: false
    case .request, .answer: true
    case .repeated: answersNobody(wire.target)
    }
  }

  private func answersNobody(_ role: String) -> Bool { answered[role]?.isEmpty ?? true }

  /// True if a part whose answer no other part awaits can return a result.
  private func canReturn(_ role: String) -> Bool {
    let traits = members.traits(role)
    guard answersNobody(role), role != members.entry, !traits.contains(.navigates),
      !displays(role)
    else { return false }
    return traits.hasAny(of: [
      .reachesData, .appliesBusinessLogic, .formats, .decides, .holdsState,
    ]) || wires(of: role).contains { passages[$0] == .request && (waits(for: $0) || returns($0)) }
  }

  private func returns(_ wire: Wire) -> Bool {
    let contract = wire.contract.flatMap(members.architecture.contract(named:))
    return isUsed(wire) && passages[wire] != .answer && contract?.methods.mayReturn != false
      && canReturn(wire.target)
  }

  /// True if the holder of the wire waits for the answer of its target.
  private func waits(for wire: Wire) -> Bool {
    answered[wire.target]?.contains(wire.link.holder) ?? false
  }

  /// True if the target changes the items that it is given.
  private func transforms(_ wire: Wire) -> Bool { formatsOnly(wire.target) && returns(wire) }

  func formatsOnly(_ role: String) -> Bool {
    let traits = members.traits(role)
    return traits.contains(.formats) && !traits.contains(.decides)
      && !traits.contains(.reachesData) && !traits.contains(.holdsState) && canReturn(role)
  }

  /// True if the target is given the items: it passes them on to a part that waits for the holder,
  /// too, or it displays them.
  private func passesOn(_ wire: Wire) -> Bool {
    if isUsed(wire), passages[wire] != .answer, displays(wire.target) { return true }
    return passages[wire] == .request && !answersNobody(wire.target) && !waits(for: wire)
  }

  /// True if a part helps the view to display items, such as the data source of a list.
  private func displays(_ role: String) -> Bool {
    let traits = members.traits(role)
    guard role != members.entry, !traits.contains(.navigates), !traits.contains(.composes),
      !traits.hasAny(of: [.decides, .reachesData, .appliesBusinessLogic, .formats, .holdsState])
    else { return false }
    return traits.hasAny(of: [.displaysLists, .touchesScreen, .shows])
  }

  // MARK: - The second event

  /// Adds what a part does when the user leaves, and returns true if it does something.
  @discardableResult
  private mutating func leave(_ role: String) -> Bool {
    left.insert(role)
    var calls: [Call] = []
    for wire in wires(of: role) {
      guard wire.link.target != nil else {
        calls.append(call(wire, .news))
        continue
      }
      if canDismiss(wire) {
        dismissing[role] = wire.link
        continue
      }
      if isUsed(wire) {
        guard passages[wire] == .request, !left.contains(wire.target) else { continue }
        if leave(wire.target) { calls.append(call(wire, .close)) }
      } else if left.contains(wire.target) || wire.target == members.entry {
        let closes =
          members.hasScreen && wire.target == members.entry
          && members.traits(role).contains(.navigates)
        calls.append(call(wire, closes ? .exit : .news))
      } else {
        leave(wire.target)
        calls.append(call(wire, .close))
      }
    }
    closing[role] = calls
    return !calls.isEmpty || dismissing[role] != nil
  }

  /// True if a part that navigates knows the view controller itself.
  private func canDismiss(_ wire: Wire) -> Bool {
    hasViewController && wire.contract == nil && wire.target == members.entry
      && members.traits(wire.link.holder).contains(.navigates)
      && members.traits(wire.link.holder).contains(.touchesScreen)
  }

  private func call(_ wire: Wire, _ purpose: Purpose) -> Call {
    Call(wire: wire, inlet: inlet(wire, purpose))
  }

  private func inlet(_ wire: Wire, _ purpose: Purpose) -> Inlet {
    Inlet(
      contract: wire.contract, role: wire.contract == nil ? wire.target : nil, purpose: purpose)
  }

  // MARK: - Methods

  /// Lists the methods, and what they take and return.
  private mutating func list() {
    let all = members.roles.flatMap { wires(of: $0.name) }
    for wire in all where isUsed(wire) {
      let inlet = inlet(wire, passages[wire] == .answer ? .answer : .request)
      var signature = signatures[inlet] ?? Signature()
      if inlet.purpose == .answer { signature.takesItems = true }
      if inlet.purpose == .request {
        if passesOn(wire) || transforms(wire) { signature.takesItems = true }
        if returns(wire) { signature.returnsItems = true }
      }
      signatures[inlet] = signature
    }
    for wire in all where isUsed(wire) && passages[wire] != .answer && !returns(wire) {
      signatures[inlet(wire, .request)]?.isIgnored = true
    }
    for call in closing.values.flatMap(\.self) { signatures[call.inlet] = Signature() }
    for contract in members.contracts where contract.crossing == .in {
      signatures[Inlet(contract: contract.name, purpose: .entrance)] = Signature()
    }
    let contracts = members.contracts.map(\.name)
    let roles = members.roles.map(\.name)
    inlets = signatures.keys.sorted { one, other in
      func key(_ inlet: Inlet) -> (Int, Int, Int) {
        (
          inlet.contract.flatMap(contracts.firstIndex) ?? contracts.count,
          inlet.role.flatMap(roles.firstIndex) ?? 0, inlet.purpose.rawValue
        )
      }
      return key(one) < key(other)
    }
  }

  /// The methods of a contract.
  func inlets(of contract: Contract) -> [Inlet] { inlets.filter { $0.contract == contract.name } }

  /// The methods of a part that belong to no contract.
  func ownInlets(of role: String) -> [Inlet] { inlets.filter { $0.role == role } }

  /// The contracts that a part implements.
  func conformances(of role: String) -> [Contract] {
    members.contracts.filter { contract in
      members.implementers(of: contract).contains { $0.name == role }
    }
  }

  /// True if the user can leave the module.
  var canClose: Bool { !(closing[members.entry] ?? []).isEmpty }

  /// True if the root of the module starts something that the view does not.
  var rootStarts: Bool {
    members.root != members.entry && !reached.contains(members.root)
      && !(closing[members.root] ?? []).isEmpty
      && !inlets(calling: members.root)
  }

  private func inlets(calling role: String) -> Bool {
    closing.values.joined().contains { $0.wire.target == role && $0.inlet.purpose == .close }
  }
}

// MARK: - Bodies

extension ModuleWalk {
  /// What a method does.
  struct Body: Equatable, Sendable {
    /// Calls without a result, before everything else.
    var asks: [Call] = []
    /// Where the items come from, besides the results of `sources`; `nil` if there are no items.
    var items: Items?
    var sources: [Call] = []
    /// True if the part formats the items itself.
    var formats = false
    var transforms: [Call] = []
    /// Properties with plain data that store the items.
    var stores: [ModuleMembers.Link] = []
    /// True if the view shows the items.
    var shows = false
    /// True if the part keeps the items.
    var keeps = false
    var passes: [Call] = []
    var result: Result?
    var end: End?

    enum Items: Equatable, Sendable { case parameter, own, results }
    enum Result: Equatable, Sendable { case items, kept }
    enum End: Equatable, Sendable {
      /// Notes that something was done.
      case note(String)
      /// Lets the app close the module.
      case callback
      /// Closes the view.
      case screen
      /// Closes the view controller to which a reference leads.
      case dismissal(ModuleMembers.Link)
    }

    /// Everything that the method calls.
    var calls: [Call] { asks + sources + transforms + passes }
  }

  /// Returns what a part does in a method.
  func body(of role: String, _ purpose: Purpose, _ signature: Signature) -> Body {
    switch purpose {
    case .request, .entrance: return request(role, signature)
    case .answer:
      var body = Body()
      proceed(role, with: .parameter, signature, &body)
      let isAwaited = inlets(toRequest: role).contains { signatures[$0]?.returnsItems == true }
      if isAwaited { body.keeps = true }
      return body
    case .close:
      var body = Body()
      body.asks = closing[role] ?? []
      if let link = dismissing[role] {
        body.end = .dismissal(link)
      } else if body.asks.isEmpty {
        body.end = members.traits(role).contains(.navigates) ? .callback : .note("isClosed")
      }
      return body
    case .news:
      var body = Body()
      body.end = .note("isClosed")
      return body
    case .exit:
      var body = Body()
      body.end = role == members.entry ? .screen : .note("isClosed")
      return body
    }
  }

  private func inlets(toRequest role: String) -> [Inlet] {
    inlets.filter { inlet in
      inlet.purpose == .request
        && (inlet.role == role
          || inlet.contract.flatMap(members.architecture.contract(named:))
            .map { members.implementers(of: $0).contains { $0.name == role } } == true)
    }
  }

  private func request(_ role: String, _ signature: Signature) -> Body {
    var body = Body()
    let own = wires(of: role).filter { isUsed($0) && passages[$0] != .answer }
    body.asks = own.filter { !returns($0) && !passesOn($0) }.map { call($0, .request) }
    let waits = own.contains { passages[$0] == .request && self.waits(for: $0) }
    let hasSources = own.contains { returns($0) && !transforms($0) }
    let passes =
      own.contains { passesOn($0) || transforms($0) }
      || wires(of: role).contains { passages[$0] == .answer }
    if signature.takesItems {
      proceed(role, with: .parameter, signature, &body)
    } else if waits {
      if signature.returnsItems { body.result = .kept }
    } else if hasSources {
      proceed(role, with: .results, signature, &body)
    } else if passes || signature.returnsItems || role == members.entry && body.asks.isEmpty {
      proceed(role, with: .own, signature, &body)
    } else if body.asks.isEmpty {
      let verb = AddedParts.work(members.traits(role)).verb
      body.end = .note("is" + Lexicon.participle(of: verb).capitalizedFirst)
    }
    return body
  }

  /// Adds what a part does with the items that it has now.
  private func proceed(
    _ role: String, with items: Body.Items, _ signature: Signature, _ body: inout Body
  ) {
    let own = wires(of: role).filter(isUsed)
    body.items = items
    body.sources = own.filter { returns($0) && !transforms($0) }.map { call($0, .request) }
    body.formats = formatsOnly(role)
    body.transforms = own.filter(transforms).map { call($0, .request) }
    body.passes = own.filter { passages[$0] == .answer || passesOn($0) }
      .map { call($0, passages[$0] == .answer ? .answer : .request) }
    body.stores = members.values(of: role)
    if signature.returnsItems { body.result = .items }
    let isEntry = role == members.entry
    body.shows = isEntry && members.hasScreen
    body.keeps =
      !body.shows
      && (isEntry || members.traits(role).contains(.shows)
        || body.passes.isEmpty && body.result == nil)
  }
}
