import AdderModuleDiscovery
import AdderSwiftSource

// Finds how functions of the project show the screens that they get.
extension GraphReader {
  /// Returns how a function of the own type shows a screen that it gets by a local name, whatever the function's name
  /// says: `if let screen = makeProfile() { navigation(destination: screen) }`.
  func passedAction(at node: Int, in number: Int) -> ModuleGraph.Action? {
    let context = OpeningContext(members[number], trees)
    let tree = context.tree
    let binding = context.path(to: node).nodes.last {
      [.binding, .optionalBinding].contains(tree.kind($0))
    }
    guard let binding,
      let named = tree.kind(binding) == .binding
        ? binding : tree.facts.part(.namePattern, of: binding),
      tree.name(named) != .none
    else { return nil }
    let end = tree.facts.range(of: binding).upperBound
    for use in members[number].range
    where use > end && tree.name(use) == tree.name(named) && tree.kind(use) == .identifier
      && tree.kind(tree.parent(of: use)) == .argument
    {
      guard let callee = tree.callee(of: tree.parent(of: tree.parent(of: use))),
        context.path(before: callee).allSatisfy(tree.isOwnObject)
      else { continue }
      var visited: Set<Int> = []
      if let action = passedAction(of: callee, context, &visited) { return action }
    }
    return nil
  }

  /// Returns how a function of the project that gets a screen shows it: `navigateToProfile(destination: screen)`.
  func passedAction(
    of callee: Int, _ context: OpeningContext, _ visited: inout Set<Int>
  ) -> ModuleGraph.Action? {
    let tree = context.tree
    guard let call = tree.call(after: callee) else { return nil }
    let path = context.path(before: callee).filter { !tree.isOwnObject($0) }
    let type = path.isEmpty ? context.member.scope : type(ofPath: path, in: context.member, tree)
    let labels = CallLabels(of: call, in: tree.file)
    let called =
      type.map { members.members(named: tree.name(callee), of: $0, labels: labels) } ?? []
    for number in called where visited.insert(number).inserted && visited.count < 5 {
      let other = OpeningContext(members[number], trees)
      let names = Set(members[number].parameters.map(\.name))
      for use in members[number].range
      where other.tree.kind(use) == .identifier && names.contains(other.tree.name(use)) {
        guard let showing = other.showing(at: use), isReached(use, other, by: call, tree) else {
          continue
        }
        let action =
          showing.action == .opens
          ? passedAction(of: showing.name, other, &visited) : showing.action
        if let action { return action }
      }
    }
    return nil
  }

  /// Returns false for code that a call does not run: `if isModal { … }` in a function that gets no `isModal`, and takes
  /// false then.
  private func isReached(
    _ node: Int, _ context: OpeningContext, by call: Int, _ caller: SyntaxTree
  ) -> Bool {
    let (tree, path) = (context.tree, context.path(to: node))
    return path.nodes.indices.dropLast().allSatisfy { position in
      guard path.kind(position) == .ifStatement,
        let block = tree.facts.part(.codeBlock, of: path.nodes[position]),
        // The condition is a name, and the only one.
        tree.kind(path.nodes[position] + 1) == .identifier, path.nodes[position] + 2 == block,
        let isTrue = flag(
          named: tree.name(path.nodes[position] + 1), in: context, passedBy: call, caller)
      else { return true }
      return (path.nodes[position + 1] == block) == isTrue
    }
  }

  /// Returns the value of a function's parameter, if a call or the parameter's declaration sets it to true or false.
  private func flag(
    named name: Name, in context: OpeningContext, passedBy call: Int, _ caller: SyntaxTree
  ) -> Bool? {
    guard let parameter = context.member.parameter(named: name) else { return nil }
    let passed = caller.facts.parts(.argument, of: call).first {
      caller.name($0) == parameter.label
    }
    if let passed { return caller.flag(in: passed) }
    return context.tree.facts.parts(.parameter, of: context.member.range.lowerBound)
      .first { context.tree.name($0) == name }.flatMap(context.tree.flag)
  }
}

extension SyntaxTree {
  /// Returns the value of a node that consists of `true` or `false`. Only the lengths of literals are known.
  func flag(in node: Int) -> Bool? {
    facts.part(.booleanLiteral, of: node).map { literal in
      Int(facts.nodes[literal].end) - Int(facts.nodes[literal].start) == "true".utf8.count
    }
  }
}
