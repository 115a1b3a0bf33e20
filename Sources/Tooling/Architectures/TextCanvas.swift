import AdderBase

/// A grid of characters for a terminal.
struct TextCanvas {
  private struct Cell {
    /// `nil` after a character that is two columns wide.
    var character: Character? = " "
    var isRed = false
  }

  private var rows: [[Cell]] = []

  /// Writes text from a position to the right, over existing text.
  /// Control characters become spaces.
  mutating func put(_ text: String, x: Int, y: Int, isRed: Bool = false) {
    while rows.count <= y { rows.append([]) }
    var x = x
    for character in text {
      let end = x + character.columns
      while rows[y].count < end { rows[y].append(Cell()) }
      rows[y][x] = Cell(character: character.steersTerminal ? " " : character, isRed: isRed)
      for behind in x + 1..<max(x + 1, end) { rows[y][behind].character = nil }
      x = end
    }
  }

  /// Adds a row below all others.
  mutating func addRow(_ text: String, isRed: Bool = false) {
    put(text, x: 0, y: rows.count, isRed: isRed)
  }

  /// Adds an empty row, unless the canvas is empty.
  mutating func addSpace() {
    if !rows.isEmpty { rows.append([]) }
  }

  /// Returns the rows with line breaks and without trailing spaces.
  func text(isColored: Bool) -> String {
    rows.map { Self.text(of: $0, isColored: isColored) + "\n" }.joined()
  }

  private static func text(of row: [Cell], isColored: Bool) -> String {
    let end = row.lastIndex { $0.character != " " } ?? -1
    var text = ""
    var isRed = false
    for cell in row[0..<(end + 1)] {
      let isVisible = cell.character != " "
      if isColored, cell.isRed != isRed, isVisible || isRed {
        isRed = cell.isRed
        text += isRed ? "\u{1B}[31m" : "\u{1B}[0m"
      }
      if let character = cell.character { text.append(character) }
    }
    return isRed ? text + "\u{1B}[0m" : text
  }
}

extension Character {
  var steersTerminal: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
