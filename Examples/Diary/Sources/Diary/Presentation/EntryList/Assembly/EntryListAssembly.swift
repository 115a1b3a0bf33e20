//
//  EntryListAssembly.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Lists the diary's entries, shows each one in full, and opens the other screens.
@MainActor
final class EntryListAssembly {
  private let entryService: any EntryService
  private let menu: [MenuItem]
  private let write: (String) -> Void

  /// Creates the assembly.
  ///
  /// - Parameters:
  ///   - entryService: Stores the entries.
  ///   - menu: The other screens that the list opens.
  ///   - write: Writes one line of this module or of a module that it opens.
  init(
    entryService: any EntryService,
    menu: [MenuItem] = Menu.items,
    write: @escaping (String) -> Void = { print($0) }
  ) {
    self.entryService = entryService
    self.menu = menu
    self.write = write
  }

  /// Builds the module.
  ///
  /// - Parameter transitionHandler: Opens other modules and closes this one; referenced weakly.
  /// - Returns: The view, which keeps the rest of the module alive.
  func viewEntryListModule(
    transitionHandler: (any EntryListTransitionHandler)? = nil
  ) -> EntryListView {
    let interactor = EntryListInteractor(entryService: entryService)
    let newEntryAssembly = NewEntryAssembly(entryService: entryService, write: write)
    let router = EntryListRouter(
      newEntryRoute: NewEntryRoute(assembly: newEntryAssembly), menu: menu)
    let presenter = EntryListPresenter(interactor: interactor, router: router)
    let view = EntryListView(
      output: presenter,
      dataDisplayManager: EntryListDataDisplayManager(
        cellObjectFactory: EntryListCellObjectFactory()),
      menu: menu,
      write: write
    )

    presenter.view = view
    interactor.output = presenter
    router.transitionHandler = transitionHandler
    return view
  }
}
