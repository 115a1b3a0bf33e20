extension ModuleGraph {
  /// The modules and screens that an app shows once and never closes, as far as the map tells: the first screen, what replaces it for good, what covers that and is never closed, and the tabs of
  /// all these.
  ///
  /// - Parameters:
  ///   - keepsScreens: Returns true for a screen that keeps those that it embeds, such as a tab bar. What others embed
  ///     may be removed again.
  ///   - runs: Returns false for an edge of code that nothing runs.
  package func lasting(
    where keepsScreens: (Int) -> Bool, runs: (Edge) -> Bool = { _ in true }
  ) -> Set<Int> {
    // Code that is not tied to a screen may replace all screens at any time.
    let isReplacedAnytime = edges.contains { edge in
      edge.action == .replaces && !nodes[edge.from].isStart
        && [.entry, .flow].contains(nodes[edge.from].kind) && runs(edge)
    }
    if isReplacedAnytime { return [] }
    let ways = GraphWays(self)
    let replacing = Set(edges.filter { $0.action == .replaces }.map(\.from))
    let onceReplaced = ways.steps(from: replacing, .back)
    var lasting: Set<Int> = []
    var open = nodes.indices.filter { node in
      [.module, .screen].contains(nodes[node].kind) && onceReplaced[node] == nil
    }
    var count: Int
    repeat {
      count = open.count
      open.removeAll { node in
        let shown = ways.edges(at: node, .back).map { edges[$0] }
        let stays = shown.allSatisfy { edge in
          switch edge.action {
          // The first screen and a tab can't be popped or dismissed: what they close are others.
          case .embeds: lasting.contains(edge.from) && keepsScreens(edge.from)
          case .replaces: nodes[edge.from].isStart || nodes[node].closings.isEmpty
          // Tabs are not meant to be pulled down or left.
          case .presents:
            (edge.isFixed || keepsScreens(node)) && !isClosed(node, by: [.dismisses, .closes], ways)
          case .pushes:
            keepsScreens(node) && nodes[node].closings.isEmpty
              && !isClosed(node, by: [.returns], ways)
          case .opens: false
          }
        }
        guard stays, !shown.isEmpty else { return false }
        lasting.insert(node)
        return true
      }
    } while open.count < count
    return lasting
  }

  /// Returns true for a screen that its own code closes, or that of a screen in its stack or its tabs.
  private func isClosed(_ node: Int, by closing: [Closing.Way], _ ways: GraphWays) -> Bool {
    let inside = ways.steps(from: [node], .onward) { from, to in
      !ways.edges(at: from, .onward).contains {
        edges[$0].to == to && [.embeds, .pushes].contains(edges[$0].action)
      }
    }
    return nodes.indices.contains { other in
      inside[other] != nil && nodes[other].closings.contains { closing.contains($0.way) }
    }
  }
}
