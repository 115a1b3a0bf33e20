import AdderArchitectures
import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// A file whose nodes know what is around them.
final class SyntaxTree {
  let file: ProjectIndex.File
  /// The number of the node around each node.
  private let parents: [UInt32]
  let facts: SwiftFile
  /// The nodes that declare local names, in order.
  private let declarations: [Int]
  /// The cases of `switch` statements, in order.
  private let cases: [Int]
  /// True if the file has a pattern for several names at once.
  private let hasTuples: Bool

  /// True if code of the file tells a dependency container how something is made.
  private(set) lazy var registers =
    file.names.contains(where: registeringCalls.contains)
    && facts.nodes.indices.contains {
      kind($0) == .member && registeringCalls.contains(name($0))
    }
  private let registeringCalls: Set<Name>

  init(_ file: ProjectIndex.File, registeringCalls: Set<Name>) {
    self.file = file
    self.registeringCalls = registeringCalls
    facts = file.facts
    var parents = [UInt32](repeating: 0, count: file.facts.nodes.count)
    var (declarations, cases): ([Int], [Int]) = ([], [])
    var hasTuples = false
    file.facts.nodes.withUnsafeBufferPointer { nodes in
      var open = 0
      for node in nodes.indices.dropFirst() {
        while open + Int(nodes[open].count) < node { open = Int(parents[open]) }
        parents[node] = UInt32(open)
        if nodes[node].count > 0 { open = node }
        switch nodes[node].kind {
        case .binding, .optionalBinding, .namePattern, .closureParameter: declarations.append(node)
        case .switchCase: cases.append(node)
        case .tuplePattern: hasTuples = true
        default: break
        }
      }
    }
    (self.parents, self.declarations, self.cases) = (parents, declarations, cases)
    self.hasTuples = hasTuples
  }

  func isRegisteringCall(_ callee: Int) -> Bool { registeringCalls.contains(name(callee)) }

  func kind(_ node: Int) -> SyntaxKind { facts.nodes[node].kind }

  func name(_ node: Int) -> Name { file.names[Int(facts.nodes[node].name)] }

  func parent(of node: Int) -> Int { Int(parents[node]) }

  /// Returns the nodes from one around a node to the node itself.
  func path(to node: Int, from root: Int) -> NodePath {
    var depth = 0
    var current = node
    while current > root {
      current = parent(of: current)
      depth += 1
    }
    var nodes = [Int](repeating: node, count: depth + 1)
    for position in stride(from: depth - 1, through: 0, by: -1) {
      nodes[position] = parent(of: nodes[position + 1])
    }
    return NodePath(tree: self, nodes: nodes)
  }

  /// Returns the chain of which a node is a direct part.
  func chain(around node: Int) -> Int? {
    let parent = parent(of: node)
    return node > 0 && kind(parent) == .chain ? parent : nil
  }

  /// Returns the node with the name of what a call in a chain calls.
  func callee(of call: Int) -> Int? {
    guard let chain = chain(around: call) else { return nil }
    var last: Int?
    for part in facts.parts(of: chain) {
      if part == call { return last }
      switch kind(part) {
      case .identifier, .member, .implicitMember: last = part
      case .optionalChaining, .forceUnwrap: break
      default: last = nil
      }
    }
    return nil
  }

  /// Returns the name before a member: `tabBarController` in `tabBarController?.viewControllers`.
  func receiver(of name: Int) -> String {
    guard let chain = chain(around: name) else { return "" }
    var last = ""
    for part in facts.parts(of: chain) {
      if part == name { return last }
      if [.identifier, .member].contains(kind(part)) { last = facts.name(of: part) }
    }
    return last
  }

  /// Returns the call that follows a name: `(…)` in `makeProfile(…)` and in `makeProfile?(…)`.
  func call(after node: Int) -> Int? {
    var next = node + Int(facts.nodes[node].count) + 1
    if next < facts.nodes.count, kind(next) == .optionalChaining { next += 1 }
    return next < facts.nodes.count && kind(next) == .call ? next : nil
  }

  /// Returns the call in `Profile.init(…)` after the name of the type.
  func initializerCall(after node: Int) -> Int? {
    guard let chain = chain(around: node),
      let next = facts.parts(of: chain).first(where: { $0 > node }), facts.isNamed(next, "init")
    else { return nil }
    return call(after: next)
  }

  /// Returns the target and the value of a sequence that is one assignment.
  func assignment(_ sequence: Int) -> (target: Int, value: Int)? {
    var parts = facts.parts(of: sequence)
    guard let target = parts.next(), let sign = parts.next(), kind(sign) == .assignment,
      let value = parts.next()
    else { return nil }
    return (target, value)
  }

  /// Returns the last name in a chain, or the name itself.
  func lastName(of target: Int) -> Int? {
    switch kind(target) {
    case .identifier: target
    case .chain:
      facts.parts(of: target).reduce(nil) { last, part in
        [.identifier, .member].contains(kind(part)) ? part : last
      }
    default: nil
    }
  }

  /// Returns the names in the only value of a function or a getter: those of `router.stack` in
  /// `{ return router.stack }`.
  func returnedPath(in range: ClosedRange<Int>) -> [Int]? {
    guard let block = range.first(where: { kind($0) == .codeBlock }) else { return nil }
    let statements = Array(facts.parts(of: block))
    guard statements.count == 1 else { return nil }
    let value =
      kind(statements[0]) == .returnStatement
      ? facts.parts(of: statements[0]).first { _ in true } : statements[0]
    guard let value else { return nil }
    let parts = kind(value) == .chain ? Array(facts.parts(of: value)) : [value]
    return parts.filter { [.identifier, .member].contains(kind($0)) }
  }

  /// Returns true for the names by which code refers to its own object.
  func isOwnObject(_ node: Int) -> Bool {
    kind(node) == .identifier
      && (facts.isNamed(node, "self") || facts.isNamed(node, "strongSelf")
        || facts.isNamed(node, "weakSelf") || facts.isNamed(node, "this")
        || facts.isNamed(node, "`self`"))
  }

  /// Returns true if code in a range depends on a case.
  func hasCases(in range: ClosedRange<Int>) -> Bool {
    let next = cases.partitionPoint { $0 < range.lowerBound }
    return next < cases.count && cases[next] <= range.upperBound
  }

  // MARK: Local names

  /// Returns the nodes in a range that declare local names.
  private func declarations(in range: ClosedRange<Int>) -> ArraySlice<Int> {
    let first = declarations.partitionPoint { $0 < range.lowerBound }
    return declarations[first...].prefix { $0 <= range.upperBound }
  }

  /// Returns the bindings of a name in a range: `let flow = …`, and `if let flow`.
  func bindings(of name: Name, in range: ClosedRange<Int>) -> [Int] {
    declarations(in: range).filter { node in
      switch kind(node) {
      case .binding: self.name(node) == name
      case .optionalBinding: facts.part(.namePattern, of: node).map(self.name) == name
      default: false
      }
    }
  }

  /// Returns the bindings of several names at once in a range: `let (flow, screen) = …`.
  func tupleBindings(in range: ClosedRange<Int>) -> [Int] {
    if !hasTuples { return [] }
    return declarations(in: range).filter {
      kind($0) == .binding && facts.part(.tuplePattern, of: $0) != nil
    }
  }

  /// Returns true if a constant, a variable or a parameter of a closure in a range has the name.
  func isDeclared(_ name: Name, in range: ClosedRange<Int>) -> Bool {
    declarations(in: range).contains { kind($0) != .optionalBinding && self.name($0) == name }
  }

  /// Returns true if a parameter of a closure in a range has the name.
  func isClosureParameter(_ name: Name, in range: ClosedRange<Int>) -> Bool {
    declarations(in: range).contains { kind($0) == .closureParameter && self.name($0) == name }
  }

  /// Returns true for a name of what comes with a case: `screen` in `case .shown(let screen):`.
  func isCaseValue(_ name: Name, in range: ClosedRange<Int>) -> Bool {
    declarations(in: range).contains { node in
      guard kind(node) == .namePattern, self.name(node) == name else { return false }
      var around = parent(of: node)
      while [
        .bindingPattern, .tuplePattern, .expressionPattern, .argument, .call, .chain, .tuple,
        .implicitMember,
      ]
      .contains(kind(around)) {
        around = parent(of: around)
      }
      return [.caseItem, .caseCondition].contains(kind(around))
    }
  }

  // MARK: Creations

  /// Returns the call or name by which code creates an object of the class that a node names, or takes it from a
  /// file or a container; `nil` if it does neither.
  func creation(at node: Int) -> Int? {
    if kind(node) == .typeName { return isInstantiated(node) ? node : nil }
    if let call = call(after: node) { return call }
    guard let chain = chain(around: node) else { return nil }
    let steps = Array(facts.parts(of: chain).drop { $0 <= node }.prefix(2))
    guard steps.first.map({ kind($0) == .member }) ?? false else { return nil }
    if facts.isNamed(steps[0], "self") { return isRequested(chain) ? chain : nil }
    guard steps.count == 2, kind(steps[1]) == .call else { return nil }
    return steps[1]
  }

  /// Returns true for `ProfileViewController.self` as an argument of a call that makes it.
  private func isRequested(_ chain: Int) -> Bool {
    let argument = parent(of: chain)
    guard kind(argument) == .argument, let callee = callee(of: parent(of: argument)) else {
      return false
    }
    return isMaker(callee) || isNamedAfterScreen(callee)
  }

  /// Returns true for the name of a method that says only what it returns: `Storyboard.main.viewController(…)`.
  private func isNamedAfterScreen(_ node: Int) -> Bool {
    ["viewcontroller", "controller", "screen", "scene", "vc"].contains(
      facts.name(of: node).lowercased())
  }

  /// Returns true for the name of a method that seems to make something.
  func isMaker(_ node: Int) -> Bool {
    let name = facts.name(of: node)
    return ["resolve", "instan", "make", "create", "build", "load", "storyboard"].contains {
      name.hasPrefix($0) || name.holds($0.withUppercaseFirst)
    }
  }

  /// Returns true for the class in `storyboard.instantiateViewController(…) as! ProfileViewController`, in
  /// `let screen: ProfileViewController = .instantiate()`, in `@Injected var screen: ProfileViewController`, in
  /// `loader.instantiate<ProfileViewController>()`, and as the result of a function that takes it from a storyboard.
  private func isInstantiated(_ node: Int) -> Bool {
    var current = node
    while current > 0 {
      let around = parent(of: current)
      switch kind(around) {
      case .sequence: return kind(current) == .cast && callsMaker(around)
      case .binding: return callsMaker(around) || isInjected(around)
      case .result: return isTaken(by: parent(of: around))
      case .codeBlock, .memberBlock, .closure, .parameter: return false
      default: current = around
      }
    }
    return false
  }

  /// Returns true for a function that takes its result from a storyboard.
  private func isTaken(by function: Int) -> Bool {
    facts.range(of: function).contains { inner in
      kind(inner) == .member && FrameworkNames.instantiatingCalls.contains(facts.name(of: inner))
    }
  }

  /// Returns true for a variable that a property wrapper takes from a container.
  private func isInjected(_ binding: Int) -> Bool {
    facts.parts(.attribute, of: parent(of: binding)).contains { attribute in
      ["Inject", "Dependency", "Resolve"].contains { facts.name(of: attribute).contains($0) }
    }
  }

  private func callsMaker(_ around: Int) -> Bool {
    facts.range(of: around).contains { inner in
      [.member, .implicitMember, .identifier].contains(kind(inner)) && isMaker(inner)
    }
  }
}

/// The nodes around a node, from a member's declaration to the node itself.
struct NodePath {
  let tree: SyntaxTree
  let nodes: [Int]

  func kind(_ position: Int) -> SyntaxKind { tree.kind(nodes[position]) }

  /// Returns the name of what a call at a position of the path calls.
  func callee(at position: Int) -> Int? { tree.callee(of: nodes[position]) }

  /// True for code that only tells a container how a screen is made.
  var isRegistered: Bool {
    tree.registers
      && nodes.indices.contains { position in
        kind(position) == .call
          && callee(at: position).map {
            tree.isRegisteringCall($0)
          } ?? false
      }
  }
}

/// The trees of a project's files. Each is made when it is first needed.
final class SyntaxTrees {
  let index: ProjectIndex
  /// The functions of the project that only make screens, whatever their names say.
  private lazy var screenMakers = ScreenMakers(index)
  private lazy var backReferences = Self.backReferences(index)
  private lazy var registeringCalls = Set(
    FrameworkNames.registeringCalls.listed.compactMap(index.names.name))
  private var callActions: [Name: ModuleGraph.Action?] = [:]
  private var settingActions: [Name: ModuleGraph.Action?] = [:]
  private var showings: [ShownNode: OpeningContext.Showing?] = [:]
  /// The trees, indexed by the file's number.
  private var known: [SyntaxTree?]

  init(_ index: ProjectIndex) {
    self.index = index
    known = Array(repeating: nil, count: index.files.count)
  }

  /// Returns how a call shows a screen, by the name of what is called; `nil` if it shows none.
  func action(ofCall callee: Int, _ tree: SyntaxTree) -> ModuleGraph.Action? {
    let action = action(ofName: callee, tree, &callActions, ModuleGraph.Action.init(ofCall:_:))
    return action != nil && screenMakers.contains(tree.name(callee)) ? nil : action
  }

  /// Returns how setting a property to a screen shows it; `nil` if it does not.
  func action(ofSetting property: Int, _ tree: SyntaxTree) -> ModuleGraph.Action? {
    let isBackReference =
      backReferences.contains(tree.name(property))
      && !tree.receiver(of: property).lowercased().hasSuffix("window")
    return isBackReference
      ? nil
      : action(ofName: property, tree, &settingActions, ModuleGraph.Action.init(ofSetting:_:))
  }

  /// Returns the names of properties that every declaration in the project marks as weak or unowned: a router's
  /// `weak var rootViewController` is the screen that it belongs to.
  private static func backReferences(_ index: ProjectIndex) -> Set<Name> {
    var isStrong = [Bool](repeating: false, count: index.names.count)
    var weak: Set<Name> = []
    for type in index.types.indices {
      for number in index.types[type].properties.indices {
        let name = index.types[type].properties[number].name
        if index.types[type].properties[number].strength == .strong {
          isStrong[Int(name.number)] = true
        } else {
          weak.insert(name)
        }
      }
    }
    return weak.filter { !isStrong[Int($0.number)] }
  }

  private func action(
    ofName node: Int, _ tree: SyntaxTree, _ known: inout [Name: ModuleGraph.Action?],
    _ make: (String, String) -> ModuleGraph.Action?
  ) -> ModuleGraph.Action? {
    let name = tree.name(node)
    if let known = known[name] { return known }
    let text = index.names[name]
    if FrameworkNames.stackedScreens.contains(text) { return make(text, tree.receiver(of: node)) }
    let action = make(text, "")
    known[name] = .some(action)
    return action
  }

  /// A node in the code of a member.
  struct ShownNode: Hashable {
    let member: SyntaxPlace
    let node: Int
  }

  /// Returns how a node's value is shown, and finds that out only once.
  func showing(
    _ node: ShownNode, _ find: () -> OpeningContext.Showing?
  ) -> OpeningContext.Showing? {
    if let known = showings[node] { return known }
    let found = find()
    showings[node] = .some(found)
    return found
  }

  subscript(file: Int32) -> SyntaxTree {
    if let tree = known[Int(file)] { return tree }
    let tree = SyntaxTree(index.files[Int(file)], registeringCalls: registeringCalls)
    known[Int(file)] = tree
    return tree
  }
}

extension String {
  var withUppercaseFirst: String { prefix(1).uppercased() + dropFirst() }
}
