//
//  EntryListInteractorInput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Lists the diary's entries, shows each one in full, and opens the other screens.
@MainActor
protocol EntryListInteractorInput: AnyObject {
  /// Obtains the diary's entries; `didObtainEntriesWithSuccess(_:)` or
  /// `didObtainEntriesWithFailure(_:)` delivers the result.
  func obtainEntries()
}
