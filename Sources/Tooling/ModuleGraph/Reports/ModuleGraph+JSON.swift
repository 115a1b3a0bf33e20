package import AdderBase
import AdderFindings

extension ModuleGraph {
  /// The map in machine-readable form, as documented in Documentation/Formats.md.
  package var json: JSON { JSON.members(members) }

  /// The members of the map's JSON.
  var members: [(String, JSON?)] {
    [
      ("version", .number(1)), ("nodes", .array(nodes.map(\.json))),
      ("edges", .array(edges.map(json))),
    ]
  }

  func json(of edge: Edge) -> JSON {
    [
      "from": .string(nodes[edge.from].id), "to": .string(nodes[edge.to].id),
      "action": .string(edge.action.rawValue), "method": .string(edge.method),
      "condition": .string(edge.condition), "place": edge.place.json,
      "passes": .array(edge.passes.map(JSON.string)),
      "returns": .array(edge.returns.map(JSON.string)),
    ]
  }
}

extension ModuleGraph.Node {
  var json: JSON {
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
