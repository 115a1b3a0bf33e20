/// The changes that a list view shows in one animated step.
///
/// Deletions and the old positions of moves and updates are positions in the list before the
/// update; insertions and new positions are positions in the list after it. Rows of deleted
/// and inserted sections are not listed individually. No row is in more than one of the arrays;
/// rows that are in none of them keep their order.
public struct ListUpdate: Equatable, Sendable {
  /// The old and the new position of a row.
  public struct Move: Hashable, Sendable {
    public let old: ListPosition
    public let new: ListPosition
  }

  /// The deleted and inserted sections, in ascending order.
  public private(set) var deletedSections: [Int]
  public private(set) var insertedSections: [Int]

  public private(set) var deletions: [ListPosition] = []
  public private(set) var insertions: [ListPosition] = []

  /// Rows that move relative to the others; they are redrawn as well.
  public private(set) var moves: [Move] = []

  /// Rows that are redrawn without moving. Their two positions differ if rows above them change.
  public private(set) var updates: [Move] = []

  /// The sections whose header or footer changes, by their indices after the update.
  public internal(set) var redrawnSections: [Int] = []

  /// Creates the update that shows a batch in a list view.
  public init<Object>(_ batch: CacheTransactionBatch<Object>) {
    deletedSections = batch.deletedSections.map(\.index).sorted()
    insertedSections = batch.insertedSections.map(\.index).sorted()
    let gone = Set(deletedSections)
    let come = Set(insertedSections)
    for run in batch.deleteTransactions.runs where !gone.contains(run.old.section) {
      for offset in 0..<run.count { deletions.append(run.old.advanced(by: offset)) }
    }
    for run in batch.insertTransactions.runs where !come.contains(run.new.section) {
      for offset in 0..<run.count { insertions.append(run.new.advanced(by: offset)) }
    }
    moves = Self.moves(batch.moveTransactions)
    updates = Self.moves(batch.updateTransactions)
  }

  private static func moves<Object>(_ transactions: CacheTransactions<Object>) -> [Move] {
    transactions.runs.flatMap { run in
      (0..<run.count).map {
        Move(old: run.old.advanced(by: $0), new: run.new.advanced(by: $0))
      }
    }
  }

  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && deletions.isEmpty && insertions.isEmpty
      && moves.isEmpty && updates.isEmpty && redrawnSections.isEmpty
  }

  /// True if rows or sections are inserted, deleted or moved.
  public var changesPlaces: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && deletions.isEmpty && insertions.isEmpty
      && moves.isEmpty)
  }

  /// The rows to redraw, by their positions after the update.
  public var redrawnRows: [ListPosition] { (updates + moves).map(\.new) }

  /// Returns the new position of a row from its old one; `nil` if the row is deleted. Costs a
  /// pass through the changes.
  public func newPosition(of old: ListPosition) -> ListPosition? {
    if let moved = moves.first(where: { $0.old == old }) { return moved.new }
    let sections = PlaceMap(removed: deletedSections, taken: insertedSections)
    guard let section = sections.after(old.section) else { return nil }
    let rows = PlaceMap(
      removed: (deletions + moves.map(\.old)).filter { $0.section == old.section }.map(\.item)
        .sorted(),
      taken: (insertions + moves.map(\.new)).filter { $0.section == section }.map(\.item).sorted())
    return rows.after(old.item).map { ListPosition(section: section, item: $0) }
  }
}

extension ListUpdate: CustomStringConvertible {
  public var description: String {
    let parts =
      deletedSections.map { "delete section \($0)" }
      + insertedSections.map { "insert section \($0)" }
      + deletions.map { "delete \($0)" } + insertions.map { "insert \($0)" }
      + moves.map { "move \($0.old) → \($0.new)" } + updates.map { "update \($0.old) → \($0.new)" }
      + redrawnSections.map { "redraw section \($0)" }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}
