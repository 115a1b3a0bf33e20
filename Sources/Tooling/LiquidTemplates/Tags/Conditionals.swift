/// `if … elsif … else … endif`: renders the first part whose condition is true.
struct If: Tag {
  private let branches: Parts<Branch>
  let isBlank: Bool

  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError) {
    (branches, isBlank) = try Branch.all(of: tag, with: &parser)
  }

  func render(_ renderer: inout Renderer) throws(LiquidError) {
    for branch in branches.elements where try renderer.holds(branch.condition) {
      return try renderer.render(branch.body)
    }
  }
}

/// `unless … else … endunless`: an `if` whose first condition must be false.
struct Unless: Tag {
  private let branches: Parts<Branch>
  let isBlank: Bool

  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError) {
    (branches, isBlank) = try Branch.all(of: tag, with: &parser)
  }

  func render(_ renderer: inout Renderer) throws(LiquidError) {
    for (position, branch) in branches.elements.enumerated() {
      let holds = try renderer.holds(branch.condition)
      if holds != (position == 0) { return try renderer.render(branch.body) }
    }
  }
}

/// A condition (`nil` for `else`) and its body.
private struct Branch: Sendable {
  let condition: Condition?
  let body: Body

  static func all(
    of tag: TagToken, with parser: inout TemplateParser
  ) throws(LiquidError) -> (Parts<Branch>, isBlank: Bool) {
    var branches: [Branch] = []
    var condition: Condition? = try parser.condition(tag.markup)
    while true {
      let (body, end) = try parser.part(of: tag, orTags: ["elsif", "else"])
      branches.append(Branch(condition: condition, body: body))
      switch end.name {
      case "elsif": condition = try parser.condition(end.markup)
      case "else": condition = nil
      default:
        let isBlank = branches.allSatisfy(\.body.isBlank)
        let storage = parser.storage
        guard isBlank else { return (storage.keepAll(branches), false) }
        let bare = branches.map { branch in
          Branch(condition: branch.condition, body: branch.body.withoutTexts(in: storage))
        }
        return (storage.keepAll(bare), true)
      }
    }
  }
}

extension Renderer {
  fileprivate mutating func holds(_ condition: Condition?) throws(LiquidError) -> Bool {
    guard let condition else { return true }
    return try value(of: condition)
  }
}

/// `case … when … else … endcase`: renders each part with a value that equals the subject.
struct Case: Tag {
  private let subject: Expression
  private let parts: Parts<Alternative>
  private let offset: Int
  let isBlank: Bool

  private struct Alternative: Sendable {
    /// The values that the subject is compared with; `nil` for `else`, which is
    /// rendered if no value was equal.
    let values: Parts<Expression>?
    let body: Body
  }

  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError) {
    guard let subject = parser.lax.firstFragment(in: tag.markup) else {
      throw parser.syntaxError("Expected 'case value'.", at: tag.markup.lowerBound)
    }
    self.subject = parser.expression(subject)
    offset = subject.lowerBound
    let (before, firstEnd) = try parser.part(of: tag, orTags: Self.middle)
    var end = firstEnd
    var parts: [Alternative] = []
    while end.name != "endcase" {
      let values = end.name == "when" ? try Self.values(of: end, with: &parser) : nil
      if end.name == "else",
        let stray = parser.source.bytes[end.markup].firstIndex(where: { !$0.isWhitespace })
      {
        throw parser.syntaxError("'else' takes nothing in 'case'.", at: stray)
      }
      let (body, next) = try parser.part(of: tag, orTags: Self.middle)
      parts.append(
        Alternative(values: values.map { parser.storage.keepAll($0) }, body: body))
      end = next
    }
    isBlank = before.isBlank && parts.allSatisfy(\.body.isBlank)
    let storage = parser.storage
    self.parts = storage.keepAll(
      isBlank
        ? parts.map { Alternative(values: $0.values, body: $0.body.withoutTexts(in: storage)) }
        : parts)
  }

  private static let middle = ["when", "else"]

  /// Returns the values of `when`, separated by `or` or commas.
  private static func values(
    of tag: TagToken, with parser: inout TemplateParser
  ) throws(LiquidError) -> [Expression] {
    let end = tag.markup.upperBound
    guard var fragment = parser.lax.firstFragment(in: tag.markup) else {
      throw parser.syntaxError("Expected 'when value'.", at: tag.markup.lowerBound)
    }
    var values = [parser.expression(fragment)]
    while let next = parser.lax.alternative(after: fragment.upperBound, to: end) {
      fragment = next
      values.append(parser.expression(fragment))
    }
    return values
  }

  func render(_ renderer: inout Renderer) throws(LiquidError) {
    var subject = try renderer.value(of: subject)
    var wasEqual = false
    for part in parts.elements where renderer.interrupt == nil {
      guard let values = part.values else {
        if !wasEqual { try renderer.render(part.body) }
        continue
      }
      for value in values.elements where try renderer.isEqual(subject, to: value, at: offset) {
        wasEqual = true
        try renderer.render(part.body)
        // The body may have changed the subject.
        subject = try renderer.value(of: self.subject)
      }
    }
  }
}

extension LaxParser {
  /// Returns the fragment after an `or` or a comma.
  fileprivate func alternative(after start: Int, to end: Int) -> Range<Int>? {
    var cursor = skipWhitespace(from: start, to: end)
    if cursor < end, bytes[cursor] == UInt8(ascii: ",") {
      cursor += 1
    } else if let (_, wordEnd) = word(["or"], after: start, to: end), wordEnd < end,
      bytes[wordEnd].isWhitespace
    {
      cursor = wordEnd
    } else {
      return nil
    }
    let value = skipWhitespace(from: cursor, to: end)
    return fragmentEnd(from: value, to: end).map { value..<$0 }
  }
}

/// `ifchanged … endifchanged`: writes the block, unless its text is the same as the last text
/// that an `ifchanged` block wrote.
struct IfChanged: Tag {
  private let body: Body
  var isBlank: Bool { body.isBlank }

  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError) {
    body = try parser.part(of: tag).0
  }

  func render(_ renderer: inout Renderer) throws(LiquidError) {
    let text = try renderer.captured(body)
    let bytes = Array(text.bytes)
    guard bytes != renderer.scope.lastChanged else { return }
    renderer.scope.lastChanged = bytes
    renderer.output.append(text.bytes)
  }
}
