/// A 128-bit hash of a file's bytes and length, which identifies its content.
///
/// It protects against accidental collisions (two given files have the same hash with a
/// probability of about 2⁻⁶⁴), but not against deliberate ones. Users of a shared cache trust
/// everyone who can write to it anyway.
///
/// Hashing takes about an eighth of a nanosecond per byte.
package struct ContentHash: Hashable, Sendable {
  package let low: UInt64
  package let high: UInt64

  package init(of bytes: UnsafeRawBufferPointer) {
    var lanes = Lanes()
    var position = 0
    while bytes.count - position >= Lanes.block {
      lanes.take(bytes, at: position)
      position += Lanes.block
    }
    if position < bytes.count { lanes.take(tail: bytes, from: position) }
    (low, high) = lanes.finish(length: UInt64(bytes.count))
  }

  package init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentHash(of: $0) }
  }

  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  // The bits are already mixed, and half of them are enough for a hash table.
  package func hash(into hasher: inout Hasher) { hasher.combine(low) }
}

/// Four independent multiplications of 16 bytes each, which a processor executes in parallel.
private struct Lanes {
  static let block = 64

  // Odd numbers with about half of their bits set: digits of the golden ratio and of square roots.
  private var first = Lane(0x9E37_79B9_7F4A_7C15, 0x6A09_E667_F3BC_C909)
  private var second = Lane(0xBB67_AE85_84CA_A73B, 0x3C6E_F372_FE94_F82B)
  private var third = Lane(0xA54F_F53A_5F1D_36F1, 0x510E_527F_ADE6_82D1)
  private var fourth = Lane(0x9B05_688C_2B3E_6C1F, 0x1F83_D9AB_FB41_BD6B)

  @inline(__always)
  mutating func take(_ bytes: UnsafeRawBufferPointer, at position: Int) {
    first.take(bytes, at: position)
    second.take(bytes, at: position + 16)
    third.take(bytes, at: position + 32)
    fourth.take(bytes, at: position + 48)
  }

  /// Processes the last block, padded with zeros. The hash includes the length, so a block that
  /// ends with zeros has a different hash from a shorter block that is padded with zeros.
  mutating func take(tail bytes: UnsafeRawBufferPointer, from position: Int) {
    withUnsafeTemporaryAllocation(byteCount: Self.block, alignment: 8) { block in
      block.initializeMemory(as: UInt8.self, repeating: 0)
      block.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[position...]))
      take(UnsafeRawBufferPointer(block), at: 0)
    }
  }

  consuming func finish(length: UInt64) -> (UInt64, UInt64) {
    var end = Lane(length ^ 0x5BE0_CD19_137E_2179, 0x2545_F491_4F6C_DD1D)
    for lane in [first, second, third, fourth] { end.take(lane.one, lane.other) }
    for _ in 0..<2 { end.take(0, length) }
    return (end.one, end.other)
  }
}

private struct Lane {
  private(set) var one: UInt64
  private(set) var other: UInt64

  init(_ one: UInt64, _ other: UInt64) {
    self.one = one
    self.other = other
  }

  @inline(__always)
  mutating func take(_ bytes: UnsafeRawBufferPointer, at position: Int) {
    take(
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)),
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position + 8, as: UInt64.self)))
  }

  /// Combines both halves of a product with the inputs, so that no input is lost if the other
  /// factor happens to be zero.
  @inline(__always)
  mutating func take(_ left: UInt64, _ right: UInt64) {
    let product = (one ^ left).multipliedFullWidth(by: other ^ right)
    one = (one << 23 | one >> 41) &+ right ^ product.low
    other = (other << 29 | other >> 35) &+ left ^ product.high
  }
}
