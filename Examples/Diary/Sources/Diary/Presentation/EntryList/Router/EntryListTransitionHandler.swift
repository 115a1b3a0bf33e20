//
//  EntryListTransitionHandler.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// All that the router of EntryList sees of the screen.
@MainActor
protocol EntryListTransitionHandler: AnyObject {
  /// Takes the module off the screen.
  func closeCurrentModule()
}
