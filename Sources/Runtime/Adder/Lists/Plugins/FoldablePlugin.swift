/// Expands and collapses the children of a ``FoldableCellGenerator`` when the user selects its row.
@MainActor public final class FoldablePlugin: ListPlugin {
  public init() {}

  public func userDidSelect(_ row: ShownRow, in list: DataDisplayManager) {
    guard let generator = row.generator as? FoldableCellGenerator else { return }
    generator.isExpanded.toggle()
    generator.didFoldEvent.invoke(with: generator.isExpanded)
    list.refill()
  }
}
