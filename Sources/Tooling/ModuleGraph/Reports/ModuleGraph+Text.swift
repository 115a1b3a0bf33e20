extension ModuleGraph {
  /// The map as a tree: under each entry point and each module, what it opens. What was shown already is not
  /// opened up again.
  package var text: String {
    var tree = GraphTree(self)
    tree.add()
    return tree.lines.joined(separator: "\n")
  }
}

/// Writes a map as indented lines.
private struct GraphTree {
  private let graph: ModuleGraph
  private let leaving: [Int: [ModuleGraph.Edge]]
  private var shown: Set<Int> = []
  private(set) var lines: [String] = []

  init(_ graph: ModuleGraph) {
    self.graph = graph
    leaving = Dictionary(grouping: graph.edges, by: \.from)
  }

  mutating func add() {
    let opened = Set(graph.edges.map(\.to))
    for root in graph.nodes.indices where !opened.contains(root) { add(root, depth: 0, "") }
    // Modules that only open each other.
    for node in graph.nodes.indices where !shown.contains(node) { add(node, depth: 0, "") }
  }

  private mutating func add(_ node: Int, depth: Int, _ how: String) {
    let isNew = shown.insert(node).inserted
    let edges = leaving[node] ?? []
    let more = isNew || edges.isEmpty ? "" : " …"
    lines.append("\(String(repeating: "  ", count: depth))\(how)\(graph.nodes[node].title)\(more)")
    guard isNew else { return }
    var known: Set<Int> = []
    for edge in edges where known.insert(edge.to).inserted {
      add(edge.to, depth: depth + 1, "\(edge.action.rawValue) ")
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
