/// A section that was inserted or deleted.
public struct CacheSectionChange: Hashable, Codable, Sendable {
  public let index: Int
  public let name: String

  public init(index: Int, name: String) {
    self.index = index
    self.name = name
  }
}

/// The changes that bring a displayed list up to date in one step (the VIPER
/// book, “Классы транзакций”).
///
/// Deletions and the sources of moves are positions in the list before the update; insertions and
/// the targets of moves are positions in the list after it. An update has both positions. No row is
/// in two transactions. Rows in no transaction keep their order and fill the remaining positions.
///
/// Rows of an inserted section are insertions, and rows of a deleted section are deletions. So a
/// row that goes from one section to another is a move only if both sections stay. Sections that
/// stay keep their order. If sections change places, those with the most rows stay, and the others
/// are deleted and inserted.
///
/// A batch that Adder creates has the minimum number of moves: as many rows of a section
/// as possible keep their order. Applying the batch to the previous list results in the new
/// list; see `apply(to:)`.
public struct CacheTransactionBatch<Object> {
  public typealias SectionChange = CacheSectionChange

  /// The deleted sections, with their old indices; sorted by index if Adder created the batch.
  public internal(set) var deletedSections: [SectionChange] = []

  /// The inserted sections, with their new indices; sorted by index if Adder created the batch.
  public internal(set) var insertedSections: [SectionChange] = []

  /// The deletions, in the order of their old positions if Adder created the batch.
  public internal(set) var deleteTransactions = CacheTransactions<Object>(kind: .delete)

  /// The insertions, in the order of their new positions if Adder created the batch. The same
  /// applies to updates and moves.
  public internal(set) var insertTransactions = CacheTransactions<Object>(kind: .insert)
  public internal(set) var updateTransactions = CacheTransactions<Object>(kind: .update)
  public internal(set) var moveTransactions = CacheTransactions<Object>(kind: .move)

  /// Creates a batch without changes.
  public init() {}

  @usableFromInline init(
    deletes: CacheTransactions<Object>, inserts: CacheTransactions<Object>,
    updates: CacheTransactions<Object>, moves: CacheTransactions<Object>
  ) {
    deleteTransactions = deletes
    insertTransactions = inserts
    updateTransactions = updates
    moveTransactions = moves
  }

  /// Adds one transaction. Applying the batch checks whether it is consistent with the others.
  public mutating func add(_ transaction: CacheTransaction<Object>) {
    switch transaction.kind {
    case .insert: insertTransactions.append(transaction)
    case .update: updateTransactions.append(transaction)
    case .delete: deleteTransactions.append(transaction)
    case .move: moveTransactions.append(transaction)
    }
  }

  /// Adds insertions of neighbouring rows, without objects.
  package mutating func addInsertions(at position: ListPosition, count: Int) {
    insertTransactions.append(old: .nowhere, new: position, count: count)
  }

  /// Adds an inserted section. Its rows are added separately, as insertions.
  public mutating func insertSection(_ name: String, at index: Int) {
    insertedSections.append(SectionChange(index: index, name: name))
  }

  /// Adds a deleted section. Its rows are added separately, as deletions.
  public mutating func deleteSection(_ name: String, at index: Int) {
    deletedSections.append(SectionChange(index: index, name: name))
  }

  /// True if the batch contains no changes.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && deleteTransactions.isEmpty
      && insertTransactions.isEmpty && updateTransactions.isEmpty && moveTransactions.isEmpty
  }

  /// All transactions, in this order: deletions, insertions, moves, updates.
  public var transactions: [CacheTransaction<Object>] {
    [deleteTransactions, insertTransactions, moveTransactions, updateTransactions].flatMap { $0 }
  }

  /// Returns the same update for a list of other objects, such as cell objects
  /// created from model values.
  ///
  /// `transform` is called once for every object in the batch, including deleted ones.
  public func map<Other, Problem: Error>(
    _ transform: (Object) throws(Problem) -> Other
  ) throws(Problem) -> CacheTransactionBatch<Other> {
    var batch = CacheTransactionBatch<Other>()
    batch.deletedSections = deletedSections
    batch.insertedSections = insertedSections
    batch.deleteTransactions = try deleteTransactions.mapObjects(transform)
    batch.insertTransactions = try insertTransactions.mapObjects(transform)
    batch.updateTransactions = try updateTransactions.mapObjects(transform)
    batch.moveTransactions = try moveTransactions.mapObjects(transform)
    return batch
  }

  /// Sets the missing objects of moves. The closure returns the object at a move's new position.
  package mutating func fillMoves(_ object: (ListPosition) -> Object?) {
    guard moveTransactions.contains(where: { $0.object == nil }) else { return }
    var filled = CacheTransactions<Object>(kind: .move)
    for move in moveTransactions {
      filled.append(old: move.old, new: move.new, object: move.object ?? object(move.new))
    }
    moveTransactions = filled
  }

  /// Returns the same update with each object replaced, or with positions only
  /// if `transform` is `nil`.
  package func mapEach<Other>(
    _ transform: ((CacheTransactionKind, Object) -> Other?)?
  ) -> CacheTransactionBatch<Other> {
    var batch = CacheTransactionBatch<Other>(
      deletes: deleteTransactions.mapEach(transform),
      inserts: insertTransactions.mapEach(transform),
      updates: updateTransactions.mapEach(transform), moves: moveTransactions.mapEach(transform))
    batch.deletedSections = deletedSections
    batch.insertedSections = insertedSections
    return batch
  }
}

extension CacheTransactionBatch: Equatable where Object: Equatable {}
extension CacheTransactionBatch: Hashable where Object: Hashable {}
extension CacheTransactionBatch: Sendable where Object: Sendable {}

extension CacheTransactionBatch: CustomStringConvertible {
  public var description: String {
    let sections =
      deletedSections.map { "delete section \($0.name) at \($0.index)" }
      + insertedSections.map { "insert section \($0.name) at \($0.index)" }
    return (sections + transactions.map(\.description)).joined(separator: ", ")
  }
}
