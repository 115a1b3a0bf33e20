#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Counts lines on the way through a file, so that all places together cost one pass.
struct LineCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  private var offset: Int
  private var line = 1
  private var lineStart: Int

  private let endings: Endings

  private enum Endings { case lineFeed, mixed }

  /// - Parameter start: where the text begins, behind a byte order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    let hasCarriageReturns = bytes.baseAddress.map { memchr($0, 0x0D, bytes.count) != nil } ?? false
    self.init(bytes, from: start, endings: hasCarriageReturns ? .mixed : .lineFeed)
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, endings: Endings) {
    self.bytes = bytes
    self.endings = endings
    self.start = start
    offset = start
    lineStart = start
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
    guard let base = bytes.baseAddress else { return }
    while offset < target {
      guard let found = memchr(base + offset, 0x0A, target - offset) else {
        offset = target
        return
      }
      offset = UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found)) + 1
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

  private func column(at target: Int) -> Int {
    let before = bytes[lineStart..<target]
    guard before.allSatisfy({ $0 < 0x80 }) else {
      return String(decoding: before, as: UTF8.self).count + 1
    }
    return before.count + 1
  }
}
