/// What a Swift file says: its declarations, statements and expressions, and where they are.
///
/// The text itself is not kept. Positions are UTF-8 bytes from the beginning of the file.
///
/// A class, though a value that never changes: code that walks through facts passes them on all the time, and
/// would count references to each of its arrays.
package final class SwiftFile: Sendable {
  /// Every piece before its parts; the first is the file itself.
  package let nodes: [SyntaxNode]
  package let names: NameTable
  /// Where each line begins.
  package let lineStarts: [UInt32]
  /// The length of the text.
  package let length: Int

  /// Reads a file. Text that is no Swift is read as far as it goes.
  ///
  /// Costs about ten nanoseconds a byte.
  package convenience init(_ text: [UInt8]) {
    var reader = SwiftReader()
    let file = reader.read(text)
    self.init(
      nodes: file.nodes, names: file.names, lineStarts: file.lineStarts, length: file.length)
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
  private let memory = ReadingMemory()

  package init() {}

  package mutating func read(_ bytes: [UInt8]) -> SwiftFile {
    let memory = memory
    return withWords(of: bytes) { text in
      var parser = Parser(
        bytes: text, tokens: memory.tokens, into: memory.nodes, reusing: memory.ends)
      memory.ends = BracketEnds()
      parser.parseFile()
      memory.nodes = parser.nodes
      memory.ends = parser.ends
      let names = parser.names.table
      // Copies of just the size that is needed: what grew has room for up to as much again.
      return SwiftFile(
        nodes: Array(UnsafeBufferPointer(start: parser.nodes.start, count: parser.nodes.count)),
        names: NameTable(text: names.text.exactCopy(), ends: names.ends.exactCopy()),
        lineStarts: Self.lineStarts(text, bytes.count), length: bytes.count)
    }
  }

  /// The words of a file in their order, the last being its end. What lies between two is blanks and comments.
  package mutating func words(of bytes: [UInt8]) -> [Token] {
    let memory = memory
    return withWords(of: bytes) { _ in
      (0..<memory.tokens.count - Parser.wordsBehindEnd).map { memory.tokens[$0] }
    }
  }

  /// How many words a file has, the one for its end included. This is the first half of reading it.
  package mutating func countWords(in bytes: [UInt8]) -> Int {
    let memory = memory
    return withWords(of: bytes) { _ in memory.tokens.count - Parser.wordsBehindEnd }
  }

  /// Cuts a text into words, and lends it out with zeros behind its end.
  private func withWords<Result>(
    of bytes: [UInt8], _ body: (UnsafePointer<UInt8>) -> Result
  ) -> Result {
    let memory = memory
    memory.text.removeAll(keepingCapacity: true)
    memory.text.reserveCapacity(bytes.count + Lexer.padding)
    memory.text += bytes
    memory.text += repeatElement(0, count: Lexer.padding)
    return memory.text.withUnsafeBufferPointer { text in
      // The text has at least its padding.
      let start = text.baseAddress.unsafelyUnwrapped
      var lexer = Lexer(bytes: start, count: bytes.count, into: memory.tokens)
      lexer.cut()
      for _ in 0..<Parser.wordsBehindEnd { lexer.append(.endOfFile, from: bytes.count) }
      memory.tokens = lexer.tokens
      return body(start)
    }
  }

  /// - Parameter text: Has `Lexer.padding` zeros behind its last byte.
  private static func lineStarts(_ text: UnsafePointer<UInt8>, _ length: Int) -> [UInt32] {
    let raw = UnsafeRawPointer(text)
    var starts: [UInt32] = [0]
    starts.reserveCapacity(length / 32 + 16)
    var index = 0
    while index < length {
      // Eight bytes at a time: where one is a newline, its highest bit is set.
      let bytes = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let others = bytes ^ 0x0A0A_0A0A_0A0A_0A0A
      let low = (others & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F
      var newlines = ~(low | others) & 0x8080_8080_8080_8080
      while newlines != 0 {
        starts.append(UInt32(truncatingIfNeeded: index + newlines.trailingZeroBitCount / 8 + 1))
        newlines &= newlines &- 1
      }
      index += 8
    }
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
