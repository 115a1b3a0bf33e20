import AdderBase
import AdderFindings
import AdderGraphLayout

extension ModuleGraph {
  /// The map as a picture, in light and dark.
  package var svg: String {
    let picture = MapPicture(self)
    return picture.svg(title: MapPicture.title, summary: picture.summary) + "\n"
  }
}

extension GraphDifference {
  /// The picture of what changed, with its neighbors, in light and dark.
  package func svg(since revision: String) -> String {
    let marked = MarkedMap(self)
    let map = VisibleMap(marked.graph, only: marked.part.nodes)
    return MapPicture(marked.graph, map, marked.marks).svg(
      title: "What changed since \(revision)",
      summary: isEmpty ? Self.nothing : "\(summary).") + "\n"
  }

  /// A sentence for an empty difference.
  static let nothing = "No module and no opening changed."
}

extension MarkedMap {
  var marks: MapPicture.Marks { MapPicture.Marks(nodes: nodeMarks, edges: edgeMarks) }
}

extension MapPicture {
  fileprivate static let title = "Which module opens which"

  fileprivate func svg(title: String, summary: String) -> String {
    let legend = MapLegend(self)
    let heading = max(
      PictureText.width(of: title, size: 20), PictureText.width(of: summary, size: 12))
    let width = max(max(layout.width, legend.width, heading) + 2 * Self.margin, 320)
    let height = Self.top + layout.height + 24 + legend.height + Self.margin
    let crowded = crowdedTexts
    var elements = [
      XML("title", [("id", "map-title")], text: title),
      XML("desc", [("id", "map-summary")], text: summary),
      XML("style", text: MapStyle.text),
      XML("defs", [], MapStyle.heads + (hasMarks ? MapStyle.changedHeads : [])),
      XML("rect", [("class", "ground"), ("width", "100%"), ("height", "100%")]),
      XML("text", [("class", "heading"), ("x", "28"), ("y", "40")], text: title),
      XML("text", [("class", "summary"), ("x", "28"), ("y", "60")], text: summary),
    ]
    elements.append(
      XML(
        "g", [("transform", "translate(\(Self.number(Self.margin)) \(Self.number(Self.top)))")],
        zip(frames, layout.clusters).map { frame($0.0, $0.1) }
          + map.arrows.indices.map { line($0, hasText: !crowded.contains($0)) }
          + map.boxes.indices.map { box($0) }))
    let y = Self.top + layout.height + 24
    elements.append(
      XML(
        "g", [("transform", "translate(\(Self.number(Self.margin)) \(Self.number(y)))")],
        legend.elements))
    return XML(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("role", "img"),
        ("aria-labelledby", "map-title map-summary"),
        ("viewBox", "0 0 \(Self.number(width)) \(Self.number(height))"),
        ("width", Self.number(width)), ("height", Self.number(height)),
      ], elements
    ).document
  }

  // MARK: - Frames and boxes

  private func frame(_ frame: Frame, _ rectangle: GraphLayout.Rectangle) -> XML {
    XML(
      "g", [("class", "story")],
      [
        XML("title", text: frame.path), Self.rectangle(rectangle, "frame", radius: 10),
        XML(
          "text",
          [("x", Self.number(rectangle.x + 12)), ("y", Self.number(rectangle.y + 19))],
          text: frame.title),
      ])
  }

  private func box(_ index: Int) -> XML {
    let box = map.boxes[index]
    let rectangle = layout.nodes[index]
    let kind = box.isGroup ? "group" : graph.nodes[box.members[0]].kind.rawValue
    var elements = [XML("title", text: title(of: box))]
    elements += MapShape.elements(kind, rectangle)
    var lines = names[index].lines.map { ($0, "name") }
    if box.isGroup { lines.append((count(of: box), "note")) }
    let middle = rectangle.x + rectangle.width / 2
    let top = rectangle.y + rectangle.height / 2 - Double(lines.count - 1) * 8 + 4.5
    for (place, (text, style)) in lines.enumerated() {
      elements.append(
        XML(
          "text",
          [
            ("class", style), ("x", Self.number(middle)),
            ("y", Self.number(top + Double(place) * 16)),
          ], text: text))
    }
    guard let mark = mark(of: box) else { return XML("g", [("class", "node \(kind)")], elements) }
    elements.append(Self.sign(mark, x: rectangle.x + 5, y: rectangle.y + 13))
    return XML("g", [("class", "node \(kind) \(mark.rawValue)")], elements)
  }

  private var hasMarks: Bool { !marks.nodes.isEmpty || !marks.edges.isEmpty }

  private static func sign(_ mark: GraphPicture.Mark, x: Double, y: Double) -> XML {
    XML("text", [("class", "mark"), ("x", number(x)), ("y", number(y))], text: mark.sign)
  }

  static func rectangle(
    _ box: GraphLayout.Rectangle, _ style: String, radius: Double
  ) -> XML {
    XML(
      "rect",
      [
        ("class", style), ("x", number(box.x)), ("y", number(box.y)), ("width", number(box.width)),
        ("height", number(box.height)), ("rx", radius == 0 ? nil : number(radius)),
      ])
  }

  // MARK: - Arrows

  /// The arrows whose number of openings would cover that of another one, which has more. Their titles still say it.
  private var crowdedTexts: Set<Int> {
    var taken: [GraphLayout.Point] = []
    var crowded: Set<Int> = []
    let sorted = map.arrows.indices.sorted {
      (map.arrows[$1].edges.count, $0) < (map.arrows[$0].edges.count, $1)
    }
    for arrow in sorted where !text(beside: map.arrows[arrow]).isEmpty {
      let end = layout.edges[arrow].end
      if taken.contains(where: { abs($0.x - end.x) < 24 && abs($0.y - end.y) < 9 }),
        !MapLine.marks.contains(style(of: map.arrows[arrow]))
      {
        crowded.insert(arrow)
      } else {
        taken.append(end)
      }
    }
    return crowded
  }

  private func line(_ number: Int, hasText: Bool) -> XML {
    let (arrow, path) = (map.arrows[number], layout.edges[number])
    let line = style(of: arrow)
    let style = line.name
    let isMarked = MapLine.marks.contains(line)
    let data = Self.data(of: path)
    var elements = [
      XML("title", text: title(of: arrow)),
      XML("path", [("class", "line"), ("marker-end", "url(#\(style))"), ("d", data)]),
      // Wide and invisible, so that a pointer finds the line.
      XML("path", [("class", "near"), ("d", data)]),
    ]
    let text = hasText ? self.text(beside: arrow) : ""
    if !text.isEmpty, let last = path.curves.last {
      let isToRight = last.control2.x <= path.end.x
      elements.append(
        XML(
          "text",
          [
            ("class", isMarked ? "mark" : "count"),
            ("x", Self.number(path.end.x + (isToRight ? -14 : 14))),
            ("y", Self.number(path.end.y - 3)), ("text-anchor", isToRight ? "end" : "start"),
          ], text: text))
    }
    return XML("g", [("class", "edge \(style)")], elements)
  }

  /// How the arrow changed, and the number of its openings if it has several and a box stands for several nodes.
  private func text(beside arrow: VisibleMap.Arrow) -> String {
    var texts: [String] = []
    if case .mark(let mark) = style(of: arrow) { texts.append(mark.sign) }
    let isBetweenGroups = map.boxes[arrow.from].isGroup || map.boxes[arrow.to].isGroup
    if isBetweenGroups, arrow.edges.count > 1 { texts.append("\(arrow.edges.count)") }
    return texts.joined(separator: " ")
  }

  static func data(of path: GraphLayout.Path) -> String {
    var data = "M\(pair(path.start))"
    var from = path.start
    for curve in path.curves {
      let isStraight = curve.control1 == from && curve.control2 == curve.end
      data +=
        isStraight
        ? "L\(pair(curve.end))"
        : "C\(pair(curve.control1)) \(pair(curve.control2)) \(pair(curve.end))"
      from = curve.end
    }
    return data
  }

  private static func pair(_ point: GraphLayout.Point) -> String {
    "\(number(point.x)) \(number(point.y))"
  }

  /// A length with at most one decimal digit.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let text = "\(abs(tenths) / 10)" + (tenths % 10 == 0 ? "" : ".\(abs(tenths) % 10)")
    return tenths < 0 ? "-" + text : text
  }
}
