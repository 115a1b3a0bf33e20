/// Parses markup according to Liquid's grammar and rejects anything else.
struct StrictParser {
  private let bytes: [UInt8]
  private let lexemes: [Lexer.Lexeme]
  private var position = 0
  private var depth = 0
  private let deepest: Int

  init(
    _ bytes: [UInt8], in range: Range<Int>, deepest: Int
  ) throws(SyntaxProblem) {
    self.bytes = bytes
    self.deepest = deepest
    lexemes = try Lexer.lexemes(of: bytes, in: range)
  }

  private var current: Lexer.Lexeme { lexemes[position] }
  var offset: Int { current.range.lowerBound }

  func looksAt(_ kind: Lexer.Kind, ahead: Int = 0) -> Bool {
    position + ahead < lexemes.count && lexemes[position + ahead].kind == kind
  }

  func text(_ range: Range<Int>) -> String { String(bytes: bytes[range]) }

  /// Returns the range from an offset to the last token that was read.
  func range(from start: Int) -> Range<Int> {
    start..<max(start, lexemes[max(0, position - 1)].range.upperBound)
  }

  /// Returns the text that was read since an offset, without white space.
  func compactText(from start: Int) -> String {
    lexemes[..<position].filter { $0.range.lowerBound >= start }.map { text($0.range) }.joined()
  }

  private mutating func advance() -> Lexer.Lexeme {
    let lexeme = current
    if lexeme.kind != .end { position += 1 }
    return lexeme
  }

  @discardableResult
  mutating func take(_ kind: Lexer.Kind) -> Range<Int>? {
    looksAt(kind) ? advance().range : nil
  }

  mutating func take(word: StaticString) -> Bool {
    guard looksAt(.name), bytes[current.range].reads(word) else { return false }
    position += 1
    return true
  }

  @discardableResult
  mutating func need(_ kind: Lexer.Kind, _ name: String) throws(SyntaxProblem) -> Range<Int> {
    guard let range = take(kind) else { throw expected(name) }
    return range
  }

  func expected(_ name: String) -> SyntaxProblem {
    let found = current.kind == .end ? "the end" : "'\(text(current.range))'"
    return SyntaxProblem("Expected \(name), found \(found).", at: offset)
  }

  func needEnd() throws(SyntaxProblem) {
    guard looksAt(.end) else { throw expected("the end of the tag") }
  }

  // MARK: Expressions

  mutating func expression(_ symbols: inout SymbolTable) throws(SyntaxProblem) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= deepest else {
      throw SyntaxProblem("This expression is nested too deeply.", at: offset)
    }
    let start = offset
    switch current.kind {
    case .name:
      let name = bytes[advance().range]
      let steps = try steps(&symbols)
      if steps.isEmpty, let word = symbols.word(name) { return word }
      return symbols.variable(.symbol(symbols.symbol(name)), steps, at: range(from: start))
    case .openSquare:
      position += 1
      let name = try expression(&symbols)
      try need(.closeSquare, "']'")
      let steps = try steps(&symbols)
      return symbols.variable(root(named: name, &symbols), steps, at: range(from: start))
    case .string: return symbols.literal(.string(text(advance().range.dropFirst().dropLast())))
    case .number: return symbols.literal(LiquidValue(number: text(advance().range)))
    case .openRound: return try rangeLiteral(&symbols)
    default: throw expected("a value")
    }
  }

  private func root(
    named name: Expression, _ symbols: inout SymbolTable
  ) -> VariableLookup.Root {
    if case .string(let name)? = name.constant { return .symbol(symbols.symbol(name)) }
    return .computed(name)
  }

  private mutating func rangeLiteral(
    _ symbols: inout SymbolTable
  ) throws(SyntaxProblem) -> Expression {
    position += 1
    let first = try expression(&symbols)
    try need(.dotDot, "'..'")
    let last = try expression(&symbols)
    try need(.closeRound, "')'")
    return symbols.range(from: first, to: last)
  }

  private mutating func steps(
    _ symbols: inout SymbolTable
  ) throws(SyntaxProblem) -> [VariableLookup.Step] {
    var steps: [VariableLookup.Step] = []
    while true {
      if take(.openSquare) != nil {
        steps.append(.index(try expression(&symbols)))
        try need(.closeSquare, "']'")
      } else if take(.dot) != nil {
        steps.append(.name(symbols.stepName(bytes[try need(.name, "a name")])))
      } else {
        return steps
      }
    }
  }

  // MARK: Filters

  mutating func filtered(_ symbols: inout SymbolTable) throws(SyntaxProblem) -> Part<
    FilteredExpression
  > {
    let start = offset
    guard !looksAt(.end) else {
      return symbols.filtered(symbols.literal(.null), at: start)
    }
    let base = try expression(&symbols)
    var filters: [FilterCall] = []
    while take(.pipe) != nil { filters.append(try filter(&symbols)) }
    try needEnd()
    return symbols.filtered(base, filters, at: start)
  }

  private mutating func filter(_ symbols: inout SymbolTable) throws(SyntaxProblem) -> FilterCall {
    let start = offset
    let name = text(try need(.name, "the name of a filter"))
    var arguments: [Expression] = []
    var keywords: [FilterCall.Keyword] = []
    if take(.colon) != nil {
      repeat {
        if looksAt(.name), looksAt(.colon, ahead: 1) {
          let keyword = text(advance().range)
          position += 1
          keywords.append(FilterCall.Keyword(name: keyword, value: try expression(&symbols)))
        } else {
          arguments.append(try expression(&symbols))
        }
      } while take(.comma) != nil
    }
    return FilterCall(
      name: name, arguments: arguments, keywords: keywords, offset: start, in: symbols.storage)
  }

  // MARK: Conditions

  mutating func condition(_ symbols: inout SymbolTable) throws(SyntaxProblem) -> Condition {
    var links: [Condition.Link] = []
    var junction: Condition.Junction?
    repeat {
      let start = offset
      let left = try expression(&symbols)
      let comparison = take(.comparison).map { Condition.Comparison(text($0)) }
      let right = comparison == nil ? symbols.literal(.null) : try expression(&symbols)
      junction = take(word: "and") ? .and : take(word: "or") ? .or : nil
      links.append(
        Condition.Link(
          left: left, comparison: comparison, right: right, next: junction, offset: start))
    } while junction != nil
    try needEnd()
    return Condition(links: symbols.storage.keepAll(links))
  }
}

extension SymbolTable {
  /// Returns the value of a word such as `nil` or `true`.
  func word(_ word: ArraySlice<UInt8>) -> Expression? {
    guard 3...5 ~= word.count else { return nil }
    if word.reads("nil") || word.reads("null") { return literal(.null) }
    if word.reads("true") { return literal(true) }
    if word.reads("false") { return literal(false) }
    return word.reads("blank") ? .blank : word.reads("empty") ? .empty : nil
  }

  /// Returns a range. If both ends are literals, the range is a constant; strings and fractions
  /// are converted to integers.
  func range(from first: Expression, to last: Expression) -> Expression {
    if let first = first.constant?.leadingInteger, let last = last.constant?.leadingInteger {
      return literal(.range(first, last))
    }
    return .range(storage.keep(RangeExpression(first: first, last: last)))
  }
}

extension LiquidValue {
  /// Creates the value of a number in a template. A number that does not fit into `Int` remains a
  /// string, which prints the same.
  init(number text: String) {
    if text.utf8.contains(UInt8(ascii: ".")) {
      self = .float(Double(text) ?? 0)
    } else {
      self = Int(text).map(LiquidValue.integer) ?? .string(text)
    }
  }
}
