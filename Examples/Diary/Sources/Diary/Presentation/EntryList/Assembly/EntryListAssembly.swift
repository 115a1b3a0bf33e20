//
//  EntryListAssembly.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// The list of the diary's entries: shows each in full and leads to the other screens.
@MainActor
final class EntryListAssembly {
  private let entryService: any EntryService
  private let menu: [MenuItem]
  private let write: (String) -> Void

  /// Creates the assembly.
  ///
  /// - Parameters:
  ///   - entryService: What keeps the entries.
  ///   - menu: The further screens that the list leads to.
  ///   - write: What takes the lines that the module, and those it opens, show.
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
  /// - Parameter transitionHandler: What opens other modules and closes this one; held weakly.
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
