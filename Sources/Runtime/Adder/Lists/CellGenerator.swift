/// A list row with its events: a cell object, and an event for each kind of user action.
/// ReactiveDataDisplayManager builds lists of different cells in the same way.
///
/// ```swift
/// let generator = CellGenerator(LogoutCellObject())
/// generator.didSelectEvent.addListener(self) { $0.output.didRequestLogout() }
/// list.add(generator)
/// list.refill()
/// ```
///
/// Generators are identified by the `id` of their cell objects. So you may create all generators
/// again: a refill changes only the rows that differ.
@MainActor open class CellGenerator {
  /// The value that the row's cell is drawn from. If you change it, the next
  /// refill shows the change.
  public var cellObject: any CellObject

  /// Occurs when the user selects the row.
  public private(set) lazy var didSelectEvent = FutureEvent<Void>()

  /// Occurs when the row is deselected, if a ``SelectablePlugin`` keeps selections.
  public private(set) lazy var didDeselectEvent = FutureEvent<Void>()

  /// The swipe actions of the row.
  public var swipeActions: [SwipeAction] = []

  /// Occurs when the user chooses a swipe action; the value is the action's identifier.
  public private(set) lazy var didSwipeEvent = FutureEvent<String>()

  /// True if the user may move the row; see ``MovablePlugin``.
  public var canMove = true

  public init(_ cellObject: any CellObject) { self.cellObject = cellObject }

  /// The generators whose rows are currently below this generator's row.
  var visibleChildren: [CellGenerator] { [] }

  /// This generator's row and those below it.
  var rows: [ListRow] {
    [ListRow(cellObject: cellObject, generator: self)] + visibleChildren.flatMap(\.rows)
  }
}
