import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// Finds openings by the case of an enumeration: `router.trigger(.settings)`, `path.append(Route.settings)`.
extension GraphReader {
  /// Finds the code that asks for a screen by a case, and does not call the function that opens it: a library
  /// does, such as XCoordinator for `prepareTransition(for:)`, or SwiftUI for `navigationDestination(for:)`.
  func findRoutes() {
    let handlers = newRouteHandlers()
    var routes: [Name: [TypeDeclaration.ID]] = [:]
    for route in handlers.keys.sorted() {
      for name in Set(index.types[route].cases) { routes[name, default: []].append(route) }
    }
    for (name, place) in places(named: Array(routes.keys))
    where [.member, .implicitMember].contains(trees[place.file].kind(Int(place.node))) {
      for route in routes[name] ?? [] {
        guard let request = request(at: place, for: route) else { continue }
        requestedCases.insert(name)
        add(.route(name, handlers[route] ?? []), at: place, request)
      }
    }
  }

  // MARK: Handlers

  /// Returns the members that open screens by the cases of each enumeration, if there are new ones.
  private func newRouteHandlers() -> [TypeDeclaration.ID: [Int]] {
    var handlers = knownHandlers.mapValues(Set.init)
    for (number, found) in events where found.count != checkedEvents[number] {
      checkedEvents[number] = found.count
      let tree = trees[members[number].place.file]
      if !tree.hasCases(in: members[number].range) { continue }
      let context = OpeningContext(members[number], trees)
      for event in found {
        let path = context.path(to: event.node)
        let cases = context.cases(at: path)
        if cases.isEmpty { continue }
        let taken = routes(of: members[number])
        for route in taken + destinationRoutes(at: path, context, cases)
        where !cases.isDisjoint(with: index.types[route].cases) {
          handlers[route, default: []].insert(number)
        }
      }
    }
    let all = handlers.mapValues { $0.sorted() }
    let new = all.filter { knownHandlers[$0.key] != $0.value }
    knownHandlers = all
    return new
  }

  /// The enumerations whose cases decide what a member's code does: those of its parameters, and its own.
  func routes(of member: CodeMember) -> [TypeDeclaration.ID] {
    if let known = knownRoutes[member.place] { return known }
    let found = findRoutes(of: member)
    knownRoutes[member.place] = found
    return found
  }

  private func findRoutes(of member: CodeMember) -> [TypeDeclaration.ID] {
    let taken = member.parameters.flatMap { parameter -> [TypeDeclaration.ID] in
      guard let use = parameter.type, use.shape == .single else { return [] }
      if isStep(use) { return stepTypes }
      let types = index.types(of: use, in: member.type, file: member.place.file)
      if let route = types.first(where: { index.types[$0].kind == .enum }) { return [route] }
      // Any of the project's routes: `open(_ route: Route)` with `enum ShopRoute: Route`.
      return types.filter { index.types[$0].kind == .protocol }.flatMap { index.conformers(of: $0) }
        .filter { index.types[$0].kind == .enum }
    }
    guard let own = member.type, index.types[own].kind == .enum, !taken.contains(own) else {
      return taken
    }
    return taken + [own]
  }

  /// Returns true for a library's protocol whose enumerations name screens.
  private func isStep(_ use: TypeUse) -> Bool {
    guard !stepTypes.isEmpty, let name = use.names.first?.last else { return false }
    return FrameworkNames.routeProtocols.contains(index.names[name])
      && index.types(named: name).isEmpty
  }

  /// Returns true for a member that a library asks for the first screen.
  func isFirstStep(_ member: CodeMember) -> Bool {
    !stepTypes.isEmpty && FrameworkNames.firstSteps.contains(index.names[member.name])
  }

  /// The cases of these enumerations.
  func routeCases(of member: CodeMember) -> Set<Name> {
    Set(routes(of: member).flatMap { index.types[$0].cases })
  }

  /// Returns the enumeration of `Route` in `.navigationDestination(for: Route.self) { … }`, or the only one that
  /// has all these cases.
  private func destinationRoutes(
    at path: NodePath, _ context: OpeningContext, _ cases: Set<Name>
  ) -> [TypeDeclaration.ID] {
    guard let call = context.destination(at: path) else { return [] }
    let named = context.tree.facts.range(of: call).filter {
      context.tree.kind($0) == .member && context.tree.facts.isNamed($0, "self")
    }.compactMap { member -> TypeDeclaration.ID? in
      guard let chain = context.tree.chain(around: member) else { return nil }
      let path = context.tree.facts.parts(of: chain).prefix { $0 < member }.map(context.tree.name)
      return index.type(
        TypeName(path: path), in: context.member.type, file: context.member.place.file)
    }
    if let first = named.first { return [first] }
    let fitting = Set(cases.flatMap { enumsByCase[$0] ?? [] }).filter {
      cases.isSubset(of: index.types[$0].cases)
    }
    return fitting.count == 1 ? Array(fitting) : []
  }

  /// Returns how code shows the container of a flow that it starts:
  /// `Flows.use(flow, when: .created) { root in window.rootViewController = root }`.
  func flowAction(_ context: OpeningContext) -> ModuleGraph.Action? {
    if stepTypes.isEmpty { return nil }
    let tree = context.tree
    for node in context.member.range
    where [.identifier, .member].contains(tree.kind(node))
      && FrameworkNames.flowCalls.contains(tree.facts.name(of: node))
    {
      guard let call = tree.call(after: node) else { continue }
      let code = tree.facts.range(of: call)
      let names = code.filter { tree.kind($0) == .closureParameter }.map(tree.name)
      for use in code where tree.kind(use) == .identifier && names.contains(tree.name(use)) {
        if let action = context.action(at: use) { return action }
      }
    }
    return nil
  }

  // MARK: Requests

  /// Returns the node with which code asks for the screen of a case.
  private func request(at place: SyntaxPlace, for route: TypeDeclaration.ID) -> Int? {
    let (tree, node) = (trees[place.file], Int(place.node))
    guard let number = members.member(around: place) else { return nil }
    if isFirstStep(members[number]), stepTypes.contains(route), tree.kind(node) == .member,
      OpeningContext(members[number], trees).isReturned(node)
    {
      return tree.chain(around: node)
    }
    guard isAssignedOrPassed(node, tree) else { return nil }
    let isNamed: Bool
    switch tree.kind(node) {
    case .member:
      guard let chain = tree.chain(around: node),
        let first = tree.facts.parts(of: chain).first(where: { _ in true }),
        index.types(named: tree.name(first)).contains(route)
      else { return nil }
      isNamed = true
    case .implicitMember: isNamed = false
    default: return nil
    }
    let path = tree.path(to: node, from: members[number].range.lowerBound)
    if let value = assignment(of: node, path, members[number], to: route, isNamed) { return value }
    guard let argument = path.nodes.indices.last(where: { path.kind($0) == .argument }),
      argument > 1, path.kind(argument - 1) == .call,
      path.nodes[argument...].dropFirst().allSatisfy({
        [.chain, .implicitMember, .member, .arrayLiteral].contains(tree.kind($0))
      }), let callee = path.callee(at: argument - 1)
    else { return nil }
    let call = path.nodes[argument - 1]
    let isKnown = (events[number] ?? []).contains { event in
      if case .calls = event.target { event.node == call } else { false }
    }
    if isKnown { return nil }
    let label = tree.name(path.nodes[argument])
    let isAsked =
      asks(tree.facts.name(of: callee))
      || (FrameworkNames.stepCalls.contains(tree.facts.name(of: callee))
        && stepTypes.contains(route))
      || FrameworkNames.routingLabels.contains(index.names[label])
    if isAsked, isNamed || isMeant(route, by: callee, tree, members[number]) { return call }
    return takes(route, callee: tree.name(callee), label) ? call : nil
  }

  /// Returns true for a case that may be an argument or be assigned, also in a list. A pattern is neither.
  private func isAssignedOrPassed(_ node: Int, _ tree: SyntaxTree) -> Bool {
    var around = tree.parent(of: node)
    while [.chain, .member, .implicitMember, .arrayLiteral].contains(tree.kind(around)) {
      around = tree.parent(of: around)
    }
    return [.argument, .sequence].contains(tree.kind(around))
  }

  private func asks(_ call: String) -> Bool {
    FrameworkNames.routingCalls.contains(call) || ModuleGraph.Action(ofCall: call, "") != nil
  }

  /// Returns true if a function of the app with this name takes a case of the enumeration.
  private func takes(_ route: TypeDeclaration.ID, callee: Name, _ label: Name) -> Bool {
    let words = ["track", "log", "report", "record"]
    if words.contains(where: index.names[callee].hasPrefix) { return false }
    return members.functions(named: callee).contains { number in
      members[number].parameters.contains { $0.label == label }
        && routes(of: members[number]).contains(route)
    }
  }

  /// Returns the value in `selectedTab = .profile` and `path = [.profile]`.
  private func assignment(
    of node: Int, _ path: NodePath, _ member: CodeMember, to route: TypeDeclaration.ID,
    _ isNamed: Bool
  ) -> Int? {
    let tree = path.tree
    guard let sequence = path.nodes.indices.last(where: { path.kind($0) == .sequence }),
      path.nodes[sequence...].dropFirst().allSatisfy({
        [.chain, .implicitMember, .member, .arrayLiteral].contains(tree.kind($0))
      }), let (target, value) = tree.assignment(path.nodes[sequence]),
      path.nodes[sequence + 1] == value, let name = tree.lastName(of: target)
    else { return nil }
    let owner = type(ofPath: OpeningContext(member, trees).path(before: name), in: member, tree)
    let known = (owner ?? member.scope).flatMap { index.property(tree.name(name), of: $0) }
    let properties = known.map { [$0] } ?? properties(named: tree.name(name))
    let isTyped = properties.contains { owner, property in
      guard let use = property.type else { return isNamed }
      return index.types(of: use, in: owner, file: property.place.file).contains(route)
        || use.names.flatMap(\.arguments).contains {
          index.types(of: $0, in: owner, file: property.place.file).contains(route)
        }
    }
    return isTyped ? node : nil
  }

  /// Returns true if an enumeration is the one whose case code names without its type: the one of the object that
  /// is asked, or else the only one that has the case.
  private func isMeant(
    _ route: TypeDeclaration.ID, by callee: Int, _ tree: SyntaxTree, _ member: CodeMember
  ) -> Bool {
    let routes = requestedRoutes(by: callee, tree, member)
    return routes.isEmpty || routes.contains(route)
  }

  /// Returns the enumerations in the type of the object that is asked: `ShopRoute` for `UnownedRouter<ShopRoute>`
  /// and in a coordinator that inherits from `NavigationCoordinator<ShopRoute>`.
  private func requestedRoutes(
    by callee: Int, _ tree: SyntaxTree, _ member: CodeMember
  ) -> [TypeDeclaration.ID] {
    guard let chain = tree.chain(around: callee) else { return [] }
    let names = tree.facts.parts(of: chain).prefix { $0 < callee }.filter {
      [.identifier, .member].contains(tree.kind($0)) && !tree.isOwnObject($0)
    }.map(tree.name)
    var arguments: [TypeUse] = []
    if let name = names.first, index.names[name] != "super" {
      let property = member.type.flatMap { index.property(name, of: $0)?.property }
      arguments = property?.type?.names.flatMap(\.arguments) ?? []
    } else {
      arguments = member.type.map { index.types[$0].inherited.flatMap(\.type.arguments) } ?? []
    }
    return arguments.flatMap { index.types(of: $0, in: member.type, file: member.place.file) }
      .filter { index.types[$0].kind == .enum }
  }
}
