import AdderBase
import AdderFindings
import AdderGraphLayout

/// The map as the script of the page reads it: rows of numbers, most of which are positions in one table of texts.
struct PageData {
  private let graph: ModuleGraph
  private var texts: [JSON] = []
  private var numbers: [String: Int] = [:]

  /// The members of the page's data.
  private(set) var members: [(String, JSON?)] = []

  init(_ graph: ModuleGraph, _ pictures: PagePictures) {
    self.graph = graph
    var (nodes, edges, groups, drawn) = ([JSON](), [JSON](), [JSON](), [JSON]())
    for number in graph.nodes.indices { nodes.append(row(ofNode: number)) }
    for edge in graph.edges { edges.append(row(edge)) }
    for group in pictures.groups { groups.append(row(group)) }
    for picture in pictures.pictures { drawn.append(drawing(picture, pictures)) }
    members = [
      ("summary", .string(pictures.pictures[0].contents)),
      ("kinds", .array(MapLegend.shapes.map { [.string($0.kind), .string($0.text)] })),
      ("actions", .array(ModuleGraph.Action.allCases.map { .string($0.rawValue) })),
      ("nodes", .array(nodes)), ("edges", .array(edges)), ("groups", .array(groups)),
      ("pictures", .array(drawn)), ("texts", .array(texts)),
    ]
  }

  private mutating func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = texts.count
    texts.append(.string(text))
    return texts.count - 1
  }

  private mutating func json(_ text: String) -> JSON { .number(number(of: text)) }

  private mutating func json(_ texts: [String]) -> JSON {
    var numbers: [JSON] = []
    for text in texts { numbers.append(json(text)) }
    return .array(numbers)
  }

  // MARK: - Rows

  private mutating func row(ofNode number: Int) -> JSON {
    let node = graph.nodes[number]
    let kind = ModuleGraph.Kind.allCases.firstIndex(of: node.kind) ?? 0
    var file: JSON = -1
    if let place = node.place { file = json(place.file) }
    return [
      json(node.id), json(node.name), .number(kind), json(node.story), file,
      .number(node.place?.line ?? 0), json(node.targets), closings(of: number),
      json(node.services.map(\.name)),
    ]
  }

  private mutating func closings(of number: Int) -> JSON {
    var rows: [JSON] = []
    for closing in graph.nodes[number].closings {
      let behind = graph.screens(behind: closing, of: number).map(JSON.number)
      rows.append([
        json(closing.way.words), json(closing.method), json(closing.condition),
        json(closing.place.file), .number(closing.place.line), .array(behind),
      ])
    }
    return .array(rows)
  }

  private mutating func row(_ edge: ModuleGraph.Edge) -> JSON {
    [
      .number(edge.from), .number(edge.to),
      .number(ModuleGraph.Action.allCases.firstIndex(of: edge.action) ?? 0), json(edge.method),
      json(edge.condition), json(edge.place.file), .number(edge.place.line), json(edge.passes),
      json(edge.returns),
    ]
  }

  private mutating func row(_ group: PagePictures.Group) -> JSON {
    [
      json(group.box.id), json(group.box.title), .array(group.box.members.map { .number($0) }),
      .number(group.picture ?? -1),
    ]
  }

  // MARK: - Pictures

  private mutating func drawing(_ picture: MapPicture, _ pictures: PagePictures) -> JSON {
    var frames: [JSON] = []
    for (frame, rectangle) in zip(picture.frames, picture.layout.clusters) {
      frames.append(.array(Self.json(rectangle) + [json(frame.title), json(frame.path)]))
    }
    var boxes: [JSON] = []
    for (index, box) in picture.map.boxes.enumerated() {
      // A group is written as a negative number.
      let thing = box.isGroup ? -1 - pictures.number(ofGroup: box.id) : box.members[0]
      boxes.append(
        .array(
          Self.json(picture.layout.nodes[index]) + [
            .number(thing), .number(box.isOutside ? 1 : 0), json(picture.names[index].lines),
          ]))
    }
    let arrows: [JSON] = zip(picture.map.arrows, picture.layout.edges).map { arrow, path in
      [.number(arrow.from), .number(arrow.to), .string(MapPicture.data(of: path.rounded))]
    }
    return [
      Self.json(picture.layout.width), Self.json(picture.layout.height), .array(frames),
      .array(boxes), .array(arrows),
    ]
  }

  private static func json(_ length: Double) -> JSON { .number(Int(length.rounded())) }

  private static func json(_ box: GraphLayout.Rectangle) -> [JSON] {
    [json(box.x), json(box.y), json(box.width), json(box.height)]
  }
}

extension GraphLayout.Path {
  /// The line with whole numbers, which are shorter.
  fileprivate var rounded: Self {
    var path = self
    path.start = path.start.rounded
    path.curves = path.curves.map { curve in
      var curve = curve
      curve.control1 = curve.control1.rounded
      curve.control2 = curve.control2.rounded
      curve.end = curve.end.rounded
      return curve
    }
    return path
  }
}

extension GraphLayout.Point {
  fileprivate var rounded: Self { Self(x.rounded(), y.rounded()) }
}
