//
//  EntryListRouterInput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// The list of the diary's entries: shows each in full and leads to the other screens.
@MainActor
protocol EntryListRouterInput: AnyObject {
  /// Closes this module and returns to the one that opened it.
  func closeCurrentModule()
}
