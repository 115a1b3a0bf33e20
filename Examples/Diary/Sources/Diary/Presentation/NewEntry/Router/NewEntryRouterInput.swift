//
//  NewEntryRouterInput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Asks for a new entry and adds it to the diary.
@MainActor
protocol NewEntryRouterInput: AnyObject {
  /// Closes this module and returns to the module that opened it.
  func closeCurrentModule()
}
