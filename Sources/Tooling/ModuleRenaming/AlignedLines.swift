import AdderFileChanges
import AdderSwiftSource

/// Edits that keep lines aligned with what follows a bracket in an earlier line, if a name before the bracket gets
/// longer or shorter.
struct AlignedLines {
  private(set) var edits: [FileEdit] = []

  private let bytes: [UInt8]
  private let renames: [FileEdit]
  /// The open brackets, each with the column of what follows it in its line before and after the edits.
  private var open: [(old: Int, new: Int)?] = []
  /// How far the current line moves.
  private var shift = 0

  /// - Parameter renames: The edits of names.
  init(of bytes: [UInt8], besides renames: [FileEdit]) {
    self.bytes = bytes
    self.renames = renames.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard renames.contains(where: { $0.replacement.count != $0.range.count }) else { return }
    var reader = SwiftReader()
    let words = reader.words(of: bytes)
    var lineStart = 0
    for (index, word) in words.enumerated() {
      let start = Int(word.start)
      if let newline = bytes[lineStart..<start].lastIndex(of: UInt8(ascii: "\n")) {
        lineStart = newline + 1
        shift = word.isInString ? 0 : align(lineStart..<start)
      }
      switch word.kind {
      case .leftParenthesis, .leftBracket:
        open.append(
          index + 1 < words.count ? column(of: Int(words[index + 1].start), from: lineStart) : nil)
      case .leftBrace: open.append(nil)
      case .rightParenthesis, .rightBracket, .rightBrace: _ = open.popLast()
      default: break
      }
    }
  }

  /// Returns the column of a position before and after the edits, or `nil` if it is in a later line.
  private func column(of position: Int, from lineStart: Int) -> (old: Int, new: Int)? {
    guard !bytes[lineStart..<position].contains(UInt8(ascii: "\n")) else { return nil }
    let change = renames.filter {
      $0.range.lowerBound >= lineStart && $0.range.upperBound <= position
    }.reduce(0) { $0 + $1.replacement.count - $1.range.count }
    let old = position - lineStart
    return (old, old + change + shift)
  }

  /// Moves a line that begins exactly where the contents of the innermost bracket do.
  private mutating func align(_ indentation: Range<Int>) -> Int {
    let blank = UInt8(ascii: " ")
    guard let top = open.last, let column = top, column.old == indentation.count,
      column.old != column.new, bytes[indentation].allSatisfy({ $0 == blank })
    else { return 0 }
    edits.append(FileEdit(indentation, with: [UInt8](repeating: blank, count: column.new)))
    return column.new - column.old
  }
}
