//
//  EntryListDataDisplayManager.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// What turns the items of EntryList into numbered lines; the view is made with one.
@MainActor
final class EntryListDataDisplayManager {
  private let cellObjectFactory: EntryListCellObjectFactory

  /// Creates the data display manager.
  ///
  /// - Parameter cellObjectFactory: What turns items into cell objects.
  init(cellObjectFactory: EntryListCellObjectFactory) {
    self.cellObjectFactory = cellObjectFactory
  }

  /// Makes the lines of items.
  ///
  /// - Parameter items: The items from top to bottom.
  /// - Returns: One line for each item, numbered from 1.
  func makeLines(from items: [EntryListItem]) -> [String] {
    cellObjectFactory.makeCellObjects(from: items).enumerated().map { index, cellObject in
      "\(index + 1). \(cellObject.date)  \(cellObject.text)"
    }
  }
}
