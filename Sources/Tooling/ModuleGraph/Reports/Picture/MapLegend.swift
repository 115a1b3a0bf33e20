import AdderBase
import AdderGraphLayout

/// What the shapes and lines of a picture mean: those that it has.
struct MapLegend {
  private(set) var elements: [XML] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  /// In the order of the kinds.
  static let shapes: [(kind: String, text: String)] = [
    ("entry", "entry point"), ("module", "module"), ("screen", "screen without a module"),
    ("flow", "coordinator or flow"), ("system", "screen of the system"),
    ("unknown", "unknown screen"),
    ("group", "several modules"),
  ]

  init(_ picture: MapPicture) {
    let kinds = Set(
      picture.map.boxes.map {
        $0.isGroup ? "group" : picture.graph.nodes[$0.members[0]].kind.rawValue
      })
    var row = Row()
    for (kind, text) in Self.shapes where kinds.contains(kind) {
      let box = GraphLayout.Rectangle(x: row.x, y: 4, width: 34, height: 20)
      row.add(text, [XML("g", [("class", "node \(kind)")], MapShape.elements(kind, box))], y: 18)
    }
    let lines = Set(
      picture.map.arrows.map { picture.style(of: $0) }
        + picture.map.boxes.compactMap { picture.mark(of: $0) }.map(MapLine.mark))
    var second = Row()
    for line in MapLine.all where lines.contains(line) {
      let data = "M\(MapPicture.number(second.x)) 50h34"
      let path = XML(
        "path", [("class", "line"), ("marker-end", "url(#\(line.name))"), ("d", data)])
      second.add(line.text, [XML("g", [("class", "edge \(line.name)")], [path])], y: 54)
    }
    elements = row.elements + second.elements
    width = max(row.x, second.x) - Row.gap
    height = second.elements.isEmpty ? 24 : 58
  }

  private struct Row {
    var x = 0.0
    var elements: [XML] = []

    static let gap = 24.0

    mutating func add(_ text: String, _ sample: [XML], y: Double) {
      elements += sample
      elements.append(
        XML(
          "text",
          [
            ("class", "legend"), ("x", MapPicture.number(x + 44)), ("y", MapPicture.number(y)),
          ], text: text))
      x += 44 + PictureText.width(of: text, size: 12) + Self.gap
    }
  }
}
