/// A hash table that maps rowids to leaves: open addressing, 12 bytes per slot.
struct RowPlaces {
  private var rowIDs: [Int64] = []
  /// The leaf of the row in each slot, or -1 if there is none.
  private var leaves: [Int32] = []
  private(set) var count = 0

  init(capacity: Int = 0) { allocate(capacity) }

  private mutating func allocate(_ capacity: Int) {
    let size = max(16, capacity + capacity / 2)
    rowIDs = Array(repeating: 0, count: size)
    leaves = Array(repeating: -1, count: size)
  }

  /// Returns the slot where a search for a row begins.
  private func home(_ rowID: Int64) -> Int {
    // Without mixing, rows that are neighbours in the table would be neighbours here.
    let mixed = UInt64(bitPattern: rowID) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed.multipliedFullWidth(by: UInt64(leaves.count)).high)
  }

  private func next(_ slot: Int) -> Int { slot + 1 == leaves.count ? 0 : slot + 1 }

  private func slot(of rowID: Int64) -> Int {
    var slot = home(rowID)
    while leaves[slot] >= 0, rowIDs[slot] != rowID { slot = next(slot) }
    return slot
  }

  subscript(rowID: Int64) -> Int32? {
    let leaf = leaves[slot(of: rowID)]
    return leaf < 0 ? nil : leaf
  }

  mutating func set(_ leaf: Int32, for rowID: Int64) {
    if (count + 1) * 5 > leaves.count * 4 { grow() }
    let slot = slot(of: rowID)
    if leaves[slot] < 0 { count += 1 }
    rowIDs[slot] = rowID
    leaves[slot] = leaf
  }

  mutating func remove(_ rowID: Int64) {
    var hole = slot(of: rowID)
    guard leaves[hole] >= 0 else { return }
    count -= 1
    leaves[hole] = -1
    // Entries that were displaced because the hole was occupied move closer to their home slots, so
    // that searches find them.
    var slot = next(hole)
    while leaves[slot] >= 0 {
      let home = home(rowIDs[slot])
      let isBehindHome = hole <= slot ? home <= hole || home > slot : home <= hole && home > slot
      if isBehindHome {
        rowIDs[hole] = rowIDs[slot]
        leaves[hole] = leaves[slot]
        leaves[slot] = -1
        hole = slot
      }
      slot = next(slot)
    }
  }

  private mutating func grow() {
    let (oldRowIDs, oldLeaves) = (rowIDs, leaves)
    allocate(count * 2)
    for (rowID, leaf) in zip(oldRowIDs, oldLeaves) where leaf >= 0 {
      let slot = slot(of: rowID)
      rowIDs[slot] = rowID
      leaves[slot] = leaf
    }
  }
}
