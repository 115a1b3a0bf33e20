/// Builds the nodes of a template from its tokens.
struct TemplateParser {
  let source: TemplateSource
  let syntax: LiquidSyntax
  private let deepest: Int
  private var tokens: Tokens
  private var depth = 0
  /// True if the last token ended with a dash.
  private var trimsNext = false
  private(set) var symbols = SymbolTable()

  init(_ source: TemplateSource, syntax: LiquidSyntax, deepest: Int) {
    self.source = source
    self.syntax = syntax
    self.deepest = deepest
    tokens = Tokens(source.bytes)
  }

  mutating func template() throws(LiquidError) -> Body {
    let (body, end) = try self.body()
    guard let end else { return body }
    throw syntaxError(Self.strayTag(end.name), at: end.offset)
  }

  private static func strayTag(_ name: String) -> String {
    if name.hasPrefix("end") || Self.middleTags.contains(name) {
      return "There is no open block that '\(name)' belongs to."
    }
    return "There is no tag '\(name)'. Check the spelling."
  }

  private static let middleTags: Set = ["else", "elsif", "when"]

  // MARK: Bodies

  /// Parses everything up to a tag that belongs to an outer block. Returns the body and that tag; the
  /// tag is `nil` if the template ended first.
  mutating func body() throws(LiquidError) -> (Body, end: TagToken?) {
    var body = BodyBuilder(in: storage)
    let end = try parse(into: &body)
    return (body.finish(), end)
  }

  private mutating func parse(into body: inout BodyBuilder) throws(LiquidError) -> TagToken? {
    while let next = tokens.next() {
      if !tokens.areLines, next.trimsBefore { body.trimEnd() }
      let trims = trimsNext
      if !tokens.areLines { trimsNext = next.trimsAfter }
      switch next.token {
      case .text(let range): body.append(text: source.bytes[range], trimmed: trims)
      case .output(let range): body.append(Output(try filtered(range)))
      case .unclosed(let range): throw unclosed(range)
      case .tag(let tag):
        if tag.name == "liquid" {
          try parseLines(of: tag, into: &body)
        } else if let type = Tags.all[tag.name] {
          body.append(try type.init(parsing: tag, with: &self))
        } else {
          return tag
        }
      }
    }
    return nil
  }

  /// Parses the contents of a `liquid` tag, one tag per line, and adds them to the enclosing body.
  private mutating func parseLines(
    of tag: TagToken, into body: inout BodyBuilder
  ) throws(LiquidError) {
    try enter(at: tag.offset)
    defer { depth -= 1 }
    let outer = tokens
    defer { tokens = outer }
    tokens = Tokens(source.bytes, in: tag.markup, areLines: true)
    if let end = try parse(into: &body) {
      throw syntaxError(Self.strayTag(end.name), at: end.offset)
    }
  }

  private mutating func enter(at offset: Int) throws(LiquidError) {
    guard depth < deepest else {
      throw .limitReached(.nesting, source.place(at: offset))
    }
    depth += 1
  }

  private func unclosed(_ range: Range<Int>) -> LiquidError {
    let begin = source.text(range.lowerBound..<min(range.lowerBound + 2, range.upperBound))
    return switch begin {
    case "{{": syntaxError("This output is not closed with '}}'.", at: range.lowerBound)
    case "{%": syntaxError("This tag is not closed with '%}'.", at: range.lowerBound)
    default: syntaxError("Expected the name of a tag.", at: range.lowerBound)
    }
  }

  /// Parses a part of a block up to its next tag: `end…` or one of the given tags.
  mutating func part(of block: TagToken, orTags names: [String] = []) throws(LiquidError) -> (
    Body, end: TagToken
  ) {
    try enter(at: block.offset)
    defer { depth -= 1 }
    let (body, end) = try self.body()
    guard let end else {
      throw syntaxError(
        "'\(block.name)' is never closed. Add '{% end\(block.name) %}'.", at: block.offset)
    }
    guard end.ends(block) || names.contains(end.name) else {
      let problem =
        end.name.hasPrefix("end") || Self.middleTags.contains(end.name)
        ? "'\(end.name)' is not allowed in '\(block.name)'; close that with 'end\(block.name)'."
        : Self.strayTag(end.name)
      throw syntaxError(problem, at: end.offset)
    }
    return (body, end)
  }

  /// Returns the text of a block whose contents are not parsed.
  mutating func verbatim(of block: TagToken, nests: Bool = true) throws(LiquidError) -> [UInt8] {
    var text: [UInt8] = []
    while let piece = tokens.nextVerbatim() {
      if let tag = piece.tag, tag.ends(block) {
        text += source.bytes[piece.range.lowerBound..<tag.offset]
        trimsNext = piece.trimsAfter
        return text
      }
      if !nests, let tag = piece.tag, tag.name == block.name {
        throw syntaxError("'\(block.name)' is not allowed in '\(block.name)'.", at: tag.offset)
      }
      text += source.bytes[piece.range]
    }
    throw syntaxError("'\(block.name)' is never closed.", at: block.offset)
  }

  /// Skips a `comment` block. Inside it, only comments and raw blocks must be closed.
  mutating func skipComment(_ block: TagToken) throws(LiquidError) {
    var open = 1
    while let next = tokens.next() {
      guard case .tag(let tag) = next.token else { continue }
      switch tag.name {
      case "raw" where !tokens.areLines:
        _ = try verbatim(of: tag)
      case "comment": open += 1
      case "endcomment": open -= 1
      default: break
      }
      if open == 0 {
        if !tokens.areLines { trimsNext = next.trimsAfter }
        return
      }
    }
    throw syntaxError("'comment' is never closed. Add '{% endcomment %}'.", at: block.offset)
  }

  // MARK: Markup

  /// Returns an error at a position in the template.
  func syntaxError(_ problem: String, at offset: Int) -> LiquidError {
    .syntax(problem, source.place(at: offset))
  }

  var storage: TemplateStorage { symbols.storage }

  var lax: LaxParser { LaxParser(bytes: source.bytes, deepest: deepest) }

  mutating func symbol(_ range: Range<Int>) -> Symbol { symbols.symbol(source.bytes[range]) }

  mutating func symbolNamed(_ name: String) -> Symbol { symbols.symbol(name) }

  /// Parses an expression in the markup of a tag, always leniently.
  mutating func expression(_ range: Range<Int>) -> Expression { lax.expression(range, &symbols) }

  /// Parses the markup of an output according to the grammar. If it does not match and the syntax
  /// is lax, parses it leniently.
  mutating func filtered(_ range: Range<Int>) throws(LiquidError) -> Part<FilteredExpression> {
    try strictly(range) { (parser, symbols) throws(SyntaxProblem) in
      try parser.filtered(&symbols)
    } ?? lax.filtered(range, &symbols)
  }

  /// Parses a condition. If the syntax is lax, the condition is parsed leniently from the start.
  mutating func condition(_ range: Range<Int>) throws(LiquidError) -> Condition {
    do {
      if syntax == .lax { return try lax.condition(range, &symbols) }
      var parser = try StrictParser(source.bytes, in: range, deepest: deepest)
      return try parser.condition(&symbols)
    } catch { throw syntaxError(error.message, at: error.offset) }
  }

  /// Parses according to the grammar. Returns `nil` if that fails and the syntax is lax.
  mutating func strictly<Result>(
    _ range: Range<Int>,
    _ parse: (inout StrictParser, inout SymbolTable) throws(SyntaxProblem) -> Result
  ) throws(LiquidError) -> Result? {
    do {
      var parser = try StrictParser(source.bytes, in: range, deepest: deepest)
      return try parse(&parser, &symbols)
    } catch {
      if syntax == .lax { return nil }
      throw syntaxError(error.message, at: error.offset)
    }
  }
}
