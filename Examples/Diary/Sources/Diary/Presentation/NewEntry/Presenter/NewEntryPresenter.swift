//
//  NewEntryPresenter.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Asks for a new entry and puts it into the diary.
@MainActor
final class NewEntryPresenter {
  weak var view: (any NewEntryViewInput)?
  weak var moduleOutput: (any NewEntryModuleOutput)?

  let interactor: any NewEntryInteractorInput
  let router: any NewEntryRouterInput

  private var items: [String] = []

  /// Creates the presenter.
  ///
  /// - Parameters:
  ///   - interactor: The business logic of the module.
  ///   - router: The ways out of the module.
  init(interactor: any NewEntryInteractorInput, router: any NewEntryRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - NewEntryViewOutput

extension NewEntryPresenter: NewEntryViewOutput {
  func didTriggerViewReadyEvent() {
    interactor.obtainItems()
  }

  func didSelectItem(at index: Int) {
    guard items.indices.contains(index) else { return }
    moduleOutput?.didSelectItem(items[index])
  }

  func didTriggerCloseEvent() {
    router.closeCurrentModule()
  }
}

// MARK: - NewEntryInteractorOutput

extension NewEntryPresenter: NewEntryInteractorOutput {
  func didObtainItems(_ items: [String]) {
    self.items = items
    view?.showItems(items)
  }
}
