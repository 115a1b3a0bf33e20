/// `for name in collection … else … endfor`: renders the body for each element.
struct For: Tag {
  private let variable: Symbol
  private let forloop: Symbol
  /// The value of `forloop.name`. `offset: continue` also uses it to find the
  /// end of the previous loop.
  private let name: Symbol
  private let collection: Expression
  private let isReversed: Bool
  private let limit: Expression?
  private let start: Start
  private let body: Body
  private let elseBody: Body?
  private let offset: Int
  let isBlank: Bool

  enum Start: Sendable {
    case first
    case value(Expression)
    /// The position at which the last loop with the same name ended.
    case continuing
  }

  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError) {
    let head = try parser.loopHead(tag)
    variable = head.variable
    name = parser.symbolNamed(head.name)
    collection = head.collection
    isReversed = head.isReversed
    limit = head.limit
    start = head.start
    offset = tag.offset
    forloop = parser.symbolNamed("forloop")
    let (body, end) = try parser.part(of: tag, orTags: ["else"])
    let elseBody = end.name == "else" ? try parser.part(of: tag).0 : nil
    isBlank = body.isBlank && elseBody?.isBlank != false
    self.body = isBlank ? body.withoutTexts(in: parser.storage) : body
    self.elseBody = isBlank ? elseBody?.withoutTexts(in: parser.storage) : elseBody
  }

  func render(_ renderer: inout Renderer) throws(LiquidError) {
    let segment = try segment(&renderer)
    guard segment.count > 0 else {
      if let elseBody { try renderer.render(elseBody) }
      return
    }
    let loop = renderer.beginLoop(LoopState(name: renderer.slot(name), length: segment.count))
    let outerLoop = renderer.shadow(forloop, with: .loop(loop))
    let outer = renderer.shadow(variable, with: .null)
    for position in 0..<segment.count {
      try renderer.countIteration(at: offset)
      renderer.setShadow(
        variable, to: segment[isReversed ? segment.count - 1 - position : position])
      try renderer.render(body)
      renderer.advanceLoop()
      if renderer.takeInterrupt() == .break { break }
    }
    renderer.unshadow(variable, to: outer)
    renderer.unshadow(forloop, to: outerLoop)
    renderer.endLoop()
  }

  private func segment(_ renderer: inout Renderer) throws(LiquidError) -> Segment {
    let first =
      switch start {
      case .first: 0
      case .continuing: renderer.loopEnd(name)
      case .value(let expression):
        try renderer.integer(expression, at: offset) ?? 0
      }
    let collection = try renderer.value(of: collection)
    let count = try limit.flatMap { (limit) throws(LiquidError) in
      try renderer.integer(limit, at: offset)
    }
    let segment = Segment(of: collection, from: first, count: count)
    renderer.setLoopEnd(name, to: first.addingSaturated(segment.count))
    return segment
  }
}

/// The part of a collection that a loop iterates over.
struct Segment {
  private let elements: Elements
  private let start: Int
  let count: Int

  private enum Elements {
    case array([LiquidValue])
    case entries([LiquidObject.Entry])
    case integers(from: Int)
    case single(LiquidValue)
  }

  init(of collection: LiquidValue, from first: Int, count limit: Int?) {
    let total: Int
    switch collection {
    case .array(let values): (elements, total) = (.array(values), values.count)
    case .object(let object): (elements, total) = (.entries(object.entries), object.count)
    case .range(let first, let last):
      (elements, total) = (.integers(from: first), LiquidValue.count(from: first, to: last))
    case .string(let text):
      // A string is always a single element, regardless of the offset and the limit.
      (elements, start, count) = (.single(collection), 0, text.isEmpty ? 0 : 1)
      return
    default: (elements, total) = (.array([]), 0)
    }
    let end = limit.map { min(total, first.addingSaturated($0)) } ?? total
    start = max(0, first)
    count = max(0, end - start)
  }

  subscript(position: Int) -> LiquidValue {
    switch elements {
    case .array(let values): values[start + position]
    case .entries(let entries):
      [.string(entries[start + position].key.text), entries[start + position].value]
    case .integers(let first): .integer(first + start + position)
    case .single(let value): value
    }
  }
}

extension Int {
  func addingSaturated(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }
}

extension LiquidValue {
  /// Returns the number of integers in a range.
  static func count(from first: Int, to last: Int) -> Int {
    guard last >= first else { return 0 }
    let (distance, overflows) = last.subtractingReportingOverflow(first)
    return overflows ? .max : distance.addingSaturated(1)
  }
}

/// The contents of a loop's tag.
private struct LoopHead {
  let variable: Symbol
  let name: String
  let collection: Expression
  var isReversed: Bool
  var limit: Expression?
  var start = For.Start.first
}

extension TemplateParser {
  fileprivate mutating func loopHead(_ tag: TagToken) throws(LiquidError) -> LoopHead {
    guard syntax == .strict else { return try laxLoopHead(tag) }
    let head = try strictly(tag.markup) { (parser, symbols) throws(SyntaxProblem) in
      try parser.loopHead(&symbols)
    }
    guard let head else { return try laxLoopHead(tag) }
    return head
  }

  private mutating func laxLoopHead(_ tag: TagToken) throws(LiquidError) -> LoopHead {
    let end = tag.markup.upperBound
    let lax = lax
    let variable = tag.markup.lowerBound..<lax.segmentEnd(from: tag.markup.lowerBound, to: end)
    guard !variable.isEmpty,
      let (_, wordEnd) = lax.word(["in"], after: variable.upperBound, to: end)
    else { throw loopProblem(tag) }
    let start = lax.skipWhitespace(from: wordEnd, to: end)
    guard start > wordEnd, let collectionEnd = lax.fragmentsEnd(from: start, to: end) else {
      throw loopProblem(tag)
    }
    let text = source.text(start..<collectionEnd)
    let rest = lax.skipWhitespace(from: collectionEnd, to: end)
    var head = LoopHead(
      variable: symbol(variable), name: "\(source.text(variable))-\(text)",
      collection: expression(start..<collectionEnd),
      isReversed: source.bytes[rest..<end].starts(with: "reversed".utf8))
    for attribute in lax.attributes(in: tag.markup) {
      switch source.text(attribute.name) {
      case "limit": head.limit = expression(attribute.value)
      case "offset":
        let isContinuing = source.text(attribute.value) == "continue"
        head.start = isContinuing ? .continuing : .value(expression(attribute.value))
      default: break
      }
    }
    return head
  }

  private func loopProblem(_ tag: TagToken) -> LiquidError {
    syntaxError("Expected 'for name in collection'.", at: tag.markup.lowerBound)
  }

}

extension StrictParser {
  fileprivate mutating func loopHead(
    _ symbols: inout SymbolTable
  ) throws(SyntaxProblem) -> LoopHead {
    let variable = text(try need(.name, "a name"))
    guard take(word: "in") else { throw expected("'in'") }
    let start = offset
    let collection = try expression(&symbols)
    var head = LoopHead(
      variable: symbols.symbol(variable), name: "\(variable)-\(compactText(from: start))",
      collection: collection, isReversed: take(word: "reversed"))
    while !looksAt(.end) {
      take(.comma)
      let isLimit = take(word: "limit")
      guard isLimit || take(word: "offset") else { throw expected("'limit' or 'offset'") }
      try need(.colon, "':'")
      if isLimit {
        head.limit = try expression(&symbols)
      } else if take(word: "continue") {
        head.start = .continuing
      } else {
        head.start = .value(try expression(&symbols))
      }
    }
    return head
  }
}

/// `break`: ends the enclosing loop, or the template.
struct Break: Tag {
  let isBlank = false

  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError) {}

  func render(_ renderer: inout Renderer) throws(LiquidError) { renderer.interrupt = .break }
}

/// `continue`: ends the current iteration of the enclosing loop, or the template.
struct Continue: Tag {
  let isBlank = false

  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError) {}

  func render(_ renderer: inout Renderer) throws(LiquidError) { renderer.interrupt = .continue }
}

/// `cycle name: value, value`: writes the next value each time.
struct Cycle: Tag {
  private let name: Expression?
  private let values: Parts<Expression>
  private let group: Key
  let isBlank = false

  /// The identity of a cycle. Tags with the same key share a position.
  enum Key: Hashable, Sendable {
    case named([UInt8])
    /// All tags with the same literal values.
    case literals([UInt8])
    /// A tag with variables.
    case tag(source: String, offset: Int)
  }

  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError) {
    let (name, values) = parser.lax.cycle(tag.markup)
    self.name = name.map { parser.expression($0) }
    // A literal `nil` is skipped.
    let expressions = values.map { parser.expression($0) }.filter { $0.constant?.isNull != true }
    self.values = parser.storage.keepAll(expressions)
    guard !values.isEmpty || name != nil else {
      throw parser.syntaxError(
        "Expected 'cycle value, value' or 'cycle name: value, value'.", at: tag.markup.lowerBound)
    }
    let literals = expressions.compactMap(\.constant)
    group =
      literals.count == expressions.count
      ? .literals(LiquidValue.array(literals).inspection)
      : .tag(source: parser.source.name, offset: tag.offset)
  }

  func render(_ renderer: inout Renderer) throws(LiquidError) {
    let key =
      try name.map { (name) throws(LiquidError) -> Key in
        .named(try renderer.value(of: name).inspection)
      } ?? group
    let turn = renderer.scope.cycles[key] ?? 0
    if turn < values.count {
      try renderer.value(of: values[turn]).write(to: &renderer.output)
    }
    renderer.scope.cycles[key] = turn + 1 >= values.count ? 0 : turn + 1
  }
}

extension LaxParser {
  fileprivate func cycle(_ markup: Range<Int>) -> (name: Range<Int>?, values: [Range<Int>]) {
    let end = markup.upperBound
    var name: Range<Int>?
    var values = markup
    if let fragmentEnd = fragmentEnd(from: markup.lowerBound, to: end) {
      // The name ends at the last colon in or after the first fragment.
      let firstCut = quotedEnd(from: markup.lowerBound, to: end) ?? markup.lowerBound + 1
      for cut in stride(from: fragmentEnd, through: firstCut, by: -1) {
        let colon = skipWhitespace(from: cut, to: end)
        guard colon < end, bytes[colon] == UInt8(ascii: ":") else { continue }
        name = markup.lowerBound..<cut
        values = (colon + 1)..<end
        break
      }
    } else {
      return (nil, [])
    }
    let parts = bytes[values].split(separator: UInt8(ascii: ","))
    return (name, parts.compactMap { firstFragment(in: $0.startIndex..<$0.endIndex) })
  }
}
