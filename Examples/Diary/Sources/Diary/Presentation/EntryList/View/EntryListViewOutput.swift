//
//  EntryListViewOutput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// The list of the diary's entries: shows each in full and leads to the other screens.
@MainActor
protocol EntryListViewOutput: AnyObject {
  /// Tells that the view is ready to show something.
  func didTriggerViewReadyEvent()

  /// Tells that the user wants to leave.
  func didTriggerCloseEvent()
}
