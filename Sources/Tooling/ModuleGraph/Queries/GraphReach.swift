extension ModuleGraph {
  /// What a module leads to, and what leads to it.
  package struct Reach: Hashable, Sendable {
    package var node: Int
    /// The nodes that the module leads to, the nearest first.
    package var onward: [Reached]
    /// The nodes that lead to the module, the nearest first.
    package var back: [Reached]
  }

  /// A node and how many steps away it is.
  package struct Reached: Hashable, Sendable {
    package var node: Int
    package var steps: Int

    package init(node: Int, steps: Int) {
      self.node = node
      self.steps = steps
    }
  }

  package func reach(of node: Int) -> Reach {
    let ways = GraphWays(self)
    return Reach(
      node: node, onward: reached(from: node, .onward, ways), back: reached(from: node, .back, ways)
    )
  }

  private func reached(
    from node: Int, _ direction: GraphWays.Direction, _ ways: GraphWays
  ) -> [Reached] {
    ways.steps(from: [node], direction).enumerated().compactMap { other, steps in
      steps.flatMap { other == node ? nil : Reached(node: other, steps: $0) }
    }.sorted { ($0.steps, $0.node) < ($1.steps, $1.node) }
  }

  package func part(of reach: Reach) -> Part {
    var onward = part(of: Set(reach.onward.map(\.node) + [reach.node]), focus: [reach.node])
    onward.add(part(of: Set(reach.back.map(\.node) + [reach.node])))
    return onward
  }

  // MARK: From the entry points

  /// The modules that no entry point leads to.
  package struct Unreachable: Hashable, Sendable {
    /// Nothing that an entry point leads to opens them.
    package var modules: [Int]
    /// They are opened by code whose callers are not known, so it may run: the code itself is in `callers`. Or code
    /// that runs shows screens that it does not name: it is in `unclear`.
    package var uncertain: [Int]
    /// Objects without a screen, such as coordinators, that open screens and that nothing is seen to call.
    package var callers: [Int]
    /// What shows screens that the code does not name, and is led to by an entry point or may run without one.
    package var unclear: [Int] = []
  }

  /// The modules that no entry point leads to; `nil` if the map has no entry point, so nothing can be said.
  package var unreachable: Unreachable? {
    let entries = nodes.indices.filter { nodes[$0].kind == .entry }
    guard !entries.isEmpty else { return nil }
    let ways = GraphWays(self)
    let reached = ways.steps(from: entries, .onward)
    let callers = nodes.indices.filter {
      nodes[$0].kind == .flow && reached[$0] == nil && ways.edges(at: $0, .back).isEmpty
    }
    let perhaps = ways.steps(from: callers, .onward)
    let missing = nodes.indices.filter { nodes[$0].kind == .module && reached[$0] == nil }
    let unclear = Set(
      edges.filter {
        nodes[$0.to].kind == .unknown && (reached[$0.from] != nil || nodes[$0.from].kind == .flow)
      }.map(\.from))
    let uncertain = missing.filter { perhaps[$0] != nil || !unclear.isEmpty }
    let leading = ways.steps(from: uncertain, .back)
    return Unreachable(
      modules: unclear.isEmpty ? missing.filter { perhaps[$0] == nil } : [], uncertain: uncertain,
      callers: callers.filter { leading[$0] != nil },
      unclear: missing.isEmpty ? [] : unclear.sorted())
  }

  // MARK: From links

  /// Which modules and other screens of the app links, notifications and shortcuts lead to.
  package struct DeepLinks: Hashable, Sendable {
    /// The entry points that are links, notifications or shortcuts.
    package var entries: [Int]
    /// The modules and screens that they lead to, the nearest first. One step: the link itself opens it.
    package var linked: [Reached]
    package var unlinked: [Int]
  }

  package var deepLinks: DeepLinks {
    let entries = nodes.indices.filter { nodes[$0].isLink }
    let steps = GraphWays(self).steps(from: entries, .onward)
    let screens = nodes.indices.filter { [.module, .screen].contains(nodes[$0].kind) }
    let linked = screens.compactMap { node in steps[node].map { Reached(node: node, steps: $0) } }
    return DeepLinks(
      entries: entries, linked: linked.sorted { ($0.steps, $0.node) < ($1.steps, $1.node) },
      unlinked: screens.filter { steps[$0] == nil })
  }
}

extension ModuleGraph.Node {
  /// The name of the entry point at which the app starts without a link, a notification or a shortcut.
  private static let start = "start"

  package var isStart: Bool { kind == .entry && name == Self.start }

  var isLink: Bool { kind == .entry && !isStart }
}
