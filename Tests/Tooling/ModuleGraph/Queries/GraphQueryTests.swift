import AdderModuleGraph
import AdderTestSupport
import Testing

@Suite struct GraphQueryTests {
  private static let seeds = 0..<samples(400, full: 4000)

  @Test func `Paths are all the ways without a loop, the shortest first`() {
    for seed in Self.seeds {
      let graph = ModuleGraph.random(seed: seed)
      for start in graph.nodes.indices.prefix(3) {
        for end in graph.nodes.indices where end != start {
          let expected = graph.allPaths(from: start, to: end)
          let found = graph.paths(from: start, to: end, atMost: 5)
          #expect(found.map(\.nodes) == Array(expected.prefix(5)), "seed \(seed)")
          for path in found {
            for (number, step) in path.steps.enumerated() {
              #expect(
                step
                  == graph.edges.indices.filter {
                    graph.edges[$0].from == path.nodes[number]
                      && graph.edges[$0].to == path.nodes[number + 1]
                  })
            }
          }
        }
      }
    }
  }

  @Test func `The reach of a module is what has a way from it or to it`() {
    for seed in Self.seeds {
      let graph = ModuleGraph.random(seed: seed)
      let steps = graph.allSteps()
      for node in graph.nodes.indices {
        let reach = graph.reach(of: node)
        func expected(_ steps: (Int) -> Int?) -> [ModuleGraph.Reached] {
          graph.nodes.indices.filter { $0 != node }.compactMap { other in
            steps(other).map { ModuleGraph.Reached(node: other, steps: $0) }
          }.sorted { ($0.steps, $0.node) < ($1.steps, $1.node) }
        }
        #expect(reach.onward == expected { steps[node][$0] }, "seed \(seed)")
        #expect(reach.back == expected { steps[$0][node] }, "seed \(seed)")
      }
    }
  }

  @Test func `Modules without a way from an entry point are unreachable`() {
    for seed in Self.seeds {
      let graph = ModuleGraph.random(seed: seed)
      let steps = graph.allSteps()
      let entries = graph.nodes.indices.filter { graph.nodes[$0].kind == .entry }
      guard let found = graph.unreachable else {
        #expect(entries.isEmpty)
        continue
      }
      func isReached(_ node: Int) -> Bool { entries.contains { steps[$0][node] != nil } }
      let callers = graph.nodes.indices.filter { node in
        graph.nodes[node].kind == .flow && !graph.edges.contains { $0.to == node }
      }
      let missing = graph.nodes.indices.filter {
        graph.nodes[$0].kind == .module && !isReached($0)
      }
      let uncertain = missing.filter { node in callers.contains { steps[$0][node] != nil } }
      #expect(found.uncertain == uncertain, "seed \(seed)")
      #expect(found.modules == missing.filter { !uncertain.contains($0) }, "seed \(seed)")
      let leading = callers.filter { caller in uncertain.contains { steps[caller][$0] != nil } }
      #expect(found.callers == leading, "seed \(seed)")
    }
  }

  @Test func `A module is linked if there is a way from a link`() {
    for seed in Self.seeds {
      let graph = ModuleGraph.random(seed: seed)
      let steps = graph.allSteps()
      let links = graph.nodes.indices.filter {
        graph.nodes[$0].kind == .entry && graph.nodes[$0].name != "start"
      }
      let found = graph.deepLinks
      #expect(found.entries == links)
      for node in graph.nodes.indices where [.module, .screen].contains(graph.nodes[node].kind) {
        let nearest = links.compactMap { steps[$0][node] }.min()
        #expect(found.linked.first { $0.node == node }?.steps == nearest, "seed \(seed)")
        #expect(found.unlinked.contains(node) == (nearest == nil), "seed \(seed)")
      }
    }
  }

  @Test func `Cycles are the groups that open each other, each with a shortest circle`() {
    for seed in Self.seeds {
      let graph = ModuleGraph.random(seed: seed)
      let steps = graph.allSteps { $0.action != .replaces }
      let groups = Set(
        graph.nodes.indices.map { node in
          graph.nodes.indices.filter { steps[node][$0] != nil && steps[$0][node] != nil }
        })
      let expected = groups.filter { group in
        graph.edges.contains {
          group.contains($0.from) && group.contains($0.to)
            && ![.replaces, .embeds].contains($0.action)
        }
      }.sorted { $0.lexicographicallyPrecedes($1) }
      let found = graph.cycles
      #expect(found.map(\.nodes) == expected, "seed \(seed)")
      for cycle in found {
        let first = cycle.nodes[0]
        let shortest = graph.edges.filter {
          $0.from == first && cycle.nodes.contains($0.to) && $0.action != .replaces
        }.compactMap { steps[$0.to][first].map { $0 + 1 } }.min()
        #expect(cycle.example.steps.count == shortest, "seed \(seed)")
        #expect(cycle.example.nodes.first == first && cycle.example.nodes.last == first)
        #expect(cycle.example.steps.allSatisfy { !$0.isEmpty }, "seed \(seed)")
      }
    }
  }

  @Test func `A dead end is only replaced into, and nothing that it shows leads on`() {
    for seed in Self.seeds {
      let graph = ModuleGraph.random(seed: seed)
      let embeddings = graph.allSteps { $0.action == .embeds }
      let expected = graph.nodes.indices.filter { node in
        let shown = graph.nodes.indices.filter { embeddings[node][$0] != nil }
        let openings = graph.edges.filter { $0.to == node }
        return [.module, .screen].contains(graph.nodes[node].kind) && !openings.isEmpty
          && openings.allSatisfy {
            $0.action == .replaces
              && !(graph.nodes[$0.from].kind == .entry && graph.nodes[$0.from].name == "start")
          }
          && !graph.edges.contains {
            shown.contains($0.from) && $0.action != .embeds && graph.nodes[$0.to].kind != .system
          }
      }
      #expect(graph.deadEnds == expected, "seed \(seed)")
    }
  }

  @Test func `The map of a target has its modules, and what belongs to no target around them`() {
    for seed in Self.seeds {
      let graph = ModuleGraph.random(seed: seed)
      let limited = graph.limited(toTarget: "App")
      // Whatever has a way to one of the target's modules that passes no module of another target.
      var kept = Set(graph.nodes.indices.filter { graph.nodes[$0].targets.contains("App") })
      while true {
        let more = graph.edges.flatMap { edge in
          [(edge.from, edge.to), (edge.to, edge.from)].filter { near, far in
            kept.contains(near) && graph.nodes[far].targets.isEmpty && !kept.contains(far)
          }.map(\.1)
        }
        if more.isEmpty { break }
        kept.formUnion(more)
      }
      #expect(limited.nodes == kept.sorted().map { graph.nodes[$0] }, "seed \(seed)")
      let ends = limited.edges.map { [limited.nodes[$0.from].id, limited.nodes[$0.to].id] }
      #expect(
        ends
          == graph.edges.filter { kept.contains($0.from) && kept.contains($0.to) }.map {
            [graph.nodes[$0.from].id, graph.nodes[$0.to].id]
          }, "seed \(seed)")
    }
  }

  @Test func `Logging out and in again is no cycle, and pushing each other is one`() {
    let graph = ModuleGraph.written(
      """
      entry.start replaces Login
      Login replaces Feed
      Feed replaces Login
      Feed pushes Profile
      Profile presents Photo
      Photo pushes Profile
      """)
    #expect(graph.cycles.map { graph.names($0.nodes) } == [["Profile", "Photo"]])
  }

  @Test func `A link that replaces everything by a screen without a way on is a dead end`() {
    let graph = ModuleGraph.written(
      """
      entry.start replaces Home
      entry.link replaces Ticket
      Ticket presents system.UIAlertController
      Home pushes Ticket2
      """)
    #expect(graph.names(graph.deadEnds) == ["Ticket"])
  }

  @Test func `Ten thousand modules are answered in one walk for each question`() {
    let count = 10_000
    let nodes = [ModuleGraph.Node(.entry, "start")] + (1..<count).map { .init(.module, "N\($0)") }
    // A chain with shortcuts, which a recursive walk or one that looks at ways again would not end on.
    let edges = (1..<count).flatMap { number in
      [
        ModuleGraph.Edge(number - 1, number, .pushes),
        ModuleGraph.Edge(number, number / 2, .pushes),
        ModuleGraph.Edge(max(0, number - 7), number, .presents),
      ]
    }
    let graph = ModuleGraph(nodes: nodes, edges: edges)
    #expect(graph.unreachable?.modules == [])
    #expect(graph.cycles.map(\.nodes.count) == [count])
    #expect(graph.reach(of: 5000).onward.count == count - 1)
    #expect(graph.paths(from: 0, to: 100, atMost: 3).count == 3)
    #expect(graph.deadEnds == [])
    #expect(graph.deepLinks.unlinked.count == count - 1)
  }
}

extension ModuleGraph {
  /// Returns all ways without a loop, sorted by their length and their nodes.
  fileprivate func allPaths(from start: Int, to end: Int) -> [[Int]] {
    var found: Set<[Int]> = []
    var open = [[start]]
    while let path = open.popLast() {
      for edge in edges where edge.from == path.last && !path.contains(edge.to) {
        if edge.to == end { found.insert(path + [end]) } else { open.append(path + [edge.to]) }
      }
    }
    return found.sorted {
      $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count < $1.count
    }
  }
}
