import AdderBase

extension SequenceDiagram {
  /// The diagram for a terminal or a bug report: a vertical line for each part, and what was said beside the arrows.
  package var text: String {
    let rails = participants.count
    var lines = ["Recorded traffic of \(title)", ""]
    for (index, name) in participants.enumerated() {
      lines.append(String(repeating: "│    ", count: index) + name)
    }
    lines.append(Self.trimmed(String(repeating: "│    ", count: rails)))
    let times = messages.map { Self.seconds($0.time) }
    let width = times.map(\.count).max() ?? 0
    for (message, time) in zip(messages, times) {
      let indentation = String(repeating: "  ", count: min(message.depth, 12))
      lines.append(
        "\(arrow(message)) \(time.alignedRight(to: width))  \(indentation)\(message.label)")
    }
    return lines.joined(separator: "\n")
  }

  /// The lines of all parts, with an arrow from one to another one.
  private func arrow(_ message: Message) -> String {
    var cells = Array(String(repeating: "│    ", count: participants.count))
    let (from, to) = (message.from * 5, message.to * 5)
    if from == to {
      for (offset, sign) in "├─┐◀".enumerated() where from + offset < cells.count {
        cells[from + offset] = sign
      }
      return String(cells)
    }
    let stroke: Character =
      switch message.kind {
      case .call: "─"
      case .asynchronousCall, .answer: "╌"
      case .failure: "×"
      }
    let (low, high) = (min(from, to), max(from, to))
    for place in (low + 1)..<high {
      // The lines of parts in between stay visible.
      cells[place] = place % 5 == 0 ? "┼" : stroke == "×" ? "─" : stroke
    }
    if from < to {
      cells[low] = "├"
      cells[high - 1] = stroke == "×" ? "×" : "▶"
    } else {
      cells[high] = "┤"
      cells[low + 1] = stroke == "×" ? "×" : "◀"
    }
    return String(cells)
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  /// `0.000` or `12.345` seconds.
  static func seconds(_ microseconds: Int) -> String {
    let milliseconds = (microseconds + 500) / 1_000
    let rest = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
