/// `assign name = expression`: sets a variable for the entire template.
struct Assign: Tag {
  private let target: Symbol
  private let value: Part<FilteredExpression>
  let isBlank = true

  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError) {
    let end = tag.markup.upperBound
    guard
      let name = parser.lax.targets(in: tag.markup).first(where: { name in
        let sign = parser.lax.skipWhitespace(from: name.upperBound, to: end)
        return sign < end && parser.source.bytes[sign] == UInt8(ascii: "=")
      })
    else {
      throw parser.syntaxError(
        "Expected 'assign name = value'.", at: tag.markup.lowerBound)
    }
    target = parser.symbol(name)
    let sign = parser.lax.skipWhitespace(from: name.upperBound, to: end)
    value = try parser.filtered((sign + 1)..<end)
  }

  func render(_ renderer: inout Renderer) throws(LiquidError) {
    let value = try renderer.value(of: value)
    try renderer.count(work: value.weight, at: self.value.offset)
    renderer.assign(value, to: target)
  }
}

/// `capture name … endcapture`: sets a variable to the text of the block.
struct Capture: Tag {
  private let target: Symbol
  private let body: Body
  private let offset: Int
  let isBlank = true

  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError) {
    guard let name = parser.lax.targets(in: tag.markup).first else {
      throw parser.syntaxError("Expected 'capture name'.", at: tag.markup.lowerBound)
    }
    target = parser.symbol(name)
    offset = tag.offset
    body = try parser.part(of: tag).0
  }

  func render(_ renderer: inout Renderer) throws(LiquidError) {
    let text = try renderer.captured(body)
    try renderer.count(work: text.count, at: offset)
    renderer.assign(.string(String(bytes: text.bytes)), to: target)
  }
}

extension LaxParser {
  /// Returns the assignable names in a range.
  func targets(in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var cursor = range.lowerBound
    while cursor < range.upperBound {
      var end = cursor
      while let next = targetCharacterEnd(from: end, to: range.upperBound) { end = next }
      if end > cursor { found.append(cursor..<end) }
      cursor = max(end, cursor + 1)
    }
    return found
  }

  /// Returns the end of a single character in an assignable name. The character can be enclosed in
  /// parentheses.
  private func targetCharacterEnd(from start: Int, to end: Int) -> Int? {
    var cursor = start
    if cursor < end, bytes[cursor] == UInt8(ascii: "(") { cursor += 1 }
    guard cursor < end, bytes[cursor].isSegment || ".[]".utf8.contains(bytes[cursor]) else {
      return nil
    }
    cursor += 1
    if cursor < end, bytes[cursor] == UInt8(ascii: ")") { cursor += 1 }
    return cursor
  }
}

/// `increment name`: writes a counter, then adds one to it.
struct Increment: Tag {
  private let counter: Symbol
  private let offset: Int
  let isBlank = false

  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError) {
    counter = parser.counter(tag)
    offset = tag.offset
  }

  func render(_ renderer: inout Renderer) throws(LiquidError) {
    let value = try renderer.counter(counter, at: offset)
    renderer.setCounter(counter, to: value &+ 1)
    renderer.output.append(value)
  }
}

/// `decrement name`: subtracts one from a counter, then writes it.
struct Decrement: Tag {
  private let counter: Symbol
  private let offset: Int
  let isBlank = false

  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError) {
    counter = parser.counter(tag)
    offset = tag.offset
  }

  func render(_ renderer: inout Renderer) throws(LiquidError) {
    let value = try renderer.counter(counter, at: offset) &- 1
    renderer.setCounter(counter, to: value)
    renderer.output.append(value)
  }
}

extension TemplateParser {
  fileprivate mutating func counter(_ tag: TagToken) -> Symbol {
    let bytes = source.bytes[tag.markup]
    let end = bytes.lastIndex { !$0.isStripped }.map { $0 + 1 } ?? tag.markup.lowerBound
    return symbol(tag.markup.lowerBound..<end)
  }
}
