extension ModuleGraph {
  /// The modules and screens that an app shows once and never closes, as far as the map tells, each with an edge
  /// that shows it: the first screen, what replaces it for good, and their tabs.
  ///
  /// - Parameter keepsScreens: Returns true for a screen that keeps those that it embeds, such as a tab bar. What
  ///   others embed may be removed again.
  package func lasting(where keepsScreens: (Int) -> Bool) -> [Int: Edge] {
    // Code that is not tied to a screen may replace all screens at any time.
    let isReplacedAnytime = edges.contains { edge in
      edge.action == .replaces && !nodes[edge.from].isStart
        && [.entry, .flow].contains(nodes[edge.from].kind)
    }
    if isReplacedAnytime { return [:] }
    let ways = GraphWays(self)
    let replacing = Set(edges.filter { $0.action == .replaces }.map(\.from))
    let onceReplaced = ways.steps(from: replacing, .back)
    var lasting: [Int: Edge] = [:]
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
          case .embeds: lasting[edge.from] != nil && keepsScreens(edge.from)
          case .replaces: nodes[edge.from].isStart || nodes[node].closings.isEmpty
          // Tabs that are presented are not meant to be pulled down.
          case .presents: keepsScreens(node) && nodes[node].closings.isEmpty
          case .opens, .pushes: false
          }
        }
        guard stays, let first = shown.first else { return false }
        lasting[node] = first
        return true
      }
    } while open.count < count
    return lasting
  }
}
