//
//  NewEntryInteractorOutput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Asks for a new entry and puts it into the diary.
@MainActor
protocol NewEntryInteractorOutput: AnyObject {
  /// Tells that the entry is in the diary.
  func didProcessEntryWithSuccess()

  /// Tells that the entry is not in the diary.
  ///
  /// - Parameter problem: What happened and what to do, for the user.
  func didProcessEntryWithFailure(_ problem: String)
}
