import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// Finds openings by the case of an enumeration: `router.trigger(.settings)`.
extension GraphReader {
  /// Finds the code that asks for a screen by a case. The function that opens the screen switches over its
  /// parameter: `prepareTransition(for: .settings)`; whoever calls it is unknown, because a library does.
  mutating func findRoutes() {
    for (route, handlers) in routeHandlers.sorted(by: { $0.key < $1.key }) {
      for name in Set(index.types[route].cases) {
        for place in app.places(named: name) {
          guard let call = requestingCall(at: place, for: route) else { continue }
          add(.calls(handlers), at: place, call)
        }
      }
    }
  }

  /// The functions that open screens by the cases of each enumeration.
  private var routeHandlers: [TypeDeclaration.ID: [Int]] {
    var handlers: [TypeDeclaration.ID: [Int]] = [:]
    for number in events.keys {
      let member = members[number]
      let context = OpeningContext(member, trees)
      guard let function = member.function else { continue }
      for type in enums(takenBy: function, member) {
        let cases = Set(index.types[type].cases)
        let isHandler = (events[number] ?? []).contains {
          !context.cases(at: $0.node).isDisjoint(with: cases)
        }
        if isHandler { handlers[type, default: []].append(number) }
      }
    }
    return handlers.mapValues { $0.sorted() }
  }

  /// The enumerations of a function's parameters.
  private func enums(takenBy function: Function, _ member: CodeMember) -> [TypeDeclaration.ID] {
    function.parameters.compactMap { parameter in
      guard let use = parameter.type, use.shape == .single,
        let type = index.types(of: use, in: member.type, file: member.place.file).first,
        index.types[type].kind == .enum
      else { return nil }
      return type
    }
  }

  /// The cases of the enumerations of a member's parameters.
  func cases(takenBy function: Function, _ number: Int) -> Set<Name> {
    Set(enums(takenBy: function, members[number]).flatMap { index.types[$0].cases })
  }

  /// Returns the call that gets a case of an enumeration, if a library decides what it does.
  private func requestingCall(at place: SyntaxPlace, for route: TypeDeclaration.ID) -> Int? {
    let (tree, node) = (trees[place.file], Int(place.node))
    guard let number = members.member(around: place) else { return nil }
    switch tree.kind(node) {
    case .member:
      guard let chain = tree.chain(around: node),
        let first = tree.facts.parts(of: chain).first(where: { _ in true }),
        index.types(named: tree.name(first)).contains(route)
      else { return nil }
    case .implicitMember: break
    default: return nil
    }
    let path = tree.path(to: node, from: members[number].range.lowerBound)
    guard let argument = path.nodes.indices.last(where: { path.kind($0) == .argument }),
      argument > 1, path.kind(argument - 1) == .call,
      path.nodes[argument...].dropFirst().allSatisfy({
        [.chain, .implicitMember, .member].contains(tree.kind($0))
      }), let callee = path.callee(at: argument - 1)
    else { return nil }
    let isRequest =
      FrameworkNames.routingCalls.contains(tree.facts.name(of: callee))
      || FrameworkNames.routingLabels.contains(tree.facts.name(of: path.nodes[argument]))
    guard isRequest,
      tree.kind(node) == .member || isMeant(route, by: callee, tree, members[number])
    else { return nil }
    return path.nodes[argument - 1]
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
      let property = index.property(name, of: member.type)?.property
      arguments = property?.type?.names.flatMap(\.arguments) ?? []
    } else {
      arguments = index.types[member.type].inherited.flatMap(\.type.arguments)
    }
    return arguments.flatMap { index.types(of: $0, in: member.type, file: member.place.file) }
      .filter { index.types[$0].kind == .enum }
  }
}
