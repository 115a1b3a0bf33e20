import AdderBase
import AdderFindings
import AdderGraphLayout

/// A picture of a map: what is shown, how large it is, and where.
struct MapPicture {
  let graph: ModuleGraph
  let map: VisibleMap
  /// For each box, its name, and below it how many nodes it stands for.
  let names: [PictureText]
  let frames: [Frame]
  let layout: GraphLayout
  /// What changed, by the positions of nodes and edges.
  let marks: Marks

  struct Marks {
    var nodes: [Int: GraphPicture.Mark] = [:]
    var edges: [Int: GraphPicture.Mark] = [:]
  }

  struct Frame {
    var title: String
    var path: String
  }

  /// The space around the picture, and for the title above it.
  static let margin = 28.0
  static let top = 76.0

  init(_ graph: ModuleGraph, atMost limit: Int = VisibleMap.greatestCount) {
    self.init(graph, VisibleMap(graph, atMost: limit))
  }

  init(_ graph: ModuleGraph, _ map: VisibleMap, _ marks: Marks = Marks()) {
    self.graph = graph
    self.marks = marks
    self.map = map
    let names = map.boxes.map { PictureText($0.title) }
    self.names = names
    let (frames, frameOfBox) = Self.frames(map)
    self.frames = frames
    var lines = Array(repeating: (incoming: 0, outgoing: 0), count: map.boxes.count)
    for arrow in map.arrows {
      lines[arrow.from].outgoing += 1
      lines[arrow.to].incoming += 1
    }
    let boxes = map.boxes.indices.map { index in
      // A box with many arrows is higher, so that the arrows can be told apart.
      let most = Double(max(lines[index].incoming, lines[index].outgoing))
      let rows = names[index].lines.count + (map.boxes[index].isGroup ? 1 : 0)
      return LayeredGraph.Node(
        id: map.boxes[index].id,
        width: max(64, Self.width(of: map.boxes[index], names[index], graph)),
        height: max(Double(rows) * 16 + 18, min(10 + 5 * most, 140)), cluster: frameOfBox[index])
    }
    layout = GraphLayout(
      LayeredGraph(
        nodes: boxes, edges: map.arrows.map { .init(from: $0.from, to: $0.to) },
        clusters: frames.map {
          .init(id: $0.path, width: PictureText.width(of: $0.title, size: 12) + 28, title: 18)
        }))
  }

  private static func width(
    of box: VisibleMap.Box, _ name: PictureText, _ graph: ModuleGraph
  ) -> Double {
    let note = box.isGroup ? PictureText.width(of: count(of: box, graph), size: 11) : 0
    return max(name.width, note) + 30
  }

  /// What is written below the name of a box that stands for several nodes.
  func count(of box: VisibleMap.Box) -> String { Self.count(of: box, graph) }

  private static func count(of box: VisibleMap.Box, _ graph: ModuleGraph) -> String {
    let modules = box.members.count { graph.nodes[$0].kind == .module }
    let others = box.members.count - modules
    if modules == 0 { return "\(others) screens" }
    let text = "\(modules) \(modules == 1 ? "module" : "modules")"
    return others == 0 ? text : text + ", \(others) \(others == 1 ? "other" : "others")"
  }

  /// A frame for each user story of which several boxes are shown.
  private static func frames(_ map: VisibleMap) -> (frames: [Frame], frameOfBox: [Int?]) {
    var counts: [[String]: Int] = [:]
    for box in map.boxes where !box.story.isEmpty { counts[box.story, default: 0] += 1 }
    let stories = counts.filter { $0.value > 1 }.keys.sorted { $0.lexicographicallyPrecedes($1) }
    // One frame around everything says nothing.
    guard stories.count > 1 || counts[stories.first ?? []] != map.boxes.count else {
      return ([], map.boxes.map { _ in nil })
    }
    let names = StoryNames(map.boxes.map { $0.story[...] })
    let frames = stories.map { story in
      Frame(
        title: PictureText.shortened(names[story[...]], to: 240, size: 12),
        path: story.joined(separator: "/"))
    }
    let places = Dictionary(zip(stories, stories.indices)) { first, _ in first }
    return (frames, map.boxes.map { $0.story.isEmpty ? nil : places[$0.story] })
  }

  // MARK: - Titles

  /// What the picture shows, in a sentence or two.
  var summary: String {
    let hidden = map.boxes.filter(\.isGroup)
    guard !hidden.isEmpty else { return contents }
    let count = hidden.reduce(0) { $0 + $1.members.count }
    let boxes = hidden.count == 1 ? "One box stands" : "\(hidden.count) boxes stand"
    return "\(contents) \(boxes) for several of these, \(count) in all."
  }

  /// What the map contains, in a sentence.
  var contents: String {
    var counts: [String] = []
    for kind in [ModuleGraph.Kind.module, .screen, .flow, .system, .unknown, .entry] {
      let count = graph.nodes.filter { $0.kind == kind }.count
      if count > 0 { counts.append("\(count) \(Self.name(of: kind, count))") }
    }
    if counts.isEmpty { return "There is nothing to show." }
    let openings = "\(graph.edges.count) \(graph.edges.count == 1 ? "opening" : "openings")"
    return "\(counts.joined(separator: ", ")); \(openings)."
  }

  private static func name(of kind: ModuleGraph.Kind, _ count: Int) -> String {
    let names =
      switch kind {
      case .module: ("module", "modules")
      case .screen: ("screen without a module", "screens without a module")
      case .flow: ("coordinator or flow", "coordinators and flows")
      case .system: ("screen of the system", "screens of the system")
      case .unknown: ("place for all unknown screens", "places for all unknown screens")
      case .entry: ("entry point", "entry points")
      }
    return count == 1 ? names.0 : names.1
  }

  private static let longestList = 30

  /// What is known of a box, in lines.
  func title(of box: VisibleMap.Box) -> String {
    guard box.isGroup else {
      let node = graph.nodes[box.members[0]]
      var lines = ["\(node.name) (\(node.kind.rawValue))"]
      if let place = node.place { lines.append("\(place.file):\(place.line)") }
      if !node.story.isEmpty { lines.append(node.story) }
      return lines.joined(separator: "\n")
    }
    let names = box.members.map { graph.nodes[$0].title }
    return Self.list(["\(box.title) · \(count(of: box))"], names)
  }

  /// What is known of an arrow: each opening, with method, place, condition, and what is passed.
  func title(of arrow: VisibleMap.Arrow) -> String {
    let edges = arrow.edges.map { index in
      let edge = graph.edges[index]
      var line = "\(graph.nodes[edge.from].name) \(edge.action.rawValue) "
      line += "\(graph.nodes[edge.to].name): "
      if !edge.method.isEmpty { line += edge.method + ", " }
      line += "\(edge.place.file):\(edge.place.line)"
      if !edge.condition.isEmpty { line += ", if \(edge.condition)" }
      if !edge.passes.isEmpty { line += ", passes \(edge.passes.joined(separator: ", "))" }
      if !edge.returns.isEmpty { line += ", returns \(edge.returns.joined(separator: ", "))" }
      return line
    }
    return Self.list([], edges)
  }

  private static func list(_ head: [String], _ items: [String]) -> String {
    let more = items.count - longestList
    return (head + items.prefix(longestList) + (more > 0 ? ["… and \(more) more"] : []))
      .joined(separator: "\n")
  }

  /// How a box is set apart; `nil` if it stands for several nodes, or if its node has not changed.
  func mark(of box: VisibleMap.Box) -> GraphPicture.Mark? {
    box.isGroup ? nil : marks.nodes[box.members[0]]
  }

  /// How an arrow is drawn: by what changed, else by its action if all its edges have the same.
  func style(of arrow: VisibleMap.Arrow) -> MapLine {
    let marks = Set(arrow.edges.map { self.marks.edges[$0] ?? .none })
    if marks.count > 1 { return .mark(.changed) }
    if let mark = marks.first, mark != .none { return .mark(mark) }
    let actions = Set(arrow.edges.map { graph.edges[$0].action })
    guard let action = actions.first, actions.count == 1 else { return .several }
    return .action(action)
  }
}

/// How an arrow is drawn.
enum MapLine: Hashable {
  case action(ModuleGraph.Action)
  /// The edges of the arrow have several actions.
  case several
  case mark(GraphPicture.Mark)

  static let marks = GraphPicture.Mark.changes.map(Self.mark)
  static let all = ModuleGraph.Action.allCases.map(Self.action) + [.several] + marks

  var name: String {
    switch self {
    case .action(let action): action.rawValue
    case .several: "several"
    case .mark(let mark): mark.rawValue
    }
  }

  /// What the legend says.
  var text: String {
    switch self {
    case .action(let action): action.rawValue
    case .several: "in several ways"
    case .mark(let mark): "\(mark.sign) \(mark.rawValue)"
    }
  }
}
