//
//  EntryListRouterInput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// The list of the diary's entries: shows each in full and leads to the other screens.
@MainActor
protocol EntryListRouterInput: AnyObject {
  /// Opens the module that writes a new entry.
  ///
  /// - Parameter moduleOutput: Who hears that an entry was added; held weakly.
  func openNewEntryModule(moduleOutput: any NewEntryModuleOutput)

  /// Opens a module of the menu.
  ///
  /// - Parameter key: The key of its menu item.
  func openMenuModule(withKey key: String)

  /// Closes this module, which ends the program when it is the only one.
  func closeCurrentModule()
}
