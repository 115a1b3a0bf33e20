//
//  EntryListDataDisplayManager.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Turns the items of EntryList into numbered lines. The view receives an instance when it is
/// created.
@MainActor
final class EntryListDataDisplayManager {
  private let cellObjectFactory: EntryListCellObjectFactory

  /// Creates the data display manager.
  ///
  /// - Parameter cellObjectFactory: Turns items into cell objects.
  init(cellObjectFactory: EntryListCellObjectFactory) {
    self.cellObjectFactory = cellObjectFactory
  }

  /// Makes the lines for items.
  ///
  /// - Parameter items: The items from top to bottom.
  /// - Returns: One line for each item, numbered from 1.
  func makeLines(from items: [EntryListItem]) -> [String] {
    cellObjectFactory.makeCellObjects(from: items).enumerated().map { index, cellObject in
      "\(index + 1). \(cellObject.date)  \(cellObject.text)"
    }
  }
}
