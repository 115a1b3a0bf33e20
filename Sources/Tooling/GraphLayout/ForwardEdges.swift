/// The edges of a piece without its cycles: an edge that closes a cycle is turned around, and an edge from a node to
/// itself is left out.
///
/// The edges are taken one after the other, and an edge that would close a cycle is turned around. The order depends on
/// the distance of their ends from where the graph begins, which changes little if a node is added.
struct ForwardEdges {
  /// An edge that leads back this far is turned around even if it closes no cycle.
  private static let farBack = 2

  /// For each edge of the piece; `nil` for an edge from a node to itself.
  private(set) var all: [Arrow?] = []

  struct Arrow {
    var left: Int
    var right: Int
    var isReversed: Bool
  }

  init(_ piece: ConnectedPieces.Piece) {
    let count = piece.nodes.count
    var next = Array(repeating: [Int](), count: count)
    var balance = Array(repeating: 0, count: count)
    for edge in piece.edges where edge.from != edge.to {
      next[edge.from].append(edge.to)
      balance[edge.from] += 1
      balance[edge.to] -= 1
    }
    let groups = StrongComponents(next)
    let distances = Self.distances(next, balance, groups)
    var isReversed = Array(repeating: false, count: piece.edges.count)
    var forward = AcyclicGraph(piece.nodes.count)
    for index in Self.order(piece.edges, distances) {
      let edge = piece.edges[index]
      let back = distances[edge.from] - distances[edge.to]
      isReversed[index] =
        back >= Self.farBack
        ? !forward.reaches(edge.to, from: edge.from)
        : back >= 0 && forward.reaches(edge.from, from: edge.to)
      if isReversed[index] {
        forward.add(from: edge.to, to: edge.from)
      } else {
        forward.add(from: edge.from, to: edge.to)
      }
    }
    all = zip(piece.edges, isReversed).map { edge, isReversed in
      guard edge.from != edge.to else { return nil }
      return Arrow(
        left: isReversed ? edge.to : edge.from, right: isReversed ? edge.from : edge.to,
        isReversed: isReversed)
    }
  }

  /// The edges in the order in which they are taken. First come those that lead away from where the graph begins, last
  /// those that lead back the farthest.
  private static func order(
    _ edges: [ConnectedPieces.Edge], _ distances: [Int]
  ) -> [Int] {
    let all = edges.indices.filter { edges[$0].from != edges[$0].to }
    return all.sorted { left, right in
      let back = [left, right].map { distances[edges[$0].from] - distances[edges[$0].to] }
      let near = [left, right].map { distances[edges[$0].from] }
      return (back[0], near[0], left) < (back[1], near[1], right)
    }
  }

  /// The number of edges from where the graph begins: a node of each component that no other leads to.
  private static func distances(
    _ next: [[Int]], _ balance: [Int], _ groups: StrongComponents
  ) -> [Int] {
    var isReached = Array(repeating: false, count: groups.count)
    for (node, others) in next.enumerated() {
      for other in others where groups.number[other] != groups.number[node] {
        isReached[groups.number[other]] = true
      }
    }
    var starts: [Int?] = Array(repeating: nil, count: groups.count)
    for node in next.indices where !isReached[groups.number[node]] {
      let group = groups.number[node]
      if starts[group].map({ balance[node] > balance[$0] }) ?? true { starts[group] = node }
    }
    var distances = Array(repeating: Int.max, count: next.count)
    var queue = starts.compactMap { $0 }.sorted()
    for node in queue { distances[node] = 0 }
    var position = 0
    while position < queue.count {
      let node = queue[position]
      position += 1
      for other in next[node] where distances[other] == Int.max {
        distances[other] = distances[node] + 1
        queue.append(other)
      }
    }
    return distances
  }
}

/// Edges that form no cycle.
private struct AcyclicGraph {
  private var next: [[Int]]
  private var marks: [Int]
  private var mark = 0

  init(_ count: Int) {
    next = Array(repeating: [], count: count)
    marks = Array(repeating: 0, count: count)
  }

  mutating func add(from: Int, to: Int) { next[from].append(to) }

  mutating func reaches(_ node: Int, from start: Int) -> Bool {
    mark += 1
    var path = [start]
    while let last = path.popLast() {
      if last == node { return true }
      for other in next[last] where marks[other] != mark {
        marks[other] = mark
        path.append(other)
      }
    }
    return false
  }
}

/// The strongly connected components of a graph (Tarjan's algorithm, without recursion).
struct StrongComponents {
  /// The number of each node's component.
  private(set) var number: [Int]
  private(set) var count = 0

  init(_ next: [[Int]]) {
    number = Array(repeating: -1, count: next.count)
    var index = Array(repeating: -1, count: next.count)
    var low = Array(repeating: 0, count: next.count)
    var visited = 0
    var open: [Int] = []
    var path: [(node: Int, edge: Int)] = []
    for start in next.indices where index[start] < 0 {
      path = [(start, 0)]
      while let (node, edge) = path.last {
        if index[node] < 0 {
          index[node] = visited
          low[node] = visited
          visited += 1
          open.append(node)
        }
        if edge < next[node].count {
          path[path.count - 1].edge += 1
          let other = next[node][edge]
          if index[other] < 0 {
            path.append((other, 0))
          } else if number[other] < 0 {
            low[node] = min(low[node], index[other])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
        guard low[node] == index[node] else { continue }
        while let member = open.popLast() {
          number[member] = count
          if member == node { break }
        }
        count += 1
      }
    }
  }
}
