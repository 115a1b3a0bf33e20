import AdderBase

/// The pictures of the page: the map, its user stories, and for each box that stands for several nodes what is in it.
struct PagePictures {
  /// What a box can stand for besides a node.
  struct Group {
    var box: VisibleMap.Box
    /// The position of the picture of what is in it; `nil` for what is only drawn around others.
    var picture: Int?
  }

  private let graph: ModuleGraph
  private let overview: VisibleMap
  private(set) var groups: [Group] = []
  private(set) var pictures: [MapPicture] = []
  /// What the pictures show.
  private var maps: [VisibleMap] = []
  private var numbers: [String: Int] = [:]

  /// More user stories than these have pictures only if a box stands for them.
  private static let mostStories = 300

  /// - Parameter changed: What changed, which has a picture of its own after those of the map.
  init(_ graph: ModuleGraph, _ marks: MapPicture.Marks = .init(), changed: ModuleGraph.Part? = nil)
  {
    self.graph = graph
    overview = VisibleMap(graph, isByStory: true)
    add(VisibleMap(graph))
    add(overview)
    if let changed { add(VisibleMap(graph, only: changed.nodes)) }
    addStories()
    addGroups()
    pictures = Self.pictures(graph, maps, marks)
  }

  /// Lays the pictures out, on all cores.
  private static func pictures(
    _ graph: ModuleGraph, _ maps: [VisibleMap], _ marks: MapPicture.Marks
  ) -> [MapPicture] {
    let next = Guarded(0)
    let laidOut = Guarded([Int: MapPicture]())
    WorkerThreads.run(min(ProcessControl.processorCount, maps.count)) {
      while let position = next.withValue({ next in
        defer { next += 1 }
        return maps.indices.contains(next) ? next : nil
      }) {
        let picture = MapPicture(graph, maps[position], marks)
        laidOut.withValue { $0[position] = picture }
      }
    }
    let found = laidOut.withValue { $0 }
    return maps.indices.compactMap { found[$0] }
  }

  private mutating func add(_ map: VisibleMap) {
    var map = map
    for index in map.boxes.indices where map.boxes[index].isGroup {
      map.boxes[index].id = add(map.boxes[index])
    }
    maps.append(map)
  }

  /// Adds a group unless it is known, and returns its identifier: groups that are made from the names of their members can
  /// differ and have the same one.
  private mutating func add(_ box: VisibleMap.Box) -> String {
    var box = box
    var copies = 1
    let id = box.id
    while let known = numbers[box.id] {
      if groups[known].box.members == box.members { return box.id }
      copies += 1
      box.id = "\(id) \(copies)"
    }
    numbers[box.id] = groups.count
    groups.append(Group(box: box))
    return box.id
  }

  func number(ofGroup id: String) -> Int { numbers[id] ?? 0 }

  private mutating func addStories() {
    var members: [ArraySlice<String>: [Int]] = [:]
    for (index, node) in graph.nodes.enumerated() {
      let folders = node.story.split(separator: "/").map(String.init)
      for depth in 0..<folders.count {
        members[folders.prefix(depth + 1), default: []].append(index)
      }
    }
    let stories = members.filter { $0.value.count > 1 && $0.value.count < graph.nodes.count }
    guard stories.count <= Self.mostStories else { return }
    let names = StoryNames(Array(members.keys))
    for (story, members) in stories.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      _ = add(
        VisibleMap.Box(
          members: members, id: "story:" + story.joined(separator: "/"), title: names[story],
          story: story.dropLast(), isGroup: true))
    }
  }

  /// Adds the pictures of the groups, and of the groups in these.
  private mutating func addGroups() {
    var next = 0
    while next < groups.count {
      let box = groups[next].box
      if groups[next].picture == nil, !box.id.hasPrefix("around:") {
        groups[next].picture = maps.count
        add(VisibleMap(graph, inside: box, around: overview))
      }
      next += 1
    }
  }
}
