extension ModuleGraph {
  /// A question that a map can answer. Nodes are positions in the map's `nodes`.
  package enum Question: Hashable, Sendable {
    case paths(from: Int, to: Int)
    case reach(Int)
    case unreachable, deadEnds, cycles, deepLinks, services
  }

  /// The answer to a question.
  package enum Answer: Hashable, Sendable {
    case paths(from: Int, to: Int, [Path])
    case reach(Reach)
    /// `nil`: the map has no entry point.
    case unreachable(Unreachable?)
    case deadEnds([Int])
    case cycles([Cycle])
    case deepLinks(DeepLinks)
    case services([ServiceUse])
  }

  package func answer(_ question: Question) -> Answer {
    switch question {
    case .paths(let start, let end): .paths(from: start, to: end, paths(from: start, to: end))
    case .reach(let node): .reach(reach(of: node))
    case .unreachable: .unreachable(unreachable)
    case .deadEnds: .deadEnds(deadEnds)
    case .cycles: .cycles(cycles)
    case .deepLinks: .deepLinks(deepLinks)
    case .services: .services(serviceUses)
    }
  }

  /// Returns the nodes and edges that an answer is about.
  package func part(of answer: Answer) -> Part {
    switch answer {
    case .paths(let start, let end, let paths):
      var part = part(of: paths)
      part.nodes.formUnion([start, end])
      part.focus.formUnion([start, end])
      return part
    case .reach(let reach): return part(of: reach)
    case .unreachable(let found):
      let modules = (found?.modules ?? []) + (found?.uncertain ?? [])
      return part(
        of: Set(modules + (found?.callers ?? [])), focus: Set(found?.modules ?? []))
    case .deadEnds(let ends): return part(ofDeadEnds: ends)
    case .cycles(let cycles): return part(of: cycles)
    case .deepLinks(let links):
      return part(of: Set(links.entries + links.linked.map(\.node)), focus: Set(links.entries))
    case .services(let uses): return part(of: uses)
    }
  }
}

extension ModuleGraph.Answer {
  package var question: ModuleGraph.Question {
    switch self {
    case .paths(let start, let end, _): .paths(from: start, to: end)
    case .reach(let reach): .reach(reach.node)
    case .unreachable: .unreachable
    case .deadEnds: .deadEnds
    case .cycles: .cycles
    case .deepLinks: .deepLinks
    case .services: .services
    }
  }

  /// The number of problems that the answer lists; 0 for answers that list none.
  package var problemCount: Int {
    switch self {
    case .paths, .reach, .deepLinks, .services: 0
    case .unreachable(let found): found?.modules.count ?? 0
    case .deadEnds(let ends): ends.count
    case .cycles(let cycles): cycles.count
    }
  }
}
