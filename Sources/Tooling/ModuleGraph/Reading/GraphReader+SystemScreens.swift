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
}
