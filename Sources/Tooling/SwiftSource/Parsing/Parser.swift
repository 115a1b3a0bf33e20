/// Reads the words of a Swift file into pieces of syntax.
///
/// Every text is read to its end: what means nothing where it stands becomes a piece `unexpected`, and
/// reading goes on behind it. What is nested deeper than `deepest` is not looked into.
struct Parser {
  let bytes: UnsafePointer<UInt8>
  /// Ends with several words `endOfFile`, so that looking ahead needs no check.
  let tokens: UnsafeMutablePointer<Token>
  let tokenCount: Int
  static let wordsBehindEnd = 8

  var index = 0
  /// Where the word before ends.
  var lastEnd: UInt32 = 0
  var nodes: Row<SyntaxNode>
  /// For each word that opens something, the word behind its end; made when it is first asked for.
  private(set) var ends: [UInt32]
  private var hasEnds = false
  var names: NameCollector

  /// A `{` behind an expression begins a body, as in the conditions of an `if`.
  var bodyFollows = false
  /// An `=` does not belong to an expression, as in `case pattern = value`.
  var stopsAtEqual = false
  /// An expression ends with its line, as the condition of an `#if`.
  var stopsAtLine = false
  /// Names are bound, and not asked for, as in `case let .point(x, y)`.
  var bindsNames = false
  /// How many `#if` are open.
  var openConditions = 0

  private var depth = 0
  /// How deep pieces may be nested. All levels together take 340 KB of the stack, which is enough for the
  /// workers of Dispatch on macOS with their 512 KB; without optimization it is 1.8 MB.
  static let deepest = 200
  /// How many modifiers, attributes or conditions are looked past to see what they belong to. There is always
  /// an end to it, so that reading costs no more than a few looks a word.
  static let farthestLook = 64
  /// Words that were cut in two, as they were before.
  var splits: [(index: Int, token: Token)] = []

  init(
    bytes: UnsafePointer<UInt8>, tokens: Row<Token>, into nodes: Row<SyntaxNode>,
    reusing ends: consuming [UInt32]
  ) {
    self.bytes = bytes
    names = NameCollector(bytes: bytes)
    self.tokens = tokens.start
    tokenCount = tokens.count - Self.wordsBehindEnd
    self.nodes = nodes
    self.nodes.shorten(to: 0)
    self.ends = ends
  }

  mutating func parseFile() {
    let file = open(.file)
    nodes[file].start = 0
    _ = take(.shebang)
    while !isAtEnd {
      items(in: .file)
      if !isAtEnd { takeUnexpected() }
    }
    nodes[file].end = token.start
    nodes[file].count = UInt32(nodes.count - 1)
  }

  // MARK: Words

  @inline(__always) var token: Token { tokens[index] }
  @inline(__always) var kind: TokenKind { tokens[index].kind }
  @inline(__always) var keyword: Keyword { tokens[index].keyword }
  @inline(__always) func peek(_ distance: Int = 1) -> Token {
    tokens[min(index + distance, tokenCount)]
  }
  @inline(__always) var isAtEnd: Bool { index >= tokenCount - 1 || kind == .endOfFile }

  @inline(__always) mutating func advance() {
    lastEnd = tokens[index].end
    if index < tokenCount { index += 1 }
  }

  @inline(__always) mutating func take(_ kind: TokenKind) -> Bool {
    if self.kind != kind { return false }
    advance()
    return true
  }

  @inline(__always) mutating func take(_ keyword: Keyword) -> Bool {
    if self.keyword != keyword { return false }
    advance()
    return true
  }

  @inline(__always) func byte(of token: Token) -> UInt8 { bytes[Int(token.start)] }

  func isOperator(_ token: Token, _ text: StaticString) -> Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .exclamation,
      .postfixQuestion, .infixQuestion, .period:
      return isText(token, text)
    default: return false
    }
  }

  func isText(_ token: Token, _ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard Int(token.end) - Int(token.start) == length else { return false }
    for index in 0..<length where bytes[Int(token.start) + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  func isAtOperator(_ text: StaticString) -> Bool { isOperator(token, text) }

  /// Whether the word is an operator that begins with this byte, alone or with more behind it.
  @inline(__always) func beginsOperator(_ byte: UInt8) -> Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .postfixQuestion,
      .infixQuestion, .exclamation:
      self.byte(of: token) == byte
    default: false
    }
  }

  /// Takes one byte off an operator that begins with it.
  mutating func takeOperatorByte() {
    let whole = token
    if whole.end - whole.start == 1 {
      advance()
      return
    }
    splits.append((index, whole))
    lastEnd = whole.start + 1
    var rest = whole
    rest.start += 1
    rest.flags = []
    rest.kind = kind(ofRest: rest)
    tokens[index] = rest
  }

  private func kind(ofRest rest: Token) -> TokenKind {
    if rest.end - rest.start == 1 {
      switch byte(of: rest) {
      case UInt8(ascii: "?"): return .postfixQuestion
      case UInt8(ascii: "!"): return .exclamation
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "&"): return .binaryOperator
      default: return rest.kind
      }
    }
    return isText(rest, "->") ? .arrow : rest.kind
  }

  // MARK: Trying

  /// Reads something that may turn out to be something else; if so, nothing has happened.
  mutating func attempt(_ read: (inout Parser) -> Bool) -> Bool {
    let start = (index: index, lastEnd: lastEnd, nodes: nodes.count, splits: splits.count)
    if read(&self) { return true }
    while splits.count > start.splits {
      let split = splits.removeLast()
      tokens[split.index] = split.token
    }
    index = start.index
    lastEnd = start.lastEnd
    nodes.shorten(to: start.nodes)
    return false
  }

  /// Reads something that may hold itself, unless it is nested too deep.
  @inline(__always) mutating func nested(_ read: (inout Parser) -> Void) {
    depth += 1
    if depth > Self.deepest { takeUnexpected() } else { read(&self) }
    depth -= 1
  }

  // MARK: Pieces

  /// Begins a piece at the word where the parser is.
  @inline(__always) mutating func open(_ kind: SyntaxKind) -> Int {
    let start = tokens[index].start
    nodes.append(
      SyntaxNode(
        kind: kind, traits: [], name: 0, start: start, end: start, nameStart: start, count: 0))
    return nodes.count - 1
  }

  /// Ends a piece with the last word that was taken.
  @inline(__always) mutating func close(_ node: Int) {
    let end = max(lastEnd, nodes[node].start)
    nodes[node].end = end
    if nodes[nodes.count - 1].start > end { pullBack(to: end, behind: node) }
    nodes[node].count = UInt32(truncatingIfNeeded: nodes.count - node - 1)
  }

  /// Lets what is missing at the end of a piece stand at that end, and not at the word that follows.
  private func pullBack(to end: UInt32, behind node: Int) {
    var last = nodes.count - 1
    while last > node, nodes[last].start > end {
      nodes[last].start = end
      nodes[last].end = end
      nodes[last].nameStart = end
      last -= 1
    }
  }

  /// Begins a piece in front of one that has been read, which becomes its first part.
  mutating func wrap(_ kind: SyntaxKind, from node: Int) {
    let start = nodes[node].start
    nodes.insert(
      SyntaxNode(
        kind: kind, traits: [], name: 0, start: start, end: start, nameStart: start, count: 0),
      at: node)
  }

  /// A piece of one word, named by it.
  mutating func leaf(_ kind: SyntaxKind) {
    let node = open(kind)
    takeName(node)
    close(node)
  }

  /// Names a piece by the word where the parser is, and takes it.
  @inline(__always) mutating func takeName(_ node: Int) {
    name(node, token)
    advance()
  }

  /// Takes the module in front of a name: `Swift::print`.
  @inline(__always) mutating func skipModule() {
    if peek().kind == .doubleColon { skipModuleHere() }
  }

  private mutating func skipModuleHere() {
    guard kind == .identifier, peek(2).kind == .identifier else { return }
    advance()
    advance()
  }

  mutating func name(_ node: Int, _ token: Token) {
    var start = Int(token.start)
    var end = Int(token.end)
    if end - start > 2, bytes[start] == UInt8(ascii: "`"), bytes[end - 1] == UInt8(ascii: "`") {
      start += 1
      end -= 1
      nodes[node].traits.insert(.isQuoted)
    }
    name(node, from: start, to: end)
  }

  mutating func name(_ node: Int, from start: Int, to end: Int) {
    nodes[node].name = names.name(from: start, to: end)
    nodes[node].nameStart = UInt32(truncatingIfNeeded: start)
  }

  /// Takes a word that means nothing here, with all up to the end of what it opens.
  mutating func takeUnexpected() {
    let node = open(.unexpected)
    takeBalanced()
    close(node)
  }

  /// Takes a word; if it opens something, all up to its end.
  mutating func takeBalanced() {
    var open = 0
    repeat {
      // A string that is not closed ends with its line.
      if open > 0, isUnclosedString {
        open -= 1
        if open == 0 { return }
      }
      switch kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .stringOpen, .interpolationOpen: open += 1
      case .rightParenthesis, .rightBracket, .rightBrace, .stringClose, .interpolationClose:
        open -= 1
      case .endOfFile: return
      default: break
      }
      advance()
    } while open > 0 && !isAtEnd
  }

  /// Whether a string ends before this word without being closed.
  private var isUnclosedString: Bool {
    guard index > 0, token.startsLine else { return false }
    let last = tokens[index - 1].kind
    return last == .stringText || last == .stringOpen
  }

  /// The index of the word behind what the word at an index opens.
  mutating func end(ofBalanced start: Int) -> Int {
    if !hasEnds { findEnds() }
    return Int(ends[start])
  }

  /// Finds the ends of everything at once: asked one by one, what is nested would be walked through again for
  /// each level around it.
  private mutating func findEnds() {
    hasEnds = true
    ends.removeAll(keepingCapacity: true)
    ends.reserveCapacity(tokenCount + 1)
    var open: [Int] = []
    for index in 0...tokenCount {
      ends.append(UInt32(truncatingIfNeeded: min(index + 1, tokenCount)))
      switch tokens[index].kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .interpolationOpen: open.append(index)
      case .rightParenthesis, .rightBracket, .rightBrace, .interpolationClose:
        if let start = open.popLast() { ends[start] = ends[index] }
      default: break
      }
    }
    for start in open { ends[start] = UInt32(truncatingIfNeeded: tokenCount - 1) }
  }
}
