/// The lines and comments around the values of a property list.
struct ProjectText {
  let list: PropertyList
  var bytes: [UInt8] { list.bytes }

  init(_ list: PropertyList) { self.list = list }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: - Lines

  /// Where the line of a place begins.
  func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, !bytes[start - 1].isLineBreak { start -= 1 }
    return start
  }

  /// Whether only blanks stand before a place in its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    bytes[lineStart(of: offset)..<offset].allSatisfy(\.isBlank)
  }

  /// The blanks that the line of a place begins with.
  func indent(at offset: Int) -> String {
    let start = lineStart(of: offset)
    return String(decoding: bytes[start..<offset].prefix(while: \.isBlank), as: UTF8.self)
  }

  /// Where the next line begins, if only blanks are left of the line of a place.
  func nextLine(after offset: Int) -> Int? {
    var end = offset
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    guard end < bytes.count, bytes[end].isLineBreak else { return nil }
    let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
    return end + (isPair ? 2 : 1)
  }

  /// The end of the run of empty lines that starts at a line.
  func emptyLinesEnd(from line: Int) -> Int {
    var end = line
    while let next = nextLine(after: end) { end = next }
    return end
  }

  /// The start of the run of empty lines that ends before a line.
  func emptyLinesStart(before line: Int) -> Int {
    var start = line
    while start > 0 {
      // A line break of two bytes is one.
      let isPair = start > 1 && bytes[start - 1] == 0x0A && bytes[start - 2] == 0x0D
      let previous = lineStart(of: start - (isPair ? 2 : 1))
      guard nextLine(after: previous) == start else { break }
      start = previous
    }
    return start
  }

  func hasLineBreak(in range: Range<Int>) -> Bool { bytes[range].contains(where: \.isLineBreak) }

  /// The whole lines of a range when nothing else is on them.
  func wholeLines(of range: Range<Int>) -> Range<Int>? {
    guard isFirstOnLine(range.lowerBound), let end = nextLine(after: range.upperBound) else {
      return nil
    }
    return lineStart(of: range.lowerBound)..<end
  }

  // MARK: - Between values

  /// Where white space and comments end.
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

  /// The comments between a place and the value before it.
  func comments(before offset: Int) -> [Range<Int>] {
    // A comment can be distinguished from a string only when the line is read from its beginning.
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

  /// The comments in a range without values.
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

  /// What a comment directly behind a value says.
  func comment(after offset: Int) -> String? {
    var start = offset
    while start < bytes.count, bytes[start].isBlank { start += 1 }
    guard let range = comment(at: start), bytes[start + 1] == UInt8(ascii: "*") else { return nil }
    let text = string(range).dropFirst(2).dropLast(2)
    return text.trimmingBlanks
  }

  /// Where an element or entry ends: behind its `,` or `;` if it has one, and otherwise behind it
  /// and its comments.
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
