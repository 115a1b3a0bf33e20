//
//  NewEntryRouter.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Asks for a new entry and adds it to the diary.
@MainActor
final class NewEntryRouter {
  weak var transitionHandler: (any NewEntryTransitionHandler)?
}

// MARK: - NewEntryRouterInput

extension NewEntryRouter: NewEntryRouterInput {
  func closeCurrentModule() {
    transitionHandler?.closeCurrentModule()
  }
}
