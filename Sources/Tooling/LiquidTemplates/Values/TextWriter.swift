/// Writes a text into memory that is as large as the text can become.
struct TextWriter {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  fileprivate init(_ memory: UnsafeMutableBufferPointer<UInt8>) { self.memory = memory }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    precondition(count < memory.count)
    memory[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    append(Slice(base: bytes, bounds: bytes.indices))
  }

  mutating func append(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    let end = count + bytes.count
    precondition(end <= memory.count)
    _ = memory[count..<end].initialize(from: bytes)
    count = end
  }

  @inline(__always)
  mutating func append(_ text: String) {
    text.withBytes { append($0) }
  }

  mutating func append(_ number: UInt) {
    let end = count + number.digitCount
    precondition(end <= memory.count)
    var rest = number
    for position in stride(from: end - 1, through: count, by: -1) {
      memory[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count = end
  }

  /// What is written so far, to be changed in place.
  var written: UnsafeMutableBufferPointer<UInt8> { .init(rebasing: memory[..<count]) }

  /// Forgets what was written last.
  mutating func cut(to count: Int) { self.count = min(self.count, count) }
}

extension UInt {
  /// How many digits the number is written with.
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

extension String {
  /// A text of at most so many bytes: written into its own memory, without a copy.
  @inline(__always)
  init(ofAtMost capacity: Int, _ write: (inout TextWriter) -> Void) {
    self.init(unsafeUninitializedCapacity: capacity) { memory in
      var writer = TextWriter(memory)
      write(&writer)
      return writer.count
    }
  }
}
