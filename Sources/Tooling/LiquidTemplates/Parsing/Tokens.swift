/// A part of a template, as a range of its source.
enum Token {
  case text(Range<Int>)
  /// The text between `{{` and `}}`, without dashes.
  case output(Range<Int>)
  case tag(TagToken)
  /// An output or tag that is not closed, or a tag without a name.
  case unclosed(Range<Int>)
}

/// A tag: its name and its markup.
struct TagToken {
  let name: String
  /// The start of the tag.
  let offset: Int
  let markup: Range<Int>

  /// True if the tag is the `end…` of a block.
  func ends(_ block: TagToken) -> Bool {
    name.utf8.starts(with: "end".utf8) && name.utf8.dropFirst(3).elementsEqual(block.name.utf8)
  }
}

/// A token, and whether dashes trim the text around it.
struct TrimmedToken {
  let token: Token
  let range: Range<Int>
  var trimsBefore = false
  var trimsAfter = false
}

/// Splits a template, or the lines of a `liquid` tag, into tokens.
struct Tokens {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int
  // Once a search for the end of a tag or an output fails, it is not repeated, so no template takes
  // quadratic time.
  private var hasTagEnds = true
  private var hasOutputEnds = true
  /// True if each line is a tag, as inside `{% liquid %}`.
  let areLines: Bool

  init(_ bytes: [UInt8], in range: Range<Int>? = nil, areLines: Bool = false) {
    self.bytes = bytes
    position = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
    self.areLines = areLines
  }

  mutating func next() -> TrimmedToken? {
    guard position < end else { return nil }
    return areLines ? nextLine() : nextPiece()
  }

  private mutating func nextLine() -> TrimmedToken? {
    while position < end {
      let start = position
      let newline = bytes[start..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
      position = newline + 1
      guard let name = bytes[start..<newline].firstIndex(where: { !$0.isWhitespace }) else {
        continue
      }
      let token =
        tag(named: name, markupEnd: newline, offset: name).map(Token.tag)
        ?? .unclosed(name..<newline)
      return TrimmedToken(token: token, range: start..<newline)
    }
    return nil
  }

  private mutating func nextPiece() -> TrimmedToken {
    let start = position
    if begins(with: "%") { return nextTag(from: start) }
    if begins(with: "{") { return nextOutput(from: start) }
    while position < end, !begins(with: "%"), !begins(with: "{") {
      position = bytes[(position + 1)..<end].firstIndex(of: UInt8(ascii: "{")) ?? end
    }
    return TrimmedToken(token: .text(start..<position), range: start..<position)
  }

  /// Returns true if an opening brace and this character follow.
  private func begins(with second: Unicode.Scalar) -> Bool {
    position + 1 < end && bytes[position] == UInt8(ascii: "{")
      && bytes[position + 1] == UInt8(ascii: second)
  }

  private mutating func nextTag(from start: Int) -> TrimmedToken {
    guard let close = tagClose(from: start + 2) else {
      return unclosed(from: start, to: start + 2)
    }
    position = close + 2
    let inner = content(from: start, to: close)
    let name = bytes[inner.range].firstIndex { !$0.isWhitespace } ?? inner.range.upperBound
    let token = tag(named: name, markupEnd: inner.range.upperBound, offset: start).map(Token.tag)
    return TrimmedToken(
      token: token ?? .unclosed(start..<position), range: start..<position,
      trimsBefore: inner.trimsBefore, trimsAfter: inner.trimsAfter)
  }

  /// Reads an output, which ends at the first closing brace. If a tag begins before that brace, the
  /// output is unclosed and ends with the tag.
  private mutating func nextOutput(from start: Int) -> TrimmedToken {
    var cursor = start + 2
    while hasOutputEnds, cursor < end {
      let byte = bytes[cursor]
      if byte == UInt8(ascii: "}") {
        guard cursor + 1 < end, bytes[cursor + 1] == byte else {
          return unclosed(from: start, to: cursor + 1)
        }
        position = cursor + 2
        let inner = content(from: start, to: cursor)
        return TrimmedToken(
          token: .output(inner.range), range: start..<position, trimsBefore: inner.trimsBefore,
          trimsAfter: inner.trimsAfter)
      }
      if byte == UInt8(ascii: "{"), cursor + 1 < end, bytes[cursor + 1] == UInt8(ascii: "%") {
        let tagEnd = tagClose(from: cursor + 2).map { $0 + 2 } ?? end
        return unclosed(from: start, to: tagEnd)
      }
      cursor += 1
    }
    hasOutputEnds = false
    return unclosed(from: start, to: start + 2)
  }

  private mutating func unclosed(from start: Int, to end: Int) -> TrimmedToken {
    position = end
    return TrimmedToken(token: .unclosed(start..<end), range: start..<end)
  }

  private mutating func tagClose(from start: Int) -> Int? {
    var cursor = start
    while hasTagEnds, cursor + 1 < end {
      if bytes[cursor] == UInt8(ascii: "%"), bytes[cursor + 1] == UInt8(ascii: "}") {
        return cursor
      }
      cursor += 1
    }
    hasTagEnds = false
    return nil
  }

  private func content(
    from start: Int, to close: Int
  ) -> (range: Range<Int>, trimsBefore: Bool, trimsAfter: Bool) {
    let dash = UInt8(ascii: "-")
    let trimsBefore = start + 2 < close && bytes[start + 2] == dash
    let trimsAfter = bytes[close - 1] == dash
    let inner = start + (trimsBefore ? 3 : 2)
    return (inner..<max(inner, close - (trimsAfter ? 1 : 0)), trimsBefore, trimsAfter)
  }

  private func tag(named start: Int, markupEnd: Int, offset: Int) -> TagToken? {
    guard start < markupEnd else { return nil }
    var end = start
    if bytes[start] == UInt8(ascii: "#") {
      end += 1
    } else {
      while end < markupEnd, bytes[end].isWord { end += 1 }
    }
    guard end > start else { return nil }
    let name = String(bytes: bytes[start..<end])
    while end < markupEnd, bytes[end].isWhitespace { end += 1 }
    return TagToken(name: name, offset: offset, markup: end..<markupEnd)
  }
}

extension Tokens {
  /// Returns the next piece of a block whose contents are not parsed, such as `raw` or `doc`.
  ///
  /// A closing tag is recognized even if the text before it looks like an unclosed tag.
  mutating func nextVerbatim() -> Verbatim? {
    guard let token = next() else { return nil }
    let dashed = token.range.count > 4 && bytes[token.range.upperBound - 3] == UInt8(ascii: "-")
    return Verbatim(range: token.range, tag: lastTag(in: token.range), trimsAfter: dashed)
  }

  struct Verbatim {
    let range: Range<Int>
    /// The tag at the end of the piece, if there is one.
    let tag: TagToken?
    let trimsAfter: Bool
  }

  private func lastTag(in range: Range<Int>) -> TagToken? {
    guard range.count >= 4, bytes[range.upperBound - 1] == UInt8(ascii: "}"),
      bytes[range.upperBound - 2] == UInt8(ascii: "%")
    else { return nil }
    var cursor = range.upperBound - 4
    while cursor >= range.lowerBound {
      if bytes[cursor] == UInt8(ascii: "{"), bytes[cursor + 1] == UInt8(ascii: "%") {
        var name = cursor + 2
        let end = range.upperBound - 2
        if name < end, bytes[name] == UInt8(ascii: "-") { name += 1 }
        while name < end, bytes[name].isWhitespace { name += 1 }
        if name < end, bytes[name].isWord {
          return tag(named: name, markupEnd: end, offset: cursor)
        }
      }
      cursor -= 1
    }
    return nil
  }
}
