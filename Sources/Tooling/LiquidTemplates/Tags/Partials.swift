/// `include name with value, key: value`: renders another template, which has access to
/// all variables of this one.
struct Include: Tag {
  private let name: Expression
  private let call: PartialCall
  private let offset: Int
  let isBlank = false

  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError) {
    guard let start = parser.lax.firstFragment(in: tag.markup)?.lowerBound,
      let end = parser.lax.fragmentsEnd(from: start, to: tag.markup.upperBound)
    else { throw parser.syntaxError("Expected 'include name'.", at: tag.markup.lowerBound) }
    name = parser.expression(start..<end)
    call = parser.partialCall(tag.markup, after: end)
    offset = tag.offset
  }

  func render(_ renderer: inout Renderer) throws(LiquidError) {
    guard !renderer.scope.isIsolated else {
      throw renderer.error(
        "'include' cannot be used in a partial that 'render' shows. Use 'render'.", at: offset)
    }
    guard case .string(let name) = try renderer.value(of: name) else {
      throw renderer.error("The name of a partial must be a string.", at: offset)
    }
    let partial = try renderer.partial(named: name, at: offset)
    let value =
      try call.value.map { (value) throws(LiquidError) in try renderer.value(of: value) }
      ?? renderer.variable(named: name) ?? .null
    let variable = renderer.slot(named: call.variableName(for: name))

    var outer: [(slot: Int, value: LiquidValue?)] = []
    for (key, expression) in call.arguments {
      let slot = renderer.slot(named: key)
      outer.append((slot, renderer.shadow(slot: slot, with: try renderer.value(of: expression))))
    }
    outer.append((variable, renderer.shadow(slot: variable, with: value)))
    if case .array(let values) = value {
      for value in values {
        try renderer.countIteration(at: offset)
        renderer.setShadow(slot: variable, to: value)
        try renderer.render(partial, at: offset)
      }
    } else {
      try renderer.render(partial, at: offset)
    }
    for (slot, value) in outer.reversed() { renderer.unshadow(slot: slot, to: value) }
  }
}

/// `render 'name' for collection, key: value`: renders another template, which has access only to
/// the values passed to it.
struct Render: Tag {
  private let name: String
  private let call: PartialCall
  private let offset: Int
  let isBlank = false

  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError) {
    guard let name = parser.lax.firstQuoted(in: tag.markup) else {
      throw parser.syntaxError(
        "Expected 'render' and the name of a partial in quotes.", at: tag.markup.lowerBound)
    }
    self.name = parser.source.text(name.dropFirst().dropLast())
    call = parser.partialCall(tag.markup, after: name.upperBound)
    offset = tag.offset
  }

  func render(_ renderer: inout Renderer) throws(LiquidError) {
    let partial = try renderer.partial(named: name, at: offset)
    let value = try call.value.map { (value) throws(LiquidError) in
      try renderer.value(of: value)
    }
    guard call.isLoop, let value, value.isCollection else {
      return try render(partial, value ?? .null, in: nil, &renderer)
    }
    let segment = Segment(of: value, from: 0, count: nil)
    var loop = LoopState(name: renderer.slot(named: name), length: segment.count)
    for position in 0..<segment.count {
      try renderer.countIteration(at: offset)
      try render(partial, segment[position], in: loop, &renderer)
      loop.advance()
    }
  }

  /// Renders the partial in a separate scope.
  private func render(
    _ partial: Renderer.Partial, _ value: LiquidValue, in loop: LoopState?,
    _ renderer: inout Renderer
  ) throws(LiquidError) {
    var variables: [(Int, LiquidValue)] = []
    for (key, expression) in call.arguments {
      variables.append((renderer.slot(named: key), try renderer.value(of: expression)))
    }
    if !value.isNull {
      variables.append((renderer.slot(named: call.variableName(for: name)), value))
    }
    let outer = renderer.isolate()
    if let loop {
      let reference = renderer.beginLoop(loop)
      renderer.assign(.loop(reference), toSlot: renderer.slot(named: "forloop"))
    }
    for (slot, value) in variables { renderer.assign(value, toSlot: slot) }
    try renderer.render(partial, at: offset)
    if loop != nil { renderer.endLoop() }
    renderer.endIsolation(to: outer)
  }
}

/// The values that are passed to a partial.
private struct PartialCall: Sendable {
  var value: Expression?
  /// True if the partial is rendered once for each element of the value.
  var isLoop = false
  var alias: String?
  var arguments: [(name: String, value: Expression)] = []

  /// Returns the name of the variable for the value: the alias, or the name of the
  /// partial without its folders.
  func variableName(for partial: String) -> String {
    if let alias { return alias }
    guard partial.utf8.contains(UInt8(ascii: "/")) else { return partial }
    return partial.split(separator: "/").last.map(String.init) ?? ""
  }
}

extension TemplateParser {
  fileprivate mutating func partialCall(_ markup: Range<Int>, after start: Int) -> PartialCall {
    let end = markup.upperBound
    let lax = lax
    var call = PartialCall()
    var cursor = start
    if let (word, wordEnd) = lax.word(["with", "for"], after: cursor, to: end) {
      let valueStart = lax.skipWhitespace(from: wordEnd, to: end)
      if valueStart > wordEnd, let valueEnd = lax.fragmentsEnd(from: valueStart, to: end) {
        let value = expression(valueStart..<valueEnd)
        // A literal `nil` or `false` counts as no value.
        call.value = value.constant?.isTruthy == false ? nil : value
        call.isLoop = word == "for"
        cursor = valueEnd
      }
    }
    if let (_, wordEnd) = lax.word(["as"], after: cursor, to: end) {
      let nameStart = lax.skipWhitespace(from: wordEnd, to: end)
      let nameEnd = lax.segmentEnd(from: nameStart, to: end)
      if nameStart > wordEnd, nameEnd > nameStart {
        call.alias = source.text(nameStart..<nameEnd)
      }
    }
    call.arguments = attributes(markup)
    return call
  }

  mutating func attributes(_ markup: Range<Int>) -> [(name: String, value: Expression)] {
    var found: [(name: String, value: Expression)] = []
    for attribute in lax.attributes(in: markup) {
      found.append((source.text(attribute.name), expression(attribute.value)))
    }
    return found
  }
}

extension LaxParser {
  fileprivate func firstQuoted(in range: Range<Int>) -> Range<Int>? {
    for start in range {
      if let end = quotedEnd(from: start, to: range.upperBound) { return start..<end }
    }
    return nil
  }
}

extension LiquidValue {
  fileprivate var isCollection: Bool {
    switch self {
    case .array, .object, .range: true
    default: false
    }
  }
}
