import AdderBase

/// A line of a file with a mark below a part of it.
struct SourceExcerpt {
  /// The text before the marked part. Tabs are replaced
  /// with spaces, and control characters with U+FFFD.
  private(set) var before = ""
  private(set) var meant = ""
  private(set) var after = ""
  /// Spaces, and `^~~` below the marked part.
  private(set) var mark = ""

  var line: String { (before + meant + after).withoutTrailingSpaces }

  private static let tabStop = 4

  /// - Parameters:
  ///   - column: the first column of the marked part, in characters from 1.
  ///   - length: the number of characters in the marked part; at least one character is marked.
  ///   - width: the number of available columns. If the line is longer, only the part around the
  ///     mark is shown.
  init(of text: String, column: Int, length: Int?, width: Int) {
    let cells = Self.cells(text)
    let start = min(max(column - 1, 0), cells.count)
    let end = min(max(start + 1, start + max(length ?? 1, 1)), cells.count)
    let shown = Self.window(cells, around: start, width)
    if shown.lowerBound > 0 { add("…", mark: " ") }
    for index in shown {
      let isMarked = index >= start && index < end
      let sign: Character = isMarked ? (index == start ? "^" : "~") : " "
      add(cells[index].text, mark: sign, columns: cells[index].columns)
    }
    if shown.upperBound < cells.count { add("…", mark: " ") }
    // The mark is after the end of the line if something is missing there.
    if start == cells.count { add(" ", mark: "^") }
    mark = mark.withoutTrailingSpaces
  }

  private mutating func add(_ text: String, mark sign: Character, columns: Int = 1) {
    if sign != " " {
      meant += text
    } else if meant.isEmpty {
      before += text
    } else {
      after += text
    }
    mark.append(sign)
    mark += String(repeating: sign == "^" ? "~" : sign, count: max(0, columns - 1))
  }

  private struct Cell {
    var text: String
    var columns: Int
  }

  private static func cells(_ text: String) -> [Cell] {
    var cells: [Cell] = []
    var column = 0
    for character in text {
      let cell =
        if character == "\t" {
          Cell(
            text: String(repeating: " ", count: tabStop - column % tabStop),
            columns: tabStop - column % tabStop)
        } else if character.steersTerminals {
          Cell(text: "\u{FFFD}", columns: 1)
        } else {
          Cell(text: String(character), columns: character.columns)
        }
      cells.append(cell)
      column += cell.columns
    }
    return cells
  }

  /// Returns the range of cells to show. If the marked place is
  /// near the beginning of the line, the range starts there.
  private static func window(_ cells: [Cell], around place: Int, _ width: Int) -> Range<Int> {
    // A mark after the end of the line needs a column as well.
    let needed = cells.reduce(place == cells.count ? 1 : 0) { $0 + $1.columns }
    if needed <= width { return 0..<cells.count }
    // Leaves room for an ellipsis on each side.
    let room = max(width - 2, 8)
    var start = place
    var before = 0
    while start > 0, before + cells[start - 1].columns <= room / 2 {
      start -= 1
      before += cells[start].columns
    }
    var end = start
    var taken = 0
    while end < cells.count, taken + cells[end].columns <= room {
      taken += cells[end].columns
      end += 1
    }
    return start..<end
  }
}

extension Character {
  /// True for a control character or one that changes the writing direction.
  fileprivate var steersTerminals: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }
}
