/// The edges of a map by their ends, for walks through it.
package struct GraphWays: Sendable {
  /// For each node, the edges that leave it.
  private let leaving: [[Int]]
  /// For each node, the edges that lead to it.
  private let entering: [[Int]]
  private let ends: [(from: Int, to: Int)]

  /// - Parameter isUsed: Returns true for an edge that walks may use.
  package init(_ graph: ModuleGraph, where isUsed: (ModuleGraph.Edge) -> Bool = { _ in true }) {
    var leaving = Array(repeating: [Int](), count: graph.nodes.count)
    var entering = leaving
    for (number, edge) in graph.edges.enumerated() where isUsed(edge) {
      leaving[edge.from].append(number)
      entering[edge.to].append(number)
    }
    self.leaving = leaving
    self.entering = entering
    ends = graph.edges.map { ($0.from, $0.to) }
  }

  package enum Direction: Sendable {
    /// From a screen to those that it opens.
    case onward
    /// From a screen to those that open it.
    case back
  }

  package func edges(at node: Int, _ direction: Direction) -> [Int] {
    direction == .onward ? leaving[node] : entering[node]
  }

  /// Returns the nodes at the other ends of a node's edges, sorted, each once.
  func neighbors(of node: Int, _ direction: Direction) -> [Int] {
    let all = edges(at: node, direction).map {
      direction == .onward ? ends[$0].to : ends[$0].from
    }
    return Set(all).sorted()
  }

  /// Returns for each node the number of steps from the nearest of some nodes; `nil` if there is no way.
  ///
  /// - Parameter isBlocked: Returns true for a step that the walk must not take.
  func steps(
    from starts: some Sequence<Int>, _ direction: Direction,
    isBlocked: (_ from: Int, _ to: Int) -> Bool = { _, _ in false }
  ) -> [Int?] {
    var steps = [Int?](repeating: nil, count: leaving.count)
    var queue: [Int] = []
    for start in starts where steps[start] == nil {
      steps[start] = 0
      queue.append(start)
    }
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for edge in edges(at: node, direction) {
        let (from, to) = ends[edge]
        let other = direction == .onward ? to : from
        guard steps[other] == nil, !isBlocked(from, to) else { continue }
        steps[other] = (steps[node] ?? 0) + 1
        queue.append(other)
      }
    }
    return steps
  }
}
