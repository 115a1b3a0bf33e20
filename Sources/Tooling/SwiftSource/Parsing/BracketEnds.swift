/// For each word that opens something, the word behind its end.
///
/// All are found at once, when the first is asked for: asked one by one, what is nested would be walked
/// through again for each level around it.
struct BracketEnds {
  private var ends: [UInt32] = []
  private var areKnown = false

  /// Another file is read. The memory is kept.
  mutating func forget() { areKnown = false }

  /// - Parameter tokens: all words; the last is one behind the end of the file.
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
