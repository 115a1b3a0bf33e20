//
//  NewEntryViewOutput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Asks for a new entry and adds it to the diary.
@MainActor
protocol NewEntryViewOutput: AnyObject {
  /// Reports that the view is ready to show data.
  func didTriggerViewReadyEvent()

  /// Reports that the user wrote a line.
  ///
  /// - Parameter text: The line as it was entered.
  func didEnterText(_ text: String)

  /// Reports that the user wants to leave.
  func didTriggerCloseEvent()
}
