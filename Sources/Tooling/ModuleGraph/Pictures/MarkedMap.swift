/// The two maps of a difference in one, with what changed.
struct MarkedMap {
  /// The most boxes of a picture with the neighbors of what changed.
  private static let mostBoxes = 60

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

  /// The nodes that changed with those that open them or that they open, unless these are too many, and both ends of the
  /// edges that changed.
  var part: ModuleGraph.Part {
    let changed = self.changed
    var around = changed
    for edge in graph.edges where nodeMarks[edge.from] != nil || nodeMarks[edge.to] != nil {
      around.formUnion([edge.from, edge.to])
    }
    return graph.part(of: around.count <= Self.mostBoxes ? around : changed)
  }

  private var changed: Set<Int> {
    Set(nodeMarks.keys).union(
      edgeMarks.keys.flatMap { [graph.edges[$0].from, graph.edges[$0].to] })
  }
}
