//
//  EntryListTransitionHandler.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// All that the router of EntryList sees of the screen.
@MainActor
protocol EntryListTransitionHandler: NewEntryRouteTransitionHandler {
  /// Shows a module of the menu.
  ///
  /// - Parameter item: The menu item that makes the module.
  func openMenuModule(_ item: MenuItem)

  /// Takes the module off the screen.
  func closeCurrentModule()
}
