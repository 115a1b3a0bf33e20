/// The parts of a graph that no edge and no cluster connects. Each is laid out for itself.
///
/// From here on, nodes, clusters and edges are in an order that does not depend on the order in the graph.
struct ConnectedPieces {
  private(set) var all: [Piece] = []

  struct Piece {
    var nodes: [Node] = []
    var clusters: [Cluster] = []
    var edges: [Edge] = []
  }

  struct Node {
    /// The position in the graph.
    var index: Int
    var width: Double
    var height: Double
    /// The position among the piece's clusters.
    var cluster: Int?
  }

  struct Cluster {
    var index: Int
    var width: Double
    var title: Double
  }

  /// An edge between the nodes at two positions in the piece.
  struct Edge {
    var index: Int
    var from: Int
    var to: Int
  }

  init(_ graph: LayeredGraph) {
    let order = graph.nodes.indices.sorted { left, right in
      (graph.nodes[left].id, left) < (graph.nodes[right].id, right)
    }
    var sets = DisjointSets(graph.nodes.count + graph.clusters.count)
    for edge in graph.edges { sets.unite(edge.from, edge.to) }
    for (index, node) in graph.nodes.enumerated() {
      if let cluster = node.cluster { sets.unite(index, graph.nodes.count + cluster) }
    }
    var pieceOfSet: [Int: Int] = [:]
    var places = Array(repeating: (piece: 0, position: 0), count: graph.nodes.count)
    for index in order {
      let piece = pieceOfSet[sets.root(of: index)] ?? all.count
      if piece == all.count { all.append(Piece()) }
      pieceOfSet[sets.root(of: index)] = piece
      places[index] = (piece, all[piece].nodes.count)
      let node = graph.nodes[index]
      all[piece].nodes.append(Node(index: index, width: node.width, height: node.height))
    }
    addClusters(of: graph, at: places)
    addEdges(of: graph, at: places)
  }

  private mutating func addClusters(
    of graph: LayeredGraph, at places: [(piece: Int, position: Int)]
  ) {
    var members = Array(repeating: [Int](), count: graph.clusters.count)
    for (index, node) in graph.nodes.enumerated() {
      if let cluster = node.cluster { members[cluster].append(index) }
    }
    let order = graph.clusters.indices.sorted { left, right in
      (graph.clusters[left].id, left) < (graph.clusters[right].id, right)
    }
    for index in order {
      guard let first = members[index].first else { continue }
      let piece = places[first].piece
      let cluster = graph.clusters[index]
      for member in members[index] {
        all[piece].nodes[places[member].position].cluster = all[piece].clusters.count
      }
      all[piece].clusters.append(
        Cluster(index: index, width: cluster.width, title: cluster.title))
    }
  }

  private mutating func addEdges(
    of graph: LayeredGraph, at places: [(piece: Int, position: Int)]
  ) {
    for (index, edge) in graph.edges.enumerated() {
      all[places[edge.from].piece].edges.append(
        Edge(index: index, from: places[edge.from].position, to: places[edge.to].position))
    }
    for piece in all.indices {
      all[piece].edges.sort { ($0.from, $0.to, $0.index) < ($1.from, $1.to, $1.index) }
    }
  }
}

/// Numbers from 0 on, in sets that can be united.
private struct DisjointSets {
  private var parents: [Int]

  init(_ count: Int) { parents = Array(0..<count) }

  mutating func root(of member: Int) -> Int {
    var member = member
    while parents[member] != member {
      parents[member] = parents[parents[member]]
      member = parents[member]
    }
    return member
  }

  mutating func unite(_ first: Int, _ second: Int) {
    let roots = (root(of: first), root(of: second))
    parents[max(roots.0, roots.1)] = min(roots.0, roots.1)
  }
}
