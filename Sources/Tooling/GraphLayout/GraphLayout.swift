/// Where the boxes, frames and arrows of a graph are drawn.
///
/// The nodes are in columns, and most arrows lead from left to right (Sugiyama's method). No two boxes overlap, frames
/// contain their own nodes only, and no arrow crosses the box of another node. The same graph gets the same layout,
/// whatever the order of its nodes and edges.
package struct GraphLayout: Equatable, Sendable {
  /// In the order of the graph's nodes.
  package internal(set) var nodes: [Rectangle]
  /// For each node, the number of its column among the nodes that are connected with it.
  package internal(set) var layers: [Int]
  /// In the order of the graph's clusters; empty for a cluster without nodes.
  package internal(set) var clusters: [Rectangle]
  /// In the order of the graph's edges.
  package internal(set) var edges: [Path]
  /// How often two arrows cross.
  package internal(set) var crossings: Int
  package internal(set) var width: Double
  package internal(set) var height: Double

  package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  package struct Rectangle: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    package var right: Double { x + width }
    package var bottom: Double { y + height }
  }

  /// An arrow's line: from the first point, which is on the border of the node where it begins, over Bézier curves to
  /// the border of the node where it ends.
  package struct Path: Hashable, Sendable {
    package var start: Point
    package var curves: [Curve]

    package var end: Point { curves.last?.end ?? start }
  }

  /// A cubic Bézier curve from the end of the curve before. For a straight line, both control points are on it.
  package struct Curve: Hashable, Sendable {
    package var control1: Point
    package var control2: Point
    package var end: Point
  }

  package init(_ graph: LayeredGraph) {
    let pieces = ConnectedPieces(graph)
    nodes = Array(repeating: Rectangle(), count: graph.nodes.count)
    layers = Array(repeating: 0, count: graph.nodes.count)
    clusters = Array(repeating: Rectangle(), count: graph.clusters.count)
    edges = Array(
      repeating: Path(start: Point(0, 0), curves: []), count: graph.edges.count)
    let drawings = pieces.all.map { PieceLayout($0) }
    crossings = drawings.reduce(0) { $0 + $1.crossings }
    let packing = Packing(drawings.map { ($0.width, $0.height) })
    for (piece, (drawing, corner)) in zip(pieces.all, zip(drawings, packing.corners)) {
      for (node, rectangle) in zip(piece.nodes, drawing.nodes) {
        nodes[node.index] = rectangle.moved(by: corner)
      }
      for (node, layer) in zip(piece.nodes, drawing.layers) { layers[node.index] = layer }
      for (cluster, rectangle) in zip(piece.clusters, drawing.clusters) {
        clusters[cluster.index] = rectangle.moved(by: corner)
      }
      for (edge, path) in zip(piece.edges, drawing.edges) {
        edges[edge.index] = path.moved(by: corner)
      }
    }
    width = packing.width
    height = packing.height
  }
}

extension GraphLayout.Point {
  func moved(by other: Self) -> Self { Self(x + other.x, y + other.y) }
}

extension GraphLayout.Rectangle {
  func moved(by offset: GraphLayout.Point) -> Self {
    Self(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }
}

extension GraphLayout.Path {
  func moved(by offset: GraphLayout.Point) -> Self {
    Self(
      start: start.moved(by: offset),
      curves: curves.map {
        GraphLayout.Curve(
          control1: $0.control1.moved(by: offset), control2: $0.control2.moved(by: offset),
          end: $0.end.moved(by: offset))
      })
  }

  /// The same line in the other direction.
  var reversed: Self {
    var result = Self(start: end, curves: [])
    for index in curves.indices.reversed() {
      let next = index == 0 ? start : curves[index - 1].end
      result.curves.append(
        .init(control1: curves[index].control2, control2: curves[index].control1, end: next))
    }
    return result
  }
}
