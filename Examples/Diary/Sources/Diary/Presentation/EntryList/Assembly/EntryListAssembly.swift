//
//  EntryListAssembly.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// The list of the diary's entries: shows each in full and leads to the other screens.
@MainActor
final class EntryListAssembly {
  private let write: (String) -> Void

  /// Creates the assembly.
  ///
  /// - Parameter write: What takes the lines that the module shows.
  init(write: @escaping (String) -> Void = { print($0) }) {
    self.write = write
  }

  /// Builds the module.
  ///
  /// - Parameter transitionHandler: What closes the module; held weakly.
  /// - Returns: The view, which keeps the rest of the module alive.
  func viewEntryListModule(
    transitionHandler: (any EntryListTransitionHandler)? = nil
  ) -> EntryListView {
    let interactor = EntryListInteractor()
    let router = EntryListRouter()
    let presenter = EntryListPresenter(interactor: interactor, router: router)
    let view = EntryListView(
      output: presenter,
      dataDisplayManager: EntryListDataDisplayManager(
        cellObjectFactory: EntryListCellObjectFactory()),
      write: write
    )

    presenter.view = view
    interactor.output = presenter
    router.transitionHandler = transitionHandler
    return view
  }
}
