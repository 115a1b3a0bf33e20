/// A list of names in the program's constant data, sorted by their
/// bytes and separated by whitespace.
///
/// A binary search finds a name. Creating a set of thousands of names would cost
/// more than all lookups of one run.
struct SortedNames: Sendable {
  private let text: StaticString

  init(_ text: StaticString) {
    self.text = text
  }

  func contains(_ name: String) -> Bool {
    let name = Array(name.utf8)
    return text.withUTF8Buffer { bytes in
      var low = 0
      var high = bytes.count
      while low < high {
        let middle = low + (high - low) / 2
        var start = middle
        while start > low, !Self.isBlank(bytes[start - 1]) { start -= 1 }
        while start < high, Self.isBlank(bytes[start]) { start += 1 }
        guard start < high else {
          high = middle
          continue
        }
        var end = start
        while end < high, !Self.isBlank(bytes[end]) { end += 1 }
        let word = bytes[start..<end]
        if word.elementsEqual(name) { return true }
        if word.lexicographicallyPrecedes(name) { low = end } else { high = min(start, middle) }
      }
      return false
    }
  }

  /// All names in order.
  var all: [String] {
    text.withUTF8Buffer { bytes in
      bytes.split(whereSeparator: Self.isBlank).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
  }
}
