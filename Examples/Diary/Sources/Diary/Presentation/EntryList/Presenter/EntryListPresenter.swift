//
//  EntryListPresenter.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// The list of the diary's entries: shows each in full and leads to the other screens.
@MainActor
final class EntryListPresenter {
  weak var view: (any EntryListViewInput)?

  let interactor: any EntryListInteractorInput
  let router: any EntryListRouterInput

  private var state = EntryListState()

  /// Creates the presenter.
  ///
  /// - Parameters:
  ///   - interactor: The business logic of the module.
  ///   - router: The ways out of the module.
  init(interactor: any EntryListInteractorInput, router: any EntryListRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - EntryListViewOutput

extension EntryListPresenter: EntryListViewOutput {
  func didTriggerViewReadyEvent() {
    interactor.obtainItems()
  }

  func didTriggerCloseEvent() {
    router.closeCurrentModule()
  }
}

// MARK: - EntryListInteractorOutput

extension EntryListPresenter: EntryListInteractorOutput {
  func didObtainItems(_ items: [String]) {
    state.items = items
    view?.showItems(state.items)
  }
}
