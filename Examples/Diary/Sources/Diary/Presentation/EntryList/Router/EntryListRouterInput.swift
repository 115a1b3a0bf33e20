//
//  EntryListRouterInput.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Lists the diary's entries, shows each one in full, and opens the other screens.
@MainActor
protocol EntryListRouterInput: AnyObject {
  /// Opens the module that writes a new entry.
  ///
  /// - Parameter moduleOutput: Is notified when an entry is added; referenced weakly.
  func openNewEntryModule(moduleOutput: any NewEntryModuleOutput)

  /// Opens a module from the menu.
  ///
  /// - Parameter key: The key of the module's menu item.
  func openMenuModule(withKey key: String)

  /// Closes this module, which ends the program if it is the only one.
  func closeCurrentModule()
}
