/// A queue whose memory is reused by one graph after another.
///
/// An array would check on every change whether its storage is shared, and would retain an element
/// an additional time while it is read. The queue lives as long as the program, so its memory is
/// never freed.
@usableFromInline struct GraphQueue<Element> {
  // Only the elements from `start` up to `end` are initialised.
  @usableFromInline var memory: UnsafeMutablePointer<Element>?
  @usableFromInline var start = 0
  @usableFromInline var end = 0
  @usableFromInline var capacity = 0

  @inlinable init() {}

  @inlinable var isEmpty: Bool { start == end }

  @inlinable mutating func append(_ element: consuming Element) {
    if end == capacity { grow() }
    // Never nil here: `grow` allocates it before the first element is added.
    memory.unsafelyUnwrapped.advanced(by: end).initialize(to: element)
    end += 1
  }

  /// Removes and returns the oldest element. The queue must not be empty.
  @inlinable mutating func takeFirst() -> Element {
    precondition(!isEmpty)
    let first = memory.unsafelyUnwrapped.advanced(by: start).move()
    start += 1
    if isEmpty {
      start = 0
      end = 0
    }
    return first
  }

  @usableFromInline mutating func grow() {
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: max(16, capacity * 2))
    if let memory {
      (grown + start).moveInitialize(from: memory + start, count: end - start)
      memory.deallocate()
    }
    memory = grown
    capacity = max(16, capacity * 2)
  }
}
