//
//  EntryListRouter.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// The list of the diary's entries: shows each in full and leads to the other screens.
@MainActor
final class EntryListRouter {
  weak var transitionHandler: (any EntryListTransitionHandler)?
}

// MARK: - EntryListRouterInput

extension EntryListRouter: EntryListRouterInput {
  func closeCurrentModule() {
    transitionHandler?.closeCurrentModule()
  }
}
