private import AdderBase

/// Counts lines and characters on the way through a file, so that all places together cost one pass.
struct LineCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  private var offset: Int
  private var line = 1
  private var lineStart: Int
  /// How many characters of the line stand before an offset.
  private var counted: (offset: Int, characters: Int)

  private let endings: Endings

  private enum Endings { case lineFeed, mixed }

  /// - Parameter start: where the text begins, behind a byte order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    let hasCarriageReturns = UnsafeRawBufferPointer(bytes).firstPosition(of: 0x0D) != nil
    self.init(bytes, from: start, endings: hasCarriageReturns ? .mixed : .lineFeed)
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, endings: Endings) {
    self.bytes = bytes
    self.endings = endings
    self.start = start
    offset = start
    lineStart = start
    counted = (start, 0)
  }

  /// The place at an offset; cheap as long as offsets grow.
  mutating func place(at target: Int) -> InterfacePlace {
    let target = max(start, min(target, bytes.count))
    if target < offset { self = LineCursor(bytes, from: start, endings: endings) }
    switch endings {
    case .lineFeed: passLineFeeds(to: target)
    case .mixed: passLineBreaks(to: target)
    }
    return InterfacePlace(offset: target, line: line, column: column(at: target))
  }

  private mutating func passLineFeeds(to target: Int) {
    let bytes = UnsafeRawBufferPointer(bytes)
    while offset < target {
      guard let found = bytes.firstPosition(of: 0x0A, from: offset, to: target) else {
        offset = target
        return
      }
      offset = found + 1
      line += 1
      lineStart = offset
    }
  }

  private mutating func passLineBreaks(to target: Int) {
    while offset < target {
      let byte = bytes[offset]
      offset += 1
      // A line break of two bytes ends with the second.
      let isBreak =
        byte == 0x0A || byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A)
      if isBreak {
        line += 1
        lineStart = offset
      }
    }
  }

  // MARK: - Columns

  /// The column at a place of the line that was reached last.
  private mutating func column(at target: Int) -> Int {
    if counted.offset < lineStart { counted = (lineStart, 0) }
    // Between two ASCII characters of a line, one character ends and the next begins; elsewhere that
    // depends on what comes before. So this is as far as the count is kept for the next place.
    var safe = target - 1
    while safe > counted.offset, bytes[safe] >= 0x80 || bytes[safe - 1] >= 0x80 { safe -= 1 }
    if safe > counted.offset {
      counted = (safe, counted.characters + characters(in: counted.offset..<safe))
    }
    return counted.characters + characters(in: counted.offset..<target) + 1
  }

  private func characters(in range: Range<Int>) -> Int {
    let part = bytes[range]
    return part.allSatisfy { $0 < 0x80 } ? part.count : String(decoding: part, as: UTF8.self).count
  }
}
