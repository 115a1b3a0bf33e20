//
//  NewEntryViewInput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Asks for a new entry and puts it into the diary.
@MainActor
protocol NewEntryViewInput: AnyObject {
  /// Shows items in place of those shown before.
  ///
  /// - Parameter items: The items from top to bottom.
  func showItems(_ items: [String])
}
