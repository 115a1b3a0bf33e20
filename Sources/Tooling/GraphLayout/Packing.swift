/// Rectangles beside and below each other without overlap, the highest first, each as high up as possible.
struct Packing {
  /// The upper left corner of each rectangle.
  private(set) var corners: [GraphLayout.Point]
  private(set) var width = 0.0
  private(set) var height = 0.0
  /// The lower edge of what is placed, from left to right: where each part of it begins, and how far down it is.
  private var edge: [(x: Double, y: Double)] = [(0, 0)]
  private let limit: Double

  private static let gap = 28.0

  init(_ sizes: [(width: Double, height: Double)]) {
    corners = Array(repeating: GraphLayout.Point(0, 0), count: sizes.count)
    let order = sizes.indices.sorted { (-sizes[$0].height, $0) < (-sizes[$1].height, $1) }
    let area = sizes.reduce(0) { $0 + ($1.width + Self.gap) * ($1.height + Self.gap) }
    limit = max(sizes.map(\.width).max() ?? 0, (area * 1.5).squareRoot()) + Self.gap
    for index in order {
      let size = sizes[index]
      let corner = place(size.width + Self.gap, size.height + Self.gap)
      corners[index] = corner
      width = max(width, corner.x + size.width)
      height = max(height, corner.y + size.height)
    }
  }

  private mutating func place(_ width: Double, _ height: Double) -> GraphLayout.Point {
    var best = GraphLayout.Point(0, edge.map(\.y).max() ?? 0)
    for start in edge.indices where edge[start].x + width <= limit {
      let right = edge[start].x + width
      var y = edge[start].y
      for part in edge[start...] {
        if part.x >= right || y >= best.y { break }
        y = max(y, part.y)
      }
      if y < best.y { best = GraphLayout.Point(edge[start].x, y) }
    }
    lower(from: best.x, to: best.x + width, to: best.y + height)
    return best
  }

  private mutating func lower(from left: Double, to right: Double, to y: Double) {
    let behind = edge.last { $0.x <= right }?.y ?? 0
    edge.removeAll { left <= $0.x && $0.x <= right }
    edge += [(left, y), (right, behind)]
    edge.sort { $0.x < $1.x }
  }
}
