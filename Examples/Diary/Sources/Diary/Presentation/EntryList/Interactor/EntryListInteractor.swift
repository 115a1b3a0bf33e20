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

  let entryService: any EntryService

  /// Creates the interactor.
  ///
  /// - Parameter entryService: What keeps the entries.
  init(entryService: any EntryService) {
    self.entryService = entryService
  }
}

// MARK: - EntryListInteractorInput

extension EntryListInteractor: EntryListInteractorInput {
  func obtainEntries() {
    do {
      output?.didObtainEntriesWithSuccess(try entryService.obtainEntries())
    } catch {
      output?.didObtainEntriesWithFailure("\(error)")
    }
  }
}
