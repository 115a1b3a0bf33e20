/// What differs between two maps of one app.
///
/// Edges are compared by the nodes at both ends, the action and the method, not by their lines. If these are the same but the
/// condition or what is passed differs, the edge is changed. A node is changed if it belongs to another story or target.
package struct GraphDifference: Hashable, Sendable {
  package let former: ModuleGraph
  package let latter: ModuleGraph
  /// Positions in the nodes and edges of the latter map.
  package private(set) var addedNodes: [Int] = []
  package private(set) var addedEdges: [Int] = []
  /// Positions in the nodes and edges of the former map.
  package private(set) var removedNodes: [Int] = []
  package private(set) var removedEdges: [Int] = []
  package private(set) var changedNodes: [NodeChange] = []
  package private(set) var changedEdges: [EdgeChange] = []

  package struct NodeChange: Hashable, Sendable {
    package var former: Int
    package var latter: Int
  }

  /// The edges with the same ends, action and method in both maps.
  package struct EdgeChange: Hashable, Sendable {
    package var former: [Int]
    package var latter: [Int]
  }

  package init(from former: ModuleGraph, to latter: ModuleGraph) {
    self.former = former
    self.latter = latter
    compareNodes()
    compareEdges()
  }

  package var isEmpty: Bool {
    addedNodes.isEmpty && removedNodes.isEmpty && changedNodes.isEmpty && addedEdges.isEmpty
      && removedEdges.isEmpty && changedEdges.isEmpty
  }

  /// The added edges, one for each group with the same ends, action and method.
  package var addedOpenings: [Int] { Self.firsts(of: addedEdges, in: latter) }

  /// The removed edges, one for each group with the same ends, action and method.
  package var removedOpenings: [Int] { Self.firsts(of: removedEdges, in: former) }

  private static func firsts(of edges: [Int], in graph: ModuleGraph) -> [Int] {
    var known: Set<Key> = []
    return edges.filter { known.insert(Key(graph.edges[$0], in: graph)).inserted }
  }

  private mutating func compareNodes() {
    let old = Dictionary(uniqueKeysWithValues: former.nodes.enumerated().map { ($1.id, $0) })
    let new = Set(latter.nodes.map(\.id))
    for (number, node) in latter.nodes.enumerated() {
      guard let other = old[node.id] else {
        addedNodes.append(number)
        continue
      }
      let before = former.nodes[other]
      if before.story != node.story || Set(before.targets) != Set(node.targets) {
        changedNodes.append(NodeChange(former: other, latter: number))
      }
    }
    removedNodes = former.nodes.indices.filter { !new.contains(former.nodes[$0].id) }
  }

  private mutating func compareEdges() {
    let old = Dictionary(grouping: former.edges.indices) { Key(former.edges[$0], in: former) }
    let new = Dictionary(grouping: latter.edges.indices) { Key(latter.edges[$0], in: latter) }
    for (key, edges) in new {
      guard let others = old[key] else {
        addedEdges += edges
        continue
      }
      let before = Set(others.map { Details(former.edges[$0]) })
      if before != Set(edges.map { Details(latter.edges[$0]) }) {
        changedEdges.append(EdgeChange(former: others, latter: edges))
      }
    }
    removedEdges = old.filter { new[$0.key] == nil }.flatMap(\.value).sorted()
    addedEdges.sort()
    changedEdges.sort { $0.latter.lexicographicallyPrecedes($1.latter) }
  }

  /// What makes two edges the same one.
  private struct Key: Hashable {
    let from: String
    let to: String
    let action: ModuleGraph.Action
    let method: String

    init(_ edge: ModuleGraph.Edge, in graph: ModuleGraph) {
      from = graph.nodes[edge.from].id
      to = graph.nodes[edge.to].id
      action = edge.action
      method = edge.method
    }
  }

  private struct Details: Hashable {
    let condition: String
    let passes: [String]
    let returns: [String]

    init(_ edge: ModuleGraph.Edge) {
      condition = edge.condition
      passes = edge.passes
      returns = edge.returns
    }
  }
}
