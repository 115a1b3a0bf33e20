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
  /// The texts and constants for which the code is registered or runs, such as the address of a screen.
  var keys: Set<Name> = []
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
  /// The members whose leads are being found, each with the number of those before it.
  private var open: [Int: Int] = [:]
  /// The lowest number among the open members whose leads were needed for those of the last one, and not known yet.
  private var lowestNeeded = Int.max
  private var openRoutes: Set<Int> = []
  /// The openings of closures and screens that another screen gets.
  private(set) var handed: [ReadEdge] = []

  private let index: ProjectIndex
  private let nodes: GraphNodes

  init(_ reader: GraphReader) {
    self.reader = reader
    index = reader.index
    nodes = reader.nodes
  }

  /// Returns the screens to which a call of a member leads. Code of a module leads only to this module: what
  /// it opens is the module's own business.
  mutating func leads(of number: Int) -> [Lead] {
    if let found = known[number] { return found }
    if let depth = open[number] {
      lowestNeeded = min(lowestNeeded, depth)
      return []
    }
    open[number] = open.count
    defer { open[number] = nil }
    let owner = nodes.owner(of: reader.members[number].type)
    var leads: [Lead] = []
    let context = OpeningContext(reader.members[number], reader.trees)
    for (lead, node) in ownLeads(of: number) where owner == nil || lead.node == owner {
      if leads.contains(lead) || isAskedElsewhere(lead, at: node, context) { continue }
      leads.append(lead)
    }
    known[number] = leads
    return leads
  }

  /// Returns the screens to which the use of a member leads. Code that reads a property gets its value, and runs
  /// nothing that the value only keeps.
  private mutating func leads(
    of number: Int, usedAt node: Int, _ context: OpeningContext
  ) -> [Lead] {
    let leads = leads(of: number)
    // What the buttons of an alert open is opened where the alert is shown.
    guard !leads.isEmpty, context.showing(at: node) == nil else { return leads }
    guard reader.members[number].isStored, context.tree.kind(node) != .call else {
      return context.asksStack(after: node) ? leads.filter { $0.action != nil } : leads
    }
    if context.callsMethod(of: node) { return [] }
    // Values can read each other.
    if let depth = open[number] {
      lowestNeeded = min(lowestNeeded, depth)
      return []
    }
    open[number] = open.count
    defer { open[number] = nil }
    let values = Set(
      ownLeads(of: number).filter { reader.isInValue($0.node, of: number) }.map(\.0))
    return leads.filter(values.contains)
  }

  /// Returns true for a screen that a view shows if code somewhere asks for it by a case: that code opens it.
  private func isAskedElsewhere(_ lead: Lead, at node: Int, _ context: OpeningContext) -> Bool {
    !lead.cases.isDisjoint(with: reader.requestedCases) && context.destination(at: node) != nil
  }

  /// Returns the screens to which a member's code leads, each with the node of the code.
  mutating func ownLeads(of number: Int) -> [(Lead, node: Int)] {
    if let found = knownOwn[number] { return found }
    let needed = lowestNeeded
    lowestNeeded = .max
    defer { lowestNeeded = min(lowestNeeded, needed) }
    let member = reader.members[number]
    let context = OpeningContext(member, reader.trees)
    var own: [(Lead, node: Int)] = []
    for event in reader.events[number] ?? [] {
      for var lead in leads(to: event, from: number, context) {
        lead.action = lead.action ?? keptAction(at: event.node, in: number)
        own.append((lead, event.node))
      }
    }
    let all = own
    // A closure in a module's own code is this module's, whoever runs it. What is registered in a dependency
    // container makes the screen that gets others.
    let isOwn = nodes.owner(of: member.type) != nil
    own = all.filter { lead, node in
      let container = container(of: lead, at: node, in: number, context, all)
      let receiver = isOwn ? nil : receiver(ofClosureAt: node, in: number, context, all)
      guard let other = container ?? receiver else {
        return !context.tree.registers || !context.path(to: node).isRegistered
      }
      if other.node != lead.node {
        var lead = lead
        if container != nil { lead.action = .embeds }
        handed.append(ReadEdge(from: other.node, lead: lead, member: number, node: node))
      }
      return other.node == lead.node
    }
    if lowestNeeded >= open[number] ?? open.count { knownOwn[number] = own }
    return own
  }

  private mutating func leads(
    to event: GraphReader.Event, from number: Int, _ context: OpeningContext
  ) -> [Lead] {
    let member = reader.members[number]
    switch event.target {
    case .screen(let node):
      if context.isThrownAway(event.node) { return [] }
      return [
        Lead(
          node: node,
          action: reader.action(at: event.node, context)
            ?? reader.identifiedActions[
              SyntaxPlace(file: member.place.file, node: Int32(event.node))]
            ?? (nodes[node].kind == .system ? .presents : nil),
          cases: context.cases(at: event.node), keys: reader.keys(at: event.node, context),
          maker: number, place: SyntaxPlace(file: member.place.file, node: Int32(event.node)))
      ]
    case .object(let type):
      let isView = reader.isShown(type)
      // Who gets an object that makes a module's screen shows the screen.
      if !isView, let opened = nodes.owner(of: type), opened != nodes.owner(of: member.type),
        context.isReturned(event.node) || context.isPassed(event.node)
      {
        let code = reader.members.members(of: type)
        return Array(passed(code, at: event.node, context).prefix(1))
      }
      if isView { return passed(reader.members.members(of: type), at: event.node, context) }
      let started =
        passed(reader.members.initializers(of: type), at: event.node, context)
        + firstSteps(of: type, createdAt: event.node, context)
      // A coordinator that a stack gets is shown by the screen that it provides.
      guard context.action(at: event.node) != nil, nodes.owner(of: type) == nil else {
        return started
      }
      return started
        + passed(reader.screenMembers(of: type), at: event.node, context).filter {
          !started.contains($0)
        }
    case .calls(let numbers): return passed(numbers, at: event.node, context)
    case .route(let name, let handlers):
      return asked(name, of: handlers, at: event.node, context)
    }
  }

  /// Returns the screens that a library opens first if it gets an object.
  private mutating func firstSteps(
    of type: TypeDeclaration.ID, createdAt node: Int, _ context: OpeningContext
  ) -> [Lead] {
    let members = reader.members.members(of: type).filter {
      reader.isFirstStep(reader.members[$0])
    }
    if members.isEmpty { return [] }
    let action = reader.flowAction(context)
    return passed(members, at: node, context).map { lead in
      var lead = lead
      lead.action = action ?? lead.action
      return lead
    }
  }

  /// Returns how an object that belongs to nobody shows a screen that one of its methods only keeps.
  private func keptAction(at node: Int, in number: Int) -> ModuleGraph.Action? {
    guard let type = reader.members[number].type, nodes.owner(of: type) == nil else { return nil }
    return reader.storedAction(at: node, in: number)
  }

  /// Returns the screens that members open if they are asked for a case.
  private mutating func asked(
    _ name: Name, of handlers: [Int], at node: Int, _ context: OpeningContext
  ) -> [Lead] {
    let path = context.path(to: node)
    var found: [Lead] = []
    for handler in handlers {
      guard openRoutes.insert(handler).inserted else {
        lowestNeeded = 0
        continue
      }
      defer { openRoutes.remove(handler) }
      for (lead, _) in ownLeads(of: handler) where lead.cases.contains(name) {
        var lead = lead
        let callee = context.tree.callee(of: node).map { context.tree.facts.name(of: $0) }
        lead.action =
          reader.flowAction(context) ?? lead.action
          ?? callee.flatMap { ModuleGraph.Action(ofCall: $0, "") }
          ?? reader.action(at: node, context)
        lead.cases = context.cases(at: path)
        if !found.contains(lead) { found.append(lead) }
      }
    }
    return found
  }

  /// Returns the screens that a member's code opens by calling others. Most calls open none, so this is found out
  /// first.
  private mutating func passed(
    _ numbers: [Int], at node: Int, _ context: OpeningContext
  ) -> [Lead] {
    let member = context.member
    var called: [(number: Int, leads: [Lead])] = []
    for number in numbers where !reader.isService(reader.members[number], for: member) {
      if reader.isDelegate(reader.members[number], of: member) { continue }
      let callee = nodes.owner(of: reader.members[number].type)
      let leads = leads(of: number, usedAt: node, context)
        .filter {
          (callee == nil || $0.node == callee)
            && reader.offersChoice($0, of: number, calledAt: node, context.tree)
        }
      if !leads.isEmpty { called.append((number, leads)) }
    }
    if called.isEmpty { return [] }
    let cases = context.cases(at: node)
    let keys = reader.keys(at: node, context)
    let action = reader.action(at: node, context)
    // Whoever passes a case on leaves the choice to its own caller. A closure gets its case from its caller, too.
    let isClosure = context.tree.kind(Int(member.place.node)) == .closure
    let kept = reader.routeCases(of: member)
    let isAsked = context.destination(at: node) != nil
    var found: [Lead] = []
    for (number, leads) in called {
      let style = style(of: number, calledAt: node, context)
      for var lead in chosen(leads, of: number, by: node, member) {
        lead.action = style ?? lead.action ?? action
        if lead.action == nil, reader.closes(number) { continue }
        lead.cases = cases.union(
          isAsked || isClosure ? lead.cases : lead.cases.intersection(kept))
        lead.keys.formUnion(keys)
        if reader.members[number].function != nil { lead.maker = number }
        if !found.contains(lead) { found.append(lead) }
      }
    }
    return found
  }

  /// Returns how a call tells a function of the project to show a screen: `open(route, style: .push)`.
  private func style(
    of number: Int, calledAt node: Int, _ context: OpeningContext
  ) -> ModuleGraph.Action? {
    let called = reader.members[number]
    guard context.tree.kind(node) == .call, nodes.owner(of: called.type) == nil,
      let function = called.function, reader.takesStyle(function, of: called)
    else { return nil }
    return context.style(of: node) ?? OpeningContext(called, reader.trees).usualStyle
  }

  /// Returns the leads of the cases that a call passes, if the function it calls takes a case.
  private func chosen(
    _ leads: [Lead], of callee: Int, by node: Int, _ member: CodeMember
  ) -> [Lead] {
    let tree = reader.trees[member.place.file]
    let leads = chosen(leads, byKeysIn: node, tree)
    let cases = reader.routeCases(of: reader.members[callee])
    if cases.isEmpty { return leads }
    // The case is an argument, or the object whose method is called.
    let before = tree.chain(around: node).map { $0..<node } ?? node..<node
    let passed = Set(
      (Array(before) + Array(tree.facts.range(of: node))).filter {
        [.implicitMember, .member].contains(tree.kind($0))
      }.map(tree.name)
    ).intersection(cases)
    if passed.isEmpty { return leads }
    return leads.filter { $0.cases.isDisjoint(with: cases) || !$0.cases.isDisjoint(with: passed) }
  }

  /// Returns the leads whose key a call passes: that of the address in `router.open("app://profile")`. A call that passes
  /// none of the keys leaves the choice to its own caller.
  private func chosen(_ leads: [Lead], byKeysIn call: Int, _ tree: SyntaxTree) -> [Lead] {
    if leads.allSatisfy(\.keys.isEmpty) { return leads }
    let passed = Set(tree.facts.range(of: call).filter(tree.isKey).map(tree.name))
    if leads.allSatisfy({ $0.keys.isDisjoint(with: passed) }) { return leads }
    return leads.filter { $0.keys.isEmpty || !$0.keys.isDisjoint(with: passed) }.map { lead in
      var lead = lead
      lead.keys = []
      return lead
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
    let member = reader.members[number]
    if let showing = context.showing(at: node), showing.action == .embeds,
      let screen = reader.screen(
        ofPath: context.path(before: showing.name), in: member, context.tree),
      screen != lead.node
    {
      return Lead(node: screen, cases: [], maker: lead.maker, place: lead.place)
    }
    if let receiver = context.localReceiver(of: node),
      let screen = screen(embedding: receiver, after: node, in: member, context),
      screen != lead.node
    {
      return Lead(node: screen, cases: [], maker: lead.maker, place: lead.place)
    }
    if let screen = screen(withStackOfFlowAt: node, context, leads), screen.node != lead.node {
      return screen
    }
    if let screen = screenWithProperty(setTo: node, context, leads), screen.node != lead.node {
      return screen
    }
    if created.isEmpty { return nil }
    let calls = context.calls(with: node)
    return leads.first { other, call in
      other.node != lead.node && created.contains(call) && calls.contains(call)
        && [.module, .screen].contains(nodes[other.node].kind)
    }?.0
  }

  /// Returns the screen that shows what a local name means inside its own.
  private func screen(
    embedding name: Int, after node: Int, in member: CodeMember, _ context: OpeningContext
  ) -> Int? {
    context.uses(of: name, after: node).lazy.compactMap { context.showing(at: $0) }
      .first { $0.action == .embeds }
      .flatMap {
        reader.screen(ofPath: context.path(before: $0.name), in: member, context.tree)
      }
  }

  /// Returns the screen that code creates with the stack which it gave to a flow before:
  /// `let flow = FeedFlow(stack); flow.start(); let tabs = Tabs([stack])`.
  private func screen(
    withStackOfFlowAt node: Int, _ context: OpeningContext, _ leads: [(Lead, node: Int)]
  ) -> Lead? {
    guard let flow = context.localReceiver(of: node) else { return nil }
    let calls = Set(
      context.stacks(givenTo: flow).flatMap { stack in
        context.uses(of: stack, after: node).flatMap(context.calls)
      })
    return leads.first { lead, call in
      calls.contains(call) && [.module, .screen].contains(nodes[lead.node].kind)
    }?.0
  }

  /// Returns the screen of which code sets a property to screens: `tabBar.pages = makePages()`.
  private func screenWithProperty(
    setTo node: Int, _ context: OpeningContext, _ leads: [(Lead, node: Int)]
  ) -> Lead? {
    let path = context.path(to: node)
    guard let around = path.nodes.dropLast().last(where: { context.tree.kind($0) != .chain }),
      context.tree.kind(around) == .sequence,
      let (target, _) = context.tree.assignment(around),
      let name = context.tree.lastName(of: target),
      let first = context.path(before: name).first,
      let lead = context.value(
        named: context.tree.facts.name(of: first), among: leads.map { ($0.0, $0.node) })
    else { return nil }
    let holdsScreens = reader.properties(named: context.tree.name(name)).contains {
      $0.property.type?.names.contains {
        FrameworkNames.passedScreens.contains(index.names[$0.last])
      } ?? false
    }
    return holdsScreens ? lead : nil
  }

  /// Returns the screen whose button has a selector: the one of which code sets a property to the button, or else the
  /// only one that the member creates itself.
  private func screen(
    withSelectorAt node: Int, in number: Int, _ context: OpeningContext,
    _ leads: [(Lead, node: Int)]
  ) -> Lead? {
    if let sequence = context.path(to: node).nodes.last(where: {
      context.tree.kind($0) == .sequence
    }),
      let (target, _) = context.tree.assignment(sequence),
      let name = context.tree.lastName(of: target),
      let first = context.path(before: name).first,
      let lead = context.value(
        named: context.tree.facts.name(of: first), among: leads.map { ($0.0, $0.node) })
    {
      return lead
    }
    let created = Set(
      (reader.events[number] ?? []).compactMap { event -> Int? in
        guard case .screen(let node) = event.target,
          [.module, .screen].contains(nodes[node].kind)
        else { return nil }
        return node
      })
    guard created.count == 1 else { return nil }
    return leads.first { created.contains($0.0.node) }?.0
  }

  /// Returns the screen that gets a closure around a node.
  private func receiver(
    ofClosureAt node: Int, in number: Int, _ context: OpeningContext, _ leads: [(Lead, node: Int)]
  ) -> Lead? {
    let isClosure = (reader.events[number] ?? []).contains { event in
      guard case .calls(let called) = event.target, event.node == node else { return false }
      return called.contains { reader.members[$0].function?.result?.shape == .function }
    }
    if context.isSelector(node),
      let screen = screen(withSelectorAt: node, in: number, context, leads)
    {
      return screen
    }
    for receiver in context.closureReceivers(at: node, isClosure: isClosure) {
      switch receiver {
      case .call(let call, _):
        if let lead = leads.first(where: { $0.node == call })?.0,
          [.module, .screen].contains(nodes[lead.node].kind)
        {
          return lead
        }
      case .property(let path, let name):
        if let first = path.first,
          let lead = context.value(
            named: context.tree.facts.name(of: first), among: leads.map { ($0.0, $0.node) }),
          [.module, .screen].contains(nodes[lead.node].kind)
        {
          return lead
        }
        let member = reader.members[number]
        if let screen = reader.screen(ofPath: path, in: member, context.tree),
          nodes.owner(of: member.type) != screen
        {
          return Lead(
            node: screen, cases: [], maker: number,
            place: SyntaxPlace(file: member.place.file, node: Int32(name)))
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
