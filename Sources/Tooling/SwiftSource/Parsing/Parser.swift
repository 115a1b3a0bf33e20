/// Parses the tokens of a Swift file into syntax nodes.
///
/// Every file is parsed to its end: invalid parts become `unexpected` nodes, and parsing continues
/// after them. Anything nested deeper than `deepest` is not parsed.
struct Parser {
  let bytes: UnsafePointer<UInt8>
  /// The tokens, followed by several `endOfFile` tokens, so that lookahead needs no bounds checks.
  let tokens: UnsafeMutablePointer<Token>
  let tokenCount: Int
  static let wordsBehindEnd = 8

  var index = 0
  /// The end of the previous token.
  var lastEnd: UInt32 = 0
  var nodes: Row<SyntaxNode>
  var ends: BracketEnds
  var names: NameCollector

  /// True if a `{` after the expression begins a body, as in the conditions of an `if`.
  var bodyFollows = false
  /// True if an `=` ends the expression, as in `case pattern = value`.
  var stopsAtEqual = false
  /// True if the expression ends at the end of its line, as in the condition of an `#if`.
  var stopsAtLine = false
  /// True if names are declared rather than used, as in `case let .point(x, y)`.
  var bindsNames = false
  /// The number of open `#if`s.
  var openConditions = 0

  private var depth = 0
  /// The maximum nesting depth. All levels together take 340 KB of stack, which fits into the 512
  /// KB of Dispatch's worker threads on macOS; without optimization, they take 1.8 MB.
  static let deepest = 200
  /// The maximum number of modifiers, attributes or conditions that lookahead skips. The
  /// limit keeps parsing linear.
  static let farthestLook = 64
  /// The tokens that were split, with their original ranges, so that `attempt` can restore them.
  var splits: [(index: Int, token: Token)] = []

  init(
    bytes: UnsafePointer<UInt8>, tokens: Row<Token>, into nodes: Row<SyntaxNode>,
    reusing ends: consuming BracketEnds
  ) {
    self.bytes = bytes
    names = NameCollector(bytes: bytes)
    self.tokens = tokens.start
    tokenCount = tokens.count - Self.wordsBehindEnd
    self.nodes = nodes
    self.nodes.shorten(to: 0)
    self.ends = ends
    self.ends.forget()
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

  /// Calls a reading function, and restores the parser's state if the function returns false.
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

  /// Calls a function that reads a construct, such as an expression, that can contain
  /// constructs of the same kind. If the construct is nested too deeply, it is skipped instead.
  @inline(__always) mutating func nested(_ read: (inout Parser) -> Void) {
    depth += 1
    if depth > Self.deepest { takeUnexpected() } else { read(&self) }
    depth -= 1
  }
}
