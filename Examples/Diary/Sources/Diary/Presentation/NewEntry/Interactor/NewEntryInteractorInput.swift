//
//  NewEntryInteractorInput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Asks for a new entry and puts it into the diary.
@MainActor
protocol NewEntryInteractorInput: AnyObject {
  /// Puts an entry into the diary; `didProcessEntryWithSuccess()` or
  /// `didProcessEntryWithFailure(_:)` answers.
  ///
  /// - Parameter text: What the user wrote.
  func processEntry(text: String)
}
