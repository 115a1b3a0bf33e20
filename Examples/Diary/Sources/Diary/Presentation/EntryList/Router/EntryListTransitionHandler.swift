//
//  EntryListTransitionHandler.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// The part of the screen that the router of EntryList uses.
@MainActor
protocol EntryListTransitionHandler: NewEntryRouteTransitionHandler {
  /// Shows a module from the menu.
  ///
  /// - Parameter item: The menu item that creates the module.
  func openMenuModule(_ item: MenuItem)

  /// Takes the module off the screen.
  func closeCurrentModule()
}
