/// `comment … endcomment`: writes nothing.
struct Comment: Tag {
  let isBlank = true

  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError) {
    try parser.skipComment(tag)
  }

  func render(_ renderer: inout Renderer) throws(LiquidError) {}
}

/// `# …`: writes nothing. Each further line must begin with a `#`, too.
struct InlineComment: Tag {
  let isBlank = true

  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError) {
    let bytes = parser.source.bytes
    for line in bytes[tag.markup].split(separator: UInt8(ascii: "\n")).dropFirst(
      bytes[tag.markup].first == UInt8(ascii: "\n") ? 0 : 1)
    {
      if let first = line.firstIndex(where: { !$0.isWhitespace }),
        bytes[first] != UInt8(ascii: "#")
      {
        throw parser.syntaxError("Each line of a comment must begin with '#'.", at: first)
      }
    }
  }

  func render(_ renderer: inout Renderer) throws(LiquidError) {}
}

/// `doc … enddoc`: documentation of a template; writes nothing.
struct Doc: Tag {
  let isBlank: Bool

  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError) {
    try parser.needNoMarkup(tag)
    isBlank = try parser.verbatim(of: tag, nests: false).isEmpty
  }

  func render(_ renderer: inout Renderer) throws(LiquidError) {}
}

/// `raw … endraw`: writes the text unchanged.
struct Raw: Tag {
  private let text: Parts<UInt8>
  var isBlank: Bool { text.count == 0 }

  init(parsing tag: TagToken, with parser: inout TemplateParser) throws(LiquidError) {
    try parser.needNoMarkup(tag)
    text = parser.storage.keepAll(try parser.verbatim(of: tag))
  }

  func render(_ renderer: inout Renderer) throws(LiquidError) {
    renderer.output.append(text.elements)
  }
}

extension TemplateParser {
  fileprivate func needNoMarkup(_ tag: TagToken) throws(LiquidError) {
    guard let stray = source.bytes[tag.markup].firstIndex(where: { !$0.isWhitespace }) else {
      return
    }
    throw syntaxError("'\(tag.name)' takes nothing after its name.", at: stray)
  }
}
