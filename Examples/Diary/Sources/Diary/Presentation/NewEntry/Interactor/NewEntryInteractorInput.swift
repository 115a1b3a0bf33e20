//
//  NewEntryInteractorInput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Asks for a new entry and puts it into the diary.
@MainActor
protocol NewEntryInteractorInput: AnyObject {
  /// Obtains the items of the module; `didObtainItems(_:)` answers.
  func obtainItems()
}
