extension ModuleGraph {
  /// The names of the targets that modules are built into, sorted.
  package var targets: [String] { Set(nodes.flatMap(\.targets)).sorted() }

  /// Returns the map of one target: its modules, and what is connected with them by screens, entry points and
  /// other nodes whose target is not known.
  package func limited(toTarget target: String) -> ModuleGraph {
    let ways = GraphWays(self)
    let own = nodes.indices.filter { nodes[$0].targets.contains(target) }
    var kept = Set(own)
    var rest = own
    while let node = rest.popLast() {
      let around = ways.neighbors(of: node, .onward) + ways.neighbors(of: node, .back)
      for other in around where nodes[other].targets.isEmpty && kept.insert(other).inserted {
        rest.append(other)
      }
    }
    return limited(to: part(of: kept))
  }
}
