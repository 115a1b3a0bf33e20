/// Lets the user move rows, within their sections or between them.
///
/// In a list of generators, the generator moves along. A list that a tracker feeds shows the row in its
/// new place until the next batch, which should contain the same move; ``DataDisplayManager/refill()``
/// reverts it.
@MainActor public final class MovablePlugin: ListPlugin {
  /// A row that the user moved.
  @MainActor public struct Move {
    public let cellObject: any CellObject
    public let generator: CellGenerator?
    public let old: ListPosition
    public let new: ListPosition
  }

  /// Happens when the user has moved a row.
  public let didMoveEvent = FutureEvent<Move>()

  /// Whether rows may leave their sections.
  public var canLeaveSection: Bool

  private let allowsMove: @MainActor (ShownRow) -> Bool

  /// - Parameters:
  ///   - canLeaveSection: whether rows may leave their sections.
  ///   - canMove: whether a row may be moved at all.
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
