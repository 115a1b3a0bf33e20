/// Places the elements around the boxes: the module's frame, the lines in it, and the legend below
/// it.
extension ArchitectureFigureLayout {
  mutating func placeFrame() {
    let inside = figure.nodes.indices.filter { figure.nodes[$0].kind.isInside }
    let left = (inside.map { boxes[$0].x }.min() ?? Self.margin + 24) - 24
    let right = max(
      (inside.map { boxes[$0].right }.max() ?? left) + 24, left + leastFrameWidth,
      rightOfArrowsInColumns)
    let top =
      (boxes.indices.filter { figure.nodes[$0].kind != .otherModule }.map { boxes[$0].y }.min() ?? 0)
      - 40
    var y = (routes.flatMap(\.points).map(\.y) + boxes.map(\.bottom)).max() ?? 0
    y += 24
    for _ in figure.lines {
      lines.append(Rectangle(x: left + 24, y: y, width: right - left - 48, height: 34))
      y += 44
    }
    frame = Rectangle(x: left, y: top, width: right - left, height: y - top)
    let far = (routes.flatMap(\.points).map(\.x) + boxes.map(\.right) + [frame.right]).max() ?? 0
    let labels = zip(routes, figure.arrows).map { route, arrow in
      route.label.x
        + (route.anchor == .start ? Self.width(of: figure.caption(of: arrow), size: 12) : 0)
    }
    size = Point(x: max(far, labels.max() ?? 0, titleRight) + Self.margin, y: frame.bottom + 56)
    placeLegend()
  }

  /// The rightmost end of the labels of arrows that stay in one column of the frame.
  private var rightOfArrowsInColumns: Double {
    figure.arrows.indices.map { position in
      let arrow = figure.arrows[position]
      guard case .column = course(of: arrow), figure.nodes[arrow.from].kind.isInside else {
        return 0
      }
      return routes[position].label.x + Self.width(of: figure.caption(of: arrow), size: 12) + 12
    }.max() ?? 0
  }

  private var titleRight: Double { Self.margin + Self.width(of: figure.title, size: 18) }

  /// The minimum width of the frame for its lines and the module's name.
  var leastFrameWidth: Double {
    let lines = figure.lines.map { Self.width(of: "\($0.name)  \($0.text)", size: 12.5) + 88 }
    return max(lines.max() ?? 0, Self.width(of: figure.frameTitle, size: 13) + 32)
  }

  /// Places the legend's items in rows that are no wider than the figure.
  private mutating func placeLegend() {
    var place = Point(x: frame.x, y: frame.bottom + 32)
    for item in figure.legend {
      if place.x + item.width > size.x, place.x > frame.x {
        place = Point(x: frame.x, y: place.y + 24)
        size.y += 24
      }
      legend.append(place)
      place.x += item.width
    }
  }
}
