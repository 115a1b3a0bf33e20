package import AdderFindings

extension ModuleGraph {
  /// A part of a map, by the positions of its nodes and edges.
  package struct Part: Hashable, Sendable {
    package var nodes: Set<Int> = []
    package var edges: Set<Int> = []
    /// The nodes that were asked for.
    package var focus: Set<Int> = []

    package init(nodes: Set<Int> = [], edges: Set<Int> = [], focus: Set<Int> = []) {
      self.nodes = nodes
      self.edges = edges
      self.focus = focus
    }

    package mutating func add(_ other: Self) {
      nodes.formUnion(other.nodes)
      edges.formUnion(other.edges)
      focus.formUnion(other.focus)
    }
  }

  /// The whole map as a part of itself.
  package var whole: Part { Part(nodes: Set(nodes.indices), edges: Set(edges.indices)) }

  /// Returns the part with these nodes and all edges between them.
  package func part(of nodes: Set<Int>, focus: Set<Int> = []) -> Part {
    let inner = edges.indices.filter {
      nodes.contains(edges[$0].from) && nodes.contains(edges[$0].to)
    }
    return Part(nodes: nodes, edges: Set(inner), focus: focus)
  }

  /// Returns a map with only the nodes and edges of a part, in the same order.
  package func limited(to part: Part) -> ModuleGraph {
    let kept = part.nodes.sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
    let edges = part.edges.sorted().compactMap { number -> Edge? in
      var edge = self.edges[number]
      guard let from = numbers[edge.from], let to = numbers[edge.to] else { return nil }
      (edge.from, edge.to) = (from, to)
      return edge
    }
    return ModuleGraph(nodes: kept.map { nodes[$0] }, edges: edges)
  }
}

extension ModuleGraph.Node {
  package init(
    _ kind: ModuleGraph.Kind, _ name: String, id: String? = nil, story: String = "",
    targets: [String] = []
  ) {
    self.init(
      id: id ?? (kind == .module ? name : "\(kind.rawValue):\(name)"), name: name, kind: kind,
      story: story, targets: targets)
  }
}

extension ModuleGraph.Edge {
  package init(
    from: Int, to: Int, _ action: ModuleGraph.Action, method: String, condition: String = "",
    at place: SourceLocation, passes: [String] = [], returns: [String] = []
  ) {
    self.init(
      from: from, to: to, action: action, method: method, condition: condition, place: place,
      passes: passes, returns: returns)
  }
}
