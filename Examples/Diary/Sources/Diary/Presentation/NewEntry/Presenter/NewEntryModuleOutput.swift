//
//  NewEntryModuleOutput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Asks for a new entry and adds it to the diary.
@MainActor
protocol NewEntryModuleOutput: AnyObject {
  /// Reports that an entry was added to the diary.
  func didAddEntry()
}
