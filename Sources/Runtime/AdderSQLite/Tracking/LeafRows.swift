internal import Adder

/// The rows of one leaf of a tree, in order: an array with a fixed capacity.
///
/// It is a value: copies share the memory until one of them changes.
struct LeafRows: RandomAccessCollection, Sendable {
  private var block: LeafBlock
  private var storedCount: Int32 = 0

  /// - Parameter memory: The memory for the rows. Its capacity must be the number of rows that
  ///   the tree puts in a leaf.
  init(in memory: LeafMemory) { block = LeafBlock(in: memory) }

  var startIndex: Int { 0 }
  var endIndex: Int { Int(storedCount) }

  subscript(index: Int) -> TrackedRow {
    get {
      precondition(indices.contains(index), "The leaf has no row \(index).")
      return block.rows[index]
    }
    set {
      precondition(indices.contains(index), "The leaf has no row \(index).")
      makeOwn()
      block.rows[index] = newValue
    }
  }

  mutating func insert(_ row: TrackedRow, at index: Int) {
    precondition(index >= 0 && index <= count && count < block.memory.capacity, "The leaf is full.")
    makeOwn()
    let place = block.rows + index
    (place + 1).moveInitialize(from: place, count: count - index)
    place.initialize(to: row)
    storedCount += 1
  }

  mutating func remove(at index: Int) {
    precondition(indices.contains(index), "The leaf has no row \(index).")
    makeOwn()
    let place = block.rows + index
    place.moveInitialize(from: place + 1, count: count - index - 1)
    storedCount -= 1
  }

  mutating func append(contentsOf other: LeafRows) {
    precondition(count + other.count <= block.memory.capacity, "The leaf is full.")
    makeOwn()
    (block.rows + count).initialize(from: other.block.rows, count: other.count)
    storedCount += other.storedCount
  }

  /// Moves the rows starting at an index into a new leaf.
  mutating func split(at index: Int) -> LeafRows {
    precondition(index >= 0 && index <= count, "The leaf has no place \(index).")
    var upper = LeafRows(in: block.memory)
    upper.block.rows.initialize(from: block.rows + index, count: count - index)
    upper.storedCount = Int32(count - index)
    storedCount = Int32(index)
    return upper
  }

  private mutating func makeOwn() {
    if isKnownUniquelyReferenced(&block) { return }
    let own = LeafBlock(in: block.memory)
    own.rows.initialize(from: block.rows, count: count)
    block = own
  }
}

/// The memory of one leaf. When the block is released, the memory returns to its `LeafMemory`.
///
/// Unchecked, because rows are written only while a single value owns the block, and only the
/// block's owners read them.
private final class LeafBlock: @unchecked Sendable {
  let memory: LeafMemory
  let rows: UnsafeMutablePointer<TrackedRow>

  init(in memory: LeafMemory) {
    self.memory = memory
    rows = memory.take()
  }

  // The rows are plain numbers, so there is nothing to deinitialise.
  deinit { memory.give(rows) }
}

/// The memory for the leaves of one list; released with the last leaf.
///
/// Leaves are copied and released with every commit, on any thread. An allocator with separate
/// memory for each thread, such as glibc's, would in time keep every leaf twice: one in use, and
/// one free for another thread. Here, each new leaf reuses the memory of a released leaf.
///
/// Unchecked, because mutable state is accessed only under the lock.
final class LeafMemory: @unchecked Sendable {
  /// The number of rows in a leaf.
  let capacity: Int

  private let lock = Lock()
  private var slabs: [UnsafeMutablePointer<TrackedRow>] = []
  private var free: [UnsafeMutablePointer<TrackedRow>] = []
  /// The number of leaves in the next slab; small at first, for short lists.
  private var nextCount = 1
  private var storedLeafCount = 0

  init(capacity: Int) { self.capacity = capacity }

  /// The number of leaves for which memory is allocated.
  var leafCount: Int { lock.locked { storedLeafCount } }

  deinit { for slab in slabs { slab.deallocate() } }

  fileprivate func take() -> UnsafeMutablePointer<TrackedRow> {
    lock.locked {
      if let last = free.popLast() { return last }
      let slab = UnsafeMutablePointer<TrackedRow>.allocate(capacity: capacity * nextCount)
      slabs.append(slab)
      storedLeafCount += nextCount
      for leaf in (1..<nextCount).reversed() { free.append(slab + leaf * capacity) }
      nextCount = Swift.min(nextCount * 2, 256)
      return slab
    }
  }

  fileprivate func give(_ rows: UnsafeMutablePointer<TrackedRow>) {
    lock.locked { free.append(rows) }
  }
}
