package import AdderBase
import AdderFindings

extension ModuleGraph {
  /// The map in machine-readable form, as documented in Documentation/Formats.md.
  package var json: JSON {
    [
      "version": .number(1),
      "nodes": .array(nodes.map(\.json)),
      "edges": .array(
        edges.map { edge in
          [
            "from": .string(nodes[edge.from].id), "to": .string(nodes[edge.to].id),
            "action": .string(edge.action.rawValue), "method": .string(edge.method),
            "condition": .string(edge.condition), "place": edge.place.json,
            "passes": .array(edge.passes.map(JSON.string)),
            "returns": .array(edge.returns.map(JSON.string)),
          ]
        }),
    ]
  }
}

extension ModuleGraph.Node {
  fileprivate var json: JSON {
    [
      "id": .string(id), "name": .string(name), "kind": .string(kind.rawValue),
      "story": .string(story), "place": place?.json,
      "targets": .array(targets.map(JSON.string)),
    ]
  }
}

extension SourceLocation {
  fileprivate var json: JSON {
    ["file": .string(file), "line": .number(line), "column": .number(column)]
  }
}
