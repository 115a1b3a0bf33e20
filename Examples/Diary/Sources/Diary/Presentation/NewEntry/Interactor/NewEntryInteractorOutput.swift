//
//  NewEntryInteractorOutput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Asks for a new entry and adds it to the diary.
@MainActor
protocol NewEntryInteractorOutput: AnyObject {
  /// Reports that the entry was added.
  func didProcessEntryWithSuccess()

  /// Reports that the entry was not added.
  ///
  /// - Parameter problem: What happened and what to do, for the user.
  func didProcessEntryWithFailure(_ problem: String)
}
