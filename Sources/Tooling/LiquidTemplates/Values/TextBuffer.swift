/// A growable, reusable text buffer that filters write to.
struct TextBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 256) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  /// The bytes written so far, valid until the next change.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    start[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    if capacity - count < bytes.count { grow(by: bytes.count) }
    (start + count).initialize(from: first, count: bytes.count)
    count += bytes.count
  }

  @inline(__always)
  mutating func append(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    append(UnsafeBufferPointer(rebasing: bytes))
  }

  @inline(__always)
  mutating func append(_ text: String) {
    text.withBytes { append($0) }
  }

  mutating func append(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(number.magnitude)
  }

  mutating func append(_ number: UInt) {
    let length = number.digitCount
    if capacity - count < length { grow(by: length) }
    var rest = number
    for position in stride(from: count + length - 1, through: count, by: -1) {
      start[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += length
  }

  /// Keeps only the first `count` bytes.
  mutating func cut(to count: Int) { self.count = min(self.count, count) }

  private mutating func grow(by length: Int) {
    let larger = max(2 * capacity, count + length)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    memory.moveInitialize(from: start, count: count)
    start.deallocate()
    start = memory
    capacity = larger
  }
}

extension UInt {
  /// The number of decimal digits.
  var digitCount: Int {
    var count = 1
    var rest = self / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    return count
  }
}
