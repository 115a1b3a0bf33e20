extension GraphDifference {
  /// The picture of what changed: the nodes with those that open them or that they open, unless these are too many, and
  /// the edges with both ends.
  package var picture: GraphPicture {
    let marked = MarkedMap(self)
    let part = marked.part
    let edges = part.edges.sorted()
    var picture = marked.graph.picture(of: part)
    for (number, node) in part.nodes.sorted().enumerated() {
      picture.boxes[number].mark = marked.nodeMarks[node] ?? .none
    }
    picture.arrows = GraphPicture.arrows(of: marked.graph.limited(to: part)) {
      marked.edgeMarks[edges[$0]] ?? .none
    }
    return picture
  }
}
