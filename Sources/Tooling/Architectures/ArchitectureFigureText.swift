import AdderBase

extension ArchitectureFigure {
  /// Returns the figure as text for a terminal. Each line ends with a line break.
  ///
  /// Problems have a mark, and are also red if colors are enabled. Elements that do not fit in
  /// the drawing are listed below it.
  package func drawing(isColored: Bool) -> String {
    var canvas = TextCanvas()
    let layout = ArchitectureFigureTextLayout(self)
    if let layout { draw(layout, on: &canvas) }
    let others = nodes.indices.filter {
      nodes[$0].kind != .otherModule && layout?.boxes[$0] == nil
    }
    let drawn = Set(layout?.arrows.map(\.position) ?? [])
    list(others.map { nodes[$0] }, on: &canvas)
    list(arrows.indices.filter { !drawn.contains($0) }.map { arrows[$0] }, on: &canvas)
    list(lines, on: &canvas)
    addLegend(withBoxes: layout != nil, on: &canvas)
    return canvas.text(isColored: isColored)
  }

  // MARK: - Shapes

  private func draw(_ layout: ArchitectureFigureTextLayout, on canvas: inout TextCanvas) {
    for (position, box) in layout.boxes { draw(box, nodes[position].kind, on: &canvas) }
    for arrow in layout.arrows {
      guard let left = layout.boxes[arrow.left], let right = layout.boxes[arrow.right] else {
        continue
      }
      let start = left.x + left.width
      let shown = arrows[arrow.position]
      for (row, label) in arrow.labels.enumerated() {
        canvas.put(label, x: start + 1, y: arrow.y + row, isRed: shown.isWrong)
      }
      let line = shown.line(right.x - start, isForward: shown.from == arrow.left)
      canvas.put(line, x: start, y: arrow.line, isRed: shown.isWrong)
    }
  }

  private func draw(
    _ box: ArchitectureFigureTextLayout.Box, _ kind: Node.Kind, on canvas: inout TextCanvas
  ) {
    let isRed = kind == .missing
    let isDashed = isRed || (kind == .optional && !isOfFoundModule)
    let corners = kind == .outside ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"]
    let side = isDashed ? "╎" : "│"
    let edge = String(repeating: isDashed ? "╌" : "─", count: box.width - 2)
    let bottom = box.y + box.height - 1
    canvas.put(corners[0] + edge + corners[1], x: box.x, y: box.y, isRed: isRed)
    for y in box.y + 1..<bottom {
      canvas.put(side, x: box.x, y: y, isRed: isRed)
      canvas.put(side, x: box.x + box.width - 1, y: y, isRed: isRed)
    }
    canvas.put(corners[2] + edge + corners[3], x: box.x, y: bottom, isRed: isRed)
    let top = box.y + (box.height - box.lines.count) / 2
    for (row, text) in box.lines.enumerated() {
      canvas.put(text, x: box.x + 2, y: top + row, isRed: isRed)
    }
  }

  // MARK: - Lists

  private func list(_ nodes: [Node], on canvas: inout TextCanvas) {
    let width = nodes.map(\.name.columns).max() ?? 0
    if !nodes.isEmpty { canvas.addSpace() }
    for node in nodes {
      let types = node.kind == .missing ? "✗ missing" : node.typeNames.joined(separator: ", ")
      let text = "\(node.name.padded(to: width))  \(types)"
      canvas.addRow(
        text.shortened(to: ArchitectureFigureTextLayout.widest), isRed: node.kind == .missing)
    }
  }

  private func list(_ arrows: [Arrow], on canvas: inout TextCanvas) {
    let from = arrows.map { nodes[$0.from].name.columns }.max() ?? 0
    let to = arrows.map { nodes[$0.to].name.columns }.max() ?? 0
    if !arrows.isEmpty { canvas.addSpace() }
    for arrow in arrows {
      let ends = (nodes[arrow.from].name.padded(to: from), nodes[arrow.to].name.padded(to: to))
      let text =
        "\(ends.0) \(arrow.line(3, isForward: true)) \(ends.1)  \(arrow.mark)\(arrow.label)"
      canvas.addRow(text.shortened(to: ArchitectureFigureTextLayout.widest), isRed: arrow.isWrong)
    }
  }

  private func list(_ lines: [Line], on canvas: inout TextCanvas) {
    if !lines.isEmpty { canvas.addSpace() }
    for line in lines {
      let words = "\(line.name)  \(line.text)"
        .split(separator: " ", omittingEmptySubsequences: false).map { "\($0) " }
      for (row, text) in words.filled(to: ArchitectureFigureTextLayout.widest - 2).enumerated() {
        canvas.addRow((row == 0 ? "" : "  ") + text, isRed: line.kind == .missing)
      }
    }
  }

  private func addLegend(withBoxes hasBoxes: Bool, on canvas: inout TextCanvas) {
    let isDashed = hasBoxes && nodes.contains { $0.kind == .optional }
    // The list of parts shows which of them are uncertain, so the legend does not explain this.
    let legend = legend.filter { $0 != .uncertain && ($0 != .optional || isDashed) }
    var items = legend.map(\.inText)
    if hasBoxes, nodes.contains(where: { $0.kind == .outside }) {
      items.append("╭─╮ outside the module")
    }
    if !items.isEmpty { canvas.addSpace() }
    for row in items.map({ $0 + "   " }).filled(to: ArchitectureFigureTextLayout.widest) {
      canvas.addRow(row)
    }
  }
}

extension ArchitectureFigure.LegendItem {
  fileprivate var inText: String {
    switch self {
    case .strong: "──▶ \(text)"
    case .weak: "╌╌▶ \(text)"
    case .missing: "··▶ \(text)"
    case .optional: "┌╌┐ \(text)"
    case .broken, .unknown, .uncertain: text
    }
  }
}

extension ArchitectureFigure.Arrow {
  fileprivate func line(_ length: Int, isForward: Bool) -> String {
    let line = String(
      repeating: state == .missing ? "·" : isStrong ? "─" : "╌", count: max(0, length - 1))
    return isForward ? line + "▶" : "◀" + line
  }
}
