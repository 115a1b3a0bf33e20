import AdderFindings
import AdderModuleGraph
import AdderTestSupport

extension ModuleGraph {
  /// A small map of modules with random edges, and with entry points, flows and screens among the nodes.
  static func random(seed: Int) -> ModuleGraph {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: 1...8, using: &random)
    let kinds: [Kind] = [.module, .module, .module, .module, .screen, .flow, .entry, .system]
    let nodes = (0..<count).map { number in
      let kind = kinds.randomElement(using: &random) ?? .module
      let name = kind == .entry && number > 2 ? "start" : "N\(number)"
      let targets = ["App", "Kit"].filter { _ in .random(using: &random) }
      return Node(kind, name, id: "\(kind)\(number)", targets: targets)
    }
    let edges = (0..<Int.random(in: 0...(2 * count), using: &random)).map { number in
      Edge(
        Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random),
        Action.allCases.randomElement(using: &random) ?? .pushes, line: number + 1)
    }
    return ModuleGraph(nodes: nodes, edges: edges)
  }

  /// Returns a map written as lines such as `Feed pushes Profile`. Names with a dot have a kind: `entry.start`.
  static func written(_ text: String) -> ModuleGraph {
    var nodes: [Node] = []
    func number(_ word: Substring) -> Int {
      let parts = word.split(separator: ".")
      let kind = parts.count == 2 ? Kind(rawValue: String(parts[0])) ?? .module : .module
      let node = Node(kind, String(parts[parts.count - 1]))
      if let known = nodes.firstIndex(of: node) { return known }
      nodes.append(node)
      return nodes.count - 1
    }
    var edges: [Edge] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let from = number(words[0])
      guard words.count == 3, let action = Action(rawValue: String(words[1])) else { continue }
      edges.append(Edge(from, number(words[2]), action, line: edges.count + 1))
    }
    return ModuleGraph(nodes: nodes, edges: edges)
  }

  /// The number of a node by its name.
  func number(_ name: String) -> Int { nodes.firstIndex { $0.name == name } ?? -1 }

  func names(_ numbers: some Sequence<Int>) -> [String] { numbers.map { nodes[$0].name } }

  /// For each two nodes, the number of steps from one to the other (Floyd and Warshall).
  func allSteps(where isUsed: (Edge) -> Bool = { _ in true }) -> [[Int?]] {
    var steps = nodes.indices.map { from in nodes.indices.map { from == $0 ? 0 : nil as Int? } }
    for edge in edges where edge.from != edge.to && isUsed(edge) { steps[edge.from][edge.to] = 1 }
    for middle in nodes.indices {
      for from in nodes.indices {
        for to in nodes.indices {
          guard let first = steps[from][middle], let second = steps[middle][to] else { continue }
          steps[from][to] = min(steps[from][to] ?? .max, first + second)
        }
      }
    }
    return steps
  }
}

extension ModuleGraph.Edge {
  init(
    _ from: Int, _ to: Int, _ action: ModuleGraph.Action, method: String = "Router.open",
    condition: String = "", line: Int = 1, passes: [String] = []
  ) {
    self.init(
      from: from, to: to, action, method: method, condition: condition,
      at: SourceLocation(file: "Router.swift", line: line, column: 1), passes: passes)
  }
}
