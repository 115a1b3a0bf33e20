import AdderGraphLayout
import Testing

@Suite struct GraphLayoutTests {
  private static let seeds = Array(0..<24)

  /// Graphs of several sizes, every other one with clusters.
  private static func sample(_ seed: Int) -> SampledGraph {
    SampledGraph(
      seed: seed, nodes: 2 + seed * 2, clusters: seed.isMultiple(of: 2) ? 0 : 1 + seed / 4)
  }

  @Test(arguments: seeds)
  func `Boxes do not overlap, and all of them are in the picture`(seed: Int) {
    let graph = Self.sample(seed).graph
    let layout = GraphLayout(graph)
    for (index, first) in layout.nodes.enumerated() {
      #expect(first.width == graph.nodes[index].width && first.height == graph.nodes[index].height)
      #expect(first.x >= 0 && first.y >= 0)
      #expect(first.right <= layout.width + 0.001 && first.bottom <= layout.height + 0.001)
      for second in layout.nodes.dropFirst(index + 1) { #expect(!first.overlaps(second)) }
    }
  }

  @Test(arguments: seeds)
  func `A frame contains its own boxes only, and frames do not overlap`(seed: Int) {
    let graph = Self.sample(seed).graph
    let layout = GraphLayout(graph)
    for (cluster, frame) in layout.clusters.enumerated() where frame.width > 0 {
      for (node, box) in zip(graph.nodes, layout.nodes) {
        #expect(node.cluster == cluster ? frame.contains(box) : !frame.overlaps(box))
      }
      for other in layout.clusters.dropFirst(cluster + 1) { #expect(!frame.overlaps(other)) }
    }
  }

  @Test(arguments: seeds)
  func `An arrow leads from box to box, and through no other box`(seed: Int) {
    let graph = Self.sample(seed).graph
    let layout = GraphLayout(graph)
    let lines = DrawnLines(layout).lines
    for (edge, line) in zip(graph.edges, lines) {
      #expect(layout.nodes[edge.from].hasOnBorder(line[0]))
      #expect(layout.nodes[edge.to].hasOnBorder(line[line.count - 1]))
      for (index, box) in layout.nodes.enumerated() where index != edge.from && index != edge.to {
        #expect(!line.contains { box.hasInside($0) })
      }
    }
  }

  @Test(arguments: seeds)
  func `Nothing depends on the order of nodes, edges and clusters`(seed: Int) {
    let sample = Self.sample(seed)
    let layout = GraphLayout(sample.graph)
    let shuffled = sample.shuffled()
    let other = GraphLayout(shuffled.graph)
    for (old, new) in shuffled.nodes.enumerated() { #expect(layout.nodes[old] == other.nodes[new]) }
    // Edges between the same nodes may change places.
    #expect(Set(layout.edges) == Set(other.edges))
    #expect(layout.crossings == other.crossings)
  }

  @Test(arguments: seeds)
  func `The crossings that are counted are those that are drawn`(seed: Int) {
    var graph = Self.sample(seed).graph
    graph.edges.removeAll { $0.from == $0.to }
    let layout = GraphLayout(graph)
    #expect(DrawnLines(layout).crossings == layout.crossings)
  }

  @Test func `Of 20 new nodes, at most one moves the median node by more than one column`() {
    var moved = 0
    for seed in 4..<24 {
      var sample = SampledGraph(seed: seed, nodes: 2 + seed * 2, isConnected: true)
      let before = GraphLayout(sample.graph)
      let count = sample.graph.nodes.count
      for _ in 0..<2 {
        var graph = sample.graph
        graph.nodes.append(.init(id: "a new one", width: 100, height: 34))
        graph.edges.append(.init(from: sample.next(count), to: count))
        graph.edges.append(.init(from: count, to: sample.next(count)))
        let after = GraphLayout(graph)
        let moves = zip(before.layers, after.layers).map { abs($0 - $1) }.sorted()
        if moves[moves.count / 2] > 1 { moved += 1 }
      }
    }
    #expect(moved <= 2)
  }

  @Test func `A tree and a chain with a way back have no crossings`() {
    var nodes = (0..<15).map { LayeredGraph.Node(id: "n\($0)", width: 80, height: 30) }
    var edges = (1..<15).map { LayeredGraph.Edge(from: ($0 - 1) / 2, to: $0) }
    #expect(GraphLayout(.init(nodes: nodes, edges: edges)).crossings == 0)
    nodes = Array(nodes.prefix(5))
    edges = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 1), (3, 1)].map { .init(from: $0.0, to: $0.1) }
    let layout = GraphLayout(.init(nodes: nodes, edges: edges))
    #expect(layout.crossings == 0)
    #expect(layout.layers == [0, 1, 2, 3, 4])
  }

  @Test func `Nothing, one box, and a box that leads to itself are drawn`() {
    #expect(GraphLayout(.init(nodes: [], edges: [])).width == 0)
    let node = LayeredGraph.Node(id: "a", width: 80, height: 30)
    #expect(GraphLayout(.init(nodes: [node], edges: [])).nodes[0] == .init(width: 80, height: 30))
    let loop = GraphLayout(.init(nodes: [node], edges: [.init(from: 0, to: 0)]))
    #expect(loop.nodes[0].hasOnBorder(loop.edges[0].start))
    #expect(loop.nodes[0].hasOnBorder(loop.edges[0].end))
    #expect(loop.width > 80)
  }
}

extension GraphLayout.Rectangle {
  fileprivate func overlaps(_ other: Self) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  fileprivate func contains(_ other: Self) -> Bool {
    x <= other.x && other.right <= right && y <= other.y && other.bottom <= bottom
  }

  fileprivate func hasInside(_ point: GraphLayout.Point) -> Bool {
    x + 0.01 < point.x && point.x < right - 0.01 && y + 0.01 < point.y && point.y < bottom - 0.01
  }

  fileprivate func hasOnBorder(_ point: GraphLayout.Point) -> Bool {
    abs(point.x - x) < 0.01 && y <= point.y && point.y <= bottom
      || abs(point.x - right) < 0.01 && y <= point.y && point.y <= bottom
  }
}
