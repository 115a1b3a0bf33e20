extension ModuleGraph {
  /// The map as a tree: under each entry point and each module, what it opens. A module's own openings are shown once, on
  /// the shortest way from the entry point to it.
  package var text: String {
    var tree = GraphTree(self)
    tree.write()
    return tree.lines.joined(separator: "\n")
  }
}

/// Writes a map as indented lines.
private struct GraphTree {
  private let graph: ModuleGraph
  /// The edges from each node, one for each node that it opens.
  private var leaving: [[ModuleGraph.Edge]]
  /// The node under which each node's own openings are shown; the node itself if it is a root.
  private var parents: [Int?]
  private(set) var lines: [String] = []

  init(_ graph: ModuleGraph) {
    self.graph = graph
    leaving = Array(repeating: [], count: graph.nodes.count)
    parents = Array(repeating: nil, count: graph.nodes.count)
    // Edges are sorted by their ends.
    for edge in graph.edges where leaving[edge.from].last?.to != edge.to {
      leaving[edge.from].append(edge)
    }
  }

  mutating func write() {
    let opened = Set(graph.edges.map(\.to))
    let roots = graph.nodes.indices.filter { !opened.contains($0) }
    // Those that are opened, and that no root leads to, only open each other.
    for root in roots + graph.nodes.indices where parents[root] == nil {
      findParents(from: root)
      write(root)
    }
  }

  /// Sets the parents of all nodes that a root leads to and that have none yet, the nearest first.
  private mutating func findParents(from root: Int) {
    parents[root] = root
    var level = [root]
    while !level.isEmpty {
      var next: [Int] = []
      for node in level {
        for edge in leaving[node] where parents[edge.to] == nil {
          parents[edge.to] = node
          next.append(edge.to)
        }
      }
      level = next
    }
  }

  private mutating func write(_ root: Int) {
    lines.append(graph.nodes[root].title)
    var open = leaving[root].reversed().map { (edge: $0, depth: 1) }
    while let (edge, depth) = open.popLast() {
      let edges = leaving[edge.to]
      let isOpen = parents[edge.to] == edge.from
      let title = "\(edge.action.rawValue) \(graph.nodes[edge.to].title)"
      let more = isOpen || edges.isEmpty ? "" : " …"
      lines.append("\(String(repeating: "  ", count: depth))\(title)\(more)")
      if isOpen { open += edges.reversed().map { ($0, depth + 1) } }
    }
  }
}

extension ModuleGraph.Node {
  /// The name, with the kind unless the node is a module.
  package var title: String {
    switch kind {
    case .module: name
    case .unknown: "an unknown screen"
    default: "\(name) (\(kind.rawValue))"
    }
  }
}
