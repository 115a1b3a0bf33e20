//
//  EntryListRouter.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Lists the diary's entries, shows each one in full, and opens the other screens.
@MainActor
final class EntryListRouter {
  weak var transitionHandler: (any EntryListTransitionHandler)?

  let newEntryRoute: NewEntryRoute
  let menu: [MenuItem]

  /// Creates the router.
  ///
  /// - Parameters:
  ///   - newEntryRoute: The route to NewEntry.
  ///   - menu: The other screens to open.
  init(newEntryRoute: NewEntryRoute, menu: [MenuItem]) {
    self.newEntryRoute = newEntryRoute
    self.menu = menu
  }
}

// MARK: - EntryListRouterInput

extension EntryListRouter: EntryListRouterInput {
  func openNewEntryModule(moduleOutput: any NewEntryModuleOutput) {
    guard let transitionHandler else { return }
    newEntryRoute.openNewEntryModule(
      transitionHandler: transitionHandler, moduleOutput: moduleOutput)
  }

  func openMenuModule(withKey key: String) {
    guard let item = menu.first(where: { $0.key == key }) else { return }
    transitionHandler?.openMenuModule(item)
  }

  func closeCurrentModule() {
    transitionHandler?.closeCurrentModule()
  }
}
