/// What a list view does to show the changed list, in one animated step.
///
/// Deletions and the former positions of moves and updates are positions in the list before; insertions
/// and new positions are positions in the list after. Rows of deleted and inserted sections are not told
/// one by one. No row is in two of the lists; rows in none keep their order.
public struct ListUpdate: Equatable, Sendable {
  /// Where a row was and where it is.
  public struct Move: Hashable, Sendable {
    public let old: ListPosition
    public let new: ListPosition
  }

  /// Sections that go, and those that come; ascending.
  public private(set) var deletedSections: [Int]
  public private(set) var insertedSections: [Int]

  public private(set) var deletions: [ListPosition] = []
  public private(set) var insertions: [ListPosition] = []

  /// Rows that change their place among the others; they are drawn anew as well.
  public private(set) var moves: [Move] = []

  /// Rows that are drawn anew where they are; the positions differ by what happens around them.
  public private(set) var updates: [Move] = []

  /// The sections of the list after whose header or footer shows something else.
  public internal(set) var redrawnSections: [Int] = []

  /// What a batch asks of a list view.
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

  /// Whether rows or sections come, go or change places.
  public var changesPlaces: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && deletions.isEmpty && insertions.isEmpty
      && moves.isEmpty)
  }

  /// The rows to draw anew, by their places in the list after.
  public var redrawnRows: [ListPosition] { (updates + moves).map(\.new) }

  /// Where a row of the list before is in the list after; `nil` when it goes. Costs a pass through the
  /// changes.
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
