private import AdderBase

/// Counts lines and characters while it advances through a file, so that finding all positions
/// takes a single pass.
struct LineCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  private var offset: Int
  private var line = 1
  private var lineStart: Int
  /// An offset, and the number of characters before this offset on its line.
  private var counted: (offset: Int, characters: Int)

  private let endings: Endings

  private enum Endings { case lineFeed, mixed }

  /// - Parameter start: the offset at which the text starts: after the byte order mark, if there
  ///   is one.
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

  /// Returns the position at an offset. This is cheap as long as the offsets ascend.
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
      // CR LF is one line break, counted at the LF.
      let isBreak =
        byte == 0x0A || byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A)
      if isBreak {
        line += 1
        lineStart = offset
      }
    }
  }

  // MARK: - Columns

  /// Returns the column at an offset on the current line.
  private mutating func column(at target: Int) -> Int {
    if counted.offset < lineStart { counted = (lineStart, 0) }
    // Between two ASCII bytes of a line, there is always a character boundary. Elsewhere, the
    // preceding bytes determine whether there is one. So the count is stored only up to the last
    // boundary that is certain.
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
