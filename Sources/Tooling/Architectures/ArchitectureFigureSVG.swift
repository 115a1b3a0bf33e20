extension ArchitectureFigure {
  /// The figure as an SVG picture that reads well on light and on dark ground.
  package var svg: String {
    let layout = ArchitectureFigureLayout(self)
    let width = Self.number(layout.size.x)
    let height = Self.number(layout.size.y)
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title summary">
      <title id="title">\(Self.escaped(title))</title>
      <desc id="summary">\(Self.escaped(summary))</desc>
      \(Self.style)
      <rect class="ground" width="\(width)" height="\(height)"/>

      """
    text += "<text class=\"title\" x=\"24\" y=\"36\">\(Self.escaped(title))</text>\n"
    text += Self.rectangle(layout.frame, "frame", radius: 14)
    text += """
      <text class="module" x="\(Self.number(layout.frame.x + 16))" \
      y="\(Self.number(layout.frame.y + 24))">\(Self.escaped(module))</text>

      """
    for (arrow, route) in zip(arrows, layout.routes) { text += Self.path(route, arrow) }
    for (node, box) in zip(nodes, layout.boxes) { text += Self.box(node, box) }
    for (line, box) in zip(lines, layout.lines) { text += Self.line(line, box) }
    for (arrow, route) in zip(arrows, layout.routes) {
      text += Self.label(arrow.label, route, layout.frame)
    }
    return text + Self.legend(x: layout.frame.x, y: layout.size.y - 24) + "</svg>\n"
  }

  private static let style = """
    <style>
    .ground { fill: #ffffff }
    text { font-family: -apple-system, "Segoe UI", "Helvetica Neue", "DejaVu Sans", sans-serif; \
    font-size: 12px; fill: #24292f }
    .title { font-size: 18px; font-weight: 600 }
    .module { font-size: 13px; font-weight: 600; fill: #57606a }
    .frame { fill: #f6f8fa; stroke: #d0d7de }
    .box { fill: #ddf4ff; stroke: #218bff; stroke-width: 1.5 }
    .outside { fill: #ffffff; stroke: #8c959f; stroke-width: 1.5 }
    .optional { stroke-dasharray: 5 4 }
    .name { font-size: 14px; font-weight: 600; text-anchor: middle }
    .type { font-family: ui-monospace, Menlo, "DejaVu Sans Mono", monospace; font-size: 10.5px; \
    fill: #57606a; text-anchor: middle }
    .arrow { fill: none; stroke: #57606a; stroke-width: 1.5; marker-end: url(#head) }
    .weak { stroke-dasharray: 5 4 }
    .label { paint-order: stroke; stroke: #f6f8fa; stroke-width: 4px; stroke-linejoin: round }
    .on-ground { stroke: #ffffff }
    .head { fill: #57606a }
    .note { fill: #57606a }
    @media (prefers-color-scheme: dark) {
    .ground { fill: #0d1117 }
    text { fill: #e6edf3 }
    .module, .type, .note { fill: #9198a1 }
    .frame { fill: #151b23; stroke: #3d444d }
    .box { fill: #0c2d4d; stroke: #4493f8 }
    .outside { fill: #0d1117; stroke: #9198a1 }
    .arrow { stroke: #9198a1 }
    .head { fill: #9198a1 }
    .label { stroke: #151b23 }
    .on-ground { stroke: #0d1117 }
    }
    </style>
    <defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" \
    markerHeight="7" orient="auto-start-reverse"><path class="head" d="M0 0 10 5 0 10z"/></marker></defs>
    """

  // MARK: - Shapes

  private static func box(_ node: Node, _ box: ArchitectureFigureLayout.Rectangle) -> String {
    let style =
      switch node.kind {
      case .required: "box"
      case .optional: "box optional"
      case .outside, .otherModule: "outside"
      }
    let middle = box.y + box.height / 2
    var text = rectangle(box, style, radius: 8)
    let name = node.typeName.isEmpty ? middle + 5 : middle - 3
    text += "<text class=\"name\" x=\"\(number(box.middle))\" y=\"\(number(name))\">"
    text += "\(escaped(node.name))</text>\n"
    if !node.typeName.isEmpty {
      text += "<text class=\"type\" x=\"\(number(box.middle))\" y=\"\(number(middle + 14))\">"
      text += "\(escaped(node.typeName))</text>\n"
    }
    return text
  }

  private static func line(_ line: Line, _ box: ArchitectureFigureLayout.Rectangle) -> String {
    let x = number(box.x + 14)
    let y = number(box.y + 22)
    return rectangle(box, line.isOptional ? "box optional" : "box", radius: 8)
      + "<text x=\"\(x)\" y=\"\(y)\"><tspan font-weight=\"600\">\(escaped(line.name))</tspan>"
      + "<tspan dx=\"10\" class=\"note\">\(escaped(line.text))</tspan></text>\n"
  }

  private static func rectangle(
    _ box: ArchitectureFigureLayout.Rectangle, _ style: String, radius: Int
  ) -> String {
    "<rect class=\"\(style)\" x=\"\(number(box.x))\" y=\"\(number(box.y))\" "
      + "width=\"\(number(box.width))\" height=\"\(number(box.height))\" rx=\"\(radius)\"/>\n"
  }

  private static func label(
    _ label: String, _ route: ArchitectureFigureLayout.Route,
    _ frame: ArchitectureFigureLayout.Rectangle
  ) -> String {
    let isInside = frame.contains(route.label)
    return
      "<text class=\"label\(isInside ? "" : " on-ground")\" x=\"\(number(route.label.x))\" y=\"\(number(route.label.y))\" "
      + "text-anchor=\"\(route.anchor.rawValue)\">\(escaped(label))</text>\n"
  }

  /// A line with rounded corners.
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
    return "<path class=\"arrow\(arrow.isStrong ? "" : " weak")\" d=\"\(path)\"/>\n"
  }

  /// The point a corner's radius away from it.
  private static func toward(
    _ point: ArchitectureFigureLayout.Point, from corner: ArchitectureFigureLayout.Point
  ) -> ArchitectureFigureLayout.Point {
    func step(_ distance: Double) -> Double { max(-6, min(6, distance / 2)) }
    return .init(x: corner.x + step(point.x - corner.x), y: corner.y + step(point.y - corner.y))
  }

  private static func legend(x: Double, y: Double) -> String {
    """
    <path class="arrow" d="M\(number(x)) \(number(y))h36"/>
    <text class="note" x="\(number(x + 44))" y="\(number(y + 4))">holds strongly</text>
    <path class="arrow weak" d="M\(number(x + 150)) \(number(y))h36"/>
    <text class="note" x="\(number(x + 194))" y="\(number(y + 4))">weakly</text>
    <rect class="box optional" x="\(number(x + 256))" y="\(number(y - 8))" width="28" height="16" rx="4"/>
    <text class="note" x="\(number(x + 292))" y="\(number(y + 4))">can be left out</text>

    """
  }

  // MARK: - Text

  private static func pair(_ point: ArchitectureFigureLayout.Point) -> String {
    "\(number(point.x)) \(number(point.y))"
  }

  /// A length with at most one digit after the point; everything lies right of and below zero.
  private static func number(_ value: Double) -> String {
    let tenths = Int(max(0, value) * 10 + 0.5)
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      // What XML cannot hold, and line ends, which a label does not have.
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
