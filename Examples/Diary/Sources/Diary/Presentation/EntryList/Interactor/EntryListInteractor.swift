//
//  EntryListInteractor.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// The list of the diary's entries: shows each in full and leads to the other screens.
@MainActor
final class EntryListInteractor {
  weak var output: (any EntryListInteractorOutput)?
}

// MARK: - EntryListInteractorInput

extension EntryListInteractor: EntryListInteractorInput {
  func obtainItems() {
    // Here the interactor asks its services; the assembly makes it with them.
    output?.didObtainItems(["EntryList item"])
  }
}
