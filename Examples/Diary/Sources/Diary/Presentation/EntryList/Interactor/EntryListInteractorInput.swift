//
//  EntryListInteractorInput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// The list of the diary's entries: shows each in full and leads to the other screens.
@MainActor
protocol EntryListInteractorInput: AnyObject {
  /// Obtains the diary's entries; `didObtainEntriesWithSuccess(_:)` or
  /// `didObtainEntriesWithFailure(_:)` answers.
  func obtainEntries()
}
