/// For each opening bracket, the index of the token after the matching closing bracket.
///
/// All indices are determined when the first one is requested. Separate searches would read nested
/// brackets again for each enclosing level.
struct BracketEnds {
  private var ends: [UInt32] = []
  private var areKnown = false

  /// Discards the results before another file is read, and keeps the memory.
  mutating func forget() { areKnown = false }

  /// Returns the index of the token after the bracket that closes the bracket at an index.
  ///
  /// - Parameter tokens: all tokens, including one after the end of the file.
  mutating func end(of start: Int, in tokens: UnsafeBufferPointer<Token>) -> Int {
    if !areKnown { find(in: tokens) }
    return Int(ends[start])
  }

  private mutating func find(in tokens: UnsafeBufferPointer<Token>) {
    areKnown = true
    let last = tokens.count - 1
    ends.removeAll(keepingCapacity: true)
    ends.reserveCapacity(tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      ends.append(UInt32(truncatingIfNeeded: min(index + 1, last)))
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .interpolationOpen: open.append(index)
      case .rightParenthesis, .rightBracket, .rightBrace, .interpolationClose:
        if let start = open.popLast() { ends[start] = ends[index] }
      default: break
      }
    }
    for start in open { ends[start] = UInt32(truncatingIfNeeded: last - 1) }
  }
}
