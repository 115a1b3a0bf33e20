import AdderFindings

/// Reads the comments in the gaps between Swift tokens.
struct CommentReader {
  static let mark = Array("adder:".utf8)

  private let bytes: [UInt8]
  private var place: PlaceCounter
  /// The end of the last gap that was read.
  private(set) var end = 0
  private(set) var suppressions: [Suppression] = []

  init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    place = PlaceCounter(bytes: bytes, path: path)
  }

  /// - Parameters:
  ///   - isAtStart: true if no token precedes the gap.
  ///   - isAtEnd: true if no token follows the gap.
  mutating func read(from start: Int, to end: Int, isAtStart: Bool, isAtEnd: Bool) {
    self.end = end
    let lineOfCode = isAtStart ? 0 : place.location(of: start).line
    let first = suppressions.count
    var index = start
    while index + 1 < end {
      guard bytes[index] == UInt8(ascii: "/"), let comment = comment(at: index, to: end) else {
        index += 1
        continue
      }
      add(comment.text)
      index = comment.end
    }
    let next: Suppression.Scope = isAtEnd ? .nothing : .line(place.location(of: end).line)
    for number in first..<suppressions.count where suppressions[number].scope == .nothing {
      let line = suppressions[number].location.line
      suppressions[number].scope = line == lineOfCode ? .line(line) : next
    }
  }

  /// Returns the comment that begins at an offset: its first line without comment markers, and its
  /// end.
  private func comment(at start: Int, to limit: Int) -> (text: Range<Int>, end: Int)? {
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      let end = endOfLine(from: start, to: limit)
      return (start + 2..<end, end)
    case UInt8(ascii: "*"):
      let end = endOfBlock(from: start, to: limit)
      // A block comment that is not closed extends to the end of the file.
      let isClosed = end >= start + 4 && bytes[end - 1] == UInt8(ascii: "/")
      let text = start + 2..<max(start + 2, isClosed ? end - 2 : end)
      return (text.lowerBound..<endOfLine(from: text.lowerBound, to: text.upperBound), end)
    default: return nil
    }
  }

  private func endOfLine(from start: Int, to limit: Int) -> Int {
    let rest = bytes[start..<limit]
    return rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? limit
  }

  /// Returns the end of a block comment. Block comments can be nested.
  private func endOfBlock(from start: Int, to limit: Int) -> Int {
    var depth = 0
    var index = start
    while index + 1 < limit {
      switch (bytes[index], bytes[index + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
        if depth == 0 { return index }
      default: index += 1
      }
    }
    return limit
  }

  private mutating func add(_ text: Range<Int>) {
    var words = SuppressionWords(bytes[text])
    guard let start = words.takeMark() else { return }
    let location = place.location(of: start)
    let word = words.takeWord()
    let names = words.takeRules().map { name in
      Suppression.RuleName(text: name.text, location: place.location(of: name.start))
    }
    let isKnown = word == "disable" || word == "disable:file"
    suppressions.append(
      Suppression(
        // `read` sets the line after it has read the gap.
        scope: word == "disable:file" ? .file : .nothing, rules: isKnown ? names : [],
        reason: words.takeReason(),
        problem: isKnown ? (names.isEmpty ? .noRule : nil) : .unknownWord(word),
        location: location))
  }
}
