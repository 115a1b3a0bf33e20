import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// Finds code that shows a screen which cannot be told from the code.
extension GraphReader {
  /// A place where a method of UIKit gets a screen that the code there does not explain.
  struct UnexplainedShowing {
    let member: Int
    /// The node of the screen.
    let node: Int
    /// The node of the method's name.
    let name: Int
  }

  var unexplainedShowings: [UnexplainedShowing] {
    var found: [UnexplainedShowing] = []
    let names = FrameworkNames.showingMethods.listed.compactMap(index.names.name)
    for (_, place) in places(named: names) {
      let (tree, node) = (trees[place.file], Int(place.node))
      guard [.identifier, .member].contains(tree.kind(node)), let call = tree.call(after: node),
        let argument = tree.facts.parts(.argument, of: call).first(where: { _ in true }),
        tree.facts.name(of: argument).isEmpty,
        let value = tree.facts.parts(of: argument).first(where: { _ in true }),
        let number = members.member(around: place),
        isFrameworksMethod(node, call, members[number], tree), isUnexplained(value, number, tree),
        !isOwnScreen(argument, members[number], tree)
      else { continue }
      found.append(UnexplainedShowing(member: number, node: value, name: node))
    }
    return found + unexplainedRoots
  }

  /// The places where code sets the first screen of a window, or the screens of its own container, and does not explain
  /// them there.
  private var unexplainedRoots: [UnexplainedShowing] {
    let names = ["rootViewController"] + FrameworkNames.stackedScreens.listed
    return places(named: names.compactMap(index.names.name)).compactMap { _, place in
      let (tree, node) = (trees[place.file], Int(place.node))
      let target = tree.chain(around: node) ?? node
      guard [.identifier, .member].contains(tree.kind(node)),
        let number = members.member(around: place), !isInProtocol(members[number]),
        let (set, value) = tree.assignment(tree.parent(of: target)), set == target,
        tree.lastName(of: target) == node, isFrameworksProperty(node, members[number], tree),
        isUnexplained(value, number, tree)
      else { return nil }
      return UnexplainedShowing(member: number, node: value, name: node)
    }
  }

  /// Returns true for code that a protocol offers to screens: who calls it knows the screen.
  private func isInProtocol(_ member: CodeMember) -> Bool {
    member.type.map { index.types[$0].kind == .protocol } ?? false
  }

  /// Returns true for the property of a window or of a container, and false for another one with its name.
  private func isFrameworksProperty(
    _ node: Int, _ member: CodeMember, _ tree: SyntaxTree
  ) -> Bool {
    let path = OpeningContext(member, trees).path(before: node).filter { !tree.isOwnObject($0) }
    guard let last = path.last else {
      guard let scope = member.scope, index.property(tree.name(node), of: scope) == nil else {
        return false
      }
      return index.inherits(.screenContainers, scope)
    }
    return tree.facts.name(of: last).lowercased().contains("window")
  }

  /// Returns the calls by which a member gets screens that other code of its module is known to open:
  /// `presenter.makeProfile()`.
  func screensTaken(by number: Int) -> [Int] {
    guard let owner = nodes.owner(of: members[number].type) else { return [] }
    return (events[number] ?? []).compactMap { event in
      guard case .calls(let called) = event.target else { return nil }
      let isOwn = called.contains {
        nodes.owner(of: members[$0].type) == owner && providesScreen(members[$0])
          && events[$0] != nil
      }
      return isOwn ? event.node : nil
    }
  }

  /// Returns true for a local value, or a list of them, that is set to what leads to a screen.
  ///
  /// - Parameter made: The nodes of the member's code that lead to screens.
  func isMade(_ value: Int, by member: CodeMember, at made: [Int]) -> Bool {
    let tree = trees[member.place.file]
    return tree.facts.range(of: value).contains { node in
      tree.kind(node) == .identifier
        && tree.bindings(of: tree.name(node), in: member.range).contains { binding in
          made.contains { tree.facts.range(of: binding).contains($0) }
        }
    }
  }

  /// Returns true for a value whose class is the screen of the module in whose code it is: whoever asks the module to
  /// show it opens the module.
  private func isOwnScreen(_ argument: Int, _ member: CodeMember, _ tree: SyntaxTree) -> Bool {
    guard let owner = nodes.owner(of: member.type) else { return false }
    if let value = tree.facts.parts(of: argument).first(where: { _ in true }),
      isOwnScreen(value, in: member, tree)
    {
      return true
    }
    return typeOfValue(in: argument, member, tree).flatMap(nodes.screen(of:)) == owner
  }

  /// Returns true for a call of UIKit's own method, and false for another one with its name, such as a presenter's
  /// `present(response)` and a game's `addChild(sprite)`.
  private func isFrameworksMethod(
    _ node: Int, _ call: Int, _ member: CodeMember, _ tree: SyntaxTree
  ) -> Bool {
    let labels = Set(tree.facts.parts(.argument, of: call).map { tree.facts.name(of: $0) })
    if FrameworkNames.embeddingCalls.contains(tree.facts.name(of: node)) {
      return member.scope.map { index.inherits(.viewControllers, $0) } ?? false
    }
    return !labels.isDisjoint(with: ["animated", "sender", "direction"])
  }

  /// Returns true for a value that is a screen of which the code does not say which. That of a parameter is what
  /// callers pass; a stack of screens is none itself; and a message is known, with or without a choice.
  private func isUnexplained(_ value: Int, _ number: Int, _ tree: SyntaxTree) -> Bool {
    let member = members[number]
    var first = value
    var isList = false
    while [.chain, .arrayLiteral, .sequence, .tuple, .argument].contains(tree.kind(first)) {
      if tree.kind(first) == .arrayLiteral { isList = true }
      guard let inner = tree.facts.parts(of: first).first(where: { _ in true }) else {
        return false
      }
      first = inner
    }
    guard tree.kind(first) == .identifier else { return false }
    let path =
      tree.chain(around: first).map { Array(tree.facts.parts(of: $0)) } ?? [first]
    let names = path.filter {
      [.identifier, .member].contains(tree.kind($0)) && !tree.facts.isNamed($0, "init")
    }
    guard let last = names.last else { return false }
    // Screens that exist already: a list that is put in order again, and the object itself.
    if tree.isOwnObject(last) || (isList && names.count > 1) { return false }
    if tree.facts.name(of: last).isStackName { return false }
    if !tree.isOwnObject(first), isGiven(first, member, tree) { return false }
    var visited: Set<Int> = []
    if isStack(Array(names.drop(while: tree.isOwnObject)), in: member, tree, &visited) {
      return false
    }
    return !isKnownElsewhere(tree.name(last), member, tree) && !isFilled(tree.name(last), member)
  }

  /// Returns true for the stack of an object, by a property or method whose code is only the stack's name:
  /// `coordinator.toPresent()` with `func toPresent() -> UIViewController { router.navigationController }`.
  private func isStack(
    _ path: [Int], in member: CodeMember, _ tree: SyntaxTree, _ visited: inout Set<Int>
  ) -> Bool {
    guard let last = path.last else { return false }
    if tree.facts.name(of: last).isStackName { return true }
    let before = path.dropLast().filter { !tree.isOwnObject($0) }
    let type = before.isEmpty ? member.scope : self.type(ofPath: before, in: member, tree)
    guard let type else { return false }
    let types = index.types[type].kind == .protocol ? index.conformers(of: type) : [type]
    let named = types.flatMap { members.members(named: tree.name(last), of: $0) }
    return !named.isEmpty
      && named.allSatisfy { number in
        guard visited.insert(number).inserted else { return true }
        let other = trees[members[number].place.file]
        guard let path = other.returnedPath(in: members[number].range) else { return false }
        return isStack(path, in: members[number], other, &visited)
      }
  }

  /// Returns true for a property whose value is a screen, or that other code of the type sets to one.
  private func isFilled(_ name: Name, _ member: CodeMember) -> Bool {
    guard let type = member.type, index.hasProperty(name, type) else { return false }
    if members.members(named: name, of: type).contains(where: { events[$0] != nil }) { return true }
    return members.members(of: type).contains { number in
      let (tree, made) = (trees[members[number].place.file], (events[number] ?? []).map(\.node))
      return !made.isEmpty
        && members[number].range.contains { node in
          guard tree.kind(node) == .sequence, let (target, value) = tree.assignment(node),
            tree.lastName(of: target).map(tree.name) == name
          else { return false }
          return made.contains { tree.facts.range(of: value).contains($0) }
            || isMade(value, by: members[number], at: made)
        }
    }
  }

  /// Returns true for a parameter, and for a local value that is made of one.
  private func isGiven(_ node: Int, _ member: CodeMember, _ tree: SyntaxTree) -> Bool {
    var visited: Set<Name> = []
    return isGiven(node, member, tree, &visited)
  }

  private func isGiven(
    _ node: Int, _ member: CodeMember, _ tree: SyntaxTree, _ visited: inout Set<Name>
  ) -> Bool {
    let name = tree.name(node)
    guard visited.insert(name).inserted else { return false }
    // What is stored comes from who created the object.
    if isStored(name, in: member) { return true }
    let isParameter =
      member.hasParameter(named: name)
      || tree.isClosureParameter(name, in: member.range)
      || tree.isCaseValue(name, in: member.range)
    if isParameter || tree.facts.isNamed(node, "$0") { return true }
    for binding in tree.bindings(of: name, in: member.range) {
      for inner in tree.facts.range(of: binding).dropFirst()
      where tree.kind(inner) == .identifier && isGiven(inner, member, tree, &visited) {
        return true
      }
    }
    return false
  }

  /// Returns true for a property that an initializer sets to its parameter of the same name.
  private func isStored(_ name: Name, in member: CodeMember) -> Bool {
    guard let type = member.type, index.hasProperty(name, type) else { return false }
    return members.initializers(of: type).contains { number in
      members[number].hasParameter(named: name)
    }
  }

  /// Returns true for the name of a value that the member, or a property, creates as a class of a library.
  private func isKnownElsewhere(_ name: Name, _ member: CodeMember, _ tree: SyntaxTree) -> Bool {
    var texts = Self.texts(
      in: tree.bindings(of: name, in: member.range), of: [.identifier, .typeName], tree)
    if let type = member.type, let place = index.property(name, of: type)?.property.place {
      // The declared type says less than the value.
      texts += Self.texts(in: [Int(place.node)], of: [.identifier], trees[place.file])
    }
    texts.append(index.names[name])
    return texts.contains { $0.hasSuffix("Controller") && $0.first?.isUppercase ?? false }
      || texts.contains { FrameworkNames.alerts.contains($0) || $0.lowercased().contains("alert") }
  }

  /// Returns the names in the declarations of variables.
  private static func texts(
    in bindings: [Int], of kinds: [SyntaxKind], _ tree: SyntaxTree
  ) -> [String] {
    bindings.flatMap { binding in
      tree.facts.range(of: binding).filter { kinds.contains(tree.kind($0)) }
        .map { tree.facts.name(of: $0) }
    }
  }
}

extension String {
  /// True for the name of a stack of screens.
  fileprivate var isStackName: Bool {
    let name = lowercased()
    return name.hasPrefix("nav") || name.hasSuffix("navigationcontroller") || name == "nc"
  }
}
