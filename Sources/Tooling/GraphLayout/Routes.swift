/// The rectangles and lines of a piece: from the order in the columns and the rows, the place on the page.
///
/// An edge runs straight through a column, in its lane, and curves only between two columns, where no nodes are.
struct Routes {
  private(set) var nodes: [GraphLayout.Rectangle] = []
  private(set) var clusters: [GraphLayout.Rectangle] = []
  private(set) var edges: [GraphLayout.Path] = []
  private(set) var width = 0.0
  private(set) var height = 0.0
  private var lefts: [Double] = []
  private var widths: [Double]

  private static let clusterPadding = 14.0

  init(
    _ columns: Columns, _ rows: RowPlacement, _ piece: ConnectedPieces.Piece, _ arrows: ForwardEdges
  ) {
    widths = Array(repeating: 0, count: columns.order.count)
    for (item, node) in zip(columns.items, piece.nodes) {
      widths[item.layer] = max(widths[item.layer], node.width)
    }
    let spans = Self.spans(columns)
    widen(for: piece, spans)
    setColumns(columns, rows, spans)
    for (index, node) in piece.nodes.enumerated() {
      let layer = columns.items[index].layer
      nodes.append(
        .init(
          x: lefts[layer] + (widths[layer] - node.width) / 2,
          y: Double(rows.middles[index]) - node.height / 2, width: node.width, height: node.height))
    }
    for (span, row) in zip(spans, rows.clusters) {
      let x = lefts[span.first] - Self.clusterPadding
      let right = lefts[span.last] + widths[span.last] + Self.clusterPadding
      clusters.append(
        .init(x: x, y: Double(row.top), width: right - x, height: Double(row.bottom - row.top)))
    }
    edges = zip(piece.edges, zip(columns.chains, arrows.all)).map { edge, chain in
      let path = self.path(chain.0, columns, rows, node: edge.from)
      return chain.1?.isReversed == true ? path.reversed : path
    }
    moveToCorner()
  }

  // MARK: - Columns

  private static func spans(_ columns: Columns) -> [(first: Int, last: Int)] {
    var spans = Array(repeating: (first: Int.max, last: 0), count: columns.clusterCount)
    for item in columns.items where item.cluster >= 0 {
      spans[item.cluster].first = min(spans[item.cluster].first, item.layer)
      spans[item.cluster].last = max(spans[item.cluster].last, item.layer)
    }
    return spans
  }

  /// Makes the columns of a cluster wide enough for its title.
  private mutating func widen(
    for piece: ConnectedPieces.Piece, _ spans: [(first: Int, last: Int)]
  ) {
    for (cluster, span) in zip(piece.clusters, spans) where span.first == span.last {
      widths[span.first] = max(widths[span.first], cluster.width - 2 * Self.clusterPadding)
    }
  }

  private mutating func setColumns(
    _ columns: Columns, _ rows: RowPlacement, _ spans: [(first: Int, last: Int)]
  ) {
    var rise = Array(repeating: 0, count: columns.order.count)
    var lines = rise
    for (segment, ends) in zip(columns.segments, rows.ends) where !segment.isInvisible {
      let layer = columns.items[segment.left].layer
      rise[layer] = max(rise[layer], abs(ends.right - ends.left))
      if ends.left != ends.right { lines[layer] += 1 }
    }
    var x = 0.0
    for layer in columns.order.indices {
      lefts.append(x)
      // Steep lines are hard to follow, so many lines get more room.
      let room = 40 + min(0.04 * Double(rise[layer]) + 0.6 * Double(lines[layer]), 70)
      let hasEnd = spans.contains { $0.last == layer }
      let hasStart = spans.contains { $0.first == layer + 1 }
      let frames = (hasEnd ? Self.clusterPadding : 0) + (hasStart ? Self.clusterPadding : 0)
      x += widths[layer] + room + frames
    }
  }

  // MARK: - Lines

  private func path(
    _ chain: [Int], _ columns: Columns, _ rows: RowPlacement, node: Int
  ) -> GraphLayout.Path {
    guard let first = chain.first, let last = chain.last else { return loop(at: nodes[node]) }
    let start = columns.segments[first].left
    let end = columns.segments[last].right
    var path = GraphLayout.Path(
      start: .init(nodes[start].right, Double(rows.ends[first].left)), curves: [])
    for segment in chain {
      let layer = columns.items[columns.segments[segment].left].layer
      let ends = rows.ends[segment]
      path.addLine(to: .init(lefts[layer] + widths[layer], Double(ends.left)))
      path.addCurve(to: .init(lefts[layer + 1], Double(ends.right)))
    }
    path.addLine(to: .init(nodes[end].x, Double(rows.ends[last].right)))
    return path
  }

  /// A line from a node to itself, at its lower right corner.
  private func loop(at node: GraphLayout.Rectangle) -> GraphLayout.Path {
    let y = node.bottom - node.height / 4
    let start = GraphLayout.Point(node.right, y - 5)
    return .init(
      start: start,
      curves: [
        .init(
          control1: .init(node.right + 22, y - 14), control2: .init(node.right + 22, y + 14),
          end: .init(node.right, y + 5))
      ])
  }

  private mutating func moveToCorner() {
    let boxes = nodes + clusters
    let ends = edges.flatMap {
      [$0.start] + $0.curves.flatMap { [$0.control1, $0.control2, $0.end] }
    }
    let x = min(boxes.map(\.x).min() ?? 0, ends.map(\.x).min() ?? 0)
    let y = min(boxes.map(\.y).min() ?? 0, ends.map(\.y).min() ?? 0)
    let offset = GraphLayout.Point(-x, -y)
    nodes = nodes.map { $0.moved(by: offset) }
    clusters = clusters.map { $0.moved(by: offset) }
    edges = edges.map { $0.moved(by: offset) }
    width = max(boxes.map(\.right).max() ?? 0, ends.map(\.x).max() ?? 0) - x
    height = max(boxes.map(\.bottom).max() ?? 0, ends.map(\.y).max() ?? 0) - y
  }
}

extension GraphLayout.Path {
  fileprivate mutating func addLine(to point: GraphLayout.Point) {
    let from = end
    guard from.x != point.x || from.y != point.y else { return }
    curves.append(.init(control1: from, control2: point, end: point))
  }

  /// Adds a line that begins and ends horizontally.
  fileprivate mutating func addCurve(to point: GraphLayout.Point) {
    let from = end
    guard from.y != point.y else { return addLine(to: point) }
    let middle = (from.x + point.x) / 2
    curves.append(
      .init(control1: .init(middle, from.y), control2: .init(middle, point.y), end: point))
  }
}
