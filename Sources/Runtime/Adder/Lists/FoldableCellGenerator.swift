/// A generator whose children expand and collapse below it, see ``FoldablePlugin``. Children may be
/// foldable themselves.
@MainActor open class FoldableCellGenerator: CellGenerator {
  /// The generators that are in the list while this one is expanded.
  public var children: [CellGenerator]

  /// Whether the children are in the list. A changed value is shown by the next refill.
  public var isExpanded: Bool

  /// Happens when the user expands (`true`) or collapses the children, before the list shows it: a
  /// listener may give the generator another cell object.
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
