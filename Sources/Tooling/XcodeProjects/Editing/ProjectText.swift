/// The lines and comments around the values of a property list.
struct ProjectText {
  let list: PropertyList
  var bytes: [UInt8] { list.bytes }

  init(_ list: PropertyList) { self.list = list }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: - Lines

  /// Returns the start of the line that contains a position.
  func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, !bytes[start - 1].isLineBreak { start -= 1 }
    return start
  }

  /// Returns true if only blanks precede a position on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    bytes[lineStart(of: offset)..<offset].allSatisfy(\.isBlank)
  }

  /// Returns the leading blanks of the line that contains a position.
  func indent(at offset: Int) -> String {
    let start = lineStart(of: offset)
    return String(decoding: bytes[start..<offset].prefix(while: \.isBlank), as: UTF8.self)
  }

  /// Returns the start of the next line, or `nil` if something other than
  /// blanks follows on this line.
  func nextLine(after offset: Int) -> Int? {
    var end = offset
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    guard end < bytes.count, bytes[end].isLineBreak else { return nil }
    let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
    return end + (isPair ? 2 : 1)
  }

  /// Returns the end of the empty lines that begin at a position.
  func emptyLinesEnd(from line: Int) -> Int {
    var end = line
    while let next = nextLine(after: end) { end = next }
    return end
  }

  /// Returns the start of the empty lines before a line.
  func emptyLinesStart(before line: Int) -> Int {
    var start = line
    while start > 0 {
      // CR LF is one line break.
      let isPair = start > 1 && bytes[start - 1] == 0x0A && bytes[start - 2] == 0x0D
      let previous = lineStart(of: start - (isPair ? 2 : 1))
      guard nextLine(after: previous) == start else { break }
      start = previous
    }
    return start
  }

  func hasLineBreak(in range: Range<Int>) -> Bool { bytes[range].contains(where: \.isLineBreak) }

  /// Returns the range extended to entire lines, or `nil` if these lines contain anything but
  /// blanks outside the range.
  func wholeLines(of range: Range<Int>) -> Range<Int>? {
    guard isFirstOnLine(range.lowerBound), let end = nextLine(after: range.upperBound) else {
      return nil
    }
    return lineStart(of: range.lowerBound)..<end
  }

  // MARK: - Between values

  /// Returns the end of the white space and comments that follow a position.
  func triviaEnd(from offset: Int) -> Int {
    var position = offset
    while position < bytes.count {
      if bytes[position].isWhiteSpace {
        position += 1
      } else if let comment = comment(at: position) {
        position = comment.upperBound
      } else {
        break
      }
    }
    return position
  }

  private func comment(at start: Int) -> Range<Int>? {
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/") else { return nil }
    var end = start + 2
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
      return start..<end
    case UInt8(ascii: "*"):
      while end + 1 < bytes.count {
        if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") {
          return start..<end + 2
        }
        end += 1
      }
      return nil
    default: return nil
    }
  }

  /// Returns the comments between a position and the value before it.
  func comments(before offset: Int) -> [Range<Int>] {
    // Reading backwards could mistake the contents of a string for a comment. So the search begins
    // after the last value before the position.
    var low = 0
    var high = list.nodes.count
    while low < high {
      let middle = (low + high) / 2
      if list.nodes[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return [] }
    let last = list.nodes[low - 1]
    let isOpen = last.range.upperBound > offset
    return comments(in: (isOpen ? last.start + 1 : last.range.upperBound)..<offset)
  }

  /// Returns the comments in a range without values.
  func comments(in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = range.lowerBound
    while position < range.upperBound {
      if let comment = comment(at: position) {
        found.append(comment)
        position = comment.upperBound
      } else {
        position += 1
      }
    }
    return found
  }

  /// Returns the text of a comment directly after a value.
  func comment(after offset: Int) -> String? {
    var start = offset
    while start < bytes.count, bytes[start].isBlank { start += 1 }
    guard let range = comment(at: start), bytes[start + 1] == UInt8(ascii: "*") else { return nil }
    let text = string(range).dropFirst(2).dropLast(2)
    return text.trimmingBlanks
  }

  /// Returns the end of an element or entry: after its `,` or `;` if it has one, and otherwise
  /// after its value and the comments that follow.
  func itemEnd(_ node: PropertyList.NodeIndex) -> (end: Int, isSeparated: Bool) {
    let end = list.nodes[node].range.upperBound
    let next = triviaEnd(from: end)
    if next < bytes.count, bytes[next] == UInt8(ascii: ",") || bytes[next] == UInt8(ascii: ";") {
      return (next + 1, true)
    }
    return (comments(in: end..<next).last?.upperBound ?? end, false)
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    var rest = self
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
