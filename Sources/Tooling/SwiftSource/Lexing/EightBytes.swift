/// Eight bytes of a text, looked at at once. Each answer has the highest bit of a byte set, and is exact up to
/// the first such byte.
///
/// The first byte is the lowest, whatever the machine's order.
struct EightBytes {
  let value: UInt64

  @inline(__always) init(at place: UnsafePointer<UInt8>) {
    value = UInt64(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
  }

  private static let highest: UInt64 = 0x8080_8080_8080_8080
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  @inline(__always) private static func all(_ byte: UInt8) -> UInt64 { ones &* UInt64(byte) }

  /// The bytes that are this one.
  @inline(__always) func are(_ byte: UInt8) -> UInt64 {
    let others = value ^ Self.all(byte)
    return (others &- Self.ones) & ~others & Self.highest
  }

  /// The bytes that are not this one.
  @inline(__always) func areNot(_ byte: UInt8) -> UInt64 {
    let others = value ^ Self.all(byte)
    return ((others & ~Self.highest) &+ ~Self.highest | others) & Self.highest
  }

  /// The bytes below this one, which is 128 at most.
  @inline(__always) func areBelow(_ byte: UInt8) -> UInt64 {
    (value &- Self.all(byte)) & ~value & Self.highest
  }

  /// The bytes that no name in ASCII holds.
  @inline(__always) var areNoName: UInt64 {
    let low = value & ~Self.highest
    let lowercase = low | Self.all(0x20)
    let letters = (lowercase &+ Self.all(0x80 - 0x61)) & ~(lowercase &+ Self.all(0x7F - 0x7A))
    let digits = (low &+ Self.all(0x80 - 0x30)) & ~(low &+ Self.all(0x7F - 0x39))
    let others =
      ~((low ^ Self.all(UInt8(ascii: "_"))) &+ ~Self.highest)
      | ~((low ^ Self.all(UInt8(ascii: "$"))) &+ ~Self.highest)
    return (~(letters | digits | others) | value) & Self.highest
  }
}

extension UInt64 {
  /// The place of the first byte of an answer; 8 if there is none.
  @inline(__always) var firstByte: Int { trailingZeroBitCount / 8 }
}
