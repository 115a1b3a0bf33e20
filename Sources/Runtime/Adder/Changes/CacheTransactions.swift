/// The transactions of one kind in a batch.
///
/// Rows that are neighbours before and after the update are stored as one run. So a million
/// neighbouring insertions without objects take no more memory than one. With objects, they take
/// the memory of the objects.
public struct CacheTransactions<Object>: RandomAccessCollection {
  public typealias Run = CacheTransactionRun

  public let kind: CacheTransactionKind
  @usableFromInline var storedRuns: [Run] = []

  // Empty while no transaction has an object.
  @usableFromInline var objects: [Object?] = []

  public var runs: [Run] { storedRuns }

  @inlinable init(kind: CacheTransactionKind) { self.kind = kind }

  public var startIndex: Int { 0 }
  public var endIndex: Int { runs.last.map { $0.first + $0.count } ?? 0 }

  /// Returns a transaction, which is found by a binary search among the runs. Iterating needs no
  /// search.
  public subscript(index: Int) -> CacheTransaction<Object> {
    precondition(indices.contains(index), "The batch has no transaction \(index) of this kind.")
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle].first <= index { low = middle } else { high = middle - 1 }
    }
    return transaction(index - runs[low].first, of: runs[low])
  }

  private func transaction(_ offset: Int, of run: Run) -> CacheTransaction<Object> {
    CacheTransaction(
      kind: kind, object: objects.isEmpty ? nil : objects[run.first + offset],
      old: run.old.advanced(by: offset), new: run.new.advanced(by: offset))
  }

  public struct Iterator: IteratorProtocol {
    fileprivate let transactions: CacheTransactions
    fileprivate var run = 0
    fileprivate var offset = 0

    public mutating func next() -> CacheTransaction<Object>? {
      guard run < transactions.runs.count else { return nil }
      let next = transactions.transaction(offset, of: transactions.runs[run])
      offset += 1
      if offset == transactions.runs[run].count {
        run += 1
        offset = 0
      }
      return next
    }
  }

  public func makeIterator() -> Iterator { Iterator(transactions: self) }

  // MARK: Building

  /// Reserves capacity for this number of transactions with objects.
  @inlinable mutating func reserveCapacity(_ count: Int) {
    storedRuns.reserveCapacity(count)
    objects.reserveCapacity(count)
  }

  mutating func append(_ transaction: CacheTransaction<Object>) {
    append(old: transaction.old, new: transaction.new, object: transaction.object)
  }

  @inlinable mutating func append(old: ListPosition, new: ListPosition, object: Object?) {
    let count = storedRuns.last.map { $0.first + $0.count } ?? 0
    if object != nil || !objects.isEmpty {
      if objects.isEmpty, count > 0 { objects = Array(repeating: nil, count: count) }
      objects.append(object)
    }
    appendPositions(old: old, new: new, count: 1)
  }

  /// Adds neighbouring rows, without objects.
  mutating func append(old: ListPosition, new: ListPosition, count: Int) {
    if !objects.isEmpty { objects += Array(repeating: nil, count: count) }
    appendPositions(old: old, new: new, count: count)
  }

  @inlinable mutating func appendPositions(old: ListPosition, new: ListPosition, count: Int) {
    guard let last = storedRuns.last else {
      storedRuns.append(Run(old: old, new: new, first: 0, count: count))
      return
    }
    if old == last.old.advanced(by: last.count), new == last.new.advanced(by: last.count) {
      storedRuns[storedRuns.count - 1].length += count
    } else {
      storedRuns.append(Run(old: old, new: new, first: last.first + last.count, count: count))
    }
  }

  /// Returns the same transactions with each object replaced, or without objects
  /// if `transform` is `nil`.
  package func mapEach<Other>(
    _ transform: ((CacheTransactionKind, Object) -> Other?)?
  ) -> CacheTransactions<Other> {
    var mapped = CacheTransactions<Other>(kind: kind)
    mapped.storedRuns = storedRuns
    if let transform { mapped.objects = objects.map { $0.flatMap { transform(kind, $0) } } }
    return mapped
  }

  /// Returns the same transactions with other objects.
  func mapObjects<Other, Problem: Error>(
    _ transform: (Object) throws(Problem) -> Other
  ) throws(Problem) -> CacheTransactions<Other> {
    var mapped = CacheTransactions<Other>(kind: kind)
    mapped.storedRuns = storedRuns
    mapped.objects.reserveCapacity(objects.count)
    for object in objects {
      if let object {
        mapped.objects.append(try transform(object))
      } else {
        mapped.objects.append(nil)
      }
    }
    return mapped
  }
}

/// Neighbouring rows that change in the same way.
public struct CacheTransactionRun: Hashable, Sendable {
  // A missing position has a negative section, see `CacheTransaction`.
  @usableFromInline let old: ListPosition
  @usableFromInline let new: ListPosition

  /// The index of the run's first row among the transactions.
  public let first: Int
  public var count: Int { length }
  @usableFromInline var length: Int

  @inlinable init(old: ListPosition, new: ListPosition, first: Int, count: Int) {
    self.old = old
    self.new = new
    self.first = first
    length = count
  }

  /// The position of the run's first row before the update; `nil` for insertions.
  @inlinable public var oldPosition: ListPosition? { old.section < 0 ? nil : old }

  /// The position of the run's first row after the update; `nil` for deletions.
  @inlinable public var updatedPosition: ListPosition? { new.section < 0 ? nil : new }
}

extension CacheTransactions: Equatable where Object: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.runs == right.runs && left.elementsEqual(right)
  }
}

extension CacheTransactions: Hashable where Object: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    for transaction in self { hasher.combine(transaction) }
  }
}

extension CacheTransactions: Sendable where Object: Sendable {}

extension ListPosition {
  /// Represents a missing position.
  @usableFromInline static let nowhere = ListPosition(section: -1, item: -1)

  /// Returns the position `count` rows further down in the section. A missing
  /// position stays missing.
  @inlinable func advanced(by count: Int) -> ListPosition {
    section < 0 ? self : ListPosition(section: section, item: item + count)
  }
}
