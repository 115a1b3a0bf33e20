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

  /// Tells that the user wants to read an entry.
  ///
  /// - Parameter index: The position of the entry, from 0.
  func didSelectEntry(at index: Int)

  /// Tells that the user wants to write an entry.
  func didRequestNewEntry()

  /// Tells that the user chose one of the further screens.
  ///
  /// - Parameter key: The key of its menu item.
  func didSelectMenuItem(withKey key: String)

  /// Tells that the user wants to leave.
  func didTriggerCloseEvent()
}
