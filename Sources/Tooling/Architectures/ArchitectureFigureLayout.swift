/// The positions of a figure's elements: columns of boxes, and lanes between them for arrows.
///
/// An arrow between neighbouring columns begins at a port on the right side of its left box,
/// changes its height in a lane of the gap, and ends at a port of the right box. Its name is next
/// to that port. An arrow across more than one column runs through a channel below all boxes.
struct ArchitectureFigureLayout {
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  struct Rectangle: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var right: Double { x + width }
    var bottom: Double { y + height }
    var middle: Double { x + width / 2 }

    func contains(_ point: Point) -> Bool {
      (x...right).contains(point.x) && (y...bottom).contains(point.y)
    }
  }

  struct Route {
    var points: [Point]
    var label: Point
    var anchor: Anchor

    enum Anchor: String {
      case start, middle, end
    }
  }

  var boxes: [Rectangle] = []
  var routes: [Route] = []
  var frame = Rectangle(x: 0, y: 0, width: 0, height: 0)
  var lines: [Rectangle] = []
  var legend: [Point] = []
  var size = Point(x: 0, y: 0)

  let figure: ArchitectureFigure
  /// The boxes of each column from top to bottom, as indices of nodes.
  private var columns: [[Int]] = []
  private var rows: [Int: Int] = [:]
  var ports: [Port: Double] = [:]

  struct Port: Hashable {
    var node: Int
    var arrow: Int
  }

  enum Course {
    /// Between neighbouring columns. The gap is to the right of the left column.
    case neighbours(left: Int, right: Int)
    /// Between two boxes of one column.
    case column
    /// Across more than one column.
    case far
    /// To another module above.
    case above
  }

  // MARK: - Measures

  static let margin = 24.0
  static let portStep = 28.0
  static let laneStep = 12.0
  static let rowGap = 30.0
  static let channelStep = 26.0

  /// Returns the approximate width of a string. Letters of other scripts are wider than Latin
  /// letters.
  static func width(of text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { width, scalar in
      let share =
        switch scalar.value {
        case ..<0x80: 0.58
        case ..<0x1100: 0.68
        default: 1.05
        }
      return width + share * size
    }
  }

  init(_ figure: ArchitectureFigure) {
    self.figure = figure
    arrangeColumns()
    let heights = rowHeights()
    placePorts(heights)
    let gaps = placeBoxes(heights)
    route(gaps)
    placeFrame()
  }

  // MARK: - Boxes

  private mutating func arrangeColumns() {
    let count = (figure.nodes.map(\.column).max() ?? -1) + 1
    columns = Array(repeating: [], count: count)
    for (position, node) in figure.nodes.enumerated() where node.kind != .otherModule {
      columns[node.column].append(position)
    }
    // Roles that communicate with other modules are at the top, optional ones at the bottom.
    for column in columns.indices {
      columns[column] = columns[column].sorted { rank($0) < rank($1) }
      for (row, node) in columns[column].enumerated() { rows[node] = row }
    }
  }

  private func rank(_ node: Int) -> (Int, Int) {
    let isOptional = figure.nodes[node].kind == .optional
    return (isBelowOtherModule(node) ? 0 : isOptional ? 2 : 1, node)
  }

  private func isBelowOtherModule(_ node: Int) -> Bool {
    figure.arrows.contains { arrow in
      (arrow.from == node && figure.nodes[arrow.to].kind == .otherModule)
        || (arrow.to == node && figure.nodes[arrow.from].kind == .otherModule)
    }
  }

  func course(of arrow: ArchitectureFigure.Arrow) -> Course {
    let from = figure.nodes[arrow.from]
    let to = figure.nodes[arrow.to]
    if from.kind == .otherModule || to.kind == .otherModule { return .above }
    switch to.column - from.column {
    case 1: return .neighbours(left: arrow.from, right: arrow.to)
    case -1: return .neighbours(left: arrow.to, right: arrow.from)
    case 0: return .column
    default: return .far
    }
  }

  /// Returns true if an arrow touches the right side of a box.
  private func isOnRight(_ port: Port) -> Bool {
    let arrow = figure.arrows[port.arrow]
    let other = arrow.from == port.node ? arrow.to : arrow.from
    return figure.nodes[other].column >= figure.nodes[port.node].column
  }

  private func sidePorts(of node: Int) -> (left: [Port], right: [Port]) {
    var sides: (left: [Port], right: [Port]) = ([], [])
    for (position, arrow) in figure.arrows.enumerated() {
      guard arrow.from == node || arrow.to == node else { continue }
      if case .above = course(of: arrow) { continue }
      let port = Port(node: node, arrow: position)
      if isOnRight(port) { sides.right.append(port) } else { sides.left.append(port) }
    }
    return (sorted(sides.left), sorted(sides.right))
  }

  /// Returns the ports of a side from top to bottom. Arrows to higher boxes come first, so that
  /// arrows between boxes of one row are straight. Arrows through a channel come last.
  private func sorted(_ ports: [Port]) -> [Port] {
    func rank(_ port: Port) -> (Int, Int, Int) {
      let arrow = figure.arrows[port.arrow]
      let other = arrow.from == port.node ? arrow.to : arrow.from
      let isFar = if case .far = course(of: arrow) { 1 } else { 0 }
      return (isFar, rows[other] ?? 0, port.arrow)
    }
    return ports.sorted { rank($0) < rank($1) }
  }

  /// Returns the heights of the rows, with space for all ports and for two lines of text.
  private func rowHeights() -> [Double] {
    let count = columns.map(\.count).max() ?? 0
    return (0..<count).map { row in
      let ports = columns.compactMap { row < $0.count ? $0[row] : nil }.map { node in
        let sides = sidePorts(of: node)
        return max(sides.left.count, sides.right.count)
      }
      return max(60, Double(ports.max() ?? 0) * Self.portStep + 24)
    }
  }

  /// Sets the heights of all ports, relative to the top of the first row.
  private mutating func placePorts(_ heights: [Double]) {
    for column in columns {
      var top = 0.0
      for (row, node) in column.enumerated() {
        let sides = sidePorts(of: node)
        for side in [sides.left, sides.right] {
          for (position, port) in side.enumerated() {
            ports[port] = top + 24 + Double(position) * Self.portStep
          }
        }
        top += heights[row] + Self.rowGap
      }
    }
    // Arrows that turn in a lane have different heights on the two sides of a
    // gap, so that they do not overlap.
    for port in ports.keys where !isOnRight(port) && !isStraight(port) {
      ports[port, default: 0] += Self.portStep / 2
    }
  }

  private func isStraight(_ port: Port) -> Bool {
    let arrow = figure.arrows[port.arrow]
    guard case .neighbours(let left, let right) = course(of: arrow) else { return false }
    return ports[Port(node: left, arrow: port.arrow)]
      == ports[Port(node: right, arrow: port.arrow)]
  }

  /// A gap between columns: its left edge, and the lane of each arrow.
  struct Gap {
    var x = 0.0
    var lanes: [Int: Int] = [:]

    func lane(_ arrow: Int) -> Double {
      x + 14 + Double(lanes[arrow] ?? 0) * ArchitectureFigureLayout.laneStep
    }
  }

  private mutating func placeBoxes(_ heights: [Double]) -> [Gap] {
    boxes = figure.nodes.map { _ in Rectangle(x: 0, y: 0, width: 0, height: 0) }
    var gaps: [Gap] = []
    var x = Self.margin + 24
    let hasOthers = figure.nodes.contains { $0.kind == .otherModule }
    let top = Self.margin + 30 + (hasOthers ? 104 : 0) + 40
    for key in ports.keys { ports[key, default: 0] += top }
    for column in columns.indices {
      if isOutside(column) { x = max(x, Self.margin + leastFrameWidth + 36) }
      let width = max(110, columns[column].map(textWidth).max() ?? 0)
      var y = top
      for (row, node) in columns[column].enumerated() {
        boxes[node] = Rectangle(x: x, y: y, width: width, height: heights[row])
        y += heights[row] + Self.rowGap
      }
      x += width
      let (gap, gapWidth) = gap(rightOf: column, at: x)
      gaps.append(gap)
      x += gapWidth
    }
    for (position, node) in figure.nodes.enumerated() where node.kind == .otherModule {
      let below = figure.arrows.first { $0.from == position || $0.to == position }
        .map { boxes[$0.from == position ? $0.to : $0.from] }
      boxes[position] = Rectangle(
        x: (below?.middle ?? x) - 60, y: Self.margin + 30, width: 120, height: 40)
    }
    return gaps
  }

  /// Returns true if a column is outside the frame, to its right.
  private func isOutside(_ column: Int) -> Bool {
    column > 0 && columns[column].allSatisfy { figure.nodes[$0].kind == .outside }
  }

  private func textWidth(_ node: Int) -> Double {
    let node = figure.nodes[node]
    return max(
      Self.width(of: node.name, size: 15), Self.width(of: figure.subtitle(of: node), size: 11.5))
      + 32
  }

  /// Returns the lanes of a gap. Arrows that start higher turn further
  /// right, so that few arrows cross.
  private func gap(rightOf column: Int, at x: Double) -> (Gap, width: Double) {
    var gap = Gap(x: x)
    var laned: [(arrow: Int, height: Double)] = []
    var labelWidth = 0.0
    var loopWidth = 0.0
    for (position, arrow) in figure.arrows.enumerated() {
      let from = figure.nodes[arrow.from].column
      let to = figure.nodes[arrow.to].column
      switch course(of: arrow) {
      case .neighbours(let left, let right) where figure.nodes[left].column == column:
        labelWidth = max(labelWidth, Self.width(of: figure.caption(of: arrow), size: 12))
        let start = ports[Port(node: left, arrow: position)] ?? 0
        if start != ports[Port(node: right, arrow: position)] { laned.append((position, start)) }
      case .column where from == column && arrow.from == arrow.to:
        loopWidth = max(loopWidth, Self.width(of: figure.caption(of: arrow), size: 12))
        laned.append((position, .infinity))
      case .column where from == column:
        labelWidth = max(labelWidth, Self.width(of: figure.caption(of: arrow), size: 12))
        laned.append((position, .infinity))
      case .far where min(from, to) == column || max(from, to) == column + 1:
        laned.append((position, .infinity))
      case .neighbours, .column, .far, .above: break
      }
    }
    laned.sort { ($0.height, $1.arrow) > ($1.height, $0.arrow) }
    for (lane, item) in laned.enumerated() { gap.lanes[item.arrow] = lane }
    let isLast = column == columns.count - 1
    if isLast, laned.isEmpty { return (gap, 0) }
    return (gap, 14 + Double(laned.count) * Self.laneStep + labelWidth + loopWidth + 28)
  }
}
