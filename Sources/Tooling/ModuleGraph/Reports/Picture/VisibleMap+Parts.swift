extension VisibleMap {
  /// So many boxes around a part can still be told apart.
  private static let mostNeighbors = 30
  private static let mostOutside = 40

  /// Shows a part of a map, and around it what it is connected with.
  ///
  /// - Parameters:
  ///   - group: Stands for the part.
  ///   - overview: The map with fewer boxes, used for the surroundings if they are many.
  init(_ graph: ModuleGraph, inside group: Box, around overview: VisibleMap) {
    let outside = Self.surroundings(of: group, graph, overview)
    var limit = Self.greatestCount - outside.count
    self.init(graph, inside: group, upTo: limit, outside)
    while arrows.count > Self.greatestArrowCount, limit > Self.leastCount {
      limit = limit * 3 / 4
      self.init(graph, inside: group, upTo: limit, outside)
    }
  }

  /// Shows some nodes and the edges between them.
  init(_ graph: ModuleGraph, only nodes: some Sequence<Int>) {
    let all = Box(members: nodes.sorted(), id: "", title: "", story: [])
    self.init(graph, inside: all, upTo: Self.greatestCount, [])
  }

  private init(_ graph: ModuleGraph, inside group: Box, upTo limit: Int, _ outside: [Box]) {
    var part = graph.limited(to: graph.part(of: Set(group.members)))
    let depth = Self.sharedDepth(part.nodes.map(\.story))
    for index in part.nodes.indices {
      part.nodes[index].story = part.nodes[index].story.split(separator: "/").dropFirst(depth)
        .joined(separator: "/")
    }
    let folders = group.members.first.map {
      graph.nodes[$0].story.split(separator: "/").prefix(depth).map(String.init)
    }
    self.init(part, atMost: limit)
    for index in boxes.indices {
      boxes[index].members = boxes[index].members.map { group.members[$0] }
      boxes[index].story = (folders ?? []) + boxes[index].story
      guard boxes[index].isGroup, let path = boxes[index].id.suffix(after: "story:") else {
        continue
      }
      boxes[index].id = "story:" + ((folders ?? []) + [path]).joined(separator: "/")
    }
    boxes += outside
    addArrows(graph)
  }

  /// The number of folders that all paths begin with.
  private static func sharedDepth(_ paths: [String]) -> Int {
    let all = Set(paths).map { $0.split(separator: "/") }
    guard let first = all.first else { return 0 }
    return first.indices.first { index in
      all.contains { $0.count <= index || $0[index] != first[index] }
    } ?? first.count
  }

  // MARK: - Around a part

  /// The nodes that open the part or that it opens; if these are many, the boxes of an overview; if these are many, too,
  /// one box for all but those with the most edges.
  private static func surroundings(
    of group: Box, _ graph: ModuleGraph, _ overview: VisibleMap
  ) -> [Box] {
    let members = Set(group.members)
    var edges: [Int: Int] = [:]
    for edge in graph.edges where members.contains(edge.from) != members.contains(edge.to) {
      edges[members.contains(edge.from) ? edge.to : edge.from, default: 0] += 1
    }
    if edges.count <= mostNeighbors { return edges.keys.sorted().map { single($0, graph) } }
    var counts = overview.boxes.indices.map { index in
      (box: index, edges: overview.boxes[index].members.reduce(0) { $0 + (edges[$1] ?? 0) })
    }.filter { $0.edges > 0 }
    counts.sort { ($1.edges, $0.box) < ($0.edges, $1.box) }
    var boxes = counts.prefix(mostOutside).map { overview.boxes[$0.box] }
    let others = counts.dropFirst(mostOutside).flatMap { overview.boxes[$0.box].members }
      .filter { edges[$0] != nil }
    for index in boxes.indices {
      boxes[index].isOutside = true
      boxes[index].story = []
    }
    if !others.isEmpty {
      boxes.append(
        Box(
          members: others.sorted(), id: "around:" + group.id, title: "Elsewhere", story: [],
          isGroup: true, isOutside: true))
    }
    return boxes
  }

  private static func single(_ node: Int, _ graph: ModuleGraph) -> Box {
    Box(
      members: [node], id: graph.nodes[node].id, title: graph.nodes[node].name, story: [],
      isOutside: true)
  }
}

extension String {
  fileprivate func suffix(after beginning: String) -> String? {
    hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
  }
}
