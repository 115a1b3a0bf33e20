/// How far down each item of the columns is: such that edges are short and straight, nothing overlaps, and each
/// cluster has a range of its own.
struct RowPlacement {
  /// The middle of each item.
  private(set) var middles: [Int]
  /// The top and the bottom of each cluster.
  private(set) var clusters: [(top: Int, bottom: Int)]
  /// Where each segment begins and ends.
  private(set) var ends: [(left: Int, right: Int)] = []
  private let ports: [(left: Int, right: Int)]

  private static let clusterPadding = 14
  private static let greatestProblem = 12_000

  init(_ columns: Columns, _ piece: ConnectedPieces.Piece) {
    ports = Self.ports(columns)
    middles = []
    clusters = []
    let solver = Constraints(columns, piece)
    let count = columns.items.count
    var values = solver.start()
    if columns.clusterCount == 0 {
      values = LayerRegression(columns, ports).improved(values, solver.gaps)
    }
    if count + columns.segments.count <= Self.greatestProblem {
      values = improved(values, solver, columns)
    }
    let least = values.min() ?? 0
    values = values.map { $0 - least }
    middles = Array(values.prefix(count))
    clusters = (0..<columns.clusterCount).map {
      (values[count + 2 * $0], values[count + 2 * $0 + 1])
    }
    ends = zip(columns.segments, ports).map { segment, port in
      (values[segment.left] + port.left, values[segment.right] + port.right)
    }
  }

  private func improved(
    _ values: [Int], _ solver: Constraints, _ columns: Columns
  ) -> [Int] {
    var problem = NetworkSimplex(variables: values.count + columns.segments.count)
    for gap in solver.all {
      problem.add(from: gap.upper, to: gap.lower, atLeast: gap.distance, weight: 0)
    }
    for cluster in 0..<columns.clusterCount {
      let top = columns.items.count + 2 * cluster
      problem.add(from: top, to: top + 1, atLeast: 0, weight: 4)
    }
    for (index, segment) in columns.segments.enumerated() {
      let variable = values.count + index
      let isLong = columns.isLane(segment.left) && columns.isLane(segment.right)
      let weight = segment.isInvisible ? 0 : isLong ? 2 : 1
      let port = ports[index]
      problem.add(from: variable, to: segment.left, atLeast: -port.left, weight: weight)
      problem.add(from: variable, to: segment.right, atLeast: -port.right, weight: weight)
    }
    problem.values =
      values
      + zip(columns.segments, ports).map { segment, port in
        min(values[segment.left] + port.left, values[segment.right] + port.right)
      }
    problem.solve()
    return Array(problem.values.prefix(values.count))
  }

  /// How far above or below the middle of its items each segment begins and ends: in the order of the other ends.
  private static func ports(_ columns: Columns) -> [(left: Int, right: Int)] {
    var positions = Array(repeating: 0, count: columns.items.count)
    for layer in columns.order {
      for (position, item) in layer.enumerated() { positions[item] = position }
    }
    var ports = Array(repeating: (left: 0, right: 0), count: columns.segments.count)
    for item in 0..<columns.nodeCount {
      let height = columns.items[item].height
      for (isLeft, segments) in [(true, columns.left[item]), (false, columns.right[item])] {
        let sorted = segments.filter { !columns.segments[$0].isInvisible }.sorted {
          let others = (columns.segments[$0], columns.segments[$1])
          let first = positions[isLeft ? others.0.left : others.0.right]
          let second = positions[isLeft ? others.1.left : others.1.right]
          return (first, $0) < (second, $1)
        }
        let step = min(12, Double(height - 10) / Double(max(sorted.count, 1)))
        for (place, segment) in sorted.enumerated() {
          let offset = Int(((Double(place) - Double(sorted.count - 1) / 2) * step).rounded())
          if isLeft { ports[segment].right = offset } else { ports[segment].left = offset }
        }
      }
    }
    return ports
  }

  /// The least distances between neighbours in a column.
  struct Constraints {
    private(set) var all: [(upper: Int, lower: Int, distance: Int)] = []
    /// For each item, the distance from the item above it.
    private(set) var gaps: [Int]
    private let count: Int

    init(_ columns: Columns, _ piece: ConnectedPieces.Piece) {
      count = columns.items.count + 2 * columns.clusterCount
      gaps = Array(repeating: 0, count: columns.items.count)
      for layer in columns.order { add(layer, columns, piece) }
    }

    private mutating func add(
      _ layer: [Int], _ columns: Columns, _ piece: ConnectedPieces.Piece
    ) {
      var before: (variable: Int, item: Int?) = (-1, nil)
      var open = -1
      func edge(of cluster: Int, isBottom: Bool) -> Int {
        columns.items.count + 2 * cluster + (isBottom ? 1 : 0)
      }
      func close() {
        guard open >= 0, let item = before.item else { return }
        let bottom = edge(of: open, isBottom: true)
        let distance = columns.items[item].height / 2 + RowPlacement.clusterPadding
        all.append((item, bottom, distance))
        before = (bottom, nil)
      }
      for item in layer {
        let cluster = columns.items[item].cluster
        let half = columns.items[item].height / 2
        if cluster != open {
          close()
          open = cluster
          if cluster >= 0 {
            let top = edge(of: cluster, isBottom: false)
            if before.variable >= 0 {
              let above = before.item.map { columns.items[$0].height / 2 } ?? 0
              all.append((before.variable, top, above + 16))
            }
            let title = Int(piece.clusters[cluster].title) + RowPlacement.clusterPadding
            all.append((top, item, half + title))
            before = (item, item)
            continue
          }
        }
        if before.variable >= 0 {
          let above = before.item.map { columns.items[$0].height / 2 } ?? 0
          let distance = above + half + Self.gap(before.item, item, columns)
          all.append((before.variable, item, distance))
          if before.item != nil { gaps[item] = distance }
        }
        before = (item, item)
      }
      close()
    }

    private static func gap(_ upper: Int?, _ lower: Int, _ columns: Columns) -> Int {
      guard let upper else { return 16 }
      switch (columns.isLane(upper), columns.isLane(lower)) {
      case (true, true): return 8
      case (false, false): return 16
      default: return 12
      }
    }

    /// The highest places that keep the distances.
    func start() -> [Int] {
      var problem = NetworkSimplex(variables: count)
      for gap in all {
        problem.add(from: gap.upper, to: gap.lower, atLeast: gap.distance, weight: 0)
      }
      problem.start()
      return problem.values
    }
  }
}
