import AdderBase

/// The positions of a figure's elements in a terminal: columns of boxes,
/// with straight arrows between them.
///
/// A box extends down as far as its arrows do. Arrows that would cross other arrows, skip a
/// column or stay within a column are not drawn.
struct ArchitectureFigureTextLayout {
  struct Box {
    var x = 0
    var y = 0
    var width = 0
    var height = 0
    /// The role's name, followed by its types.
    var lines: [String] = []
  }

  /// An arrow between boxes of neighbouring columns.
  struct Arrow {
    /// The arrow's index among the figure's arrows.
    var position: Int
    var left: Int
    var right: Int
    var labels: [String] = []
    var y = 0

    /// The row of the line itself, below its labels.
    var line: Int { y + labels.count }
  }

  /// The boxes, keyed by the index of their node. Nodes for other modules have no box.
  private(set) var boxes: [Int: Box] = [:]
  private(set) var arrows: [Arrow] = []
  /// The nodes of each column from top to bottom.
  let columns: [[Int]]

  private let figure: ArchitectureFigure

  static let widest = 100
  /// The possible values of the maximum text width. Narrower text would not be useful.
  private static let limits = 10...40

  /// Uses as many columns as fit; `nil` if fewer than two columns fit.
  init?(_ figure: ArchitectureFigure) {
    let columns = Self.columns(of: figure)
    let layouts = (2...max(2, columns.count)).reversed().lazy.compactMap { count in
      Self(figure, Array(columns.prefix(count)))
    }
    guard let widest = layouts.first else { return nil }
    self = widest
  }

  private init?(_ figure: ArchitectureFigure, _ columns: [[Int]]) {
    self.figure = figure
    self.columns = columns
    chooseArrows()
    var limit = Self.limits.upperBound
    while write(upTo: limit) > Self.widest {
      if limit == Self.limits.lowerBound { return nil }
      limit -= 1
    }
    placeRows()
  }

  // MARK: - Columns

  private static func columns(of figure: ArchitectureFigure) -> [[Int]] {
    let drawn = figure.nodes.indices.filter { figure.nodes[$0].kind != .otherModule }
    let places = drawn.map { (node: $0, column: column(of: $0, in: figure)) }
    let used = Set(places.map(\.column)).sorted()
    var rows: [Int: Int] = [:]
    return used.map { column in
      let nodes = places.filter { $0.column == column }.map(\.node)
      let sorted = nodes.sorted { rank($0, rows, figure) < rank($1, rows, figure) }
      for (row, node) in sorted.enumerated() { rows[node] = row }
      return sorted
    }
  }

  /// Returns the column of a node. Roles outside the module are next to their
  /// holders, because there is no frame.
  private static func column(of node: Int, in figure: ArchitectureFigure) -> Int {
    let column = figure.nodes[node].column
    guard figure.nodes[node].kind == .outside else { return column }
    let holders = figure.arrows.filter { $0.to == node && figure.nodes[$0.from].kind.isInside }
    return min(column, holders.map { figure.nodes[$0.from].column + 1 }.max() ?? column)
  }

  /// Returns the sort key of a node: roles whose holders are higher up come first. Otherwise,
  /// required roles come first, followed by optional roles and roles outside the module.
  private static func rank(
    _ node: Int, _ rows: [Int: Int], _ figure: ArchitectureFigure
  ) -> (Int, Int, Int) {
    let holders = figure.arrows.filter { $0.to == node }.compactMap { rows[$0.from] }
    let kind =
      switch figure.nodes[node].kind {
      case .required, .missing, .otherModule: 0
      case .optional: 1
      case .outside: 2
      }
    return (holders.min() ?? .max, kind, node)
  }

  // MARK: - Arrows

  /// Chooses the arrows between neighbouring columns, strong ones first. Skips arrows that would
  /// cross an arrow that was chosen before.
  private mutating func chooseArrows() {
    var places: [Int: (column: Int, row: Int)] = [:]
    for (column, nodes) in columns.enumerated() {
      for (row, node) in nodes.enumerated() { places[node] = (column, row) }
    }
    func order(_ arrow: Arrow) -> (Int, Int, Int, Int) {
      let left = places[arrow.left] ?? (0, 0)
      return (left.column, left.row, places[arrow.right]?.row ?? 0, arrow.position)
    }
    func cross(_ one: Arrow, _ other: Arrow) -> Bool {
      let (column, left, right, _) = order(one)
      let (otherColumn, otherLeft, otherRight, _) = order(other)
      return column == otherColumn && (left - otherLeft) * (right - otherRight) < 0
    }
    let strongFirst = figure.arrows.indices.sorted { one, other in
      (figure.arrows[one].isStrong ? 0 : 1, one) < (figure.arrows[other].isStrong ? 0 : 1, other)
    }
    for position in strongFirst {
      let arrow = figure.arrows[position]
      guard let from = places[arrow.from], let to = places[arrow.to],
        abs(from.column - to.column) == 1
      else { continue }
      let isForward = from.column < to.column
      let taken = Arrow(
        position: position, left: isForward ? arrow.from : arrow.to,
        right: isForward ? arrow.to : arrow.from)
      if !arrows.contains(where: { cross($0, taken) }) { arrows.append(taken) }
    }
    arrows.sort { order($0) < order($1) }
  }

  // MARK: - Texts

  /// Wraps all text to a maximum width, and places the boxes from left to right.
  ///
  /// - Returns: The width of the figure.
  private mutating func write(upTo limit: Int) -> Int {
    for index in arrows.indices {
      arrows[index].labels = labels(of: figure.arrows[arrows[index].position], limit)
    }
    var x = 0
    for (column, nodes) in columns.enumerated() {
      let texts = nodes.map { lines(of: figure.nodes[$0], limit) }
      let width = (texts.joined().map(\.columns).max() ?? 0) + 4
      for (node, lines) in zip(nodes, texts) {
        boxes[node] = Box(x: x, width: width, lines: lines)
      }
      x += width
      if column < columns.count - 1 { x += gap(rightOf: nodes) }
    }
    return x
  }

  private func gap(rightOf nodes: [Int]) -> Int {
    let labels = arrows.filter { nodes.contains($0.left) }.flatMap(\.labels)
    return labels.map { $0.columns + 2 }.max().map { max(5, $0) } ?? 2
  }

  private func labels(of arrow: ArchitectureFigure.Arrow, _ limit: Int) -> [String] {
    var labels = arrow.label.wrapped(
      to: limit - arrow.mark.columns, lines: 3, in: figure.module)
    labels[0] = arrow.mark + labels[0]
    return labels
  }

  private static let mostTypes = 3

  private func lines(of node: ArchitectureFigure.Node, _ limit: Int) -> [String] {
    let name = node.name.wrapped(to: max(limit, 12), lines: 2, in: "")
    if node.kind == .missing { return name + ["✗ missing"] }
    let types = node.typeNames.prefix(Self.mostTypes)
      .flatMap { $0.wrapped(to: limit, lines: 3, in: figure.module) }
    let rest = node.typeNames.count - Self.mostTypes
    return name + types + (rest > 0 ? ["and \(rest) more"] : [])
  }

  // MARK: - Rows

  /// Moves boxes and arrows down until none overlaps another.
  private mutating func placeRows() {
    for _ in 0...(boxes.count + arrows.count) {
      let haveBoxesMoved = placeBoxes()
      let haveArrowsMoved = placeArrows()
      if !haveBoxesMoved && !haveArrowsMoved { return }
    }
  }

  private mutating func placeBoxes() -> Bool {
    var hasMoved = false
    for nodes in columns {
      var end = 0
      for node in nodes {
        guard var box = boxes[node] else { continue }
        let own = arrows.filter { $0.left == node || $0.right == node }
        box.y = max(box.y, end, (own.map(\.y).min() ?? 0) - 1)
        let below = own.map { $0.line + 2 - box.y }.max() ?? 0
        box.height = max(box.lines.count + 2, below)
        end = box.y + box.height
        hasMoved = hasMoved || box.y != boxes[node]?.y || box.height != boxes[node]?.height
        boxes[node] = box
      }
    }
    return hasMoved
  }

  private mutating func placeArrows() -> Bool {
    var hasMoved = false
    for nodes in columns {
      var end = 0
      for index in arrows.indices where nodes.contains(arrows[index].left) {
        let tops = [arrows[index].left, arrows[index].right].compactMap { boxes[$0]?.y }
        let y = max(arrows[index].y, end, (tops.max() ?? 0) + 1)
        hasMoved = hasMoved || y != arrows[index].y
        arrows[index].y = y
        end = arrows[index].line + 1
      }
    }
    return hasMoved
  }
}
