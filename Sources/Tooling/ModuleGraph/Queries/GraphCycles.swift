extension ModuleGraph {
  /// Modules that open each other in a circle, so that screens can pile up without end.
  package struct Cycle: Hashable, Sendable {
    /// The nodes from each of which one can get to all others, sorted.
    package var nodes: [Int]
    /// One of the shortest circles through the first node, as a path that ends where it began.
    package var example: Path
  }

  /// The groups of nodes that open each other in a circle, each once, sorted by their first nodes.
  ///
  /// What replaces all screens ends the pile, so it is part of no cycle: logging out and in again is none. A
  /// screen shown inside another one is part of a cycle if the rest of it pushes, presents or opens. Only openings
  /// count: a screen that is closed is no longer in the pile.
  package var cycles: [Cycle] {
    let ways = GraphWays(self) { $0.action != .replaces }
    return StrongComponents(ways, count: nodes.count).all.filter { component in
      isPile(component, ways)
    }.compactMap { component in
      circle(in: component, ways).map { Cycle(nodes: component, example: $0) }
    }.sorted { $0.nodes.lexicographicallyPrecedes($1.nodes) }
  }

  /// Returns true for nodes in a circle in which at least one edge shows a screen above the others.
  private func isPile(_ component: [Int], _ ways: GraphWays) -> Bool {
    let members = Set(component)
    return component.contains { node in
      ways.edges(at: node, .onward).contains {
        members.contains(edges[$0].to) && edges[$0].action != .embeds
      }
    }
  }

  /// Returns the shortest circle through the first node of a strong component.
  private func circle(in component: [Int], _ ways: GraphWays) -> Path? {
    guard let first = component.first else { return nil }
    let members = Set(component)
    let steps = ways.steps(from: [first], .back) { from, _ in !members.contains(from) }
    var nodes = [first]
    repeat {
      guard
        let next = ways.neighbors(of: nodes[nodes.count - 1], .onward)
          .filter({ steps[$0] != nil && members.contains($0) })
          .min(by: { (steps[$0] ?? 0, $0) < (steps[$1] ?? 0, $1) })
      else { return nil }
      nodes.append(next)
    } while nodes.last != first
    return Path(
      nodes: nodes,
      steps: zip(nodes, nodes.dropFirst()).map { from, to in
        ways.edges(at: from, .onward).filter { edges[$0].to == to }
      })
  }

  /// Returns the nodes of cycles and the edges between the nodes of each.
  package func part(of cycles: [Cycle]) -> Part {
    var component: [Int: Int] = [:]
    for (number, cycle) in cycles.enumerated() {
      for node in cycle.nodes { component[node] = number }
    }
    let inner = edges.indices.filter { number in
      let edge = edges[number]
      return edge.action != .replaces
        && component[edge.from].map { $0 == component[edge.to] } ?? false
    }
    return Part(nodes: Set(component.keys), edges: Set(inner))
  }
}

/// The groups of nodes that can all reach each other (the algorithm of Tarjan, without recursion).
private struct StrongComponents {
  private let ways: GraphWays
  private var order: [Int?]
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var visited = 0
  /// Those with more than one node, and single nodes that open themselves. Each is sorted.
  private(set) var all: [[Int]] = []

  init(_ ways: GraphWays, count: Int) {
    self.ways = ways
    order = Array(repeating: nil, count: count)
    lowest = Array(repeating: 0, count: count)
    isOpen = Array(repeating: false, count: count)
    for node in 0..<count where order[node] == nil { visit(node) }
  }

  private mutating func visit(_ start: Int) {
    var path = [(node: start, rest: enter(start)[...])]
    while let (node, rest) = path.last {
      if let next = rest.first {
        path[path.count - 1].rest = rest.dropFirst()
        if let number = order[next] {
          if isOpen[next] { lowest[node] = min(lowest[node], number) }
        } else {
          path.append((next, enter(next)[...]))
        }
      } else {
        path.removeLast()
        if let outer = path.last?.node { lowest[outer] = min(lowest[outer], lowest[node]) }
        if lowest[node] == order[node] { close(node) }
      }
    }
  }

  /// Begins with a node, and returns the nodes that it leads to.
  private mutating func enter(_ node: Int) -> [Int] {
    order[node] = visited
    lowest[node] = visited
    visited += 1
    isOpen[node] = true
    open.append(node)
    return ways.neighbors(of: node, .onward)
  }

  /// Ends the component that begins with a node.
  private mutating func close(_ node: Int) {
    var component: [Int] = []
    repeat {
      let last = open.removeLast()
      isOpen[last] = false
      component.append(last)
    } while component.last != node
    if component.count > 1 || ways.neighbors(of: node, .onward).contains(node) {
      all.append(component.sorted())
    }
  }
}
