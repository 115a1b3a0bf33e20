/// Encodes the facts of files. A node takes about five bytes instead of the 24 in memory.
///
/// The format: eight four-byte numbers, the nodes, the lengths of the lines, the lengths of
/// the names, the text of the names, and zeros as padding. The padding allows readers to read
/// slightly past the end.
package struct FactsEncoder {
  // Reused for each file.
  private var scratch: [UInt8] = []

  package init() {}

  package mutating func encode(_ file: SwiftFile) -> [UInt8] {
    let names = file.names
    let size =
      FactsLayout.headerSize + file.nodes.count * FactsLayout.longestNode
      + (file.lineStarts.count + names.ends.count) * FactsLayout.longestNumber + names.text.count
      + FactsLayout.padding
    if scratch.count < size { scratch = [UInt8](repeating: 0, count: size) }
    return scratch.withUnsafeMutableBytes { scratch in
      var writer = Writer(scratch)
      writer.position = FactsLayout.headerSize
      Self.write(file.nodes, to: &writer)
      let endOfNodes = writer.position
      Self.writeDistances(between: file.lineStarts, to: &writer)
      let endOfLines = writer.position
      Self.writeDistances(between: names.ends, to: &writer)
      let endOfNames = writer.position
      writer.write(names.text)
      writer.writeZeros(FactsLayout.padding)
      let end = writer.position
      writer.position = 0
      for number in [
        file.length, file.nodes.count, endOfNodes - FactsLayout.headerSize, file.lineStarts.count,
        endOfLines - endOfNodes, names.ends.count, endOfNames - endOfLines, names.text.count,
      ] {
        writer.write(UInt32(truncatingIfNeeded: number), bytes: 4)
      }
      return Array(scratch[..<end])
    }
  }

  private static func write(_ nodes: [SyntaxNode], to writer: inout Writer) {
    var before: UInt32 = 0
    for node in nodes {
      let isPlain = node.traits.rawValue == 0 && node.nameStart == node.start
      // Negative differences wrap around, and decoding wraps them back.
      let numbers = (node.start &- before, node.end &- node.start, node.name, node.count)
      let sizes = (
        FactsLayout.size(numbers.0), FactsLayout.size(numbers.1), FactsLayout.size(numbers.2),
        FactsLayout.size(numbers.3)
      )
      writer.write(node.kind.rawValue | (isPlain ? 0 : FactsLayout.isSpecial))
      writer.write(sizes.0.code | sizes.1.code << 2 | sizes.2.code << 4 | sizes.3.code << 6)
      writer.write(numbers.0, bytes: sizes.0.bytes)
      writer.write(numbers.1, bytes: sizes.1.bytes)
      writer.write(numbers.2, bytes: sizes.2.bytes)
      writer.write(numbers.3, bytes: sizes.3.bytes)
      if !isPlain {
        let nameStart = node.nameStart &- node.start
        let traits = UInt32(node.traits.rawValue)
        let (size, traitsSize) = (FactsLayout.size(nameStart), FactsLayout.size(traits))
        writer.write(size.code | traitsSize.code << 2)
        writer.write(nameStart, bytes: size.bytes)
        writer.write(traits, bytes: traitsSize.bytes)
      }
      before = node.start
    }
  }

  private static func writeDistances(between numbers: [UInt32], to writer: inout Writer) {
    var before: UInt32 = 0
    for number in numbers {
      let distance = number &- before
      before = number
      if distance < FactsLayout.longDistance {
        writer.write(UInt8(distance))
      } else {
        writer.write(UInt8(FactsLayout.longDistance))
        writer.write(distance, bytes: 4)
      }
    }
  }
}

/// The constants of the format.
enum FactsLayout {
  static let headerSize = 8 * 4
  /// The kind of a node, the sizes of its numbers, the numbers, and the optional values.
  static let longestNode = 2 + 4 * 4 + 1 + 2 * 4
  static let shortestNode = 2
  static let longestNumber = 5
  static let padding = 32
  /// The byte that precedes a difference stored in four bytes.
  static let longDistance: UInt32 = 255
  /// The bit that is set in a kind if optional values follow: traits, or the position of a name
  /// that does not start where the node starts.
  static let isSpecial: UInt8 = 0x80

  /// Returns the number of bytes that a number takes (zero, one, two or four), and the code for
  /// that size.
  @inline(__always)
  static func size(_ number: UInt32) -> (code: UInt8, bytes: Int) {
    number == 0 ? (0, 0) : number < 0x100 ? (1, 1) : number < 0x1_0000 ? (2, 2) : (3, 4)
  }
}

/// Writes bytes one after another into memory that is known to be large enough.
private struct Writer {
  private let memory: UnsafeMutableRawBufferPointer
  var position = 0

  init(_ memory: UnsafeMutableRawBufferPointer) {
    self.memory = memory
  }

  @inline(__always)
  mutating func write(_ byte: UInt8) {
    memory[position] = byte
    position += 1
  }

  /// Writes the low bytes of a number. Always writes four bytes; the next number
  /// overwrites the superfluous ones.
  @inline(__always)
  mutating func write(_ number: UInt32, bytes: Int) {
    memory.storeBytes(of: number.littleEndian, toByteOffset: position, as: UInt32.self)
    position += bytes
  }

  mutating func write(_ bytes: [UInt8]) {
    UnsafeMutableRawBufferPointer(rebasing: memory[position...]).copyBytes(from: bytes)
    position += bytes.count
  }

  mutating func writeZeros(_ count: Int) {
    for _ in 0..<count { write(0) }
  }
}
