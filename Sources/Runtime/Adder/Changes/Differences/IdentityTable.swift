/// A hash table of the rows that could not be matched by position, keyed by identity.
///
/// It uses open addressing; the slots contain indices of entries. Rows with the same identity are
/// chained in the order of the list, so that the k-th old row is matched with the k-th new row.
@usableFromInline struct IdentityTable<ID: Hashable> {
  @usableFromInline struct Entry {
    @usableFromInline let identity: ID
    /// The next row to be matched, or -1; used only in the entry whose index is in a slot.
    @usableFromInline var head: Int32 = -1
    /// The next row with the same identity, or -1.
    @usableFromInline var next: Int32 = -1

    @inlinable init(identity: ID) { self.identity = identity }
  }

  /// The upper half of a slot is half of the hash; the lower half is an index into `entries`. In an
  /// empty slot, all bits are set.
  @usableFromInline var slots: [UInt64]
  @usableFromInline let mask: Int
  @usableFromInline var entries: [Entry]
  /// The hashes of the entries. They are computed in a separate pass, so that the processor loads
  /// the memory of many rows at once; lookups mostly wait for these loads.
  @usableFromInline var hashes: [Int]
  /// The seed for hashing numbers. It differs in each table, so that nobody can
  /// choose numbers that collide.
  @usableFromInline let seed = UInt64.random(in: .min ... .max) | 1

  @usableFromInline static var empty: UInt64 { UInt64.max }

  /// Creates an empty table with capacity for this number of rows.
  @inlinable init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    mask = size - 1
    slots = Array(repeating: Self.empty, count: size)
    entries = []
    entries.reserveCapacity(capacity)
    hashes = []
    hashes.reserveCapacity(capacity)
  }

  @inlinable mutating func append(_ identity: ID) {
    entries.append(Entry(identity: identity))
    hashes.append(hash(of: identity))
  }

  /// Returns the hash of an identity in this table. Most identities are numbers. They are not
  /// hashed by the standard library, because that would take a sixth of the time of comparing two
  /// lists.
  @inlinable @inline(__always)
  func hash(of identity: ID) -> Int {
    if ID.self == Int.self { return hash(of: unsafeBitCast(identity, to: Int.self)) }
    if ID.self == Int64.self { return hash(of: Int(unsafeBitCast(identity, to: Int64.self))) }
    return identity.hashValue
  }

  @inlinable @inline(__always)
  func hash(of number: Int) -> Int {
    let product = seed.multipliedFullWidth(
      by: UInt64(truncatingIfNeeded: number) ^ 0x9E37_79B9_7F4A_7C15)
    return Int(truncatingIfNeeded: product.high ^ product.low)
  }

  /// Puts the appended rows into the slots, so that they can be found.
  ///
  /// - Parameter matchable: The number of rows at the beginning that can be matched. The remaining
  ///   rows are only recorded as present.
  @inlinable mutating func index(matchable: Int) {
    let mask = mask
    let hashes = hashes
    slots.withUnsafeMutableBufferPointer { slots in
      entries.withUnsafeMutableBufferPointer { entries in
        // In reverse, so that chains begin with the first row.
        for row in stride(from: entries.count - 1, through: 0, by: -1) {
          let found = Self.slot(
            of: entries[row].identity, hash: hashes[row], slots: UnsafeBufferPointer(slots),
            entries: UnsafeBufferPointer(entries), mask: mask)
          var known = row
          if slots[found.slot] == Self.empty {
            slots[found.slot] = found.tag | UInt64(UInt32(truncatingIfNeeded: row))
          } else {
            known = Int(UInt32(truncatingIfNeeded: slots[found.slot]))
          }
          if row < matchable {
            entries[row].next = entries[known].head
            entries[known].head = Int32(truncatingIfNeeded: row)
          }
        }
      }
    }
  }

  /// Returns the slot where an identity is or would be, and the half of its
  /// hash that is stored there.
  @inlinable @inline(__always)
  static func slot(
    of identity: ID, hash: Int, slots: UnsafeBufferPointer<UInt64>,
    entries: UnsafeBufferPointer<Entry>, mask: Int
  ) -> (slot: Int, tag: UInt64) {
    let hash = UInt64(bitPattern: Int64(hash))
    let tag = hash & 0xFFFF_FFFF_0000_0000
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let kept = slots[slot]
      if kept == Self.empty { return (slot, tag) }
      if kept & 0xFFFF_FFFF_0000_0000 == tag,
        entries[Int(UInt32(truncatingIfNeeded: kept))].identity == identity
      {
        return (slot, tag)
      }
      slot = (slot + 1) & mask
    }
  }

  /// Returns the contents of an identity's slot.
  @inlinable @inline(__always)
  func kept(for identity: ID, hash: Int) -> UInt64 {
    slots.withUnsafeBufferPointer { slots in
      entries.withUnsafeBufferPointer { entries in
        slots[Self.slot(of: identity, hash: hash, slots: slots, entries: entries, mask: mask).slot]
      }
    }
  }

  @inlinable func contains(_ identity: ID) -> Bool {
    kept(for: identity, hash: hash(of: identity)) != Self.empty
  }

  /// Takes the first new row with this identity that has not been taken yet.
  /// Returns -1 if there is none.
  @inlinable mutating func takeMatch(of identity: ID, hash: Int) -> Int32 {
    let kept = kept(for: identity, hash: hash)
    if kept == Self.empty { return -1 }
    let known = Int(UInt32(truncatingIfNeeded: kept))
    let match = entries[known].head
    if match >= 0 { entries[known].head = entries[Int(match)].next }
    return match
  }
}
