import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// Finds where screens are closed.
extension GraphReader {
  /// A call that closes a screen.
  struct ClosingCall {
    /// The node of the map that is closed.
    let owner: Int
    let way: ModuleGraph.Closing.Way
    let member: Int
    let node: Int
  }

  /// The calls that close screens: those in a screen's own code, and its calls of code that belongs to nobody, such as
  /// a coordinator's, that closes a screen.
  var closingCalls: [ClosingCall] {
    let ways = waysByName
    var found: [ClosingCall] = []
    var asked: [Int: ModuleGraph.Closing.Way] = [:]
    for (name, place) in places(named: Array(ways.keys)) {
      guard let way = ways[name], let number = members.member(around: place),
        closesOwnScreen(Int(place.node), members[number])
      else { continue }
      let owners = owners(of: members[number])
      if owners.isEmpty, members[number].type != nil { asked[number] = way }
      found += owners.map {
        ClosingCall(owner: $0, way: way, member: number, node: Int(place.node))
      }
    }
    let known = Set(
      found.map { SyntaxPlace(file: members[$0.member].place.file, node: Int32($0.node)) })
    for (name, place) in places(named: Array(Set(asked.keys.map { members[$0].name })))
    where !known.contains(place) {
      guard let (target, node) = target(of: name, at: place), case .calls(let numbers) = target,
        let way = numbers.lazy.compactMap({ asked[$0] }).first,
        let number = members.member(around: place),
        let owner = nodes.owner(of: members[number].type)
      else { continue }
      found.append(ClosingCall(owner: owner, way: way, member: number, node: node))
    }
    return found
  }

  /// How each method of a library closes a screen, by its name.
  private var waysByName: [Name: ModuleGraph.Closing.Way] {
    let kinds: [(FrameworkNames, ModuleGraph.Closing.Way)] = [
      (.closingMethods, .closes), (.dismissingMethods, .dismisses), (.poppingMethods, .pops),
      (.returnsOverScreens, .returns),
    ]
    var ways: [Name: ModuleGraph.Closing.Way] = [:]
    for (kind, way) in kinds {
      for name in kind.listed { if let known = index.names.name(name) { ways[known] = way } }
    }
    return ways
  }

  /// Returns the nodes whose code a member's code is: of a base class, those that inherit it. What a protocol offers to
  /// many, those close that call it.
  private func owners(of member: CodeMember) -> [Int] {
    guard let type = member.type else { return [] }
    if let owner = nodes.owner(of: type) { return [owner] }
    let sharers = nodes.sharers(of: type)
    if !sharers.isEmpty { return sharers }
    if index.types[type].kind == .protocol { return [] }
    let heirs = Set((heirs[type] ?? []).compactMap(nodes.owner(of:)))
    let isView = !index.inherits(.viewControllers, type)
    return heirs.isEmpty && isView ? screens(showing: type) : heirs.sorted()
  }

  /// Returns true for a library's method that is called for the own screen, and not for one that was opened.
  private func closesOwnScreen(_ node: Int, _ member: CodeMember) -> Bool {
    let tree = trees[member.place.file]
    guard [.identifier, .member].contains(tree.kind(node)), let call = tree.call(after: node) else {
      return false
    }
    let labels = tree.facts.parts(.argument, of: call).map { tree.facts.name(of: $0) }
    let isLibrarys = !Set(labels).isDisjoint(with: ["animated", "isAnimated", "completion"])
    let isDeclared = !members.functions(named: tree.name(node)).isEmpty
    guard isLibrarys || !isDeclared else { return false }
    let path = OpeningContext(member, trees).path(before: node)
    if path.contains(where: { FrameworkNames.otherScreens.contains(tree.facts.name(of: $0)) }) {
      return false
    }
    guard let first = path.first, tree.kind(first) == .identifier, !tree.isOwnObject(first) else {
      return !answersPicker(member)
    }
    let name = tree.name(first)
    // A local value is a screen that was made or given here, such as a picker that is done.
    if !tree.bindings(of: name, in: member.range).allSatisfy({ isOwn($0, tree) }) { return false }
    guard let parameter = member.parameter(named: name) else {
      return !tree.isClosureParameter(name, in: member.range)
    }
    return !isSystems(parameter)
  }

  /// Returns true for a method that a picker calls when it is done: what the method dismisses is the picker.
  private func answersPicker(_ member: CodeMember) -> Bool {
    member.parameters.first.map(isSystems) ?? false
  }

  private func isSystems(_ parameter: Function.Parameter) -> Bool {
    parameter.type?.names.contains { isSystems(index.names[$0.last]) } ?? false
  }

  /// Returns true for `guard let self`, and for a local name of what the own object has: `let view = viewController`.
  private func isOwn(_ binding: Int, _ tree: SyntaxTree) -> Bool {
    !tree.facts.range(of: binding).contains { tree.kind($0) == .call }
  }

  private func isSystems(_ type: String) -> Bool {
    FrameworkNames.systemScreens.contains(type)
      || (type.contains("Picker") && !type.hasSuffix("View"))
  }
}
