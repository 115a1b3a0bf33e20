//
//  NewEntryInteractorInput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Asks for a new entry and adds it to the diary.
@MainActor
protocol NewEntryInteractorInput: AnyObject {
  /// Puts an entry into the diary; `didProcessEntryWithSuccess()` or
  /// `didProcessEntryWithFailure(_:)` delivers the result.
  ///
  /// - Parameter text: The text that the user wrote.
  func processEntry(text: String)
}
