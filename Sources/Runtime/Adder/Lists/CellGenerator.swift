/// One row of a list with its events: a cell object and what the user does to it (how
/// ReactiveDataDisplayManager builds lists of different cells).
///
/// ```swift
/// let generator = CellGenerator(LogoutCellObject())
/// generator.didSelectEvent.addListener(self) { $0.output.didRequestLogout() }
/// list.add(generator)
/// list.refill()
/// ```
///
/// Generators are identified by the `id` of their cell objects. You may create all of them again: a
/// refill changes only the rows that differ.
@MainActor open class CellGenerator {
  /// The value that the row's cell is drawn from. A changed one is shown by the next refill.
  public var cellObject: any CellObject

  /// Happens when the user selects the row.
  public private(set) lazy var didSelectEvent = FutureEvent<Void>()

  /// Happens when the row is deselected, if selections stay, see ``SelectablePlugin``.
  public private(set) lazy var didDeselectEvent = FutureEvent<Void>()

  /// The swipe actions of the row.
  public var swipeActions: [SwipeAction] = []

  /// Happens with an action's identifier when the user chooses it.
  public private(set) lazy var didSwipeEvent = FutureEvent<String>()

  /// Whether the user may move the row, see ``MovablePlugin``.
  public var canMove = true

  public init(_ cellObject: any CellObject) { self.cellObject = cellObject }

  /// The generators whose rows are now below this generator's row.
  var visibleChildren: [CellGenerator] { [] }

  /// This generator's row and those below it.
  var rows: [ListRow] {
    [ListRow(cellObject: cellObject, generator: self)] + visibleChildren.flatMap(\.rows)
  }
}
