package import AdderBase
import AdderFindings

extension ModuleGraph {
  /// The map in machine-readable form, as documented in Documentation/Formats.md.
  package var json: JSON { JSON.members(members) }

  /// The members of the map's JSON.
  var members: [(String, JSON?)] {
    [
      ("version", .number(1)), ("nodes", .array(nodes.indices.map(json(ofNode:)))),
      ("edges", .array(edges.map(json))),
    ]
  }

  func json(ofNode number: Int) -> JSON {
    let node = nodes[number]
    return [
      "id": .string(node.id), "name": .string(node.name), "kind": .string(node.kind.rawValue),
      "story": .string(node.story), "place": node.place?.json,
      "targets": .array(node.targets.map(JSON.string)),
      "closings": .array(node.closings.map { json(of: $0, of: number) }),
      "services": .array(node.services.map { .string($0.name) }),
    ]
  }

  private func json(of closing: Closing, of node: Int) -> JSON {
    [
      "way": .string(closing.way.rawValue), "method": .string(closing.method),
      "condition": .string(closing.condition), "place": closing.place.json,
      "backTo": .array(screens(behind: closing, of: node).map { .string(nodes[$0].id) }),
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

extension SourceLocation {
  var json: JSON {
    ["file": .string(file), "line": .number(line), "column": .number(column)]
  }
}
