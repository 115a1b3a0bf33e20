import AdderBase

/// Rows of text in columns, for the user.
struct Table {
  private var rows: [[String]] = []

  var isEmpty: Bool { rows.isEmpty }

  /// - Parameter cells: the text of each column; line breaks become spaces.
  mutating func add(_ cells: [String]) { rows.append(cells.map(\.onOneLine)) }

  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.compactMap { column < $0.count ? $0[column].count : nil }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column == row.count - 1
          ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      return cells.joined(separator: "  ").withoutTrailingSpaces
    }.joined(separator: "\n")
  }
}
