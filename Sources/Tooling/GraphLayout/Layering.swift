/// The column of each node: edges lead to the right, over as few columns as possible.
struct Layering {
  let layers: [Int]

  /// How much it costs to draw a cluster out over a further column.
  private static let clusterWeight = 2

  init(_ piece: ConnectedPieces.Piece, _ arrows: [ForwardEdges.Arrow?]) {
    let count = piece.nodes.count
    var problem = NetworkSimplex(variables: count + 2 * piece.clusters.count)
    for case .some(let arrow) in arrows {
      problem.add(from: arrow.left, to: arrow.right, atLeast: 1, weight: 1)
    }
    for (node, member) in piece.nodes.enumerated() {
      guard let cluster = member.cluster else { continue }
      problem.add(from: count + 2 * cluster, to: node, atLeast: 0, weight: 0)
      problem.add(from: node, to: count + 2 * cluster + 1, atLeast: 0, weight: 0)
    }
    for cluster in piece.clusters.indices {
      problem.add(
        from: count + 2 * cluster, to: count + 2 * cluster + 1, atLeast: 0,
        weight: Self.clusterWeight)
    }
    problem.start()
    problem.solve()
    let values = problem.values.prefix(count)
    let least = values.min() ?? 0
    layers = values.map { $0 - least }
  }
}
