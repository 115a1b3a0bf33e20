import AdderGraphLayout

/// The lines of a layout as they are drawn, each as many short straight pieces.
struct DrawnLines {
  private(set) var lines: [[GraphLayout.Point]]

  init(_ layout: GraphLayout) {
    lines = layout.edges.map { path in
      var points = [path.start]
      var from = path.start
      for curve in path.curves {
        // An odd number: curves often cross in their middle, and that should not be where two pieces meet.
        for step in 1...13 { points.append(Self.point(curve, from, at: Double(step) / 13)) }
        from = curve.end
      }
      return points
    }
  }

  private static func point(
    _ curve: GraphLayout.Curve, _ from: GraphLayout.Point, at t: Double
  ) -> GraphLayout.Point {
    let u = 1 - t
    let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    func mix(_ value: (GraphLayout.Point) -> Double) -> Double {
      weights.0 * value(from) + weights.1 * value(curve.control1)
        + weights.2 * value(curve.control2) + weights.3 * value(curve.end)
    }
    return .init(mix(\.x), mix(\.y))
  }

  /// How often two lines cross, found by comparing each piece with each other piece.
  var crossings: Int {
    var count = 0
    for (index, first) in lines.enumerated() {
      for second in lines.dropFirst(index + 1) {
        for pair in zip(first, first.dropFirst()) {
          for other in zip(second, second.dropFirst()) where Self.cross(pair, other) { count += 1 }
        }
      }
    }
    return count
  }

  private typealias Piece = (GraphLayout.Point, GraphLayout.Point)

  private static func cross(_ first: Piece, _ second: Piece) -> Bool {
    func side(_ line: Piece, _ point: GraphLayout.Point) -> Double {
      (line.1.x - line.0.x) * (point.y - line.0.y) - (line.1.y - line.0.y) * (point.x - line.0.x)
    }
    return side(first, second.0) * side(first, second.1) < 0
      && side(second, first.0) * side(second, first.1) < 0
  }
}
