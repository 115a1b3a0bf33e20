/// Decodes the facts of a file from the bytes that `FactsEncoder` wrote.
///
/// Damaged bytes cause neither a crash nor invalid facts: in the result, every kind is known, every
/// name exists, parts lie within their parents, and positions lie within the text.
package enum FactsDecoder {
  /// The maximum nesting depth of nodes; the parser's limit is far lower.
  private static let deepest = 8_192

  /// Decodes facts.
  ///
  /// - Returns: `nil` if the bytes are not valid facts.
  package static func decode(_ bytes: UnsafeRawBufferPointer) -> SwiftFile? {
    guard let parts = FactsParts(bytes),
      let names = names(parts, bytes),
      let lineStarts = sums(parts.lines, count: parts.lineCount, bytes),
      areLineStarts(lineStarts, length: parts.length),
      let nodes = nodes(parts, bytes)
    else { return nil }
    return SwiftFile(nodes: nodes, names: names, lineStarts: lineStarts, length: parts.length)
  }

  private static func names(_ parts: FactsParts, _ bytes: UnsafeRawBufferPointer) -> NameTable? {
    guard let ends = sums(parts.nameLengths, count: parts.nameCount, bytes), ends.first == 0,
      ends.last == UInt32(parts.nameText.count)
    else { return nil }
    return NameTable(text: Array(bytes[parts.nameText]), ends: ends)
  }

  private static func areLineStarts(_ starts: [UInt32], length: Int) -> Bool {
    guard starts.first == 0, let last = starts.last, last <= length else { return false }
    for index in 1..<max(1, starts.count) where starts[index] == starts[index - 1] { return false }
    return true
  }

  /// Decodes ascending numbers, which are stored as differences.
  private static func sums(
    _ range: Range<Int>, count: Int, _ bytes: UnsafeRawBufferPointer
  ) -> [UInt32]? {
    var isFine = true
    let numbers = [UInt32](unsafeUninitializedCapacity: count) { numbers, initialized in
      var position = range.lowerBound
      var sum: UInt32 = 0
      for index in 0..<count {
        // A number that begins within the range can be read safely, because of the
        // padding after the last part.
        guard position < range.upperBound else { break }
        var distance = UInt32(bytes[position])
        position += 1
        if distance == FactsLayout.longDistance {
          distance = number(bytes, at: position)
          position += 4
        }
        let (next, overflow) = sum.addingReportingOverflow(distance)
        guard !overflow else { break }
        sum = next
        numbers.initializeElement(at: index, to: sum)
        initialized = index + 1
      }
      isFine = initialized == count && position == range.upperBound
    }
    return isFine ? numbers : nil
  }

  @inline(__always)
  private static func number(_ bytes: UnsafeRawBufferPointer, at position: Int) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self))
  }
}

// MARK: - Nodes

extension FactsDecoder {
  private static func nodes(
    _ parts: FactsParts, _ bytes: UnsafeRawBufferPointer
  ) -> [SyntaxNode]? {
    var isFine = false
    let nodes = [SyntaxNode](unsafeUninitializedCapacity: parts.nodeCount) { nodes, initialized in
      isFine = withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.deepest) { ends in
        Self.read(parts, bytes, into: nodes, &initialized, OpenPieces(ends))
      }
    }
    return isFine ? nodes : nil
  }

  private static func read(
    _ parts: FactsParts, _ bytes: UnsafeRawBufferPointer,
    into nodes: UnsafeMutableBufferPointer<SyntaxNode>, _ initialized: inout Int,
    _ open: consuming OpenPieces
  ) -> Bool {
    guard let start = bytes.baseAddress else { return false }
    var reader = NodeReader(start, at: parts.nodes.lowerBound)
    let length = UInt32(parts.length)
    let nameCount = UInt32(parts.nameCount)
    // The end of the node that contains the next node. The file node ends after the last node.
    var end = UInt32(parts.nodeCount)
    for index in 0..<UInt32(parts.nodeCount) {
      // A node that begins within the range can be read safely, because of the padding.
      guard reader.position < parts.nodes.upperBound, let node = reader.next() else { return false }
      while index == end, let outer = open.close() { end = outer }
      guard node.start <= node.end, node.end <= length, node.nameStart <= length,
        node.name < nameCount, node.count < end - index
      else { return false }
      if node.count > 0 {
        guard open.open(endOfOuter: end) else { return false }
        end = index + 1 + node.count
      }
      nodes.initializeElement(at: Int(index), to: node)
      initialized = Int(index) + 1
    }
    guard reader.position == parts.nodes.upperBound, let file = nodes.first else { return false }
    return file.kind == .file && file.count == parts.nodeCount - 1
  }
}

/// A fixed-capacity stack of the end positions of the enclosing nodes.
private struct OpenPieces {
  private let ends: UnsafeMutableBufferPointer<UInt32>
  private var count = 0

  init(_ ends: UnsafeMutableBufferPointer<UInt32>) {
    self.ends = ends
  }

  /// Adds the end of a node when one of its parts is entered.
  ///
  /// - Returns: `false` if there is no room left.
  @inline(__always)
  mutating func open(endOfOuter end: UInt32) -> Bool {
    guard count < ends.count else { return false }
    ends.initializeElement(at: count, to: end)
    count += 1
    return true
  }

  /// Removes and returns the end of the innermost enclosing node, or returns `nil` if there is
  /// none.
  @inline(__always)
  mutating func close() -> UInt32? {
    guard count > 0 else { return nil }
    count -= 1
    return ends[count]
  }
}

/// Reads one node after another.
private struct NodeReader {
  private let bytes: UnsafeRawPointer
  private(set) var position: Int
  private var before: UInt32 = 0

  init(_ bytes: UnsafeRawPointer, at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Reads the next node, or returns `nil` if its kind is unknown. Accesses at most
  /// `FactsLayout.padding` bytes.
  @inline(__always)
  mutating func next() -> SyntaxNode? {
    let kindCode = byte()
    guard let kind = SyntaxKind(rawValue: kindCode & ~FactsLayout.isSpecial) else { return nil }
    let sizes = byte()
    let start = before &+ number(sizes)
    let end = start &+ number(sizes >> 2)
    let name = number(sizes >> 4)
    let count = number(sizes >> 6)
    before = start
    var node = SyntaxNode(
      kind: kind, traits: [], name: name, start: start, end: end, nameStart: start, count: count)
    if kindCode & FactsLayout.isSpecial != 0 {
      let sizes = byte()
      node.nameStart &+= number(sizes)
      node.traits = SyntaxNode.Traits(
        rawValue: UInt16(truncatingIfNeeded: number(sizes >> 2)))
    }
    return node
  }

  @inline(__always)
  private mutating func byte() -> UInt8 {
    defer { position += 1 }
    return bytes.load(fromByteOffset: position, as: UInt8.self)
  }

  /// Reads a number of zero, one, two or four bytes. Always loads four bytes and
  /// ignores the superfluous ones.
  @inline(__always)
  private mutating func number(_ size: UInt8) -> UInt32 {
    let code = UInt32(size & 3)
    let count = code + (code >> 1 & code & 1)
    let loaded = UInt32(
      littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self))
    position += Int(count)
    return loaded & UInt32(truncatingIfNeeded: (1 as UInt64) << UInt64(count * 8) &- 1)
  }
}

/// The ranges of the parts of encoded facts.
private struct FactsParts {
  let length: Int
  let nodeCount: Int
  let lineCount: Int
  let nameCount: Int
  let nodes: Range<Int>
  let lines: Range<Int>
  let nameLengths: Range<Int>
  let nameText: Range<Int>

  /// - Returns: `nil` unless the parts fill the bytes exactly and each is large enough
  ///   for its number of elements.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= FactsLayout.headerSize + FactsLayout.padding else { return nil }
    let numbers = (0..<8).map {
      Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)))
    }
    length = numbers[0]
    nodeCount = numbers[1]
    lineCount = numbers[3]
    nameCount = numbers[5]
    nodes = FactsLayout.headerSize..<FactsLayout.headerSize + numbers[2]
    lines = nodes.upperBound..<nodes.upperBound + numbers[4]
    nameLengths = lines.upperBound..<lines.upperBound + numbers[6]
    nameText = nameLengths.upperBound..<nameLengths.upperBound + numbers[7]
    guard nameText.upperBound + FactsLayout.padding == bytes.count,
      nodeCount > 0, nodeCount * FactsLayout.shortestNode <= nodes.count,
      lineCount > 0, lineCount <= lines.count, nameCount > 0, nameCount <= nameLengths.count
    else { return nil }
  }
}
