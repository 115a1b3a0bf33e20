//
//  NewEntryPresenter.swift
//  Diary
//
//  Created by The Adder authors on 20/11/2026.
//

/// Asks for a new entry and adds it to the diary.
@MainActor
final class NewEntryPresenter {
  weak var view: (any NewEntryViewInput)?
  weak var moduleOutput: (any NewEntryModuleOutput)?

  let interactor: any NewEntryInteractorInput
  let router: any NewEntryRouterInput

  /// Creates the presenter.
  ///
  /// - Parameters:
  ///   - interactor: The business logic of the module.
  ///   - router: Opens other modules and closes this one.
  init(interactor: any NewEntryInteractorInput, router: any NewEntryRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - NewEntryViewOutput

extension NewEntryPresenter: NewEntryViewOutput {
  func didTriggerViewReadyEvent() {
    view?.update(title: "What happened?")
  }

  func didEnterText(_ text: String) {
    interactor.processEntry(text: text)
  }

  func didTriggerCloseEvent() {
    router.closeCurrentModule()
  }
}

// MARK: - NewEntryInteractorOutput

extension NewEntryPresenter: NewEntryInteractorOutput {
  func didProcessEntryWithSuccess() {
    moduleOutput?.didAddEntry()
    router.closeCurrentModule()
  }

  func didProcessEntryWithFailure(_ problem: String) {
    view?.showProblem(problem)
  }
}
