//
//  NewEntryModuleOutput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Asks for a new entry and puts it into the diary.
@MainActor
protocol NewEntryModuleOutput: AnyObject {
  /// Tells that the diary has one more entry.
  func didAddEntry()
}
