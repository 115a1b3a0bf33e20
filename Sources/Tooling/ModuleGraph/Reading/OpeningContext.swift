import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

/// What the code around an opening says about it: how the screen is shown, and under which condition.
struct OpeningContext {
  let member: CodeMember
  let tree: SyntaxTree
  let trees: SyntaxTrees
  private let facts: SwiftFile

  init(_ member: CodeMember, _ trees: SyntaxTrees) {
    self.member = member
    self.trees = trees
    tree = trees[member.place.file]
    facts = tree.facts
  }

  func path(to node: Int) -> NodePath { tree.path(to: node, from: member.range.lowerBound) }

  /// True if the member's code sets a style with which the user cannot close what it presents.
  var coversScreen: Bool {
    member.range.contains { node in
      [.implicitMember, .member].contains(tree.kind(node))
        && FrameworkNames.coveringStyles.contains(facts.name(of: node))
    }
  }

  /// Returns true for a screen that code gives to a tab bar, such as `tabBarController.viewControllers = [screen]`.
  func fillsTabs(at node: Int) -> Bool {
    showing(at: node).map { tree.receiver(of: $0.name).lowercased().contains("tab") } ?? false
  }

  // MARK: Actions

  /// How code shows a screen, and the name of the method or property by which it does.
  struct Showing {
    let action: ModuleGraph.Action
    let name: Int
  }

  /// Returns how a value is shown: by the call that it is passed to, or by what is done with the name that it
  /// is assigned to.
  func showing(at node: Int) -> Showing? {
    trees.showing(SyntaxTrees.ShownNode(member: member.place, node: node)) {
      var visited: [Int] = []
      return showing(at: node, &visited)
    }
  }

  func action(at node: Int) -> ModuleGraph.Action? { showing(at: node)?.action }

  private func showing(at node: Int, _ visited: inout [Int]) -> Showing? {
    guard !visited.contains(node), visited.count < 23 else { return nil }
    visited.append(node)
    let path = path(to: node)
    for position in path.nodes.indices.reversed().dropFirst() {
      let around = path.nodes[position]
      switch path.kind(position) {
      case .call:
        if let callee = path.callee(at: position), !isLabel(path, position),
          let action = trees.action(ofCall: callee, tree)
        {
          return showing(
            ofStack: callee, style(of: around) ?? action, after: around, &visited)
        }
        if let container = container(at: position, path) {
          return showing(ofName: container, after: around, &visited)
        }
      case .sequence:
        guard let (target, value) = tree.assignment(around), path.nodes[position + 1] >= value,
          let name = tree.lastName(of: target)
        else { continue }
        if let action = trees.action(ofSetting: name, tree) {
          return showing(ofStack: name, action, after: around, &visited)
        }
        return showing(ofName: name, after: around, &visited)
      case .binding:
        guard let tuple = facts.part(.tuplePattern, of: around) else {
          return showing(ofName: around, after: around, &visited)
        }
        for name in facts.range(of: tuple) where facts.nodes[name].kind == .namePattern {
          if let showing = showing(ofName: name, after: around, &visited) { return showing }
        }
        return nil
      case .optionalBinding:
        return facts.part(.namePattern, of: around).flatMap {
          showing(ofName: $0, after: around, &visited)
        }
      default: break
      }
    }
    return nil
  }

  /// Returns the name of the object that gets a screen as its content: `panel` in
  /// `panel.set(contentViewController: screen)`.
  private func container(at position: Int, _ path: NodePath) -> Int? {
    guard path.nodes.indices.contains(position + 1), path.kind(position + 1) == .argument,
      FrameworkNames.contentLabels.contains(facts.name(of: path.nodes[position + 1])),
      let callee = path.callee(at: position), tree.kind(callee) == .member,
      let last = self.path(before: callee).last,
      [.identifier, .member].contains(tree.kind(last)), !tree.isOwnObject(last)
    else { return nil }
    return last
  }

  /// Returns true for a part of the label of a link.
  func isInLabel(_ node: Int) -> Bool {
    let path = path(to: node)
    return path.nodes.indices.contains { path.kind($0) == .call && isLabel(path, $0) }
  }

  /// Returns true for a view that is one of several in the branches of a condition, and is shown by itself there.
  func isAlternative(_ node: Int) -> Bool {
    let path = path(to: node)
    guard
      let branch = path.nodes.indices.dropLast().last(where: {
        ![.chain, .call].contains(path.kind($0))
      }), branch > 0
    else { return false }
    switch path.kind(branch) {
    case .switchCase: return true
    case .codeBlock where path.kind(branch - 1) == .ifStatement:
      let isLast = facts.parts(.codeBlock, of: path.nodes[branch - 1]).count > 1
      return isLast || facts.part(.ifStatement, of: path.nodes[branch - 1]) != nil
        || (branch > 1 && path.kind(branch - 2) == .ifStatement)
    default: return false
    }
  }

  /// Returns true if a member shows nothing but one of the views in the branches of a condition around a node.
  func isOnlyChoice(around node: Int) -> Bool {
    let path = path(to: node)
    guard
      let choice = path.nodes.indices.first(where: {
        [.ifStatement, .switchStatement].contains(path.kind($0))
      })
    else { return false }
    return path.nodes[..<choice].allSatisfy { around in
      guard [.codeBlock, .closure].contains(tree.kind(around)) else { return true }
      let statements = facts.parts(of: around).filter {
        ![.closureParameter, .capture].contains(tree.kind($0))
      }
      return statements.count == 1
    }
  }

  /// Returns true for a screen in the tabs of SwiftUI. Pages without tabs are no screens.
  func isInTabs(_ node: Int) -> Bool {
    let path = path(to: node)
    return path.nodes.indices.contains { position in
      path.kind(position) == .call
        && path.callee(at: position).map {
          FrameworkNames.embeddingCalls.contains(facts.name(of: $0))
        } ?? false
        && facts.range(of: path.nodes[position]).contains {
          FrameworkNames.tabMarks.contains(facts.name(of: $0))
        }
    }
  }

  /// Returns true for the label in `NavigationLink(destination: Detail()) { Row() }`.
  private func isLabel(_ path: NodePath, _ position: Int) -> Bool {
    guard path.nodes.indices.contains(position + 1), path.kind(position + 1) == .trailingClosure
    else { return false }
    let closure = path.nodes[position + 1]
    if facts.name(of: closure) == "label" { return true }
    if let callee = path.callee(at: position), tree.kind(callee) == .member,
      FrameworkNames.labelModifiers.contains(facts.name(of: callee))
    {
      return true
    }
    return facts.parts(.argument, of: path.nodes[position]).contains {
      ["destination", "value"].contains(facts.name(of: $0))
    }
  }

  /// Returns what the code after a declaration or assignment does with its name.
  private func showing(
    ofName named: Int, after node: Int, _ visited: inout [Int]
  ) -> Showing? {
    let name = facts.nodes[named].name
    if name == 0 { return nil }
    let end = facts.range(of: node).upperBound
    for use in member.range where use > end && facts.nodes[use].name == name {
      guard [.identifier, .member, .namePattern].contains(facts.nodes[use].kind) else { continue }
      guard let showing = showing(at: use, &visited) else { continue }
      // A container does not show itself: `tabs.viewControllers = makeScreens(size: tabs.view.frame.size)`.
      let container =
        FrameworkNames.stackedScreens.contains(facts.name(of: showing.name))
        ? path(before: showing.name).last : nil
      if container.map({ facts.nodes[$0].name }) != name { return showing }
    }
    return nil
  }

  /// Returns how a call says that it shows a screen: `router.showScreen(.sheet) { … }`, `open(module, type: .root)`.
  func style(of call: Int) -> ModuleGraph.Action? {
    facts.parts(.argument, of: call).lazy
      .compactMap { facts.part(.implicitMember, of: $0) }.compactMap(style(named:)).first
  }

  /// Returns how the member says that it shows a screen if its caller does not say it:
  /// `func open(_ screen: UIViewController, style: Style = .push)`.
  var usualStyle: ModuleGraph.Action? {
    facts.parts(.parameter, of: member.range.lowerBound).lazy
      .compactMap { facts.part(.implicitMember, of: $0) }.compactMap(style(named:)).first
  }

  private func style(named name: Int) -> ModuleGraph.Action? {
    ModuleGraph.Action(ofStyle: facts.name(of: name))
  }

  /// Returns how the first screen of a stack is shown: as the stack is, if the same code shows the stack afterwards.
  private func showing(
    ofStack name: Int, _ action: ModuleGraph.Action, after node: Int, _ visited: inout [Int]
  ) -> Showing {
    let isStack = FrameworkNames.stackedScreens.contains(facts.name(of: name))
    let isContainer = isStack ? showsSideBySide(screensSetBy: name) : nil
    let own = Showing(
      action: isContainer.map { $0 ? .embeds : .replaces } ?? action, name: name)
    guard own.action == .replaces, let stack = path(before: name).last,
      [.identifier, .member].contains(facts.nodes[stack].kind), !tree.isOwnObject(stack),
      let outer = showing(ofName: stack, after: node, &visited)
    else { return own }
    return isStack || outer.action == .embeds ? outer : own
  }

  /// Returns the names and calls before a name in its chain: those of `flow.tabs` in `flow.tabs.viewControllers`.
  func path(before name: Int) -> [Int] {
    guard let chain = tree.chain(around: name) else { return [] }
    return facts.parts(of: chain).prefix { $0 < name }.filter {
      ![.optionalChaining, .forceUnwrap].contains(tree.kind($0))
    }
  }

  /// Returns the calls that get a value as an argument, by itself or by the name that it is assigned to, or what its
  /// methods return.
  func calls(with node: Int) -> [Int] {
    var visited: Set<Int> = []
    return calls(with: node, isOnlyItself: false, &visited)
  }

  private func calls(
    with node: Int, isOnlyItself: Bool, _ visited: inout Set<Int>
  ) -> [Int] {
    guard visited.insert(node).inserted, visited.count < 24 else { return [] }
    let path = path(to: node)
    var calls: [Int] = []
    for position in path.nodes.indices.reversed().dropFirst() {
      let around = path.nodes[position]
      switch path.kind(position) {
      case .call where path.kind(position + 1) == .argument: calls.append(around)
      case .chain where isOnlyItself && isAsked(path.nodes[position + 1]): return calls
      case .closure, .codeBlock, .trailingClosure: return calls
      case .binding where facts.nodes[around].name != 0:
        let end = facts.range(of: around).upperBound
        for use in member.range where use > end && facts.nodes[use].name == facts.nodes[around].name
        {
          guard tree.kind(use) == .identifier else { continue }
          calls += self.calls(with: use, isOnlyItself: isOnlyItself, &visited)
        }
        return calls
      default: break
      }
    }
    return calls
  }

  /// Returns true for a value that another object's method gets, or a function that shows something:
  /// `router.present(module: module)`. What its method returns is another value.
  func isPassed(_ node: Int) -> Bool {
    var visited: Set<Int> = []
    return calls(with: node, isOnlyItself: true, &visited).contains { call in
      tree.callee(of: call).map {
        tree.kind($0) == .member || trees.action(ofCall: $0, tree) != nil
      } ?? false
    }
  }

  // MARK: Conditions

  /// The names of the cases under which code runs: `settings` in `case .settings:`.
  func cases(at node: Int) -> Set<Name> { cases(at: path(to: node)) }

  func cases(at path: NodePath) -> Set<Name> {
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

  /// Returns the call in SwiftUI to which code says what it shows for a value: `.sheet(item: $route) { … }`.
  func destination(at node: Int) -> Int? { destination(at: path(to: node)) }

  func destination(at path: NodePath) -> Int? {
    for position in path.nodes.indices.dropFirst(2) where path.kind(position) == .closure {
      let call = path.nodes[position - 2]
      guard path.kind(position - 2) == .call, let callee = path.callee(at: position - 2),
        let action = trees.action(ofCall: callee, tree),
        action == .pushes || action == .presents
      else { continue }
      let closure = path.nodes[position]
      let takesValue =
        facts.part(.closureParameter, of: closure) != nil
        || facts.range(of: closure).contains { facts.isNamed($0, "$0") }
      if takesValue { return call }
    }
    return nil
  }

  /// Returns the local constant or variable whose method a call is: `flow` in `flow.start()`.
  func localReceiver(of call: Int) -> Int? {
    guard let chain = tree.chain(around: call),
      let first = facts.parts(of: chain).first(where: { _ in true }), first < call,
      tree.kind(first) == .identifier,
      !tree.bindings(of: tree.name(first), in: member.range).isEmpty
    else { return nil }
    return first
  }

  /// Returns where the code after a node names the same as another node.
  func uses(of named: Int, after node: Int) -> [Int] {
    let name = facts.nodes[named].name
    return member.range.filter {
      $0 > node && facts.nodes[$0].name == name && tree.kind($0) == .identifier
    }
  }

  /// Returns true for the name of a method that code refers to as a selector: `#selector(edit)`.
  func isSelector(_ node: Int) -> Bool {
    path(to: node).nodes.dropLast().contains {
      tree.kind($0) == .macroExpansion && facts.isNamed($0, "selector")
    }
  }

  // MARK: Closures

  /// What gets a closure: a call, or a property of a value.
  enum ClosureReceiver {
    case call(Int, label: String)
    /// - Parameters:
    ///   - of: The names before the property's.
    ///   - name: The node of the property's name.
    case property(of: [Int], name: Int)
  }

  /// Returns what gets the closures around a node, the innermost first.
  ///
  /// - Parameter isClosure: True if the value of the node is a closure itself: that of a call of a function that
  ///   returns one.
  func closureReceivers(at node: Int, isClosure: Bool) -> [ClosureReceiver] {
    let path = path(to: node)
    var receivers = reference(at: path, isClosure)
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
          let last = tree.lastName(of: target)
        else { continue }
        receivers.append(.property(of: self.path(before: last), name: last))
      default: break
      }
    }
    return receivers
  }
}

extension OpeningContext {
  /// Returns what gets a function itself: `screen.onDone = showSettings`.
  private func reference(at path: NodePath, _ isClosure: Bool) -> [ClosureReceiver] {
    guard let node = path.nodes.last, tree.call(after: node) == nil, path.nodes.count > 2,
      isClosure || tree.facts.nodes[node].kind != .call
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
        let last = tree.lastName(of: target)
      else { return [] }
      return [.property(of: self.path(before: last), name: last)]
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
    if FrameworkNames.stackedScreens.contains(call) {
      self = receiver.isContainer ? .embeds : .replaces
    } else if FrameworkNames.embeddingCalls.contains(call) {
      self = .embeds
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

  /// - Parameter style: The name of a case by which code says how to show a screen.
  init?(ofStyle style: String) {
    if style == "root" {
      self = .replaces
    } else if style.hasPrefix("modal") || FrameworkNames.presentingCalls.contains(style) {
      self = .presents
    } else if FrameworkNames.pushingCalls.contains(style) {
      self = .pushes
    } else {
      return nil
    }
  }

  /// - Parameter property: The name of a property that is set to a screen, or to a list of them.
  init?(ofSetting property: String, _ receiver: String) {
    if FrameworkNames.replacingCalls.contains(property) {
      self = .replaces
    } else if FrameworkNames.stackedScreens.contains(property) {
      self = receiver.isContainer ? .embeds : .replaces
    } else if FrameworkNames.embeddedScreens.contains(property) {
      self = .embeds
    } else {
      return nil
    }
  }
}

extension String {
  /// True if this is the name of an object that shows several screens at once or in turn, or the object itself.
  /// Another one is a stack of screens.
  fileprivate var isContainer: Bool {
    let name = lowercased()
    return name.isEmpty || name == "self" || name == "super"
      || ["tab", "page", "split"].contains(where: name.contains)
  }
}
