//
//  NewEntryViewOutput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Asks for a new entry and puts it into the diary.
@MainActor
protocol NewEntryViewOutput: AnyObject {
  /// Tells that the view is ready to show something.
  func didTriggerViewReadyEvent()

  /// Tells that the user wrote a line.
  ///
  /// - Parameter text: The line as it was entered.
  func didEnterText(_ text: String)

  /// Tells that the user wants to leave.
  func didTriggerCloseEvent()
}
