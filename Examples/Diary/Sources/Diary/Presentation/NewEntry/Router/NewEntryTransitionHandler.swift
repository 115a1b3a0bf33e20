//
//  NewEntryTransitionHandler.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// The part of the screen that the router of NewEntry uses.
@MainActor
protocol NewEntryTransitionHandler: AnyObject {
  /// Takes the module off the screen.
  func closeCurrentModule()
}
