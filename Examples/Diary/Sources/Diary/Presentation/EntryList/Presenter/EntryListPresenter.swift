//
//  EntryListPresenter.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Lists the diary's entries, shows each one in full, and opens the other screens.
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
  ///   - router: Opens other modules and closes this one.
  init(interactor: any EntryListInteractorInput, router: any EntryListRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - EntryListViewOutput

extension EntryListPresenter: EntryListViewOutput {
  func didTriggerViewReadyEvent() {
    interactor.obtainEntries()
  }

  func didSelectEntry(at index: Int) {
    guard state.entries.indices.contains(index) else {
      view?.showProblem("There is no entry \(index + 1).")
      return
    }
    view?.showText(state.entries[index].text)
  }

  func didRequestNewEntry() {
    router.openNewEntryModule(moduleOutput: self)
  }

  func didSelectMenuItem(withKey key: String) {
    router.openMenuModule(withKey: key)
  }

  func didTriggerCloseEvent() {
    router.closeCurrentModule()
  }
}

// MARK: - EntryListInteractorOutput

extension EntryListPresenter: EntryListInteractorOutput {
  func didObtainEntriesWithSuccess(_ entries: [Entry]) {
    state.entries = entries
    if entries.isEmpty {
      view?.showEmptyDiary()
    } else {
      view?.showItems(entries.map { EntryListItem(date: $0.date, text: $0.text) })
    }
  }

  func didObtainEntriesWithFailure(_ problem: String) {
    view?.showProblem(problem)
  }
}

// MARK: - NewEntryModuleOutput

extension EntryListPresenter: NewEntryModuleOutput {
  func didAddEntry() {
    interactor.obtainEntries()
  }
}
