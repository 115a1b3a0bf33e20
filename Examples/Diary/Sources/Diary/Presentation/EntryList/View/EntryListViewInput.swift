//
//  EntryListViewInput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// The list of the diary's entries: shows each in full and leads to the other screens.
@MainActor
protocol EntryListViewInput: AnyObject {
  /// Shows items in place of those shown before.
  ///
  /// - Parameter items: The items from top to bottom.
  func showItems(_ items: [EntryListItem])

  /// Shows that there is no entry yet.
  func showEmptyDiary()

  /// Shows all that an entry says.
  ///
  /// - Parameter text: The text of the entry.
  func showText(_ text: String)

  /// Shows that something did not work.
  ///
  /// - Parameter problem: What happened and what to do.
  func showProblem(_ problem: String)
}
