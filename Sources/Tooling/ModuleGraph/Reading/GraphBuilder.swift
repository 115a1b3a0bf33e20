package import AdderArchitectures
import AdderFindings
package import AdderModuleDiscovery
import AdderShipped
import AdderStoryboards
import AdderSwiftSource

extension ModuleGraph {
  /// Reads the map of a project.
  ///
  /// - Parameters:
  ///   - reports: The reports on the project's modules.
  ///   - texts: The contents of the project's files.
  package init(
    _ found: DiscoveredProject, _ reports: [ModuleReport], architectures: [Architecture],
    in texts: any SourceTexts
  ) {
    let reader = GraphReader(found, reports, architectures)
    var builder = GraphBuilder(reader, texts)
    builder.build()
    self.init(builder.nodes, builder.edges)
  }

  /// Sorts the nodes and edges, and leaves out screens that nothing opens and that open nothing.
  private init(_ nodes: [Node], _ edges: [Edge]) {
    let used = Set(edges.flatMap { [$0.from, $0.to] })
    let kept = nodes.indices.filter { nodes[$0].kind == .module || used.contains($0) }
      .sorted { (nodes[$0].kind, nodes[$0].id) < (nodes[$1].kind, nodes[$1].id) }
    var numbers: [Int: Int] = [:]
    for (number, node) in kept.enumerated() { numbers[node] = number }
    self.nodes = kept.map { nodes[$0] }
    self.edges = edges.map { edge in
      var edge = edge
      edge.from = numbers[edge.from] ?? 0
      edge.to = numbers[edge.to] ?? 0
      return edge
    }.sorted()
  }
}

extension ModuleGraph.Edge: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    if (left.from, left.to) != (right.from, right.to) {
      return (left.from, left.to) < (right.from, right.to)
    }
    let (place, other) = (left.place, right.place)
    if place != other {
      return (place.file, place.line, place.column) < (other.file, other.line, other.column)
    }
    return left.details.lexicographicallyPrecedes(right.details)
  }

  /// What can differ between openings of the same screen at the same place.
  private var details: [String] { [action.rawValue, method, condition] + passes + [""] + returns }
}

/// Turns what was read into the map's edges.
struct GraphBuilder {
  let reader: GraphReader
  private var leads: LeadReader
  private(set) var nodes: [ModuleGraph.Node]
  var edges: [ModuleGraph.Edge] = []
  /// The openings that each statement makes, by their positions in `edges`.
  var edgesByStatement: [Statement: [DrawnEdge]] = [:]
  /// The openings in methods that prepare for segues.
  private var preparations: [ReadEdge] = []
  /// What the makers of screens take, by their numbers.
  private var knownValues: [Int: OpenedValues] = [:]
  private let texts: any SourceTexts
  /// The file that was read last: openings are read file by file.
  private var lastRead: (file: Int32, bytes: [UInt8]?)?
  var graphNodes: GraphNodes
  /// The parts of modules that neither make screens nor open them.
  private let askers: Set<TypeDeclaration.ID>
  /// The members whose code calls each member.
  private(set) var callers: [Int: Set<Int>] = [:]
  /// The nodes of the screens that show others as tabs or pages.
  let containers: Set<Int>
  /// Whether the code that runs at launch says that it replaces the first screen.
  private var setsFirstScreen = false
  /// Whether the app creates an object of each type, as far as that was asked.
  private var knownCreated: [TypeDeclaration.ID: Bool] = [:]

  let index: ProjectIndex

  init(_ reader: GraphReader, _ texts: any SourceTexts) {
    self.reader = reader
    index = reader.index
    self.texts = texts
    let creators = reader.events.flatMap { number, events in
      events.compactMap { event -> TypeDeclaration.ID? in
        guard case .screen(let node) = event.target, let type = reader.members[number].type,
          reader.nodes.owner(of: type) == node
        else { return nil }
        return type
      }
    }
    askers = Set(reader.found.modules.flatMap(\.parts).map(\.type)).subtracting(creators)
    leads = LeadReader(reader)
    graphNodes = reader.nodes
    containers = Set(
      reader.nodes.screenTypes.filter { reader.index.inherits(.screenContainers, $0) }
        .compactMap(reader.nodes.screen(of:)))
    nodes = []
  }

  mutating func build() {
    let called = Set(
      reader.events.values.joined().flatMap { event in
        if case .calls(let numbers) = event.target { numbers } else { [Int]() }
      })
    let created = Set(
      reader.events.values.joined().compactMap { event in
        if case .object(let type) = event.target { type } else { nil }
      })
    for (caller, events) in reader.events {
      for event in events {
        guard case .calls(let numbers) = event.target else { continue }
        for number in numbers { callers[number, default: []].insert(caller) }
      }
    }
    for number in reader.events.keys {
      let member = reader.members[number]
      let own = leads.ownLeads(of: number).sorted { $0.node < $1.node }
      if own.isEmpty { continue }
      let isCreated = member.type.map(created.contains) ?? false
      let isService = member.type.map(reader.services.contains) ?? false
      let openersOfCalled = openers(member, isReached: called.contains(number) || isCreated)
      // Who reads a view's property does not run what its value only keeps.
      let openersOfKept =
        openersOfCalled.isEmpty && !isCreated && reader.isStoredInView(member)
        ? openers(member, isReached: false) : []
      for opener in Set(openersOfCalled + openersOfKept).sorted() {
        for (lead, node) in own
        where !isNamedAgain(lead, at: node, member, own)
          && !isAskedFor(lead, at: node, member, by: opener)
          && (openersOfCalled.contains(opener) || !reader.isInValue(node, of: number))
          && (lead.node != opener || opensItself(lead, at: node, number))
          && (graphNodes[opener].kind != .flow || lead.action != nil)
          && !(isService && callsItsOwn(number, at: node))
        {
          var lead = lead
          lead.action =
            lead.action ?? reader.storedAction(at: node, in: number)
            ?? reader.passedAction(at: node, in: number) ?? callersAction(of: number, for: lead)
            ?? containerAction(of: number, for: lead, by: opener)
          add(ReadEdge(from: opener, lead: lead, member: number, node: node))
        }
      }
    }
    for edge in leads.handed { add(edge) }
    addPreparations()
    addUnknownScreens()
    addSegues()
    addClosings()
    nodes = graphNodes.all
    edges = Array(Set(edges))
  }

  /// Returns true for a call of a member of the same type.
  private func callsItsOwn(_ number: Int, at node: Int) -> Bool {
    let type = reader.members[number].type
    return (reader.events[number] ?? []).contains { event in
      guard event.node == node, case .calls(let called) = event.target else { return false }
      return called.allSatisfy { reader.members[$0].type == type }
    }
  }

  /// Returns true for a module that opens a second one of its kind: only its own code asks for that, and not only
  /// the code that makes the module.
  private mutating func opensItself(_ lead: Lead, at node: Int, _ number: Int) -> Bool {
    // Who asks a module to show itself opens it, and a notification does not say for whom it is.
    let file = reader.members[number].place.file
    let isShownByItself = reader.trees[file].isOwnObject(node)
    let isPost = reader.postPlaces.contains(SyntaxPlace(file: file, node: Int32(node)))
    guard lead.action != nil, lead.action != .embeds, !isShownByItself, !isPost else {
      return false
    }
    // The opening is that of the module's member which is called.
    for event in reader.events[number] ?? [] where event.node == node {
      guard case .calls(let called) = event.target else { continue }
      for other in called where graphNodes.owner(of: reader.members[other].type) == lead.node {
        let leads = leads.ownLeads(of: other)
        if leads.contains(where: { $0.0.node == lead.node && $0.0.action != nil }) { return false }
      }
    }
    let member = reader.members[number]
    let owner = graphNodes.owner(of: member.type)
    // A view opens it for the screen that has the view.
    if owner == nil, reader.isStoredInView(member) { return true }
    var visited: Set<Int> = [number]
    var open = [number]
    var isAsked = false
    while let next = open.popLast() {
      guard let type = reader.members[next].type, graphNodes.owner(of: type) == owner else {
        return false
      }
      if askers.contains(type) || graphNodes.screen(of: type) != nil { isAsked = true }
      open += (callers[next] ?? []).filter { caller in
        !reader.isDelegate(reader.members[next], of: reader.members[caller])
          && visited.insert(caller).inserted
      }
    }
    return isAsked
  }

  /// Returns true for a screen that a view or a coordinator shows if another one asks for it by a case.
  private func isAskedFor(
    _ lead: Lead, at node: Int, _ member: CodeMember, by opener: Int
  ) -> Bool {
    !lead.cases.isDisjoint(with: reader.requestedCases)
      && (graphNodes[opener].kind == .flow
        || OpeningContext(member, reader.trees).destination(at: node) != nil)
  }

  /// Returns the nodes whose opening it is if a member's code opens a screen.
  ///
  /// - Parameter isReached: True if other code calls the member. Then the opening is the caller's, unless the
  ///   member is a module's own.
  private mutating func openers(_ member: CodeMember, isReached: Bool) -> [Int] {
    guard let type = member.type else {
      return member.isMainCode ? [graphNodes.node(.entry, "start")] : []
    }
    if let owner = graphNodes.owner(of: type) {
      return reader.createdBases.contains(type) ? [owner] + heirs(of: type) : [owner]
    }
    // Who posts a notification opens what the closure opens that observes it.
    if reader.answeredPlaces.contains(member.place) { return [] }
    if index.isStart(type) {
      return entry(of: member).map { [graphNodes.node(.entry, $0)] } ?? []
    }
    if reader.services.contains(type) {
      return [graphNodes.node(.flow, index.fullName(of: type), at: index.types[type].place)]
    }
    if isReached { return [] }
    // What nothing calls in a router that modules share is no module's.
    let sharers = graphNodes.sharers(of: type)
    if !sharers.isEmpty, !graphNodes.routers.contains(type) { return sharers }
    if index.types[type].kind == .enum || index.types[type].kind == .protocol { return [] }
    let heirs = heirs(of: type)
    if !heirs.isEmpty { return heirs }
    // The delegate of a view is often declared in it.
    let shown = reader.screens(showing: index.types[type].outer ?? type)
    if !shown.isEmpty { return shown }
    guard member.function?.isStatic ?? false || isCreated(type) else { return [] }
    if let entry = event(of: member) { return [graphNodes.node(.entry, entry)] }
    return [graphNodes.node(.flow, index.fullName(of: type), at: index.types[type].place)]
  }

  /// Returns the nodes whose code inherits from a class.
  private func heirs(of type: TypeDeclaration.ID) -> [Int] {
    Set((reader.heirs[type] ?? []).compactMap(graphNodes.owner(of:))).sorted()
  }

  /// Returns true if the app creates an object of a type, or of a subclass.
  private mutating func isCreated(_ type: TypeDeclaration.ID) -> Bool {
    if let known = knownCreated[type] { return known }
    let isCreated = findCreation(of: type)
    knownCreated[type] = isCreated
    return isCreated
  }

  private func findCreation(of type: TypeDeclaration.ID) -> Bool {
    ([type] + (reader.heirs[type] ?? [])).contains { type in
      reader.app.places(named: index.types[type].name).contains { place in
        let tree = reader.trees[place.file]
        return [.identifier, .typeName].contains(tree.kind(Int(place.node)))
          && tree.creation(at: Int(place.node)) != nil
      }
        || reader.found.interfaces.contains { file in
          file.objects.contains { $0.customClass?.name.text == index.name(of: type) }
        }
    }
  }

  /// Adds the openings of screens which the code does not name, each where it is written.
  private mutating func addUnknownScreens() {
    for showing in reader.unexplainedShowings {
      let (number, node) = (showing.member, showing.node)
      let member = reader.members[number]
      let own = leads.ownLeads(of: number).map(\.node) + reader.screensTaken(by: number)
      let made = own + leads.handed.filter { $0.member == number }.map(\.node)
      let context = OpeningContext(member, reader.trees)
      if reader.isMade(node, by: member, at: made)
        || made.contains(where: { context.showing(at: $0)?.name == showing.name })
      {
        continue
      }
      let place = SyntaxPlace(file: member.place.file, node: Int32(node))
      var openers = openers(member, isReached: false)
      // Code that nothing is seen to run is on the map, too: it may run.
      if openers.isEmpty {
        let name = member.type.map(index.fullName(of:)) ?? index.name(of: member)
        let flow = member.type.map { index.types[$0].place } ?? member.place
        openers = [graphNodes.node(.flow, name, at: flow)]
      }
      for opener in openers {
        let unknown = graphNodes.node(.unknown, "unknown")
        let action = context.action(at: node)
        if action == .embeds, isContainer(opener) { continue }
        let lead = Lead(node: unknown, action: action, cases: [], maker: number, place: place)
        add(ReadEdge(from: opener, lead: lead, member: number, node: node))
      }
    }
  }

  /// Returns true for a node of which it is known what screens it shows inside its own. A loop that embeds them does
  /// not name them again.
  private func isContainer(_ node: Int) -> Bool {
    edges.contains { $0.from == node && [.embeds, .opens].contains($0.action) }
  }

  /// Adds the segues of storyboards, and the screens that the system shows at launch.
  private mutating func addSegues() {
    for opening in reader.scenes.openings {
      let place = opening.identifier.flatMap { self.place(ofSegue: $0, from: opening.from) }
      edges.append(
        ModuleGraph.Edge(
          from: opening.from, to: opening.to, action: opening.action,
          method: place?.method ?? "", condition: "", place: place?.location ?? opening.place,
          passes: [], returns: [], isFixed: opening.isFixed))
    }
    let first = reader.scenes.firstScreens.filter { !isReplacedAtStart($0.node) }
    if first.isEmpty { return }
    let start = graphNodes.node(.entry, "start")
    for (node, place) in first {
      edges.append(
        ModuleGraph.Edge(
          from: start, to: node, action: .replaces, method: "", condition: "", place: place,
          passes: [], returns: []))
    }
  }

  /// Returns true if code replaces what the storyboard shows at launch: it sets the first screen, or it shows one and the
  /// storyboard's leads nowhere.
  private func isReplacedAtStart(_ node: Int) -> Bool {
    let shown = edges.filter { graphNodes[$0.from].isStart }.map(\.to)
    if shown.isEmpty { return false }
    return setsFirstScreen || shown.contains(node) || !edges.contains { $0.from == node }
  }

  /// Adds to each node how it is closed, and the services that it uses.
  private mutating func addClosings() {
    var closings: [Int: Set<ModuleGraph.Closing>] = [:]
    for call in reader.closingCalls {
      let member = reader.members[call.member]
      let context = OpeningContext(member, reader.trees)
      let place = SyntaxPlace(file: member.place.file, node: Int32(call.node))
      closings[call.owner, default: []].insert(
        ModuleGraph.Closing(
          call.way, method: index.name(of: member),
          condition: text(of: context.condition(at: call.node), member),
          at: index.sourceLocation(place)))
    }
    for (node, place) in reader.scenes.unwindings {
      closings[node, default: []].insert(ModuleGraph.Closing(.returns, method: "", at: place))
    }
    let services = reader.usedServices.mapValues { types in
      types.map {
        ModuleGraph.Service(index.fullName(of: $0), at: index.sourceLocation(index.types[$0].place))
      }.sorted { ($0.name, $0.place.file) < ($1.name, $1.place.file) }
    }
    for node in Set(closings.keys).union(services.keys) {
      let sorted = (closings[node] ?? []).sorted { one, other in
        (one.place.file, one.place.line, one.place.column, one.way.rawValue)
          < (other.place.file, other.place.line, other.place.column, other.way.rawValue)
      }
      graphNodes.set(sorted, services[node] ?? [], of: node)
    }
  }

  /// Returns where a module's code performs a segue.
  private func place(
    ofSegue identifier: String, from node: Int
  ) -> (method: String, location: SourceLocation)? {
    guard let name = index.names.name(identifier) else { return nil }
    for place in reader.app.places(named: name)
    where index.files[Int(place.file)].facts.nodes[Int(place.node)].kind == .stringLiteral {
      guard let member = reader.members.member(around: place).map({ reader.members[$0] }),
        graphNodes.owner(of: member.type) == node, member.function != nil
      else { continue }
      return (
        index.name(of: member), index.sourceLocation(place)
      )
    }
    return nil
  }

  /// Returns the name of the event with which the system calls a member of the app's delegate; `nil` if the app
  /// calls it.
  private func entry(of member: CodeMember) -> String? {
    guard let function = member.function, !member.isInitializer else { return "start" }
    if let event = event(of: member) { return event }
    let name = index.names[function.name]
    return name == "main" || FrameworkNames.appCallbacks.contains(name) ? "start" : nil
  }

  /// Returns the name of the event that a method handles: one by which the app gets a link, a notification or a
  /// shortcut.
  private func event(of member: CodeMember) -> String? {
    guard let parameters = member.function?.parameters, parameters.count > 1 else { return nil }
    let label = index.names[parameters[1].label]
    if FrameworkNames.linkCallbacks.contains(label) { return "link" }
    if FrameworkNames.noticeCallbacks.contains(label) { return "notification" }
    if FrameworkNames.shortcutCallbacks.contains(label) { return "shortcut" }
    return nil
  }

  private mutating func add(_ edge: ReadEdge) {
    if reader.members[edge.member].preparesForSegue(index) {
      preparations.append(edge)
    } else {
      draw(edge)
    }
  }

  /// Adds what code prepares for segues that no storyboard of the project has. What a known segue opens is opened where
  /// the segue is performed.
  private mutating func addPreparations() {
    for edge in preparations {
      let isKnown = reader.scenes.openings.contains {
        $0.from == edge.from && $0.to == edge.lead.node
      }
      if !isKnown { draw(edge) }
    }
  }

  private mutating func draw(_ edge: ReadEdge) {
    if edge.lead.action == .replaces, graphNodes[edge.from].isStart { setsFirstScreen = true }
    let member = reader.members[edge.member]
    let context = OpeningContext(member, reader.trees)
    // What the system passes to the app's delegate, or with a segue, is not for the screen.
    let isSystems =
      edge.lead.maker == edge.member
      && (graphNodes[edge.from].kind == .entry || member.preparesForSegue(index))
    let isUnknown = graphNodes[edge.lead.node].kind == .unknown
    let values = isSystems || isUnknown ? OpenedValues() : values(takenBy: edge.lead.maker)
    let condition = text(of: context.condition(at: edge.node), member)
    let place = SyntaxPlace(file: member.place.file, node: Int32(edge.node))
    let drawn = ModuleGraph.Edge(
      from: edge.from, to: edge.lead.node,
      action: edge.lead.action ?? (graphNodes[edge.from].isStart ? .replaces : .opens),
      method: index.name(of: member),
      condition: condition,
      place: index.sourceLocation(place), passes: values.passes, returns: values.returns,
      isFixed: context.coversScreen && edge.lead.action != .pushes
        || reader.tabPlaces.contains(place)
        || edge.lead.action == .embeds && context.fillsTabs(at: edge.node))
    add(drawn, of: edge, context)
  }

  private mutating func values(takenBy maker: Int) -> OpenedValues {
    if let known = knownValues[maker] { return known }
    let path = index.files[Int(reader.members[maker].place.file)].path
    let values = OpenedValues(maker, reader) { [texts] in try? texts.bytes(of: path, limit: .max) }
    knownValues[maker] = values
    return values
  }

  private mutating func text(
    of condition: OpeningContext.Condition?, _ member: CodeMember
  ) -> String {
    guard let condition else { return "" }
    if lastRead?.file != member.place.file {
      let path = index.files[Int(member.place.file)].path
      lastRead = (member.place.file, try? texts.bytes(of: path, limit: .max))
    }
    guard let bytes = lastRead?.bytes, Int(condition.end) <= bytes.count,
      condition.start < condition.end
    else { return "" }
    let text = String(decoding: bytes[Int(condition.start)..<Int(condition.end)], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return condition.isNegated ? "not \(text)" : text
  }
}

extension ProjectIndex {
  /// The name of a member with its type: `ProfileRouter.openSettings`.
  func name(of member: CodeMember) -> String {
    let type = member.type.map { "\(fullName(of: $0))." } ?? ""
    return type + names[member.name]
  }
}
