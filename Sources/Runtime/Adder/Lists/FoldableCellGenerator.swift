/// A generator whose children expand and collapse below it; see ``FoldablePlugin``. Children may
/// be foldable themselves.
@MainActor open class FoldableCellGenerator: CellGenerator {
  /// The generators that are in the list while this generator is expanded.
  public var children: [CellGenerator]

  /// True if the children are in the list. If you change it, the next refill shows the change.
  public var isExpanded: Bool

  /// Occurs when the user expands (`true`) or collapses (`false`) the children, before the list
  /// shows the change. A listener may set another cell object.
  public private(set) lazy var didFoldEvent = FutureEvent<Bool>()

  public init(
    _ cellObject: any CellObject, children: [CellGenerator] = [], isExpanded: Bool = false
  ) {
    self.children = children
    self.isExpanded = isExpanded
    super.init(cellObject)
  }

  override var visibleChildren: [CellGenerator] { isExpanded ? children : [] }
}
