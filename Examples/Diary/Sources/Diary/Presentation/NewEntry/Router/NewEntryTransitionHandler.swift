//
//  NewEntryTransitionHandler.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// All that the router of NewEntry sees of the screen.
@MainActor
protocol NewEntryTransitionHandler: AnyObject {
  /// Takes the module off the screen.
  func closeCurrentModule()
}
