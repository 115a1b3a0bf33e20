/// What a Swift file says: its declarations, statements and expressions, and where they are.
///
/// The text itself is not kept. Positions are UTF-8 bytes from the beginning of the file.
package struct SwiftFile: Sendable {
  /// Every piece in front of its parts; the first is the file itself.
  package let nodes: [SyntaxNode]
  package let names: NameTable
  /// Where each line begins.
  package let lineStarts: [UInt32]
  /// The length of the text.
  package let length: Int

  /// Reads a file. Text that is no Swift is read as far as it goes.
  ///
  /// Costs about 20 nanoseconds a byte.
  package init(_ text: [UInt8]) {
    var reader = SwiftReader()
    self = reader.read(text)
  }

  init(nodes: [SyntaxNode], names: NameTable, lineStarts: [UInt32], length: Int) {
    self.nodes = nodes
    self.names = names
    self.lineStarts = lineStarts
    self.length = length
  }
}

/// Reads one file after the other with the same memory.
package struct SwiftReader {
  private var text: [UInt8] = []
  private var tokens: [Token] = []
  private var nodes: [SyntaxNode] = []

  package init() {}

  package mutating func read(_ bytes: [UInt8]) -> SwiftFile {
    text.removeAll(keepingCapacity: true)
    text.reserveCapacity(bytes.count + Lexer.padding)
    text += bytes
    text += repeatElement(0, count: Lexer.padding)
    let length = bytes.count
    return text.withUnsafeBufferPointer { text in
      // The text has at least its padding.
      let start = text.baseAddress.unsafelyUnwrapped
      var lexer = Lexer(bytes: start, count: length, reusing: tokens)
      tokens = []
      lexer.cut()
      for _ in 1..<Parser.wordsBehindEnd + 1 { lexer.append(.endOfFile, from: length) }
      var words = lexer.takeTokens()
      var names = NameTable()
      nodes = words.withUnsafeMutableBufferPointer { words in
        var parser = Parser(bytes: start, tokens: words, reusing: self.nodes)
        nodes = []
        parser.parseFile()
        names = parser.names.table
        return parser.nodes
      }
      tokens = words
      // Copies of just the size that is needed: what grew has room for up to as much again.
      return SwiftFile(
        nodes: nodes.exactCopy(),
        names: NameTable(text: names.text.exactCopy(), ends: names.ends.exactCopy()),
        lineStarts: Self.lineStarts(text[..<length]), length: length)
    }
  }

  private static func lineStarts(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt32] {
    var starts: [UInt32] = [0]
    for (index, byte) in text.enumerated() where byte == 0x0A { starts.append(UInt32(index + 1)) }
    return starts.exactCopy()
  }
}

extension Array {
  fileprivate func exactCopy() -> [Element] {
    [Element](unsafeUninitializedCapacity: count) { copy, initialized in
      initialized = copy.initialize(fromContentsOf: self)
    }
  }
}
