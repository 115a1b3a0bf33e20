//
//  NewEntryViewInput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Asks for a new entry and adds it to the diary.
@MainActor
protocol NewEntryViewInput: AnyObject {
  /// Updates the title.
  ///
  /// - Parameter title: The text above the line that the user writes.
  func update(title: String)

  /// Shows that the entry was not added.
  ///
  /// - Parameter problem: What happened and what to do.
  func showProblem(_ problem: String)
}
