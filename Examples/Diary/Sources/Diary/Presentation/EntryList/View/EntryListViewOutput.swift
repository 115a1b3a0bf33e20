//
//  EntryListViewOutput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Lists the diary's entries, shows each one in full, and opens the other screens.
@MainActor
protocol EntryListViewOutput: AnyObject {
  /// Reports that the view is ready to show data.
  func didTriggerViewReadyEvent()

  /// Reports that the user wants to read an entry.
  ///
  /// - Parameter index: The position of the entry, from 0.
  func didSelectEntry(at index: Int)

  /// Reports that the user wants to write an entry.
  func didRequestNewEntry()

  /// Reports that the user chose another screen.
  ///
  /// - Parameter key: The key of the screen's menu item.
  func didSelectMenuItem(withKey key: String)

  /// Reports that the user wants to leave.
  func didTriggerCloseEvent()
}
