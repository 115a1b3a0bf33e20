import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// What code does with a value that can be a screen.
extension OpeningContext {
  /// Returns true for an object of which code calls a method: `screen` in `screen.setTitle("Profile")`.
  ///
  /// - Parameter isPassed: Whether a method with this name is passed over.
  func callsMethod(of node: Int, besides isPassed: (String) -> Bool = { _ in false }) -> Bool {
    guard let chain = tree.chain(around: node) else { return false }
    var last = node
    for next in tree.facts.parts(of: chain)
    where next > last && ![.optionalChaining, .forceUnwrap].contains(tree.kind(next)) {
      guard tree.kind(next) == .member, let call = tree.call(after: next) else { return false }
      guard isPassed(tree.facts.name(of: next)) else { return true }
      last = call
    }
    return false
  }

  /// Returns true for an object of which code calls a method whose result is another object. That of
  /// `factory.withStackContainer()` and of `factory.eraseToAnyScreen()` still makes the same screen.
  func isAsked(_ node: Int) -> Bool {
    callsMethod(of: node) { name in
      ["with", "erase", "embedded", "wrapped"].contains(where: name.hasPrefix)
    }
  }

  /// Returns true for an object that is gone as soon as one of its properties is set: `Profile().delegate = self`.
  func isThrownAway(_ creation: Int) -> Bool {
    guard tree.kind(creation) == .call, let chain = tree.chain(around: creation) else {
      return false
    }
    return tree.assignment(tree.parent(of: chain))?.target == chain
  }

  /// Returns the local names of stacks among the arguments with which code creates a local object.
  func stacks(givenTo name: Int) -> [Int] {
    guard
      let binding = tree.bindings(of: tree.name(name), in: member.range).last(where: { $0 < name })
    else { return [] }
    return tree.facts.range(of: binding).filter { node in
      tree.kind(node) == .identifier && tree.kind(tree.parent(of: node)) == .argument
        && tree.bindings(of: tree.name(node), in: member.range).contains { stack in
          tree.facts.range(of: stack).contains {
            FrameworkNames.passedScreens.contains(tree.facts.name(of: $0))
          }
        }
    }
  }

  /// Returns true for a call of which code only asks the screens that are in the stack already:
  /// `rootStack().viewControllers`.
  func asksStack(after node: Int) -> Bool {
    guard let chain = tree.chain(around: node) else { return false }
    let next = tree.facts.parts(of: chain).first {
      $0 > node && ![.optionalChaining, .forceUnwrap].contains(tree.kind($0))
    }
    guard let next, tree.kind(next) == .member else { return false }
    let name = tree.facts.name(of: next)
    return FrameworkNames.stackedScreens.contains(name) && tree.call(after: next) == nil
      || name.isClosing
  }

  /// Returns the value to which a local name was set.
  func value<Found>(named name: String, among values: [(Found, node: Int)]) -> Found? {
    values.first { _, node in
      let path = path(to: node)
      return path.nodes.contains { tree.kind($0) == .binding && declares(name, in: $0) }
    }?.0
  }

  /// Returns true for a declaration of a name, also as a part of a tuple: `let (screen, output) = …`.
  private func declares(_ name: String, in binding: Int) -> Bool {
    guard let tuple = tree.facts.part(.tuplePattern, of: binding) else {
      return tree.facts.name(of: binding) == name
    }
    return tree.facts.range(of: tuple).contains {
      tree.kind($0) == .namePattern && tree.facts.name(of: $0) == name
    }
  }
}
