//
//  NewEntryInteractor.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

import Foundation

/// Asks for a new entry and adds it to the diary.
@MainActor
final class NewEntryInteractor {
  weak var output: (any NewEntryInteractorOutput)?

  let entryService: any EntryService

  /// Creates the interactor.
  ///
  /// - Parameter entryService: Stores the entries.
  init(entryService: any EntryService) {
    self.entryService = entryService
  }
}

// MARK: - NewEntryInteractorInput

extension NewEntryInteractor: NewEntryInteractorInput {
  func processEntry(text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else {
      output?.didProcessEntryWithFailure("An entry needs some text.")
      return
    }
    do {
      try entryService.addEntry(text: text)
      output?.didProcessEntryWithSuccess()
    } catch {
      output?.didProcessEntryWithFailure("\(error)")
    }
  }
}
