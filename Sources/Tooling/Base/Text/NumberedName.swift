/// A name by which lists are sorted as people do: `Screen2` before `Screen10`.
package struct NumberedName: Comparable {
  private let pieces: [Piece]

  private enum Piece: Comparable {
    case number(length: Int, digits: Substring)
    case text(Substring)
  }

  package init(_ name: String) {
    var pieces: [Piece] = []
    var rest = name[...]
    while let first = rest.first {
      let isNumber = first.isASCII && first.isNumber
      let end = rest.firstIndex { ($0.isASCII && $0.isNumber) != isNumber } ?? rest.endIndex
      let piece = rest[..<end]
      if isNumber {
        // Of two numbers without leading zeros, the one with more digits is greater.
        let digits = piece.drop { $0 == "0" }
        pieces.append(.number(length: digits.count, digits: digits))
      } else {
        pieces.append(.text(piece))
      }
      rest = rest[end...]
    }
    self.pieces = pieces
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.pieces.lexicographicallyPrecedes(right.pieces)
  }
}
