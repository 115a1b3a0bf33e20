/// Lets the user move rows, within their sections or between them.
///
/// In a list of generators, the generator moves with its row. In a list that a tracker provides,
/// the row stays at its new position until the next batch, which should contain the same move;
/// ``DataDisplayManager/refill()`` reverts the move.
@MainActor public final class MovablePlugin: ListPlugin {
  /// A row that the user moved.
  @MainActor public struct Move {
    public let cellObject: any CellObject
    public let generator: CellGenerator?
    public let old: ListPosition
    public let new: ListPosition
  }

  /// Occurs when the user has moved a row.
  public let didMoveEvent = FutureEvent<Move>()

  /// True if rows may be moved to other sections.
  public var canLeaveSection: Bool

  private let allowsMove: @MainActor (ShownRow) -> Bool

  /// - Parameters:
  ///   - canLeaveSection: True if rows may be moved to other sections.
  ///   - canMove: Returns true if a row may be moved.
  public init(
    canLeaveSection: Bool = true, canMove: @escaping @MainActor (ShownRow) -> Bool = { _ in true }
  ) {
    self.canLeaveSection = canLeaveSection
    allowsMove = canMove
  }

  func canMove(_ row: ShownRow) -> Bool { allowsMove(row) }

  func canMove(_ row: ShownRow, to target: ListPosition) -> Bool {
    canLeaveSection || row.position.section == target.section
  }
}
