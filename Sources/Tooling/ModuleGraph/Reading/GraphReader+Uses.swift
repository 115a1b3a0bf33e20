import AdderArchitectures
import AdderFindings
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// Finds the uses of what leads to a screen.
extension GraphReader {
  /// A node with a name, in the numbering of its file.
  struct NamedNode {
    let name: UInt32
    let node: Int32
  }

  /// Returns the places of the expressions that have one of the names.
  func places(named names: [Name]) -> [(Name, SyntaxPlace)] {
    var isWanted = [Bool](repeating: false, count: index.names.count)
    var isFile = [Bool](repeating: false, count: index.files.count)
    for name in names {
      isWanted[Int(name.number)] = true
      for number in files[name] { isFile[Int(number)] = true }
    }
    var found: [(Name, SyntaxPlace)] = []
    for number in isFile.indices where isFile[number] && !index.files[number].isTest {
      let own = index.files[number].names
      for named in namedNodes(Int32(number)) where isWanted[Int(own[Int(named.name)].number)] {
        let place = SyntaxPlace(file: Int32(number), node: named.node)
        if app.contains(place) { found.append((own[Int(named.name)], place)) }
      }
    }
    return found
  }

  /// Returns the places of the expressions that have a name.
  func places(named name: Name) -> [SyntaxPlace] {
    var found: [SyntaxPlace] = []
    for number in files[name] where !index.files[Int(number)].isTest {
      guard let own = index.files[Int(number)].names.firstIndex(of: name) else { continue }
      for named in namedNodes(number) where Int(named.name) == own {
        let place = SyntaxPlace(file: number, node: named.node)
        if app.contains(place) { found.append(place) }
      }
    }
    return found
  }

  /// Returns the names in the expressions of a file. Each new name that leads to a screen is looked for among them.
  private func namedNodes(_ file: Int32) -> [NamedNode] {
    if let known = knownNames[Int(file)] { return known }
    // Copied, because spare capacity in each file would take much memory.
    var names = spareNames
    spareNames = []
    names.removeAll(keepingCapacity: true)
    index.files[Int(file)].facts.nodes.withUnsafeBufferPointer { nodes in
      for node in nodes.indices where nodes[node].kind.isNameInExpression {
        names.append(NamedNode(name: nodes[node].name, node: Int32(node)))
      }
    }
    let found = names.withUnsafeBufferPointer { Array($0) }
    spareNames = names
    knownNames[Int(file)] = found
    return found
  }

  /// A name in code, and the call if it is called.
  private struct NamedUse {
    let name: Name
    let node: Int
    let call: Int?
    let caller: CodeMember
    let tree: SyntaxTree
    /// What the call gives; `nil` if nothing is called.
    let labels: CallLabels?

    init(
      _ name: Name, at node: Int, calledAt call: Int?, in caller: CodeMember, _ tree: SyntaxTree
    ) {
      (self.name, self.node, self.call) = (name, node, call)
      (self.caller, self.tree) = (caller, tree)
      labels = call.map { CallLabels(of: $0, in: tree.file) }
    }
  }

  /// Returns what a name in code refers to, and the call if it is called.
  func target(of name: Name, at place: SyntaxPlace) -> (Event.Target, Int)? {
    let (tree, node) = (trees[place.file], Int(place.node))
    guard [.identifier, .member].contains(tree.kind(node)), !answeredPlaces.contains(place),
      let caller = members.member(around: place).map({ members[$0] })
    else { return nil }
    let ownCall = tree.call(after: node)
    if tree.kind(node) == .identifier, let call = ownCall ?? tree.initializerCall(after: node),
      let type = index.type(TypeName(path: [name]), in: caller.scope, file: place.file)
    {
      return nodes.screen(of: type) == nil ? (.object(type), call) : nil
    }
    let use = NamedUse(name, at: node, calledAt: ownCall, in: caller, tree)
    if ownCall == nil, isSet(node, tree) || asksForState(node, tree) || isLocal(use) { return nil }
    let numbers = tree.kind(node) == .identifier ? ownMembers(use) : membersOfOthers(use)
    return numbers.isEmpty ? nil : (.calls(numbers), use.call ?? node)
  }

  /// Returns true for a screen of which code only asks whether it is shown: `alert.isBeingPresented`.
  private func asksForState(_ node: Int, _ tree: SyntaxTree) -> Bool {
    guard let chain = tree.chain(around: node),
      let last = tree.facts.parts(of: chain).reduce(nil, { $1 }) as Int?, last > node
    else { return false }
    return tree.kind(last) == .member
      && FrameworkNames.screenStates.contains(tree.facts.name(of: last))
  }

  /// Returns true for a property that code sets, and for a list that it adds to.
  private func isSet(_ node: Int, _ tree: SyntaxTree) -> Bool {
    let chain = tree.chain(around: node)
    if let next = chain.flatMap({ chain in tree.facts.parts(of: chain).first { $0 > node } }),
      tree.kind(next) == .member,
      FrameworkNames.collectionCalls.contains(tree.facts.name(of: next))
    {
      return true
    }
    let target = chain ?? node
    let around = tree.parent(of: target)
    return tree.kind(around) == .sequence && tree.assignment(around)?.target == target
  }

  /// Returns true for the name of a parameter or of a local constant or variable.
  private func isLocal(_ use: NamedUse) -> Bool {
    guard use.tree.kind(use.node) == .identifier else { return false }
    if use.caller.hasParameter(named: use.name) { return true }
    let range = use.caller.range
    guard range.lowerBound < range.upperBound else { return false }
    return use.tree.isDeclared(use.name, in: range.lowerBound + 1...range.upperBound)
  }

  /// Returns what a name means in a type's own code.
  private func ownMembers(_ use: NamedUse) -> [Int] {
    let own = use.caller.scope.map { foundMembers(use, in: $0) } ?? []
    let isProperty = use.caller.scope.map { index.hasProperty(use.name, $0) } ?? false
    return own.isEmpty && !isProperty
      ? members.looseMembers(named: use.name, labels: use.labels) : own
  }

  /// Returns what a name means after the name of an object or type.
  private func membersOfOthers(_ use: NamedUse) -> [Int] {
    guard let chain = use.tree.chain(around: use.node) else { return [] }
    let before = use.tree.facts.parts(of: chain).prefix { $0 < use.node }.filter {
      ![.optionalChaining, .forceUnwrap].contains(use.tree.kind($0))
    }
    guard let first = before.first else { return [] }
    if before.count == 1, use.tree.isOwnObject(first) { return ownMembers(use) }
    if let type = type(named: before, in: use.caller, use.tree) {
      return use.tree.facts.isNamed(use.node, "init") ? [] : foundMembers(use, in: type)
    }
    let assigned = assignedTypes(before, use)
    let elements = assigned.isEmpty ? elementTypes(before, use) : assigned
    let type =
      assigned.first ?? type(ofPath: before, in: use.caller, use.tree) ?? elements.first
    if elements.count > 1 {
      return Set(elements.flatMap { foundMembers(use, in: $0) }).sorted()
    }
    if let type, index.types[type].kind != .protocol {
      let (found, own) = (foundMembers(use, in: type), membersBehindDefault(use, in: type))
      let all = own.isEmpty ? found : Set(own + found.filter(leadsElsewhere)).sorted()
      if !all.isEmpty { return all }
    }
    let place = SyntaxPlace(file: use.caller.place.file, node: Int32(use.call ?? use.node))
    if let known = callsByPlace[place] {
      return implementations(of: use.name, known, use.labels)
    }
    if let type {
      let conforming = index.types[type].kind == .protocol ? index.conformers(of: type) : []
      let implemented = Set(conforming.flatMap { foundMembers(use, in: $0) })
      let found = implemented.count <= Self.mostMembers ? implemented : []
      let all = found.union(foundMembers(use, in: type))
      if !all.isEmpty { return all.sorted() }
    }
    let loose = members.looseMembers(named: use.name, labels: use.labels)
    return loose.isEmpty && use.call != nil && !isOfLibrary(first, use)
      ? onlyMembers(named: use.name) : loose
  }

  /// Returns true for what a library's type gives without being told of a type of the project: `Auth.auth()`.
  private func isOfLibrary(_ first: Int, _ use: NamedUse) -> Bool {
    let tree = use.tree
    guard tree.kind(first) == .identifier, tree.facts.name(of: first).first?.isUppercase ?? false,
      index.types(named: tree.name(first)).isEmpty
    else { return false }
    return !(first..<use.node).contains { tree.facts.isNamed($0, "self") }
  }

  /// Returns the types of the objects to which code sets a local variable that is declared without a value:
  /// `let flow: Flow; switch tab { case .feed: flow = FeedFlow() … }`.
  private func assignedTypes(_ before: [Int], _ use: NamedUse) -> [TypeDeclaration.ID] {
    let tree = use.tree
    guard before.count == 1, tree.kind(before[0]) == .identifier,
      !tree.bindings(of: tree.name(before[0]), in: use.caller.range).isEmpty
    else { return [] }
    let types = use.caller.range.compactMap { node -> TypeDeclaration.ID? in
      guard node < before[0], tree.kind(node) == .sequence,
        let (target, value) = tree.assignment(node), tree.kind(target) == .identifier,
        tree.name(target) == tree.name(before[0])
      else { return nil }
      return typeOfValue(value, use.caller, tree)
    }
    return Set(types).sorted()
  }

  /// Returns the types of a closure's argument in `Tab.allCases.map { $0.screen }` and in
  /// `[feedFlow, profileFlow].forEach { $0.start() }`.
  private func elementTypes(_ before: [Int], _ use: NamedUse) -> [TypeDeclaration.ID] {
    guard before.count == 1 else { return [] }
    let (argument, tree) = (before[0], use.tree)
    let path = tree.path(to: argument, from: use.caller.range.lowerBound)
    if let loop = path.nodes.last(where: { tree.kind($0) == .forStatement }),
      let pattern = tree.facts.part(.namePattern, of: loop),
      tree.name(pattern) == tree.name(argument)
    {
      let list = tree.facts.parts(of: loop).first { $0 > pattern }
      return list.map { types(ofElementsIn: $0, use) } ?? []
    }
    guard let closure = path.nodes.indices.last(where: { path.kind($0) == .closure }),
      tree.facts.isNamed(argument, "$0")
        || tree.facts.parts(.closureParameter, of: path.nodes[closure]).contains(where: {
          tree.name($0) == tree.name(argument)
        }),
      let chain = path.nodes[..<closure].last(where: { tree.kind($0) == .chain })
    else { return [] }
    let steps = Array(tree.facts.parts(of: chain).prefix(2))
    guard steps.count == 2 else { return [] }
    if tree.facts.isNamed(steps[1], "allCases") {
      return type(named: [steps[0]], in: use.caller, tree).map { [$0] } ?? []
    }
    return tree.kind(steps[1]) == .call
      ? types(ofElementsReturnedBy: steps[0], steps[1], use) : types(ofElementsIn: steps[0], use)
  }

  /// Returns the types of the elements in the list that a function of the project returns: `makeFlows()` in
  /// `makeFlows().forEach { $0.start() }`.
  private func types(
    ofElementsReturnedBy callee: Int, _ call: Int, _ use: NamedUse
  ) -> [TypeDeclaration.ID] {
    guard use.tree.kind(callee) == .identifier else { return [] }
    let (name, labels) = (use.tree.name(callee), CallLabels(of: call, in: use.tree.file))
    let own = use.caller.scope.map { members.members(named: name, of: $0, labels: labels) } ?? []
    let makers = own.isEmpty ? members.looseMembers(named: name, labels: labels) : own
    return makers.flatMap { number -> [TypeDeclaration.ID] in
      let (member, tree) = (members[number], trees[members[number].place.file])
      let literals = member.range.filter {
        tree.kind($0) == .arrayLiteral
          && [.returnStatement, .codeBlock].contains(tree.kind(tree.parent(of: $0)))
      }
      return literals.flatMap { types(ofElementsOf: $0, in: member, tree) }
    }
  }

  /// Returns the types of the elements in a list, or in the local constant that has one.
  private func types(ofElementsIn list: Int, _ use: NamedUse) -> [TypeDeclaration.ID] {
    let tree = use.tree
    var literal = tree.kind(list) == .arrayLiteral ? list : nil
    if tree.kind(list) == .identifier,
      let binding = tree.bindings(of: tree.name(list), in: use.caller.range).last(where: {
        $0 < list
      })
    {
      literal = tree.facts.part(.arrayLiteral, of: binding)
    }
    return literal.map { types(ofElementsOf: $0, in: use.caller, tree) }
      ?? declaredTypes(ofElementsIn: list, use)
  }

  private func types(
    ofElementsOf literal: Int, in member: CodeMember, _ tree: SyntaxTree
  ) -> [TypeDeclaration.ID] {
    tree.facts.parts(of: literal).compactMap { element in
      switch tree.kind(element) {
      case .identifier: type(ofPath: [element], in: member, tree)
      case .chain: type(ofPath: Array(tree.facts.parts(of: element)), in: member, tree)
      default: nil
      }
    }
  }

  /// Returns the types of the elements in a list by its declaration: those that conform to `Task` for
  /// `let tasks: [Task] = …`.
  private func declaredTypes(
    ofElementsIn list: Int, _ use: NamedUse
  ) -> [TypeDeclaration.ID] {
    let tree = use.tree
    guard tree.kind(list) == .identifier else { return [] }
    var elements: [TypeDeclaration.ID] = []
    if let binding = tree.bindings(of: tree.name(list), in: use.caller.range).last(where: {
      $0 < list
    }) {
      let named = tree.facts.part(.arrayType, of: binding).flatMap { array in
        tree.facts.range(of: array).first { tree.kind($0) == .typeName }
      }
      let name = named.map { TypeName(path: [tree.name($0)]) }
      elements =
        name.flatMap {
          index.type($0, in: use.caller.scope, file: use.caller.place.file)
        }.map { [$0] } ?? []
    } else if let scope = use.caller.scope,
      let (owner, property) = index.property(tree.name(list), of: scope),
      let type = property.type, type.shape == .collection
    {
      elements = index.types(of: type, in: owner, file: property.place.file)
    }
    guard let element = elements.first else { return [] }
    if index.types[element].kind != .protocol { return [element] }
    let conforming = index.conformers(of: element)
    return conforming.count <= Self.mostMembers ? conforming : []
  }

  /// Returns the members that a name means for an object of a type, or in the code of a type nested in it.
  private func foundMembers(_ use: NamedUse, in type: TypeDeclaration.ID) -> [Int] {
    var scope: TypeDeclaration.ID? = type
    while let next = scope {
      let named = members.members(named: use.name, of: next, labels: use.labels)
      if !named.isEmpty { return named }
      scope = index.types[next].outer
    }
    return []
  }

  /// Returns the members by which a type does what a default implementation of its protocol calls: `build()` for
  /// `FeedBuilder().makeStack()`, if an extension's `makeStack()` puts what the required `build()` returns into a stack.
  private func membersBehindDefault(_ use: NamedUse, in type: TypeDeclaration.ID) -> [Int] {
    let defaults = members.members(named: use.name, of: type, labels: use.labels)
    let behind = defaults.flatMap(namesOfRequired).flatMap { members.members(named: $0, of: type) }
    return Set(behind).sorted()
  }

  /// Returns true if a default implementation leads to a screen otherwise than by the required methods that it calls.
  private func leadsElsewhere(_ number: Int) -> Bool {
    let required = namesOfRequired(by: number)
    return events[number]?.contains { event in
      guard case .calls(let numbers) = event.target else { return true }
      return numbers.contains { !required.contains(members[$0].name) }
    } ?? false
  }

  /// Returns the names of the required methods that a default implementation calls.
  private func namesOfRequired(by number: Int) -> Set<Name> {
    let member = members[number]
    guard let owner = member.type, index.types[owner].kind == .protocol else { return [] }
    let required = Set(index.types[owner].functions.lazy.filter { !$0.hasBody }.map(\.name))
    let tree = trees[member.place.file]
    let called = member.range.filter { tree.call(after: $0) != nil }.map(tree.name)
    return required.intersection(called)
  }

  /// Returns the names of the default implementations that call a required method, by the name of that method.
  func findNamesOfDefaults() -> [Name: Set<Name>] {
    var names: [Name: Set<Name>] = [:]
    for type in index.types.indices where index.types[type].kind == .protocol {
      for number in members.members(of: type) {
        for name in namesOfRequired(by: number) {
          names[name, default: []].insert(members[number].name)
        }
      }
    }
    return names
  }

  /// Returns the members that a call through a protocol or class can reach.
  private func implementations(of name: Name, _ call: Call, _ labels: CallLabels?) -> [Int] {
    guard index.types[call.through].kind == .protocol else {
      return members.members(named: name, of: call.through, labels: labels)
    }
    let held = found.graph.edges(from: call.caller).filter { $0.declared.contains(call.through) }
      .map(\.target)
    let types =
      held.isEmpty ? found.graph.conforming[call.through] ?? [] : Array(Set(held)).sorted()
    let found = Set(types.flatMap { members.members(named: name, of: $0, labels: labels) })
    let reached = found.count <= Self.mostMembers ? found : []
    return reached.union(members.members(named: name, of: call.through, labels: labels)).sorted()
  }

  /// A protocol whose method more types implement is a base whose calls lead anywhere.
  private static let mostMembers = 4

  /// Returns the members with a name that only one type has, if the name is not an ordinary word.
  private func onlyMembers(named name: Name) -> [Int] {
    if let known = knownOnly[name] { return known }
    let only = findOnlyMembers(named: name)
    knownOnly[name] = only
    return only
  }

  private func findOnlyMembers(named name: Name) -> [Int] {
    guard index.names[name].contains(where: \.isUppercase) else { return [] }
    let named = members.functions(named: name)
    let types = Set(named.map { members[$0].type })
    return types.count == 1 ? named : []
  }
}

extension SyntaxKind {
  fileprivate var isNameInExpression: Bool {
    switch self {
    case .identifier, .member, .implicitMember: true
    default: false
    }
  }
}
