import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// What the code around an opening says about it: how the screen is shown, and under which condition.
struct OpeningContext {
  let member: CodeMember
  let tree: SyntaxTree

  private var facts: SwiftFile { tree.facts }

  init(_ member: CodeMember, _ trees: SyntaxTrees) {
    self.member = member
    tree = trees[member.place.file]
  }

  func path(to node: Int) -> NodePath { tree.path(to: node, from: member.range.lowerBound) }

  // MARK: Actions

  /// Returns how a value is shown: by the call that it is passed to, or by what is done with the name that it
  /// is assigned to.
  func action(at node: Int) -> ModuleGraph.Action? {
    var visited: Set<Int> = []
    return action(at: node, &visited)
  }

  private func action(at node: Int, _ visited: inout Set<Int>) -> ModuleGraph.Action? {
    guard visited.insert(node).inserted, visited.count < 24 else { return nil }
    let path = path(to: node)
    for position in path.nodes.indices.reversed().dropFirst() {
      let around = path.nodes[position]
      switch path.kind(position) {
      case .call:
        if let callee = path.callee(at: position),
          let action = ModuleGraph.Action(ofCall: facts.name(of: callee), receiver(of: callee))
        {
          return action
        }
      case .sequence:
        guard let (target, value) = tree.assignment(around), path.nodes[position + 1] >= value,
          let name = tree.lastName(of: target)
        else { continue }
        let assigned = ModuleGraph.Action(ofSetting: facts.name(of: name), receiver(of: name))
        return assigned ?? action(ofName: name, after: around, &visited)
      case .binding:
        return action(ofName: around, after: around, &visited)
      case .optionalBinding:
        return facts.part(.namePattern, of: around).flatMap {
          action(ofName: $0, after: around, &visited)
        }
      default: break
      }
    }
    return nil
  }

  /// Returns what the code after a declaration or assignment does with its name.
  private func action(
    ofName named: Int, after node: Int, _ visited: inout Set<Int>
  ) -> ModuleGraph.Action? {
    let name = facts.nodes[named].name
    if name == 0 { return nil }
    let end = facts.range(of: node).upperBound
    for use in member.range where use > end && facts.nodes[use].name == name {
      guard [.identifier, .member, .namePattern].contains(facts.nodes[use].kind) else { continue }
      if let action = action(at: use, &visited) { return action }
    }
    return nil
  }

  /// Returns the name before a member: `tabBarController` in `tabBarController?.viewControllers`.
  private func receiver(of name: Int) -> String {
    guard let chain = tree.chain(around: name) else { return "" }
    var last = ""
    for part in facts.parts(of: chain) {
      if part == name { return last }
      if [.identifier, .member].contains(facts.nodes[part].kind) { last = facts.name(of: part) }
    }
    return last
  }

  /// Returns the calls that get a value as an argument, by itself or by the name that it is assigned to.
  func calls(with node: Int) -> [Int] {
    var visited: Set<Int> = []
    return calls(with: node, &visited)
  }

  private func calls(with node: Int, _ visited: inout Set<Int>) -> [Int] {
    guard visited.insert(node).inserted, visited.count < 24 else { return [] }
    let path = path(to: node)
    var calls: [Int] = []
    for position in path.nodes.indices.reversed().dropFirst() {
      let around = path.nodes[position]
      switch path.kind(position) {
      case .call where path.kind(position + 1) == .argument: calls.append(around)
      case .closure, .codeBlock, .trailingClosure: return calls
      case .binding where facts.nodes[around].name != 0:
        let end = facts.range(of: around).upperBound
        for use in member.range where use > end && facts.nodes[use].name == facts.nodes[around].name
        {
          if tree.kind(use) == .identifier { calls += self.calls(with: use, &visited) }
        }
        return calls
      default: break
      }
    }
    return calls
  }

  // MARK: Conditions

  /// The names of the cases under which code runs: `settings` in `case .settings:`.
  func cases(at node: Int) -> Set<Name> {
    let path = path(to: node)
    var names: Set<Name> = []
    for around in path.nodes where facts.nodes[around].kind == .switchCase {
      for item in facts.parts(.caseItem, of: around) {
        for inner in facts.range(of: item)
        where [.implicitMember, .member].contains(facts.nodes[inner].kind) {
          names.insert(tree.name(inner))
        }
      }
    }
    return names
  }

  /// A condition in the text of a file.
  struct Condition: Hashable {
    var start: UInt32
    var end: UInt32
    /// True if the code runs when the condition does not hold.
    var isNegated = false
  }

  /// Returns the condition of the innermost branch around a node.
  func condition(at node: Int) -> Condition? {
    let path = path(to: node)
    for position in path.nodes.indices.reversed().dropFirst() {
      let around = path.nodes[position]
      switch path.kind(position) {
      case .switchCase:
        let items = facts.parts(.caseItem, of: around)
        guard let first = items.first, let last = items.last else { continue }
        return Condition(start: facts.nodes[first].start, end: facts.nodes[last].end)
      case .ifStatement:
        guard let block = facts.part(.codeBlock, of: around),
          let first = facts.parts(of: around).first(where: { _ in true }), first != block
        else { continue }
        let child = path.nodes[position + 1]
        if child < block { continue }
        return Condition(
          start: facts.nodes[first].start, end: facts.nodes[block].start, isNegated: child != block)
      default: break
      }
    }
    return nil
  }

  // MARK: Closures

  /// What gets a closure: a call, or a property of a value.
  enum ClosureReceiver {
    case call(Int, label: String)
    case property(of: String, name: String)
  }

  /// Returns what gets the closures around a node, the innermost first.
  func closureReceivers(at node: Int) -> [ClosureReceiver] {
    let path = path(to: node)
    var receivers = reference(at: path)
    for position in path.nodes.indices.reversed() where path.kind(position) == .closure {
      guard position > 1 else { continue }
      let around = path.nodes[position - 1]
      switch path.kind(position - 1) {
      case .argument, .trailingClosure:
        if path.kind(position - 2) == .call {
          receivers.append(.call(path.nodes[position - 2], label: facts.name(of: around)))
        }
      case .sequence:
        guard let (target, _) = tree.assignment(around), facts.nodes[target].kind == .chain,
          let first = facts.parts(of: target).first(where: { _ in true }),
          let last = tree.lastName(of: target), last != first
        else { continue }
        receivers.append(.property(of: facts.name(of: first), name: facts.name(of: last)))
      default: break
      }
    }
    return receivers
  }
}

extension OpeningContext {
  /// Returns what gets a function itself: `screen.onDone = showSettings`.
  private func reference(at path: NodePath) -> [ClosureReceiver] {
    guard let node = path.nodes.last, tree.call(after: node) == nil, path.nodes.count > 2,
      tree.facts.nodes[node].kind != .call
    else { return [] }
    var position = path.nodes.count - 2
    if path.kind(position) == .chain, position > 1 { position -= 1 }
    let around = path.nodes[position]
    switch path.kind(position) {
    case .argument where path.kind(position - 1) == .call:
      return [.call(path.nodes[position - 1], label: tree.facts.name(of: around))]
    case .sequence:
      guard let (target, value) = tree.assignment(around),
        path.nodes[position + 1] == value, tree.facts.nodes[target].kind == .chain,
        let first = tree.facts.parts(of: target).first(where: { _ in true }),
        let last = tree.lastName(of: target), last != first
      else { return [] }
      return [.property(of: tree.facts.name(of: first), name: tree.facts.name(of: last))]
    default: return []
    }
  }

  /// Returns true for a value that a function returns.
  func isReturned(_ node: Int) -> Bool {
    var visited: Set<Int> = []
    return isReturned(node, &visited)
  }

  private func isReturned(_ node: Int, _ visited: inout Set<Int>) -> Bool {
    guard visited.insert(node).inserted, visited.count < 24 else { return false }
    let path = path(to: node)
    for position in path.nodes.indices.reversed().dropFirst() {
      let around = path.nodes[position]
      switch path.kind(position) {
      case .returnStatement: return true
      case .argument, .closure, .sequence: return false
      case .codeBlock: return tree.facts.parts(of: around).reduce(0) { count, _ in count + 1 } == 1
      case .binding:
        let name = tree.facts.nodes[around].name
        let end = tree.facts.range(of: around).upperBound
        return member.range.contains { use in
          use > end && tree.facts.nodes[use].name == name
            && tree.facts.nodes[use].kind == .identifier && isReturned(use, &visited)
        }
      default: break
      }
    }
    return false
  }
}

extension ModuleGraph.Action {
  /// - Parameters:
  ///   - call: The name of a method, a function or a type that gets a screen.
  ///   - receiver: The name of the object whose method it is.
  init?(ofCall call: String, _ receiver: String) {
    if FrameworkNames.embeddingCalls.contains(call) {
      self = receiver.isStack ? .replaces : .embeds
    } else if FrameworkNames.replacingCalls.contains(call) {
      self = .replaces
    } else if FrameworkNames.pushingCalls.contains(call) {
      self = .pushes
    } else if FrameworkNames.presentingCalls.contains(call) {
      self = .presents
    } else if FrameworkNames.openingCalls.contains(call) {
      self = .opens
    } else {
      return nil
    }
  }

  /// - Parameter property: The name of a property that is set to a screen, or to a list of them.
  init?(ofSetting property: String, _ receiver: String) {
    if FrameworkNames.replacingCalls.contains(property) {
      self = .replaces
    } else if FrameworkNames.embeddedScreens.contains(property) {
      self = receiver.isStack ? .replaces : .embeds
    } else {
      return nil
    }
  }
}

extension String {
  /// True if this is the name of a stack of screens.
  fileprivate var isStack: Bool {
    lowercased().hasPrefix("nav") || hasSuffix("NavigationController")
  }
}
