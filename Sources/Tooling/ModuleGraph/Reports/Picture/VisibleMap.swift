import AdderBase

/// What a picture of a map shows: at most a certain number of boxes. Where a map has more nodes, some boxes stand for
/// several: for a user story, and if these are not enough, for nodes with the same opener or with names that begin alike.
struct VisibleMap {
  static let greatestCount = 150
  /// So many arrows can still be followed. If there are more, fewer boxes are shown.
  static let greatestArrowCount = 700
  static let leastCount = 25

  var boxes: [Box]
  /// Sorted by the boxes at both ends.
  var arrows: [Arrow] = []

  struct Box {
    /// Positions of nodes in the map, sorted.
    var members: [Int]
    /// Different for each box.
    var id: String
    var title: String
    /// The folders of the user story around the box.
    var story: [String]
    /// Whether the box stands for several nodes.
    var isGroup = false
    /// Whether the box is only shown because the part of the map in the picture is connected with it.
    var isOutside = false
  }

  /// All edges from one box to another, or from a node to itself.
  struct Arrow {
    var from: Int
    var to: Int
    /// Positions of edges in the map.
    var edges: [Int]
  }

  /// - Parameter isByStory: Whether the user stories are shown as one box each, even if there is room for their modules.
  init(_ graph: ModuleGraph, atMost limit: Int = greatestCount, isByStory: Bool = false) {
    var limit = limit
    self.init(graph, upTo: limit, isByStory)
    while arrows.count > Self.greatestArrowCount, limit > Self.leastCount {
      limit = limit * 3 / 4
      self.init(graph, upTo: limit, isByStory)
    }
  }

  private init(_ graph: ModuleGraph, upTo limit: Int, _ isByStory: Bool) {
    boxes = Self.boxes(for: graph)
    if isByStory { collapseEachStory() }
    collapseStories(limit)
    if boxes.count > limit { collapseUnconnected(graph, limit) }
    if boxes.count > limit { collapseByOpener(graph, limit, onlyEnds: true) }
    if boxes.count > limit { collapseByOpener(graph, limit, onlyEnds: false) }
    if boxes.count > limit { collapseByFirstWord(graph, limit) }
    if boxes.count > limit { collapseByAlphabet(graph, limit) }
    if boxes.count == 1, graph.nodes.count > limit {
      // A single box would say nothing.
      boxes = Self.boxes(for: graph)
      collapseByAlphabet(graph, limit)
    }
    addArrows(graph)
  }

  private static func boxes(for graph: ModuleGraph) -> [Box] {
    graph.nodes.indices.map { index in
      let node = graph.nodes[index]
      return Box(
        members: [index], id: node.id, title: node.name,
        story: node.story.split(separator: "/").map(String.init))
    }
  }

  // MARK: - User stories

  /// Collapses user stories, first those in the deepest folders, of these first the largest, as long as there are too
  /// many boxes. A folder with most of the app is no story: a picture with its box would say nothing.
  private mutating func collapseStories(_ limit: Int) {
    let names = StoryNames(boxes.map { $0.story[...] })
    var depth = boxes.map(\.story.count).max() ?? 0
    let all = boxes.reduce(0) { $0 + $1.members.count }
    while depth > 0, boxes.count > limit {
      var counts: [ArraySlice<String>: Int] = [:]
      for box in boxes where box.story.count >= depth {
        counts[box.story.prefix(depth), default: 0] += box.members.count
      }
      collapse(limit) { box in
        guard let count = counts[box.story.prefix(depth)], 2 * count <= all else { return nil }
        return Self.story(around: box, depth: depth, names)
      }
      depth -= 1
    }
  }

  private static func story(around box: Box, depth: Int, _ names: StoryNames) -> Group? {
    guard box.story.count >= depth else { return nil }
    return Group(
      id: "story:" + box.story.prefix(depth).joined(separator: "/"),
      title: names[box.story.prefix(depth)], story: Array(box.story.prefix(depth - 1)))
  }

  /// Collapses each user story of the first level that has several of them: an app may keep all of them in one folder.
  private mutating func collapseEachStory() {
    let names = StoryNames(boxes.map { $0.story[...] })
    let deepest = boxes.map(\.story.count).max() ?? 0
    guard deepest > 0 else { return }
    let depth =
      (1...deepest).first { depth in
        Set(boxes.filter { $0.story.count >= depth }.map { $0.story.prefix(depth) }).count > 2
      } ?? deepest
    collapse(0) { Self.story(around: $0, depth: depth, names) }
  }

  private struct Group: Hashable {
    var id: String
    var title: String
    var story: [String] = []
  }

  /// Collapses the boxes of a group into one, the largest group first, until there are few enough.
  private mutating func collapse(_ limit: Int, into group: (Box) -> Group?) {
    var groups: [Group: [Int]] = [:]
    for index in boxes.indices {
      if let group = group(boxes[index]) { groups[group, default: []].append(index) }
    }
    let sorted = groups.filter { $0.value.count > 1 }.sorted { left, right in
      (-left.value.count, left.key.id) < (-right.value.count, right.key.id)
    }
    var count = boxes.count
    var collapsed: Set<Int> = []
    var added: [Box] = []
    for (group, members) in sorted where count > limit {
      count -= members.count - 1
      collapsed.formUnion(members)
      added.append(
        Box(
          members: members.flatMap { boxes[$0].members }.sorted(), id: group.id,
          title: group.title, story: group.story, isGroup: true))
    }
    boxes = boxes.indices.filter { !collapsed.contains($0) }.map { boxes[$0] } + added
    boxes.sort { ($0.members[0], $0.id) < ($1.members[0], $1.id) }
  }

  // MARK: - Other groups

  /// For each node, its box; -1 if it is in none.
  private func boxOfNode(_ graph: ModuleGraph) -> [Int] {
    var result = Array(repeating: -1, count: graph.nodes.count)
    // A box outside may stand for a user story that the shown part belongs to.
    for isOutside in [true, false] {
      for (index, box) in boxes.enumerated() where box.isOutside == isOutside {
        for member in box.members { result[member] = index }
      }
    }
    return result
  }

  private mutating func collapseUnconnected(_ graph: ModuleGraph, _ limit: Int) {
    let boxOfNode = boxOfNode(graph)
    var connected: Set<String> = []
    for edge in graph.edges where boxOfNode[edge.from] != boxOfNode[edge.to] {
      connected.insert(boxes[boxOfNode[edge.from]].id)
      connected.insert(boxes[boxOfNode[edge.to]].id)
    }
    collapse(limit) { box in
      connected.contains(box.id) ? nil : Group(id: "unconnected", title: "Not connected")
    }
  }

  /// Collapses boxes that only the same box opens.
  ///
  /// - Parameter onlyEnds: Whether boxes that open others stay.
  private mutating func collapseByOpener(_ graph: ModuleGraph, _ limit: Int, onlyEnds: Bool) {
    let boxOfNode = boxOfNode(graph)
    var openers: [Int: Set<Int>] = [:]
    var isOpening: Set<Int> = []
    for edge in graph.edges {
      let (from, to) = (boxOfNode[edge.from], boxOfNode[edge.to])
      guard from != to else { continue }
      openers[to, default: []].insert(from)
      isOpening.insert(from)
    }
    var groups: [String: Group] = [:]
    for (box, opener) in openers {
      guard opener.count == 1, let opener = opener.first, !(onlyEnds && isOpening.contains(box)),
        !boxes[box].isGroup
      else { continue }
      groups[boxes[box].id] = Group(
        id: "opened:" + boxes[opener].id, title: "From " + boxes[opener].title,
        story: boxes[opener].story)
    }
    collapse(limit) { groups[$0.id] }
  }

  /// Collapses boxes whose names begin with the same word. Entry points, screens of the system and unknown ones stay.
  private mutating func collapseByFirstWord(_ graph: ModuleGraph, _ limit: Int) {
    collapse(limit) { box in
      let kind = graph.nodes[box.members[0]].kind
      guard !box.isGroup, ![.entry, .system, .unknown].contains(kind) else { return nil }
      let word = Self.firstWord(of: box.title)
      return Group(id: "word:" + word, title: word + "…", story: box.story)
    }
  }

  /// The capital letters at the beginning and what follows up to the next one: `Profile`, `MPCOnboarding`.
  private static func firstWord(of name: String) -> String {
    let rest = name.drop { $0.isUppercase || $0.isNumber }
    return String(name[..<(rest.firstIndex { $0.isUppercase } ?? name.endIndex)])
  }

  /// Collapses neighbours in the alphabet. Entry points and screens of the system stay, if they are few.
  private mutating func collapseByAlphabet(_ graph: ModuleGraph, _ limit: Int) {
    var kept = boxes.filter { box in
      let kind = graph.nodes[box.members[0]].kind
      return !box.isGroup && (kind == .entry || kind == .system)
    }
    if kept.count > limit / 2 { kept = [] }
    let keptIDs = Set(kept.map(\.id))
    let sorted = boxes.filter { !keptIDs.contains($0.id) }
      .map { (name: NumberedName($0.title), box: $0) }
      .sorted { ($0.name, $0.box.id) < ($1.name, $1.box.id) }.map(\.box)
    let places = max(limit - kept.count, 1)
    let size = max((sorted.count + places - 1) / places, 1)
    boxes = stride(from: 0, to: sorted.count, by: size).map { start in
      Self.group(sorted[start..<min(start + size, sorted.count)])
    }
    boxes += kept
    boxes.sort { ($0.members[0], $0.id) < ($1.members[0], $1.id) }
  }

  private static func group(_ part: ArraySlice<Box>) -> Box {
    var box = part[part.startIndex]
    guard let last = part.last, part.count > 1 else { return box }
    box.members = part.flatMap(\.members).sorted()
    box.id = "names:" + box.id
    box.title = "\(box.title) – \(last.title)"
    box.story = []
    box.isGroup = true
    return box
  }

  // MARK: - Arrows

  /// Adds the arrows between the boxes, except for those between two boxes outside of the part that is shown.
  mutating func addArrows(_ graph: ModuleGraph) {
    let boxOfNode = boxOfNode(graph)
    var edges: [Ends: [Int]] = [:]
    for (index, edge) in graph.edges.enumerated() {
      let ends = Ends(from: boxOfNode[edge.from], to: boxOfNode[edge.to])
      guard ends.from >= 0, ends.to >= 0, ends.from != ends.to || !boxes[ends.from].isGroup,
        !(boxes[ends.from].isOutside && boxes[ends.to].isOutside)
      else { continue }
      edges[ends, default: []].append(index)
    }
    arrows = edges.map { Arrow(from: $0.key.from, to: $0.key.to, edges: $0.value) }
      .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  private struct Ends: Hashable {
    var from: Int
    var to: Int
  }
}
