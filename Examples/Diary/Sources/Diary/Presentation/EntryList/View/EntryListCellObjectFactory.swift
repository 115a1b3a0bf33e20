//
//  EntryListCellObjectFactory.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Foundation

/// Turns the items of EntryList into cell objects. The data display manager receives an instance
/// when it is created.
@MainActor
final class EntryListCellObjectFactory {
  private let dateStyle: Date.ISO8601FormatStyle

  /// Creates the factory.
  ///
  /// - Parameter timeZone: The user's time zone, in which the dates are shown.
  init(timeZone: TimeZone = .current) {
    dateStyle = Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day()
  }

  /// Makes the cell objects for items.
  ///
  /// - Parameter items: The items from top to bottom.
  /// - Returns: One cell object for each item, in the same order, with its date and its first line.
  func makeCellObjects(from items: [EntryListItem]) -> [EntryListCellObject] {
    items.map { item in
      EntryListCellObject(
        date: item.date.formatted(dateStyle),
        text: String(item.text.prefix { !$0.isNewline }))
    }
  }
}
