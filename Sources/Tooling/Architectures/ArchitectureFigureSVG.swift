import AdderBase

extension ArchitectureFigure {
  /// The figure as an SVG image for light and dark backgrounds.
  package var svg: String {
    let layout = ArchitectureFigureLayout(self)
    let width = Self.number(layout.size.x)
    let height = Self.number(layout.size.y)
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title summary">
      <title id="title">\(Self.escaped(title))</title>
      <desc id="summary">\(Self.escaped(summary))</desc>
      \(style)
      <rect class="ground" width="\(width)" height="\(height)"/>

      """
    text += "<text class=\"title\" x=\"24\" y=\"36\">\(Self.escaped(title))</text>\n"
    text += Self.rectangle(layout.frame, "frame", radius: 14)
    text += """
      <text class="module" x="\(Self.number(layout.frame.x + 16))" \
      y="\(Self.number(layout.frame.y + 24))">\(Self.escaped(frameTitle))</text>

      """
    for (arrow, route) in zip(arrows, layout.routes) { text += Self.path(route, arrow) }
    for (node, box) in zip(nodes, layout.boxes) { text += self.box(node, box) }
    for (line, box) in zip(lines, layout.lines) { text += self.line(line, box) }
    for (arrow, route) in zip(arrows, layout.routes) {
      text += Self.label(arrow, caption(of: arrow), route, layout.frame)
    }
    for (item, place) in zip(legend, layout.legend) { text += Self.entry(item, place) }
    return text + "</svg>\n"
  }

  // MARK: - Shapes

  private func box(_ node: Node, _ box: ArchitectureFigureLayout.Rectangle) -> String {
    let middle = box.y + box.height / 2
    let subtitle = subtitle(of: node)
    var text = Self.rectangle(box, boxStyle(node.kind), radius: 8)
    let name = subtitle.isEmpty ? middle + 5 : middle - 3
    text += "<text class=\"name\" x=\"\(Self.number(box.middle))\" y=\"\(Self.number(name))\">"
    text += "\(Self.escaped(node.name))</text>\n"
    if !subtitle.isEmpty {
      let style = node.kind == .missing ? "type wrong" : "type"
      text += "<text class=\"\(style)\" x=\"\(Self.number(box.middle))\" "
      text += "y=\"\(Self.number(middle + 14))\">\(Self.escaped(subtitle))</text>\n"
    }
    return text
  }

  private func line(_ line: Line, _ box: ArchitectureFigureLayout.Rectangle) -> String {
    let x = Self.number(box.x + 14)
    let y = Self.number(box.y + 22)
    let style = line.kind == .missing ? "note wrong" : "note"
    return Self.rectangle(box, boxStyle(line.kind), radius: 8)
      + "<text x=\"\(x)\" y=\"\(y)\"><tspan font-weight=\"600\">"
      + "\(Self.escaped(name(of: line)))</tspan>"
      + "<tspan dx=\"10\" class=\"\(style)\">\(Self.escaped(line.text))</tspan></text>\n"
  }

  /// The text in the frame's corner.
  var frameTitle: String { isOfFoundModule ? module.shortened(to: Self.longestTitle) : module }

  /// Returns the text below the name in a box.
  func subtitle(of node: Node) -> String {
    if node.kind == .missing { return "✗ missing" }
    if !isOfFoundModule { return node.typeNames.joined(separator: ", ") }
    let names = node.typeNames.listed(upTo: longestNameInBoxes, in: module)
    return node.isUncertain ? "? " + names : names
  }

  /// Returns the name at the beginning of a line.
  func name(of line: Line) -> String { line.isUncertain ? "? " + line.name : line.name }

  static func rectangle(
    _ box: ArchitectureFigureLayout.Rectangle, _ style: String, radius: Int
  ) -> String {
    "<rect class=\"\(style)\" x=\"\(number(box.x))\" y=\"\(number(box.y))\" "
      + "width=\"\(number(box.width))\" height=\"\(number(box.height))\" rx=\"\(radius)\"/>\n"
  }

  private static func label(
    _ arrow: Arrow, _ caption: String, _ route: ArchitectureFigureLayout.Route,
    _ frame: ArchitectureFigureLayout.Rectangle
  ) -> String {
    let style =
      "label" + (frame.contains(route.label) ? "" : " on-ground") + (arrow.isWrong ? " wrong" : "")
    return "<text class=\"\(style)\" x=\"\(number(route.label.x))\" "
      + "y=\"\(number(route.label.y))\" "
      + "text-anchor=\"\(route.anchor.rawValue)\">\(escaped(caption))</text>\n"
  }

  /// Returns a line with rounded corners.
  private static func path(
    _ route: ArchitectureFigureLayout.Route, _ arrow: Arrow
  ) -> String {
    let points = route.points
    var path = "M\(pair(points[0]))"
    for index in points.indices.dropFirst().dropLast() {
      let corner = points[index]
      path += "L\(pair(toward(points[index - 1], from: corner)))"
      path += "Q\(pair(corner)) \(pair(toward(points[index + 1], from: corner)))"
    }
    path += "L\(pair(points[points.count - 1]))"
    return "<path class=\"\(arrow.style)\" d=\"\(path)\"/>\n"
  }

  /// Returns the point where the rounding of a corner ends, on the way from the corner to another
  /// point.
  private static func toward(
    _ point: ArchitectureFigureLayout.Point, from corner: ArchitectureFigureLayout.Point
  ) -> ArchitectureFigureLayout.Point {
    func step(_ distance: Double) -> Double { max(-6, min(6, distance / 2)) }
    return .init(x: corner.x + step(point.x - corner.x), y: corner.y + step(point.y - corner.y))
  }

  // MARK: - Text

  private static func pair(_ point: ArchitectureFigureLayout.Point) -> String {
    "\(number(point.x)) \(number(point.y))"
  }

  /// Returns a length with at most one decimal digit. No length is negative.
  static func number(_ value: Double) -> String {
    let tenths = Int(max(0, value) * 10 + 0.5)
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      // XML does not allow some of these characters, and labels have no line breaks.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += " "
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
