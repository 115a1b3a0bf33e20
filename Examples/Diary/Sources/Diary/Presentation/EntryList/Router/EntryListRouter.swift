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

  let newEntryRoute: NewEntryRoute
  let menu: [MenuItem]

  /// Creates the router.
  ///
  /// - Parameters:
  ///   - newEntryRoute: The way to NewEntry.
  ///   - menu: The ways to further screens.
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
