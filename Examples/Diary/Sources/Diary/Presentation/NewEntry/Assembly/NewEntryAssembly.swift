//
//  NewEntryAssembly.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Asks for a new entry and adds it to the diary.
@MainActor
final class NewEntryAssembly {
  private let entryService: any EntryService
  private let write: (String) -> Void

  /// Creates the assembly.
  ///
  /// - Parameters:
  ///   - entryService: Stores the entries.
  ///   - write: Writes one line of the module.
  init(entryService: any EntryService, write: @escaping (String) -> Void = { print($0) }) {
    self.entryService = entryService
    self.write = write
  }

  /// Builds the module.
  ///
  /// - Parameters:
  ///   - transitionHandler: Closes the module; referenced weakly.
  ///   - moduleOutput: Receives the module's events; referenced weakly.
  /// - Returns: The view, which keeps the rest of the module alive.
  func viewNewEntryModule(
    transitionHandler: (any NewEntryTransitionHandler)? = nil,
    moduleOutput: (any NewEntryModuleOutput)? = nil
  ) -> NewEntryView {
    let interactor = NewEntryInteractor(entryService: entryService)
    let router = NewEntryRouter()
    let presenter = NewEntryPresenter(interactor: interactor, router: router)
    let view = NewEntryView(output: presenter, write: write)

    presenter.view = view
    presenter.moduleOutput = moduleOutput
    interactor.output = presenter
    router.transitionHandler = transitionHandler
    return view
  }
}
