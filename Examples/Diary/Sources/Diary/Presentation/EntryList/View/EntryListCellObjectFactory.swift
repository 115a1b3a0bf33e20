//
//  EntryListCellObjectFactory.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// What turns the items of EntryList into cell objects; the data display manager is made with one.
@MainActor
final class EntryListCellObjectFactory {
  /// Makes the cell objects of items.
  ///
  /// - Parameter items: The items from top to bottom.
  /// - Returns: One cell object for each item, in the same order.
  func makeCellObjects(from items: [String]) -> [EntryListCellObject] {
    items.map { EntryListCellObject(text: $0) }
  }
}
