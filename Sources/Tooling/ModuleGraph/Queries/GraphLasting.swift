extension ModuleGraph {
  /// The modules and screens that an app shows once and never closes, as far as the map tells: the first screen, what
  /// replaces it for good, what covers that and is never closed, what a splash screen opens, and the tabs of all these.
  ///
  /// - Parameters:
  ///   - keepsScreens: Returns true for a screen that keeps those that it embeds, such as a tab bar. What others embed
  ///     may be removed again.
  ///   - hidesWayBack: Returns true for a screen without a button that leads back.
  ///   - runs: Returns false for an edge of code that nothing runs.
  ///   - isOnlyAtStart: Returns true for an edge of code that runs only when the app starts.
  package func lasting(
    where keepsScreens: (Int) -> Bool, hidesWayBack: (Int) -> Bool = { _ in false },
    runs: (Edge) -> Bool = { _ in true }, isOnlyAtStart: (Edge) -> Bool = { _ in false }
  ) -> Set<Int> {
    // Code that is not tied to a screen may replace all screens at any time.
    let isReplacedAnytime = edges.contains { edge in
      edge.action == .replaces && !nodes[edge.from].isStart
        && [.entry, .flow].contains(nodes[edge.from].kind) && runs(edge) && !isOnlyAtStart(edge)
    }
    if isReplacedAnytime { return [] }
    let ways = GraphWays(self, where: runs)
    let stacks = GraphWays(self) { [.embeds, .pushes].contains($0.action) }
    let replacing = Set(
      edges.filter { $0.action == .replaces && runs($0) && !isOnlyAtStart($0) }.map(\.from))
    let onceReplaced = replaced(by: replacing, ways)
    var lasting = Set(
      nodes.indices.filter { node in
        [.module, .screen].contains(nodes[node].kind) && onceReplaced[node] == nil
          && !ways.edges(at: node, .back).isEmpty
      })
    var count: Int
    repeat {
      count = lasting.count
      lasting = lasting.filter { node in
        ways.edges(at: node, .back).allSatisfy { number in
          let edge = edges[number]
          return switch edge.action {
          // The first screen and a tab can't be popped or dismissed: what they close are others.
          case .embeds:
            nodes[edge.from].isStart
              || lasting.contains(edge.from)
                && (keepsScreens(edge.from)
                  || edge.isFixed && !isClosed(node, by: [.dismisses, .closes, .returns], stacks))
          case .replaces:
            nodes[edge.from].isStart || isOnlyAtStart(edge) || nodes[node].closings.isEmpty
          // Tabs are not meant to be pulled down or left.
          case .presents:
            (keepsScreens(node) || isLeftForGood(edge.from)
              || edge.isFixed && !isClosedByOpener(edge, .dismisses))
              && !isClosed(node, by: [.dismisses, .closes], stacks)
          case .pushes:
            (keepsScreens(node) || isLeftForGood(edge.from)
              || (hidesWayBack(node) || edge.isFixed) && !isClosedByOpener(edge, .pops))
              && !isPopped(node, stacks)
          case .opens: false
          }
        }
      }
    } while lasting.count < count
    return lasting
  }

  /// Returns for each node whether it is under a screen that replaces all, or a tab beside one: then it is not `nil`.
  private func replaced(by replacing: Set<Int>, _ ways: GraphWays) -> [Int?] {
    let tabs = Dictionary(grouping: edges.filter(\.isFixed), by: \.place).values.map {
      Set($0.map(\.to))
    }
    var replacing = replacing
    while true {
      let found = ways.steps(from: replacing, .back)
      let beside = tabs.filter { $0.contains { found[$0] != nil } }.reduce(replacing) {
        $0.union($1)
      }
      if beside == replacing { return found }
      replacing = beside
    }
  }

  /// Returns true for a screen that shows what an app is called while it starts: nobody goes back to it.
  private func isLeftForGood(_ node: Int) -> Bool {
    let name = nodes[node].name
    return name.lowercased().contains("splash") || name.hasPrefix("Launch")
  }

  /// Returns true if the opener may close what it opened: when this one reports back, or by a method of its own.
  private func isClosedByOpener(_ edge: Edge, _ way: Closing.Way) -> Bool {
    !edge.returns.isEmpty || nodes[edge.from].closings.contains { $0.way == way }
  }

  /// Returns true for a screen of a stack that its own code takes away, or that of a screen above it. Only a stack that
  /// was presented can be dismissed.
  private func isPopped(_ node: Int, _ stacks: GraphWays) -> Bool {
    let below = stacks.steps(from: [node], .back)
    let isPresented = edges.contains { $0.action == .presents && below[$0.to] != nil }
    return nodes[node].closings.contains { isPresented || $0.way != .dismisses }
      || isClosed(node, by: isPresented ? [.returns, .dismisses] : [.returns], stacks)
  }

  /// Returns true for a screen that its own code closes, or that of a screen in its stack or its tabs.
  private func isClosed(_ node: Int, by closing: [Closing.Way], _ stacks: GraphWays) -> Bool {
    let inside = stacks.steps(from: [node], .onward)
    return nodes.indices.contains { other in
      inside[other] != nil && nodes[other].closings.contains { closing.contains($0.way) }
    }
  }

  /// The nodes that are opened only by code that nothing runs, and by each other.
  package func opened(onlyWhereNot runs: (Edge) -> Bool) -> Set<Int> {
    let entering = Dictionary(grouping: edges, by: \.to)
    var found: Set<Int> = []
    var count: Int
    repeat {
      count = found.count
      for (node, edges) in entering {
        if edges.allSatisfy({ found.contains($0.from) || !runs($0) }) { found.insert(node) }
      }
    } while found.count > count
    return found
  }
}
