extension GraphDifference {
  /// The most boxes of a picture with the neighbors of what changed.
  private static let mostBoxes = 60

  /// The picture of what changed: the nodes with those that open them or that they open, unless these are too many, and
  /// the edges with both ends.
  package var picture: GraphPicture {
    let union = Union(self)
    var boxes = union.changed
    var around = boxes
    for edge in union.graph.edges
    where union.nodeMarks[edge.from] != nil || union.nodeMarks[edge.to] != nil {
      around.formUnion([edge.from, edge.to])
    }
    if around.count <= Self.mostBoxes { boxes = around }
    let part = union.graph.part(of: boxes)
    let edges = part.edges.sorted()
    var picture = union.graph.picture(of: part)
    for (number, node) in part.nodes.sorted().enumerated() {
      picture.boxes[number].mark = union.nodeMarks[node] ?? .none
    }
    picture.arrows = GraphPicture.arrows(of: union.graph.limited(to: part)) {
      union.edgeMarks[edges[$0]] ?? .none
    }
    return picture
  }

  /// Both maps in one, with what changed.
  private struct Union {
    private(set) var graph: ModuleGraph
    private(set) var nodeMarks: [Int: GraphPicture.Mark] = [:]
    private(set) var edgeMarks: [Int: GraphPicture.Mark] = [:]

    init(_ difference: GraphDifference) {
      graph = difference.latter
      for node in difference.addedNodes { nodeMarks[node] = .added }
      for change in difference.changedNodes { nodeMarks[change.latter] = .changed }
      for edge in difference.addedEdges { edgeMarks[edge] = .added }
      for edge in difference.changedEdges.flatMap(\.latter) { edgeMarks[edge] = .changed }
      for node in difference.removedNodes {
        nodeMarks[graph.nodes.count] = .removed
        graph.nodes.append(difference.former.nodes[node])
      }
      let numbers = Dictionary(
        uniqueKeysWithValues: graph.nodes.enumerated().map { ($1.id, $0) })
      for number in difference.removedEdges {
        var edge = difference.former.edges[number]
        guard let from = numbers[difference.former.nodes[edge.from].id],
          let to = numbers[difference.former.nodes[edge.to].id]
        else { continue }
        (edge.from, edge.to) = (from, to)
        edgeMarks[graph.edges.count] = .removed
        graph.edges.append(edge)
      }
    }

    /// The nodes that changed, and those at the ends of edges that did.
    var changed: Set<Int> {
      Set(nodeMarks.keys).union(
        edgeMarks.keys.flatMap { [graph.edges[$0].from, graph.edges[$0].to] })
    }
  }
}
