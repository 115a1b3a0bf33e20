/// What turns the items of Profile into numbered lines; the view is made with one.
@MainActor
final class ProfileDataDisplayManager {
  private let cellObjectFactory: ProfileCellObjectFactory

  /// Creates the data display manager.
  ///
  /// - Parameter cellObjectFactory: What turns items into cell objects.
  init(cellObjectFactory: ProfileCellObjectFactory) {
    self.cellObjectFactory = cellObjectFactory
  }

  /// Makes the lines of items.
  ///
  /// - Parameter items: The items from top to bottom.
  /// - Returns: One line for each item, numbered from 1.
  func makeLines(from items: [String]) -> [String] {
    cellObjectFactory.makeCellObjects(from: items).enumerated().map { index, cellObject in
      "\(index + 1). \(cellObject.text)"
    }
  }
}
