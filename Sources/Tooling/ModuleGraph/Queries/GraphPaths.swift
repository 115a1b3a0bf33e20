extension ModuleGraph {
  /// A way from one node to another that visits no node twice.
  package struct Path: Hashable, Sendable {
    /// The nodes in order, with both ends.
    package var nodes: [Int]
    /// For each step, the edges that take it: the same screen can be opened by several methods.
    package var steps: [[Int]]
  }

  /// Returns the ways from one node to another: the shortest first, and those of one length in the order of their
  /// nodes. Only openings are followed, because the map does not say where a screen leads when it is closed.
  ///
  /// Costs one walk through the map for each step of each path (the algorithm of Yen).
  package func paths(from start: Int, to end: Int, atMost limit: Int = 10) -> [Path] {
    guard start != end, limit > 0 else { return [] }
    var search = PathSearch(GraphWays(self), from: start, to: end)
    return search.paths(atMost: limit).map { nodes in
      let steps = zip(nodes, nodes.dropFirst()).map { from, to in
        search.ways.edges(at: from, .onward).filter { edges[$0].to == to }
      }
      return Path(nodes: nodes, steps: steps)
    }
  }

  /// Returns the nodes and edges of paths.
  package func part(of paths: [Path]) -> Part {
    var part = Part()
    for path in paths {
      part.nodes.formUnion(path.nodes)
      part.edges.formUnion(path.steps.joined())
      part.focus.formUnion([path.nodes.first, path.nodes.last].compactMap(\.self))
    }
    return part
  }
}

/// Finds the shortest ways between two nodes.
private struct PathSearch {
  let ways: GraphWays
  private let start: Int
  private let end: Int
  private var found: [[Int]] = []
  private var candidates: Set<[Int]> = []

  init(_ ways: GraphWays, from start: Int, to end: Int) {
    self.ways = ways
    self.start = start
    self.end = end
  }

  mutating func paths(atMost limit: Int) -> [[Int]] {
    guard let first = shortest(after: [start], without: []) else { return [] }
    found = [first]
    while found.count < limit {
      addVariants(of: found[found.count - 1])
      guard let best = candidates.min(by: Self.isEarlier) else { break }
      candidates.remove(best)
      found.append(best)
    }
    return found
  }

  /// Adds the shortest ways that leave a found one at each of its nodes.
  private mutating func addVariants(of path: [Int]) {
    for length in 1..<path.count {
      let beginning = Array(path[..<length])
      let taken = Set(found.filter { $0.starts(with: beginning) }.map { $0[length] })
      if let variant = shortest(after: beginning, without: taken) { candidates.insert(variant) }
    }
  }

  /// Returns the first of the shortest ways with a given beginning.
  ///
  /// - Parameter taken: The nodes that must not follow the beginning.
  private func shortest(after beginning: [Int], without taken: Set<Int>) -> [Int]? {
    guard let last = beginning.last else { return nil }
    let visited = Set(beginning)
    let steps = ways.steps(from: [end], .back) { from, to in
      visited.contains(to) || (visited.contains(from) && from != last)
        || (from == last && taken.contains(to))
    }
    guard steps[last] != nil else { return nil }
    var path = beginning
    var node = last
    while node != end {
      let isFirst = node == last
      guard
        let next = ways.neighbors(of: node, .onward).filter({
          !visited.contains($0) && !(isFirst && taken.contains($0)) && steps[$0] != nil
        }).min(by: { (steps[$0] ?? 0, $0) < (steps[$1] ?? 0, $1) })
      else { return nil }
      path.append(next)
      node = next
    }
    return path
  }

  private static func isEarlier(_ one: [Int], _ other: [Int]) -> Bool {
    one.count == other.count ? one.lexicographicallyPrecedes(other) : one.count < other.count
  }
}
