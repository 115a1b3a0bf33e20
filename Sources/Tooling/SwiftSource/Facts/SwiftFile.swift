/// The facts of a Swift file: its declarations, statements and expressions, and their
/// positions.
///
/// The text itself is not kept. Positions are UTF-8 offsets from the beginning of the file.
///
/// This is an immutable class instead of a struct, because code that walks through the nodes
/// passes files around all the time. Passing a struct would update the reference count of
/// each of its arrays.
package final class SwiftFile: Sendable {
  /// All nodes, each before its parts. The first node is the file itself.
  package let nodes: [SyntaxNode]
  package let names: NameTable
  /// The start of each line.
  package let lineStarts: [UInt32]
  /// The length of the text in bytes.
  package let length: Int

  /// Parses a file. Invalid Swift is parsed as far as possible.
  ///
  /// Takes about ten nanoseconds per byte.
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

/// Parses one file after another with the same memory.
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
      // Copies with the exact size, because the capacity of a grown buffer can be twice its count.
      return SwiftFile(
        nodes: Array(UnsafeBufferPointer(start: parser.nodes.start, count: parser.nodes.count)),
        names: NameTable(text: names.text.exactCopy(), ends: names.ends.exactCopy()),
        lineStarts: Self.lineStarts(text, bytes.count), length: bytes.count)
    }
  }

  /// Returns the tokens of a file in order. The last one marks the end of the file. Only blanks
  /// and comments are between tokens.
  package mutating func words(of bytes: [UInt8]) -> [Token] {
    let memory = memory
    return withWords(of: bytes) { _ in
      (0..<memory.tokens.count - Parser.wordsBehindEnd).map { memory.tokens[$0] }
    }
  }

  /// Returns the number of tokens in a file, including the one that marks its end. Splitting a file
  /// into tokens is the first half of parsing.
  package mutating func countWords(in bytes: [UInt8]) -> Int {
    let memory = memory
    return withWords(of: bytes) { _ in memory.tokens.count - Parser.wordsBehindEnd }
  }

  /// Splits the bytes into tokens, and calls the body with a copy of the bytes that is followed by
  /// zeros.
  private func withWords<Result>(
    of bytes: [UInt8], _ body: (UnsafePointer<UInt8>) -> Result
  ) -> Result {
    let memory = memory
    memory.text.removeAll(keepingCapacity: true)
    memory.text.reserveCapacity(bytes.count + Lexer.padding)
    memory.text += bytes
    memory.text += repeatElement(0, count: Lexer.padding)
    return memory.text.withUnsafeBufferPointer { text in
      // The buffer is never empty, because it contains at least the padding.
      let start = text.baseAddress.unsafelyUnwrapped
      var lexer = Lexer(bytes: start, count: bytes.count, into: memory.tokens)
      lexer.cut()
      for _ in 0..<Parser.wordsBehindEnd { lexer.append(.endOfFile, from: bytes.count) }
      memory.tokens = lexer.tokens
      return body(start)
    }
  }

  /// - Parameter text: the text, followed by `Lexer.padding` zeros.
  private static func lineStarts(_ text: UnsafePointer<UInt8>, _ length: Int) -> [UInt32] {
    let raw = UnsafeRawPointer(text)
    var starts: [UInt32] = [0]
    starts.reserveCapacity(length / 32 + 16)
    var index = 0
    while index < length {
      // Eight bytes at a time: `newlines` has the highest bit set in each byte that is a newline.
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
