//
//  EntryListViewInput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Lists the diary's entries, shows each one in full, and opens the other screens.
@MainActor
protocol EntryListViewInput: AnyObject {
  /// Shows items instead of the previous ones.
  ///
  /// - Parameter items: The items from top to bottom.
  func showItems(_ items: [EntryListItem])

  /// Shows that there are no entries yet.
  func showEmptyDiary()

  /// Shows an entry in full.
  ///
  /// - Parameter text: The text of the entry.
  func showText(_ text: String)

  /// Shows a problem.
  ///
  /// - Parameter problem: What happened and what to do.
  func showProblem(_ problem: String)
}
