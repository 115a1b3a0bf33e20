/// Eight bytes of text, examined at once. In each result, the highest bit of every matching byte is
/// set. A result is exact up to the first matching byte.
///
/// The first byte is the lowest one, regardless of the machine's byte order.
struct EightBytes {
  let value: UInt64

  @inline(__always) init(at place: UnsafePointer<UInt8>) {
    value = UInt64(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
  }

  private static let highest: UInt64 = 0x8080_8080_8080_8080
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  @inline(__always) private static func all(_ byte: UInt8) -> UInt64 { ones &* UInt64(byte) }

  /// Returns the bytes that are equal to `byte`.
  @inline(__always) func are(_ byte: UInt8) -> UInt64 {
    let others = value ^ Self.all(byte)
    return (others &- Self.ones) & ~others & Self.highest
  }

  /// Returns the bytes that differ from `byte`.
  @inline(__always) func areNot(_ byte: UInt8) -> UInt64 {
    let others = value ^ Self.all(byte)
    return ((others & ~Self.highest) &+ ~Self.highest | others) & Self.highest
  }

  /// Returns the bytes below `byte`, which must be at most 128.
  @inline(__always) func areBelow(_ byte: UInt8) -> UInt64 {
    (value &- Self.all(byte)) & ~value & Self.highest
  }

  /// The bytes that an ASCII name cannot contain.
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
  /// The index of the first matching byte in a result; 8 if there is none.
  @inline(__always) var firstByte: Int { trailingZeroBitCount / 8 }
}
