/// The layout of a connected piece of a graph, with the upper left corner at zero.
struct PieceLayout {
  let nodes: [GraphLayout.Rectangle]
  let layers: [Int]
  let clusters: [GraphLayout.Rectangle]
  let edges: [GraphLayout.Path]
  let crossings: Int
  let width: Double
  let height: Double

  init(_ piece: ConnectedPieces.Piece) {
    let arrows = ForwardEdges(piece)
    let layering = Layering(piece, arrows.all)
    var columns = Columns(piece, arrows.all, layering.layers)
    crossings = CrossingReduction.reduce(&columns)
    let rows = RowPlacement(columns, piece)
    let routes = Routes(columns, rows, piece, arrows)
    nodes = routes.nodes
    layers = layering.layers
    clusters = routes.clusters
    edges = routes.edges
    width = routes.width
    height = routes.height
  }
}
