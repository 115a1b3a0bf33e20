import AdderBase

extension SequenceDiagram {
  /// The diagram as a picture, in light and dark.
  package var svg: String {
    let layout = SequenceLayout(self)
    var elements = [
      XML("title", text: "Recorded traffic of \(title)"), XML("style", text: Self.style),
      XML("rect", [("class", "ground"), ("width", "100%"), ("height", "100%")]),
    ]
    for (index, name) in participants.enumerated() {
      let x = layout.columns[index]
      elements.append(
        XML(
          "line",
          [
            ("class", "life"), ("x1", "\(x)"), ("x2", "\(x)"), ("y1", "\(SequenceLayout.top)"),
            ("y2", "\(layout.height - 16)"),
          ]))
      let width = layout.widths[index]
      elements.append(
        XML(
          "rect",
          [
            ("class", "part"), ("x", "\(x - width / 2)"), ("y", "16"), ("width", "\(width)"),
            ("height", "32"), ("rx", "6"),
          ]))
      elements.append(
        XML("text", [("class", "name"), ("x", "\(x)"), ("y", "37")], text: name))
    }
    for (index, message) in messages.enumerated() { elements += picture(message, index, layout) }
    return XML(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("role", "img"),
        ("viewBox", "0 0 \(layout.width) \(layout.height)"), ("width", "\(layout.width)"),
        ("height", "\(layout.height)"),
      ], elements
    ).document + "\n"
  }

  private func picture(_ message: Message, _ index: Int, _ layout: SequenceLayout) -> [XML] {
    let y = SequenceLayout.top + 34 + index * SequenceLayout.step
    let (from, to) = (layout.columns[message.from], layout.columns[message.to])
    let kind =
      switch message.kind {
      case .call: "call"
      case .asynchronousCall: "call waits"
      case .answer: "answer"
      case .failure: "failure"
      }
    if from == to {
      return [
        XML("path", [("class", kind), ("d", "M \(from) \(y) h 24 v 10 h -18"), ("fill", "none")]),
        Self.head(at: from + 6, y + 10, isToRight: false, kind),
        XML(
          "text", [("class", "label \(kind)"), ("x", "\(from + 32)"), ("y", "\(y + 9)")],
          text: layout.label(index)),
      ]
    }
    let isToRight = from < to
    let end = isToRight ? to - 6 : to + 6
    return [
      XML(
        "line",
        [("class", kind), ("x1", "\(from)"), ("x2", "\(end)"), ("y1", "\(y)"), ("y2", "\(y)")]),
      Self.head(at: isToRight ? to : to, y, isToRight: isToRight, kind),
      XML(
        "text",
        [
          ("class", "label \(kind)"), ("x", "\(min(from, to) + 10)"), ("y", "\(y - 6)"),
        ], text: layout.label(index)),
    ]
  }

  private static func head(at x: Int, _ y: Int, isToRight: Bool, _ kind: String) -> XML {
    let back = isToRight ? x - 8 : x + 8
    return XML(
      "path",
      [("class", "head \(kind)"), ("d", "M \(x) \(y) L \(back) \(y - 4) L \(back) \(y + 4) Z")])
  }

  private static let style = """
    text { font: 13px -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; fill: #1d1d1f }
    .ground { fill: #ffffff }
    .part { fill: #eef3fb; stroke: #5b7db1 }
    .name { font-weight: 600; text-anchor: middle }
    .life { stroke: #b4b9c2; stroke-dasharray: 3 4 }
    .call, .answer, .failure { stroke: #33518a; stroke-width: 1.4 }
    .waits, .answer { stroke-dasharray: 6 4 }
    .failure { stroke: #b3261e }
    .head { fill: #33518a; stroke: none }
    .head.failure { fill: #b3261e }
    .label { font-size: 12px; stroke: none }
    .label.failure { fill: #b3261e }
    @media (prefers-color-scheme: dark) {
      text { fill: #f0f0f2 }
      .ground { fill: #1c1c1e }
      .part { fill: #253450; stroke: #7f9fd4 }
      .life { stroke: #5a5f68 }
      .call, .answer { stroke: #9db8ea }
      .failure { stroke: #ff8a80 }
      .head { fill: #9db8ea }
      .head.failure, .label.failure { fill: #ff8a80 }
    }
    """
}

/// The places of the parts and messages of a picture, in points.
private struct SequenceLayout {
  /// The middle of each part's column.
  private(set) var columns: [Int] = []
  private(set) var widths: [Int] = []
  let width: Int
  let height: Int
  static let top = 48
  static let step = 34
  /// The space that a label can take, by message.
  private var labels: [String] = []

  init(_ diagram: SequenceDiagram) {
    let count = diagram.participants.count
    widths = diagram.participants.map { max(96, Self.width(of: $0, by: 8.2) + 24) }
    // A label needs the space between its parts, or right of the last one.
    var gaps = Array(repeating: 0, count: max(0, count))
    for index in 0..<max(0, count - 1) {
      gaps[index] = (widths[index] + widths[index + 1]) / 2 + 32
    }
    for message in diagram.messages {
      let (low, high) = (min(message.from, message.to), max(message.from, message.to))
      let need = min(Self.width(of: message.label, by: 7), 380) + 36
      if low == high {
        if low < count - 1 { gaps[low] = max(gaps[low], need + 30) }
      } else if high - low == 1 {
        gaps[low] = max(gaps[low], need)
      } else {
        let room = gaps[low..<high].reduce(0, +)
        if room < need { gaps[low] += need - room }
      }
    }
    var x = 16 + (widths.first ?? 0) / 2
    for index in 0..<count {
      columns.append(x)
      x += gaps[index]
    }
    let last = (columns.last ?? 0) + (widths.last ?? 0) / 2
    let loops = diagram.messages.filter { $0.from == $0.to && $0.from == count - 1 }
      .map { 48 + Self.width(of: $0.label, by: 7) }
    width = max(last, (columns.last ?? 0) + (loops.max() ?? 0)) + 16
    height = Self.top + 34 + diagram.messages.count * Self.step + 16
    for message in diagram.messages {
      let (low, high) = (min(message.from, message.to), max(message.from, message.to))
      let room = low == high ? 700 : columns[high] - columns[low] - 24
      labels.append(Self.fitted(message.label, in: room))
    }
  }

  func label(_ index: Int) -> String { labels[index] }

  /// The width of a text, roughly.
  private static func width(of text: String, by unit: Double) -> Int {
    Int(Double(text.columns) * unit)
  }

  private static func fitted(_ text: String, in room: Int) -> String {
    let limit = max(4, Int(Double(room) / 6.8))
    return text.count <= limit ? text : text.prefix(limit - 1) + "…"
  }
}
