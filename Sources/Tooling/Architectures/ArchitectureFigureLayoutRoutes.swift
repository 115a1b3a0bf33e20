/// The routes of the arrows between the boxes.
extension ArchitectureFigureLayout {
  mutating func route(_ gaps: [Gap]) {
    let bottom = boxes.map(\.bottom).max() ?? 0
    let far = figure.arrows.indices.filter {
      if case .far = course(of: figure.arrows[$0]) { true } else { false }
    }
    .sorted { span($0) < span($1) }
    var above: [Int: Int] = [:]
    var beside: [Int: Int] = [:]
    for (position, arrow) in figure.arrows.enumerated() {
      let start = ports[Port(node: arrow.from, arrow: position)] ?? 0
      let end = ports[Port(node: arrow.to, arrow: position)] ?? 0
      let from = boxes[arrow.from]
      let to = boxes[arrow.to]
      switch course(of: arrow) {
      case .neighbours(let left, let right):
        let lane = gaps[figure.nodes[left].column].lane(position)
        let startX = left == arrow.from ? from.right : from.x
        let endX = left == arrow.from ? to.x : to.right
        let height = right == arrow.to ? end : start
        routes.append(
          Route(
            points: bent(Point(x: startX, y: start), at: lane, Point(x: endX, y: end)),
            label: Point(x: boxes[right].x - 12, y: height - 6), anchor: .end))
      case .column:
        let lane = gaps[figure.nodes[arrow.from].column].lane(position)
        if arrow.from == arrow.to {
          routes.append(loop(from, start, lane))
        } else {
          let upper = from.y < to.y ? arrow.from : arrow.to
          let number = beside[upper, default: 0]
          beside[upper] = number + 1
          routes.append(
            Route(
              points: bent(Point(x: from.right, y: start), at: lane, Point(x: to.right, y: end)),
              label: Point(
                x: lane + 6,
                y: boxes[upper].bottom + Self.rowGap / 2 + 4 + Self.stacked(number)),
              anchor: .start))
        }
      case .far:
        let channel = bottom + 30 + Double(far.firstIndex(of: position) ?? 0) * Self.channelStep
        routes.append(diving(position, gaps, start, end, channel))
      case .above:
        let role = figure.nodes[arrow.from].kind == .otherModule ? arrow.to : arrow.from
        let number = above[role] ?? firstNumber(rising: arrow, role: role)
        above[role] = number + 1
        routes.append(rising(arrow, role: role, number: number))
      }
    }
  }

  private func span(_ arrow: Int) -> Int {
    abs(
      figure.nodes[figure.arrows[arrow].from].column - figure.nodes[figure.arrows[arrow].to].column)
  }

  private func bent(_ start: Point, at lane: Double, _ end: Point) -> [Point] {
    if start.y == end.y { return [start, end] }
    return [start, Point(x: lane, y: start.y), Point(x: lane, y: end.y), end]
  }

  /// Returns the route of an arrow from a box to itself.
  private func loop(_ box: Rectangle, _ height: Double, _ lane: Double) -> Route {
    Route(
      points: [
        Point(x: box.right, y: height - 6), Point(x: lane, y: height - 6),
        Point(x: lane, y: height + 6), Point(x: box.right, y: height + 6),
      ],
      label: Point(x: lane + 6, y: height + 4), anchor: .start)
  }

  /// Returns the vertical offset of one of several names. The offsets keep the names from
  /// overlapping: the second name is below the first, the third name is above the first, and so on.
  private static func stacked(_ number: Int) -> Double {
    Double((number + 1) / 2) * (number % 2 == 0 ? -15 : 15)
  }

  private func diving(
    _ position: Int, _ gaps: [Gap], _ start: Double, _ end: Double, _ channel: Double
  ) -> Route {
    let arrow = figure.arrows[position]
    let isForward = figure.nodes[arrow.from].column < figure.nodes[arrow.to].column
    let from = boxes[arrow.from]
    let to = boxes[arrow.to]
    let firstLane = gaps[figure.nodes[arrow.from].column - (isForward ? 0 : 1)].lane(position)
    let lastLane = gaps[figure.nodes[arrow.to].column - (isForward ? 1 : 0)].lane(position)
    return Route(
      points: [
        Point(x: isForward ? from.right : from.x, y: start), Point(x: firstLane, y: start),
        Point(x: firstLane, y: channel), Point(x: lastLane, y: channel),
        Point(x: lastLane, y: end), Point(x: isForward ? to.x : to.right, y: end),
      ],
      label: Point(x: (firstLane + lastLane) / 2, y: channel - 6), anchor: .middle)
  }

  /// Returns the position of the first arrow above a role: on the left, unless the
  /// arrow's caption would extend beyond the figure there.
  private func firstNumber(rising arrow: ArchitectureFigure.Arrow, role: Int) -> Int {
    let left = boxes[role].middle - 32 - Self.width(of: figure.caption(of: arrow), size: 12)
    return left < 0 ? 1 : 0
  }

  /// Returns the route of an arrow between a role and a module above it. The first two arrows
  /// are to the left and right of the middle, with their names on the outside. The names of
  /// additional arrows are stacked on the right.
  private func rising(
    _ arrow: ArchitectureFigure.Arrow, role: Int, number: Int
  ) -> Route {
    let other = role == arrow.from ? boxes[arrow.to] : boxes[arrow.from]
    let box = boxes[role]
    let isLeft = number == 0
    let x = box.middle + (isLeft ? -24 : 24 + Double(number - 1) * 14)
    let low = Point(x: x, y: box.y)
    let high = Point(x: x, y: other.bottom)
    return Route(
      points: role == arrow.to ? [high, low] : [low, high],
      label: Point(
        x: x + (isLeft ? -8 : 8), y: other.bottom + 28 + Double(max(0, number - 1)) * 16),
      anchor: isLeft ? .end : .start)
  }
}
