import AdderFindings

/// Computes the lines and columns of offsets in a file. The offsets must be given in ascending
/// order.
struct PlaceCounter {
  private let bytes: [UInt8]
  private let path: String
  private var offset = 0
  private var line = 1
  private var column = 1

  init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// - Parameter target: an offset that is not before the previous target.
  mutating func location(of target: Int) -> SourceLocation {
    var lineStart = offset
    for index in offset..<max(offset, target) where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      column = 1
      lineStart = index + 1
    }
    column += String(decoding: bytes[lineStart..<max(lineStart, target)], as: UTF8.self).count
    offset = max(offset, target)
    return SourceLocation(file: path, line: line, column: column)
  }
}
