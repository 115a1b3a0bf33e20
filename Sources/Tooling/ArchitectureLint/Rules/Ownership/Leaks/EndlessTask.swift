import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// The closure of a task, which may run as long as the app.
struct EndlessTask {
  let closure: Int
  let code: MemberCode

  /// Returns true if the task never ends and retains `self` while it runs.
  var retainsSelf: Bool {
    let capture = code.facts.parts(.capture, of: closure).first(where: isOfSelf)
    let isWeak = capture.map { code.facts.part(.modifier, of: $0) != nil } ?? false
    if ownNodes(in: closure).contains(where: callsEndlessMethod) { return true }
    return endlessLoops(in: closure).contains { loop in
      isWeak ? isBound(before: loop) : mentionsSelf(in: closure)
    }
  }

  private func isOfSelf(_ capture: Int) -> Bool { code.facts.isNamed(capture, "self") }

  /// The nodes of a body, without closures and functions in it.
  private func ownNodes(in body: Int) -> [Int] {
    var nodes: [Int] = []
    var node = body + 1
    let end = body + Int(code.facts.nodes[body].count)
    while node <= end {
      switch code.kind(node) {
      case .closure, .functionDeclaration: node += Int(code.facts.nodes[node].count) + 1
      default:
        nodes.append(node)
        node += 1
      }
    }
    return nodes
  }

  private func endlessLoops(in body: Int) -> [Int] {
    ownNodes(in: body).filter { node in
      switch code.kind(node) {
      case .forStatement:
        code.facts.nodes[node].traits.contains(.isAsync) && !isFinite(node) && !isLeft(node)
      case .whileStatement: isAlwaysTrue(node) && !isLeft(node)
      default: false
      }
    }
  }

  /// Returns true if a statement in a loop leaves it.
  private func isLeft(_ loop: Int) -> Bool {
    ownNodes(in: loop).contains { node in
      switch code.kind(node) {
      case .breakStatement, .returnStatement, .throwStatement: true
      default: false
      }
    }
  }

  /// Returns true if the sequence of a loop is known to end, or if it is unknown.
  private func isFinite(_ loop: Int) -> Bool {
    let sequences = code.facts.parts(of: loop).filter { part in
      switch code.kind(part) {
      case .chain, .identifier, .effect, .sequence, .tuple: true
      default: false
      }
    }
    guard let sequence = sequences.last else { return true }
    return isFinite(expression: sequence, depth: 0)
  }

  private func isFinite(expression node: Int, depth: Int) -> Bool {
    let steps = code.steps(of: code.unwrapped(node))
    if steps.contains(where: { FrameworkNames.finiteSequences.contains(code.facts.name(of: $0)) }) {
      return true
    }
    let calls = steps.filter { code.kind($0) == .call }
    if !calls.isEmpty,
      !steps.contains(where: {
        FrameworkNames.endlessSequences.contains(code.facts.name(of: $0))
      })
    {
      return true
    }
    guard code.kind(steps[0]) == .identifier, depth < 4, !code.isSelf(steps[0]),
      let local = code.local(code.name(steps[0]), before: steps[0])
    else { return code.kind(steps[0]) != .identifier }
    // The stream that a call returns may end.
    guard code.kind(local) == .binding,
      let value = code.facts.parts(of: local).first(where: {
        code.kind($0) == .chain || code.kind($0) == .identifier || code.kind($0) == .effect
      })
    else { return true }
    return isFinite(expression: value, depth: depth + 1)
  }

  /// Returns true for `while true` and `while !Task.isCancelled`.
  private func isAlwaysTrue(_ loop: Int) -> Bool {
    guard let condition = code.firstPart(of: loop) else { return false }
    let node = code.facts.nodes[condition]
    if node.kind == .booleanLiteral { return node.end - node.start == 4 }
    guard node.kind == .prefixOperator else { return false }
    let names = code.facts.range(of: condition).filter {
      code.kind($0) == .identifier || code.kind($0) == .member
    }
    return names.count == 2 && code.facts.isNamed(names[1], "isCancelled")
      && FrameworkNames.taskTypes.contains(code.facts.name(of: names[0]))
  }

  /// Returns true if a weakly captured `self` is bound before a loop, for as long as the loop runs.
  private func isBound(before loop: Int) -> Bool {
    ownNodes(in: closure).contains { node in
      guard node < loop, code.kind(node) == .namePattern, code.isSelfName(node),
        code.local(code.name(node), before: loop) == node
      else { return false }
      return code.facts.range(of: loop).contains { inner in
        code.kind(inner) == .identifier && code.name(inner) == code.name(node)
      } || mentionsSelf(in: loop)
    }
  }

  private func mentionsSelf(in body: Int) -> Bool {
    code.facts.range(of: body).contains { node in
      code.kind(node) == .identifier
        && (code.facts.isNamed(node, "self") || code.isMember(node))
    }
  }

  /// Returns true for a call of an own method that never returns.
  private func callsEndlessMethod(_ node: Int) -> Bool {
    guard code.kind(node) == .chain else { return false }
    let steps = code.steps(of: node)
    let isOwn = code.isSelf(steps[0])
    let number = isOwn ? 1 : 0
    guard steps.count > number + 1, code.kind(steps[number + 1]) == .call,
      isOwn || code.kind(steps[0]) == .identifier
    else { return false }
    let name = code.name(steps[number])
    let method = code.index.types[code.type].functions.first {
      $0.name == name && $0.isAsync && !$0.isStatic
    }
    guard let method, method.hasBody else { return false }
    let other = MemberCode(method.place, of: code.type, in: code.index)
    return !EndlessTask(closure: other.root, code: other).endlessLoops(in: other.root).isEmpty
  }
}

extension MemberCode {
  /// Returns true for the pattern `self`, and for one such as `strongSelf`.
  func isSelfName(_ pattern: Int) -> Bool {
    let text = facts.name(of: pattern)
    return text == "self" || text.hasSuffix("Self")
  }

  /// Returns true if a name refers to a member of the own object without `self`.
  func isMember(_ node: Int) -> Bool {
    guard local(name(node), before: node) == nil else { return false }
    for owner in [type] + index.superclasses(of: type) {
      if index.types[owner].properties.contains(where: { $0.name == name(node) && !$0.isStatic })
        || index.types[owner].functions.contains(where: { $0.name == name(node) && !$0.isStatic })
      {
        return true
      }
    }
    return false
  }
}
