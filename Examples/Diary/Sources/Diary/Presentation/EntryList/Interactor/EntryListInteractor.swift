//
//  EntryListInteractor.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Lists the diary's entries, shows each one in full, and opens the other screens.
@MainActor
final class EntryListInteractor {
  weak var output: (any EntryListInteractorOutput)?

  let entryService: any EntryService

  /// Creates the interactor.
  ///
  /// - Parameter entryService: Stores the entries.
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
