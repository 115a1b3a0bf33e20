package import AdderBase

extension GraphDifference {
  /// Returns the difference in machine-readable form, as documented in Documentation/Formats.md.
  package func json(since revision: String) -> JSON {
    [
      "version": .number(1), "since": .string(revision),
      "added": Self.json(latter, addedNodes, addedEdges),
      "removed": Self.json(former, removedNodes, removedEdges),
      "changed": [
        "nodes": .array(
          changedNodes.map {
            ["former": former.json(ofNode: $0.former), "latter": latter.json(ofNode: $0.latter)]
          }),
        "edges": .array(
          changedEdges.map { change in
            [
              "former": .array(change.former.map { former.json(of: former.edges[$0]) }),
              "latter": .array(change.latter.map { latter.json(of: latter.edges[$0]) }),
            ]
          }),
      ],
    ]
  }

  private static func json(_ graph: ModuleGraph, _ nodes: [Int], _ edges: [Int]) -> JSON {
    [
      "nodes": .array(nodes.map { graph.json(ofNode: $0) }),
      "edges": .array(edges.map { graph.json(of: graph.edges[$0]) }),
    ]
  }
}
