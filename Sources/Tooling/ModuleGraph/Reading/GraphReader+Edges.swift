import AdderArchitectures
import AdderFindings
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// A screen to which the code of a member leads.
struct Lead: Hashable {
  var node: Int
  var action: ModuleGraph.Action?
  /// The cases under which the code runs; empty if it always does.
  var cases: Set<Name>
  /// The member that creates the screen, or the first that takes values for it.
  var maker: Int
  /// The place where the screen is created.
  var place: SyntaxPlace
}

/// The ways from members to screens.
struct LeadReader {
  private let reader: GraphReader
  private var known: [Int: [Lead]] = [:]
  private var knownOwn: [Int: [(Lead, node: Int)]] = [:]
  private var open: Set<Int> = []
  /// The openings of closures and screens that another screen gets.
  private(set) var handed: [ReadEdge] = []

  private var index: ProjectIndex { reader.index }
  private var nodes: GraphNodes { reader.nodes }

  init(_ reader: GraphReader) { self.reader = reader }

  /// Returns the screens to which a call of a member leads. Code of a module leads only to this module: what
  /// it opens is the module's own business.
  mutating func leads(of number: Int) -> [Lead] {
    if let found = known[number] { return found }
    guard open.insert(number).inserted else { return [] }
    defer { open.remove(number) }
    let owner = nodes.owner(of: reader.members[number].type)
    var leads: [Lead] = []
    for (lead, _) in ownLeads(of: number) where owner == nil || lead.node == owner {
      if !leads.contains(lead) { leads.append(lead) }
    }
    known[number] = leads
    return leads
  }

  /// Returns the screens to which a member's code leads, each with the node of the code.
  mutating func ownLeads(of number: Int) -> [(Lead, node: Int)] {
    if let found = knownOwn[number] { return found }
    let member = reader.members[number]
    let context = OpeningContext(member, reader.trees)
    var own: [(Lead, node: Int)] = []
    for event in reader.events[number] ?? [] {
      for lead in leads(to: event, from: number, context) { own.append((lead, event.node)) }
    }
    let all = own
    own = all.filter { lead, node in
      let container = container(of: lead, at: node, in: number, context, all)
      guard let other = container ?? receiver(ofClosureAt: node, context, all) else { return true }
      if other.node != lead.node {
        var lead = lead
        if container != nil { lead.action = .embeds }
        handed.append(ReadEdge(from: other.node, lead: lead, member: number, node: node))
      }
      return other.node == lead.node
    }
    if open.isEmpty || open == [number] { knownOwn[number] = own }
    return own
  }

  private mutating func leads(
    to event: GraphReader.Event, from number: Int, _ context: OpeningContext
  ) -> [Lead] {
    let member = reader.members[number]
    if isRegistered(event.node, context) { return [] }
    let owner = nodes.owner(of: member.type)
    let cases = context.cases(at: event.node)
    switch event.target {
    case .screen(let node):
      return [
        Lead(
          node: node, action: context.action(at: event.node), cases: cases, maker: number,
          place: SyntaxPlace(file: member.place.file, node: Int32(event.node)))
      ]
    case .object(let type):
      let isView = index.inherits(.shownValues, type) || index.inherits(.viewControllers, type)
      var code =
        isView ? reader.members.members(of: type) : reader.members.initializers(of: type)
      if !isView, nodes.owner(of: type) != nil, context.isReturned(event.node) {
        code = reader.members.members(of: type)
      }
      return passed(code, at: event.node, owner, cases, context, member)
    case .calls(let numbers):
      return passed(numbers, at: event.node, owner, cases, context, member)
    }
  }

  private mutating func passed(
    _ numbers: [Int], at node: Int, _ owner: Int?, _ cases: Set<Name>, _ context: OpeningContext,
    _ member: CodeMember
  ) -> [Lead] {
    var found: [Lead] = []
    let action = context.action(at: node)
    for number in numbers {
      let callee = nodes.owner(of: reader.members[number].type)
      var leads = self.leads(of: number)
      if callee != nil { leads = leads.filter { $0.node == callee } }
      leads = chosen(leads, of: number, by: node, member)
      for var lead in leads {
        lead.action = lead.action ?? action
        lead.cases = cases
        if reader.members[number].function != nil { lead.maker = number }
        if !found.contains(lead) { found.append(lead) }
      }
    }
    return found
  }

  /// Returns the leads of the cases that a call passes, if the function it calls takes a case.
  private func chosen(
    _ leads: [Lead], of callee: Int, by node: Int, _ member: CodeMember
  ) -> [Lead] {
    let cases = reader.members[callee].function.map { reader.cases(takenBy: $0, callee) } ?? []
    if cases.isEmpty { return leads }
    let file = index.files[Int(member.place.file)]
    let passed = Set(
      file.facts.range(of: node).filter {
        [.implicitMember, .member].contains(file.facts.nodes[$0].kind)
      }.map { file.names[Int(file.facts.nodes[$0].name)] }
    ).intersection(cases)
    if passed.isEmpty { return leads }
    return leads.filter { $0.cases.isDisjoint(with: cases) || !$0.cases.isDisjoint(with: passed) }
  }

  /// Returns true for code that only tells a container how a screen is made.
  private func isRegistered(_ node: Int, _ context: OpeningContext) -> Bool {
    let path = context.path(to: node)
    return path.nodes.indices.contains { position in
      path.kind(position) == .call
        && path.callee(at: position).map {
          FrameworkNames.registeringCalls.contains(path.tree.facts.name(of: $0))
        } ?? false
    }
  }

  /// Returns the screen that gets another one when it is created.
  private func container(
    of lead: Lead, at node: Int, in number: Int, _ context: OpeningContext,
    _ leads: [(Lead, node: Int)]
  ) -> Lead? {
    let created = (reader.events[number] ?? []).filter { event in
      if case .screen = event.target { event.node != node } else { false }
    }.map(\.node)
    if created.isEmpty { return nil }
    let calls = context.calls(with: node)
    return leads.first { other, call in
      other.node != lead.node && created.contains(call) && calls.contains(call)
        && [.module, .screen].contains(nodes[other.node].kind)
    }?.0
  }

  /// Returns the screen that gets a closure around a node.
  private func receiver(
    ofClosureAt node: Int, _ context: OpeningContext, _ leads: [(Lead, node: Int)]
  ) -> Lead? {
    for receiver in context.closureReceivers(at: node) {
      switch receiver {
      case .call(let call, _):
        if let lead = leads.first(where: { $0.node == call })?.0,
          [.module, .screen].contains(nodes[lead.node].kind)
        {
          return lead
        }
      case .property(let name, _):
        if let lead = context.value(named: name, among: leads.map { ($0.0, $0.node) }),
          [.module, .screen].contains(nodes[lead.node].kind)
        {
          return lead
        }
      }
    }
    return nil
  }
}

/// An opening that was read: from a node, by a member's code.
struct ReadEdge {
  var from: Int
  var lead: Lead
  var member: Int
  var node: Int
}

extension OpeningContext {
  /// Returns the value to which a local name was set.
  func value<Found>(named name: String, among values: [(Found, node: Int)]) -> Found? {
    values.first { _, node in
      let path = path(to: node)
      return path.nodes.indices.contains { position in
        path.kind(position) == .binding && path.tree.facts.name(of: path.nodes[position]) == name
      }
    }?.0
  }
}
