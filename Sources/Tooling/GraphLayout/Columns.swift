/// The columns of a picture, from left to right, and what is in each of them from top to bottom: nodes, and a lane
/// for each edge that passes by.
struct Columns {
  /// What is in each column, from top to bottom. The items of a cluster are neighbours.
  var order: [[Int]]
  /// The items: first the nodes, then the lanes.
  private(set) var items: [Item]
  /// The parts of edges from one column to the next.
  private(set) var segments: [Segment] = []
  /// For each edge, its segments from left to right; empty for an edge from a node to itself.
  private(set) var chains: [[Int]]
  let nodeCount: Int
  let clusterCount: Int
  /// For each item, the segments that end at its left side, and those that begin at its right side.
  private(set) var left: [[Int]] = []
  private(set) var right: [[Int]] = []

  struct Item {
    var layer: Int
    var height: Int
    /// -1 outside clusters.
    var cluster: Int
  }

  struct Segment {
    var left: Int
    var right: Int
    /// Whether this only keeps the lanes of a cluster together.
    var isInvisible = false
  }

  init(
    _ piece: ConnectedPieces.Piece, _ arrows: [ForwardEdges.Arrow?], _ layers: [Int]
  ) {
    nodeCount = piece.nodes.count
    clusterCount = piece.clusters.count
    order = Array(repeating: [], count: (layers.max() ?? 0) + 1)
    items = zip(piece.nodes, layers).map { node, layer in
      // Even, so that the middle is a whole number.
      Item(layer: layer, height: Int(node.height / 2 + 0.999) * 2, cluster: node.cluster ?? -1)
    }
    chains = Array(repeating: [], count: arrows.count)
    for (edge, arrow) in arrows.enumerated() {
      if let arrow { addChain(edge, arrow) }
    }
    for cluster in piece.clusters.indices { addLanes(through: cluster) }
    left = Array(repeating: [], count: items.count)
    right = left
    for (index, segment) in segments.enumerated() {
      left[segment.right].append(index)
      right[segment.left].append(index)
    }
    for (index, item) in items.enumerated() { order[item.layer].append(index) }
  }

  private mutating func addChain(_ edge: Int, _ arrow: ForwardEdges.Arrow) {
    let ends = (items[arrow.left], items[arrow.right])
    let cluster = ends.0.cluster == ends.1.cluster ? ends.0.cluster : -1
    var last = arrow.left
    for layer in (ends.0.layer + 1)..<max(ends.1.layer, ends.0.layer + 1) {
      items.append(Item(layer: layer, height: 2, cluster: cluster))
      addSegment(from: last, to: items.count - 1, of: edge)
      last = items.count - 1
    }
    addSegment(from: last, to: arrow.right, of: edge)
  }

  private mutating func addSegment(from left: Int, to right: Int, of edge: Int) {
    chains[edge].append(segments.count)
    segments.append(Segment(left: left, right: right))
  }

  /// Gives a cluster a lane in each column that it passes without an item, so that it is on one side of other items
  /// there.
  private mutating func addLanes(through cluster: Int) {
    let members = items.indices.filter { items[$0].cluster == cluster }
    let byLayer = Dictionary(grouping: members) { items[$0].layer }
    guard let first = byLayer.keys.min(), let last = byLayer.keys.max() else { return }
    var before = -1
    for layer in first...last {
      if let item = byLayer[layer]?.first {
        if before >= nodeCount, byLayer[layer - 1] == nil {
          segments.append(Segment(left: before, right: item, isInvisible: true))
        }
        before = item
      } else {
        items.append(Item(layer: layer, height: 2, cluster: cluster))
        segments.append(Segment(left: before, right: items.count - 1, isInvisible: true))
        before = items.count - 1
      }
    }
  }

  func isLane(_ item: Int) -> Bool { item >= nodeCount }
}
