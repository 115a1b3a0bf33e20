//
//  NewEntryInteractor.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Asks for a new entry and puts it into the diary.
@MainActor
final class NewEntryInteractor {
  weak var output: (any NewEntryInteractorOutput)?
}

// MARK: - NewEntryInteractorInput

extension NewEntryInteractor: NewEntryInteractorInput {
  func obtainItems() {
    // Here the interactor asks its services; the assembly makes it with them.
    output?.didObtainItems(["NewEntry item"])
  }
}
