/// A growable buffer of plain values whose memory is reused for the next file.
///
/// An array would check on every change whether its storage is shared. The storage of a row
/// is never shared: it belongs to the lexer or the parser while they run, and otherwise to
/// `ReadingMemory`, which frees it.
struct Row<Element: BitwiseCopyable> {
  private(set) var start: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    start = .allocate(capacity: self.capacity)
  }

  func free() { start.deallocate() }

  /// The value at an index, which must be in range.
  @inline(__always) subscript(index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(start + index)
    }
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return start + index
    }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (start + count).initialize(to: element)
    count += 1
  }

  mutating func insert(_ element: Element, at index: Int) {
    append(element)
    let place = start + index
    (place + 1).update(from: place, count: count - 1 - index)
    place.pointee = element
  }

  /// Keeps only the first `count` values.
  mutating func shorten(to count: Int) { self.count = count }

  @inline(never) private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
    capacity *= 2
  }
}

/// The memory that is reused to read one file after another.
final class ReadingMemory {
  var text: [UInt8] = []
  var tokens = Row<Token>(capacity: 4_096)
  var nodes = Row<SyntaxNode>(capacity: 4_096)
  var ends = BracketEnds()

  deinit {
    tokens.free()
    nodes.free()
  }
}
