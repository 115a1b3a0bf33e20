import AdderBase

/// The lines of the text, including their line feeds; the last line may have none.
struct TextLines: RandomAccessCollection {
  private let text: [UInt8]
  /// The end of each line, after its line feed.
  private let ends: [Int]

  init(of text: [UInt8]) {
    self.text = text
    var ends = text.withUnsafeBufferPointer { bytes in
      bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }
    if ends.last ?? 0 < text.count { ends.append(text.count) }
    self.ends = ends
  }

  var startIndex: Int { 0 }
  var endIndex: Int { ends.count }

  subscript(line: Int) -> ArraySlice<UInt8> {
    text[(line == 0 ? 0 : ends[line - 1])..<ends[line]]
  }
}

/// Numbers for lines: equal lines have the same number, different lines have different numbers.
struct LineNumbers {
  private var lines: [(checksum: UInt64, line: ArraySlice<UInt8>)] = []
  /// A hash table with linear probing: the index of a line in `lines`, in the slot of its
  /// checksum or the next free one; -1 in an empty slot. Its length is a power of two and more
  /// than twice the number of lines.
  private var table: [Int32]

  init(capacity: Int) {
    var length = 64
    while length < 2 * capacity + 2 { length *= 2 }
    table = [Int32](repeating: -1, count: length)
    lines.reserveCapacity(capacity)
  }

  /// Returns the number of a line. A line that has no number yet receives a new one.
  ///
  /// The number of different lines must not exceed the capacity.
  mutating func number(of line: ArraySlice<UInt8>) -> Int {
    let checksum = line.checksum
    var place = Int(truncatingIfNeeded: checksum ^ (checksum >> 29)) & (table.count - 1)
    while table[place] >= 0 {
      let known = Int(table[place])
      if lines[known].checksum == checksum, lines[known].line.hasSameBytes(as: line) {
        return known
      }
      place = (place + 1) & (table.count - 1)
    }
    table[place] = Int32(lines.count)
    lines.append((checksum, line))
    return lines.count - 1
  }
}
