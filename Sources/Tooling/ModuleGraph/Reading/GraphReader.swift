import AdderArchitectures
import AdderFindings
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// Reads who opens whom from the code of an app.
///
/// Begins at each place where a screen is created, and goes back from there: to the functions that create it, to
/// their callers, and so on, until a call is in the code of another module. A function of the opened module
/// itself, such as its assembly, and one that belongs to nobody, such as a factory, is passed.
struct GraphReader {
  let found: DiscoveredProject
  let app: AppCode
  let members: CodeMembers
  let trees: SyntaxTrees
  var nodes: GraphNodes
  /// What the code of each member opens or calls, by the member's number.
  var events: [Int: [Event]] = [:]
  /// The names whose uses are known.
  private var readNames: Set<Name> = []
  private var openNames: [Name] = []
  let scenes: InterfaceScenes
  private let files: FilesByName
  private let callsByPlace: [SyntaxPlace: Call]

  var index: ProjectIndex { found.index }

  /// Something in a member's code that leads to a screen.
  struct Event: Hashable {
    /// The call, or the name if nothing is called.
    let node: Int
    let target: Target

    enum Target: Hashable {
      /// A screen is created.
      case screen(Int)
      /// An object that is no screen is created.
      case object(TypeDeclaration.ID)
      /// One of these members is called.
      case calls([Int])
    }
  }

  init(
    _ found: DiscoveredProject, _ reports: [ModuleReport], _ architectures: [Architecture]
  ) {
    self.found = found
    let index = found.index
    files = FilesByName(index)
    let app = AppCode(index, files, isTest: index.files.map(\.isTest))
    self.app = app
    trees = SyntaxTrees(index)
    nodes = GraphNodes(found, reports, architectures)
    members = CodeMembers(index) { !app.contains($0) }
    callsByPlace = Dictionary(
      found.graph.calls.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    scenes = InterfaceScenes(found, nodes)
    findPresentedValues()
    findCreations()
    findStoryboardScreens()
    findModulesMadeElsewhere()
    findSystemScreens()
    repeat {
      while let name = openNames.popLast() { findUses(of: name) }
      findRoutes()
    } while !openNames.isEmpty
  }

  // MARK: Screens

  /// Finds where the screens of the app are created.
  private mutating func findCreations() {
    let names = Set(nodes.screenTypes.map { index.types[$0].name })
    for name in names.sorted(by: { $0.number < $1.number }) {
      for place in app.places(named: name) {
        guard let type = createdType(at: place), let screen = nodes.screen(of: type) else {
          continue
        }
        add(.screen(screen), at: place, trees[place.file].creation(at: Int(place.node)))
      }
    }
  }

  /// Returns the type of the object that code creates or takes from a file.
  private func createdType(at place: SyntaxPlace) -> TypeDeclaration.ID? {
    let (tree, node) = (trees[place.file], Int(place.node))
    guard tree.kind(node) == .identifier || tree.kind(node) == .typeName,
      tree.creation(at: node) != nil
    else { return nil }
    let outer = members.member(around: place).map { members[$0].type }
    let name = TypeName(path: [tree.name(node)])
    guard let type = index.type(name, in: outer, file: place.file),
      !isOwnMethod(of: type, after: node, tree)
    else { return nil }
    return type
  }

  /// Returns true for the class in `ProfileViewController.make()`, if the class declares the method: then the
  /// screen is created there.
  private func isOwnMethod(
    of type: TypeDeclaration.ID, after node: Int, _ tree: SyntaxTree
  ) -> Bool {
    guard let chain = tree.chain(around: node) else { return false }
    let next = tree.facts.parts(of: chain).drop { $0 <= node }.first { _ in true }
    guard let next, tree.kind(next) == .member else { return false }
    return members.members(named: tree.name(next), of: type).contains { members[$0].type == type }
  }

  /// Finds the structures that are no parts of a module, and that the code shows as screens: by a link or over
  /// others, or from code that is no view.
  private mutating func findPresentedValues() {
    for type in index.types.indices
    where index.types[type].kind == .struct && nodes.screen(of: type) == nil
      && index.inherits(.shownValues, type)
    {
      for place in app.places(named: index.types[type].name) {
        let tree = trees[place.file]
        guard tree.kind(Int(place.node)) == .identifier, tree.call(after: Int(place.node)) != nil,
          let member = members.member(around: place).map({ members[$0] }), member.type != type
        else { continue }
        let action = OpeningContext(member, trees).action(at: Int(place.node))
        let isInView = index.inherits(.shownValues, member.type)
        guard action == .pushes || action == .presents || !isInView else { continue }
        _ = nodes.makeScreen(type)
        break
      }
    }
  }

  /// Finds where code takes a screen from a storyboard and does not name its class.
  private mutating func findStoryboardScreens() {
    for (identifier, screens) in scenes.screensByIdentifier where Set(screens).count == 1 {
      let labels: Set = ["withIdentifier", "identifier", "restorationId"]
      for place in literals(identifier)
      where label(of: place).map(labels.contains) ?? isPassedOn(place) {
        add(.screen(screens[0]), at: place, nil)
      }
    }
    for (name, screens) in scenes.initialScreens {
      let labels: Set = ["name", "storyboardName", "storyboard"]
      for place in literals(name)
      where label(of: place).map(labels.contains) ?? false && takesInitialScreen(place) {
        for screen in Set(screens) { add(.screen(screen), at: place, nil) }
      }
    }
  }

  private func literals(_ text: String) -> [SyntaxPlace] {
    guard let name = index.names.name(text) else { return [] }
    return app.places(named: name).filter {
      index.files[Int($0.file)].facts.nodes[Int($0.node)].kind == .stringLiteral
    }
  }

  /// Returns the label of an argument; `nil` if it has none, or if the node is no argument.
  private func label(of place: SyntaxPlace) -> String? {
    let tree = trees[place.file]
    let around = tree.parent(of: Int(place.node))
    guard tree.kind(around) == .argument else { return nil }
    let label = tree.facts.name(of: around)
    return label.isEmpty ? nil : label
  }

  /// Returns true for the identifier of a screen in a type that takes screens from storyboards elsewhere in its
  /// code.
  private func isPassedOn(_ place: SyntaxPlace) -> Bool {
    guard let member = members.member(around: place) else { return false }
    return members.members(of: members[member].type).contains { number in
      let facts = trees[members[number].place.file].facts
      return members[number].range.contains { node in
        facts.nodes[node].kind == .member
          && FrameworkNames.instantiatingCalls.contains(facts.name(of: node))
      }
    }
  }

  /// Returns true for the name of a storyboard if the code there takes the initial screen.
  private func takesInitialScreen(_ place: SyntaxPlace) -> Bool {
    guard let member = members.member(around: place) else { return false }
    let facts = index.files[Int(place.file)].facts
    return members[member].range.allSatisfy { node in
      facts.nodes[node].kind != .member
        || !FrameworkNames.instantiatingCalls.contains(facts.name(of: node))
        || facts.name(of: node).contains("Initial")
    }
  }

  /// Finds where code asks a part of a module for its screen, if no code creates the screen: a library does.
  private mutating func findModulesMadeElsewhere() {
    let created = Set(
      events.values.joined().compactMap { event in
        if case .screen(let node) = event.target { node } else { nil }
      })
    for (module, found) in found.modules.enumerated() where !created.contains(module) {
      for part in found.parts where nodes.owner(of: part.type) == module {
        let isMaker = part.evidence.contains {
          switch $0 {
          case .navigates, .composes: true
          default: false
          }
        }
        guard isMaker || nodes.screen(of: part.type) == nil else { continue }
        for place in app.places(named: index.types[part.type].name) {
          let (tree, node) = (trees[place.file], Int(place.node))
          guard tree.kind(node) == .identifier, let call = tree.creation(at: node),
            let member = members.member(around: place),
            nodes.owner(of: members[member].type) != module
          else { continue }
          add(.screen(module), at: place, call)
        }
      }
    }
  }

  private mutating func findSystemScreens() {
    for name in FrameworkNames.systemScreens.listed {
      guard let known = index.names.name(name) else { continue }
      for place in app.places(named: known) {
        let tree = trees[place.file]
        guard tree.kind(Int(place.node)) == .identifier,
          let call = tree.call(after: Int(place.node))
        else { continue }
        if FrameworkNames.alerts.contains(name), !offersChoice(place) { continue }
        add(.screen(nodes.node(.system, name)), at: place, call)
      }
    }
  }

  /// Returns true for an alert with two actions or more, or with a text field. Another one only tells something.
  private func offersChoice(_ place: SyntaxPlace) -> Bool {
    guard let member = members.member(around: place) else { return false }
    let tree = trees[place.file]
    let actions = members[member].range.filter { node in
      [.identifier, .member].contains(tree.kind(node)) && tree.call(after: node) != nil
        && (FrameworkNames.alertActions.contains(tree.facts.name(of: node))
          || tree.facts.isNamed(node, "addTextField"))
    }
    let isRepeated = actions.contains { node in
      let path = tree.path(to: node, from: members[member].range.lowerBound)
      return path.nodes.contains { [.forStatement, .closure].contains(tree.kind($0)) }
    }
    return actions.count > 1 || isRepeated
  }

  // MARK: Calls

  mutating func add(_ target: Event.Target, at place: SyntaxPlace, _ node: Int?) {
    guard let number = members.member(around: place) else { return }
    let event = Event(node: node ?? Int(place.node), target: target)
    if events[number]?.contains(event) ?? false { return }
    events[number, default: []].append(event)
    read(members[number].name)
    let type = members[number].type
    // Who creates the object gets what its initializer or its body creates.
    if members[number].isInitializer || isTransparent(type) || isMaker(members[number]) {
      read(index.types[type].name)
    }
  }

  private mutating func read(_ name: Name) {
    if readNames.insert(name).inserted { openNames.append(name) }
  }

  /// Returns true for a type whose code runs when an object of it is shown: a view that is no screen, and a
  /// container of screens.
  private func isTransparent(_ type: TypeDeclaration.ID) -> Bool {
    nodes.screen(of: type) == nil
      && (index.inherits(.shownValues, type) || index.inherits(.viewControllers, type))
  }

  /// Returns true for a method of a part that is no screen: whoever gets the object can open the screen.
  private func isMaker(_ member: CodeMember) -> Bool {
    nodes.owner(of: member.type) != nil && nodes.screen(of: member.type) == nil
      && member.function?.isStatic == false
  }

  /// Finds the uses of a name that leads to a screen.
  private mutating func findUses(of name: Name) {
    for place in app.places(named: name) {
      guard let (target, node) = target(of: name, at: place) else { continue }
      add(target, at: place, node)
    }
  }

  /// Returns what a name in code refers to, and the call if it is called.
  private func target(of name: Name, at place: SyntaxPlace) -> (Event.Target, Int)? {
    let (tree, node) = (trees[place.file], Int(place.node))
    let facts = tree.facts
    guard [.identifier, .member].contains(tree.kind(node)),
      let caller = members.member(around: place).map({ members[$0] })
    else { return nil }
    let call = tree.call(after: node)
    if tree.kind(node) == .identifier {
      if let call,
        let type = index.type(
          TypeName(path: [name]), in: caller.type, file: place.file)
      {
        return nodes.screen(of: type) == nil ? (.object(type), call) : nil
      }
      return foundMembers(named: name, in: caller.type, tree, call).map {
        (.calls($0), call ?? node)
      }
    }
    guard let chain = tree.chain(around: node) else { return nil }
    let before = facts.parts(of: chain).prefix { $0 < node }.filter {
      ![.optionalChaining, .forceUnwrap].contains(tree.kind($0))
    }
    guard let first = before.first else { return nil }
    if before.count == 1, tree.isOwnObject(first) {
      return foundMembers(named: name, in: caller.type, tree, call).map {
        (.calls($0), call ?? node)
      }
    }
    if let type = type(of: before, in: caller, tree) {
      if facts.isNamed(node, "init") { return nil }
      return foundMembers(named: name, in: type, tree, call).map { (.calls($0), call ?? node) }
    }
    if let call, let known = callsByPlace[SyntaxPlace(file: place.file, node: Int32(call))] {
      let numbers = implementations(of: name, known, labels(of: call, tree))
      return numbers.isEmpty ? nil : (.calls(numbers), call)
    }
    if before.count == 1, tree.kind(first) == .identifier,
      let property = index.property(tree.name(first), of: caller.type)?.property,
      let type = property.types.first
    {
      return foundMembers(named: name, in: type, tree, call).map { (.calls($0), call ?? node) }
    }
    if before.count == 1, let element = elementType(first, in: caller, tree) {
      return foundMembers(named: name, in: element, tree, call).map { (.calls($0), call ?? node) }
    }
    guard call != nil, let only = onlyMembers(named: name) else { return nil }
    return (.calls(only), call ?? node)
  }

  /// Returns the type of a closure's argument in `Tab.allCases.map { $0.screen }`.
  private func elementType(
    _ argument: Int, in caller: CodeMember, _ tree: SyntaxTree
  ) -> TypeDeclaration.ID? {
    let path = tree.path(to: argument, from: caller.range.lowerBound)
    guard let closure = path.nodes.indices.last(where: { path.kind($0) == .closure }),
      tree.facts.isNamed(argument, "$0")
        || tree.facts.parts(.closureParameter, of: path.nodes[closure]).contains(where: {
          tree.name($0) == tree.name(argument)
        }),
      let chain = path.nodes[..<closure].last(where: { tree.kind($0) == .chain })
    else { return nil }
    let steps = Array(tree.facts.parts(of: chain).prefix(2))
    guard steps.count == 2, tree.facts.isNamed(steps[1], "allCases") else { return nil }
    return type(of: [steps[0]], in: caller, tree)
  }

  /// Returns the type that a path of names before a member means.
  private func type(
    of path: [Int], in caller: CodeMember, _ tree: SyntaxTree
  ) -> TypeDeclaration.ID? {
    guard path.allSatisfy({ [.identifier, .member].contains(tree.kind($0)) }) else { return nil }
    if path.count == 1, tree.facts.isNamed(path[0], "Self") { return caller.type }
    let names = path.map(tree.name)
    if index.property(names[0], of: caller.type) != nil { return nil }
    return index.type(TypeName(path: names), in: caller.type, file: caller.place.file)
  }

  private func foundMembers(
    named name: Name, in type: TypeDeclaration.ID, _ tree: SyntaxTree, _ call: Int?
  ) -> [Int]? {
    let labels = call.map { self.labels(of: $0, tree) }
    var scope: TypeDeclaration.ID? = type
    while let next = scope {
      let named = members.members(named: name, of: next, labels: labels)
      if !named.isEmpty { return named }
      scope = index.types[next].outer
    }
    return nil
  }

  private func labels(of call: Int, _ tree: SyntaxTree) -> [Name] {
    tree.facts.parts(.argument, of: call).map(tree.name)
  }

  /// Returns the members that a call through a protocol or class can reach.
  private func implementations(of name: Name, _ call: Call, _ labels: [Name]) -> [Int] {
    guard index.types[call.through].kind == .protocol else {
      return members.members(named: name, of: call.through, labels: labels)
    }
    let held = found.graph.edges(from: call.caller).filter { $0.declared.contains(call.through) }
      .map(\.target)
    let types =
      held.isEmpty ? found.graph.conforming[call.through] ?? [] : Array(Set(held)).sorted()
    guard types.count <= Self.mostTypes else { return [] }
    let own = types.flatMap { members.members(named: name, of: $0, labels: labels) }
    return Array(Set(own)).sorted()
  }

  /// A protocol that more types implement is a base whose calls lead anywhere.
  private static let mostTypes = 4

  /// Returns the members with a name that only one type has, if the name is not an ordinary word.
  private func onlyMembers(named name: Name) -> [Int]? {
    guard index.names[name].contains(where: \.isUppercase) else { return nil }
    let named = members.functions(named: name)
    let types = Set(named.map { members[$0].type })
    return types.count == 1 ? named : nil
  }
}
