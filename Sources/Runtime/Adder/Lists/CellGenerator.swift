/// One row of a list with what happens to it: a cell object and its events (ReactiveDataDisplayManager's
/// way to lists of unlike cells).
///
/// ```swift
/// let generator = CellGenerator(LogoutCellObject())
/// generator.didSelectEvent.addListener(self) { $0.output.didRequestLogout() }
/// list.add(generator)
/// list.refill()
/// ```
///
/// Generators are found again by the `id` of their cell objects: making all of them anew and
/// refilling changes only the rows that differ.
@MainActor open class CellGenerator {
  /// What the row's cell is drawn from. A changed one is shown by the next refill.
  public var cellObject: any CellObject

  /// Happens when the user selects the row.
  public private(set) lazy var didSelectEvent = FutureEvent<Void>()

  /// Happens when the row's selection goes, if selections stay, see ``SelectablePlugin``.
  public private(set) lazy var didDeselectEvent = FutureEvent<Void>()

  /// What a swipe over the row uncovers.
  public var swipeActions: [SwipeAction] = []

  /// Happens with an action's identifier when the user chose it.
  public private(set) lazy var didSwipeEvent = FutureEvent<String>()

  /// Whether the user may carry the row elsewhere, see ``MovablePlugin``.
  public var canMove = true

  public init(_ cellObject: any CellObject) { self.cellObject = cellObject }

  /// The generators whose rows stand below the own row now.
  var visibleChildren: [CellGenerator] { [] }

  /// The own row and those below it.
  var rows: [ListRow] {
    [ListRow(cellObject: cellObject, generator: self)] + visibleChildren.flatMap(\.rows)
  }
}
