import AdderModuleDiscovery
import AdderShipped
import AdderSwiftSource

// Finds the screens of the system, and its messages with a choice.
extension GraphReader {
  /// Finds where code opens the system's settings, by their address.
  func findSystemSettings() {
    for name in FrameworkNames.systemSettings.listed.compactMap(index.names.name) {
      for place in app.places(named: name) {
        let tree = trees[place.file]
        let node = tree.chain(around: Int(place.node)) ?? Int(place.node)
        add(.screen(nodes.node(.system, "Settings")), at: place, node)
      }
    }
  }

  func findSystemScreens() {
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
    for name in FrameworkNames.systemScreenModifiers.listed {
      guard let known = index.names.name(name) else { continue }
      for place in app.places(named: known) {
        let tree = trees[place.file]
        guard tree.kind(Int(place.node)) == .member, let call = tree.call(after: Int(place.node))
        else { continue }
        add(.screen(nodes.node(.system, name.withUppercaseFirst)), at: place, call)
      }
    }
  }

  /// Finds the messages with a choice in SwiftUI.
  func findDialogs() {
    for name in FrameworkNames.dialogs.listed + FrameworkNames.dialogModifiers.listed {
      guard let known = index.names.name(name) else { continue }
      for place in app.places(named: known) {
        let (tree, node) = (trees[place.file], Int(place.node))
        guard let call = tree.call(after: node), offersChoice(call, of: name, node, tree) else {
          continue
        }
        add(.screen(nodes.node(.system, name.withUppercaseFirst)), at: place, call)
      }
    }
  }

  private func offersChoice(_ call: Int, of name: String, _ node: Int, _ tree: SyntaxTree) -> Bool {
    let labels = tree.facts.parts(.argument, of: call).map { tree.facts.name(of: $0) }
    if tree.kind(node) == .identifier {
      return FrameworkNames.dialogs.contains(name)
        && !Set(labels).isDisjoint(with: ["secondaryButton", "buttons"])
    }
    guard tree.kind(node) == .member, FrameworkNames.dialogModifiers.contains(name),
      !Set(labels).isDisjoint(with: ["isPresented", "item", "presenting"])
    else { return false }
    let buttons = tree.facts.range(of: call).filter {
      tree.kind($0) == .identifier && tree.facts.isNamed($0, "Button")
        && tree.call(after: $0) != nil
    }
    let isRepeated = tree.facts.range(of: call).contains { tree.facts.isNamed($0, "ForEach") }
    return buttons.count > 1 || (isRepeated && !buttons.isEmpty)
  }

  /// Returns true for an alert with two actions or more, or with a text field. Another one only tells something.
  private func offersChoice(_ place: SyntaxPlace) -> Bool {
    guard let member = members.member(around: place) else { return false }
    let tree = trees[place.file]
    let (name, code) = alert(at: Int(place.node), in: members[member], tree)
    let calls = code.flatMap { $0 }.filter { node in
      [.identifier, .member].contains(tree.kind(node)) && tree.call(after: node) != nil
    }
    let all = calls.filter { FrameworkNames.alertAdditions.contains(tree.facts.name(of: $0)) }
    let own = all.filter { tree.receiver(of: $0) == name }
    let added = own.isEmpty ? all : own
    let actions =
      added.count > 1 || !own.isEmpty
      ? added : calls.filter { FrameworkNames.alertActions.contains(tree.facts.name(of: $0)) }
    let isRepeated = actions.contains { node in
      let path = tree.path(to: node, from: code.first { $0.contains(node) }?.lowerBound ?? node)
      return path.nodes.indices.contains { position in
        switch path.kind(position) {
        case .forStatement: true
        case .call:
          path.callee(at: position).map {
            ["forEach", "map"].contains(tree.facts.name(of: $0))
          } ?? false
        default: false
        }
      }
    }
    return actions.count > 1 || isRepeated
  }

  /// Returns the name of an alert that is created at a node, and the code in which the name means it: a block, or for a
  /// property the type in this file.
  private func alert(
    at node: Int, in member: CodeMember, _ tree: SyntaxTree
  ) -> (name: String, code: [ClosedRange<Int>]) {
    let path = tree.path(to: node, from: member.range.lowerBound)
    guard let binding = path.nodes.indices.last(where: { path.kind($0) == .binding }) else {
      return ("", [member.range])
    }
    let name = tree.facts.name(of: path.nodes[binding])
    let block = path.nodes[..<binding].last {
      [.codeBlock, .closure, .switchCase].contains(tree.kind($0))
    }
    if let block { return (name, [tree.facts.range(of: block)]) }
    guard let type = member.type else { return ("", [member.range]) }
    let places = [index.types[type].place] + index.types[type].extensions
    return (
      name,
      places.filter { $0.file == member.place.file }.map { tree.facts.range(of: Int($0.node)) }
    )
  }
}
