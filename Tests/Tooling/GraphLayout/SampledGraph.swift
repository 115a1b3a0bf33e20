import AdderGraphLayout

/// A graph like that of an app: most nodes are opened by an earlier one, and some edges lead anywhere.
struct SampledGraph {
  private(set) var graph = LayeredGraph(nodes: [], edges: [])
  private var random: UInt64

  init(seed: Int, nodes: Int, clusters: Int = 0, isConnected: Bool = false) {
    random = UInt64(seed) &* 7919 &+ 104_729
    for cluster in 0..<clusters {
      graph.clusters.append(.init(id: "story\(cluster)", width: 90, title: 18))
    }
    for index in 0..<nodes {
      let width = 60.0 + Double(next(120))
      let cluster = clusters > 0 && next(3) > 0 ? next(clusters) : nil
      graph.nodes.append(
        .init(id: "n\(index)", width: width, height: Double(30 + next(25)), cluster: cluster))
      guard index > 0, isConnected || next(12) > 0 else { continue }
      graph.edges.append(.init(from: next(index), to: index))
    }
    for _ in 0..<(nodes / 2) { graph.edges.append(.init(from: next(nodes), to: next(nodes))) }
  }

  /// The same graph with its parts in another order.
  func shuffled() -> (graph: LayeredGraph, nodes: [Int], edges: [Int]) {
    var copy = self
    let nodes = copy.permutation(graph.nodes.count)
    let edges = copy.permutation(graph.edges.count)
    let clusters = copy.permutation(graph.clusters.count)
    var result = graph
    for (old, new) in nodes.enumerated() {
      result.nodes[new] = graph.nodes[old]
      result.nodes[new].cluster = graph.nodes[old].cluster.map { clusters[$0] }
    }
    for (old, new) in edges.enumerated() {
      let edge = graph.edges[old]
      result.edges[new] = .init(from: nodes[edge.from], to: nodes[edge.to])
    }
    for (old, new) in clusters.enumerated() { result.clusters[new] = graph.clusters[old] }
    return (result, nodes, edges)
  }

  private mutating func permutation(_ count: Int) -> [Int] {
    var result = Array(0..<count)
    for index in result.indices.reversed() { result.swapAt(index, next(index + 1)) }
    return result
  }

  mutating func next(_ limit: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(random >> 33) % limit
  }
}
