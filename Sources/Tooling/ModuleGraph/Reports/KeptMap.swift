import AdderBase
import AdderFindings

/// A map and the findings about unreadable files, in a form that can be cached for the next run.
package struct KeptMap: Equatable, Sendable {
  package let graph: ModuleGraph
  package let notes: [String]

  package init(_ graph: ModuleGraph, notes: [String]) {
    self.graph = graph
    self.notes = notes
  }

  package var bytes: [UInt8] {
    var writer = CompactWriter()
    writer.write(notes) { $0.write($1) }
    writer.write(graph.nodes) { $0.write($1) }
    writer.write(graph.edges) { $0.write($1) }
    return writer.bytes
  }

  /// Decodes a map; returns `nil` if the bytes are not in the expected form.
  package init?(bytes: [UInt8]) {
    guard var reader = try? CompactReader(bytes), let found = try? KeptMap(&reader),
      found.graph.edges.allSatisfy({
        found.graph.nodes.indices.contains($0.from) && found.graph.nodes.indices.contains($0.to)
      })
    else { return nil }
    self = found
  }

  private init(_ reader: inout CompactReader) throws(CompactReader.Damage) {
    notes = try reader.texts()
    graph = ModuleGraph(
      nodes: try reader.list { reader throws(CompactReader.Damage) in try reader.node() },
      edges: try reader.list { reader throws(CompactReader.Damage) in try reader.edge() })
    try reader.end()
  }
}

extension CompactWriter {
  fileprivate mutating func write(_ node: ModuleGraph.Node) {
    write(node.id)
    write(node.name)
    write(node.kind.rawValue)
    write(node.story)
    write(node.place.map { [$0] } ?? []) { $0.write($1) }
    write(node.targets) { $0.write($1) }
    write(node.closings) { $0.write($1) }
    write(node.services) { writer, service in
      writer.write(service.name)
      writer.write(service.place)
    }
  }

  private mutating func write(_ closing: ModuleGraph.Closing) {
    write(closing.way.rawValue)
    write(closing.method)
    write(closing.condition)
    write(closing.place)
  }

  fileprivate mutating func write(_ edge: ModuleGraph.Edge) {
    write(edge.from)
    write(edge.to)
    write(edge.action.rawValue)
    write(edge.method)
    write(edge.condition)
    write(edge.place)
    write(edge.passes) { $0.write($1) }
    write(edge.returns) { $0.write($1) }
    write(edge.isFixed ? 1 : 0)
  }

  private mutating func write(_ place: SourceLocation) {
    write(place.file)
    write(place.line)
    write(place.column)
  }
}

extension CompactReader {
  fileprivate mutating func texts() throws(Damage) -> [String] {
    try list { reader throws(Damage) in try reader.text() }
  }

  fileprivate mutating func node() throws(Damage) -> ModuleGraph.Node {
    let (id, name) = (try text(), try text())
    guard let kind = ModuleGraph.Kind(rawValue: try text()) else { throw Damage() }
    let story = try text()
    let places = try list { reader throws(Damage) in try reader.place() }
    var node = ModuleGraph.Node(
      id: id, name: name, kind: kind, story: story, place: places.first, targets: try texts())
    node.closings = try list { reader throws(Damage) in try reader.closing() }
    node.services = try list { reader throws(Damage) in
      ModuleGraph.Service(try reader.text(), at: try reader.place())
    }
    return node
  }

  private mutating func closing() throws(Damage) -> ModuleGraph.Closing {
    guard let way = ModuleGraph.Closing.Way(rawValue: try text()) else { throw Damage() }
    return ModuleGraph.Closing(way, method: try text(), condition: try text(), at: try place())
  }

  fileprivate mutating func edge() throws(Damage) -> ModuleGraph.Edge {
    let (from, to) = (try number(), try number())
    guard let action = ModuleGraph.Action(rawValue: try text()) else { throw Damage() }
    let (method, condition) = (try text(), try text())
    return ModuleGraph.Edge(
      from: from, to: to, action: action, method: method, condition: condition, place: try place(),
      passes: try texts(), returns: try texts(), isFixed: try number() == 1)
  }

  private mutating func place() throws(Damage) -> SourceLocation {
    SourceLocation(file: try text(), line: try number(), column: try number())
  }
}
