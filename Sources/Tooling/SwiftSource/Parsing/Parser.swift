/// Reads the words of a Swift file into pieces of syntax.
///
/// Every text is read to its end: anything meaningless becomes a piece `unexpected`, and
/// reading continues after it. Anything nested deeper than `deepest` is not read.
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
  var ends: BracketEnds
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
  /// a limit, so that reading costs no more than a few looks per word.
  static let farthestLook = 64
  /// Words that were cut in two, as they were before.
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
}
