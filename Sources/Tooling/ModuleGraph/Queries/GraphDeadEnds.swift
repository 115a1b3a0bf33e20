extension ModuleGraph {
  /// The screens that the user can leave neither forward nor back.
  ///
  /// The map has no edges for closing a screen, and needs none for this: what is pushed or presented can be
  /// closed. A screen that is only ever shown instead of all others cannot. It is a dead end if neither it nor a
  /// screen that it embeds opens another one. An alert or another screen of the system returns to where it was
  /// opened, so it leads nowhere. The screens with which the app starts are no dead ends: they are where the user
  /// came to be.
  package var deadEnds: [Int] {
    let ways = GraphWays(self)
    let leading = nodes.indices.filter { node in
      ways.edges(at: node, .onward).contains { number in
        edges[number].action != .embeds && nodes[edges[number].to].kind != .system
      }
    }
    let embeddings = GraphWays(self) { $0.action == .embeds }
    let leadsOn = embeddings.steps(from: leading, .back)
    return nodes.indices.filter { node in
      let openings = ways.edges(at: node, .back)
      return [.module, .screen].contains(nodes[node].kind) && leadsOn[node] == nil
        && !openings.isEmpty
        && openings.allSatisfy {
          edges[$0].action == .replaces && !nodes[edges[$0].from].isStart
        }
    }
  }

  /// Returns the dead ends with the edges that lead to them.
  package func part(ofDeadEnds deadEnds: [Int]) -> Part {
    let ends = Set(deadEnds)
    let openings = edges.indices.filter { ends.contains(edges[$0].to) }
    return Part(
      nodes: ends.union(openings.map { edges[$0].from }), edges: Set(openings), focus: ends)
  }
}
