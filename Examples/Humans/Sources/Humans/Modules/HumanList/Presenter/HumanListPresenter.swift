/// The list of people.
@MainActor package final class HumanListPresenter {
  package weak var view: (any HumanListViewInput)?
  package let interactor: any HumanListInteractorInput
  package let router: any HumanListRouterInput

  package init(interactor: any HumanListInteractorInput, router: any HumanListRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  private func load() {
    view?.showLoading()
    interactor.loadHumans()
  }
}

// MARK: - HumanListViewOutput

extension HumanListPresenter: HumanListViewOutput {
  package func viewLoaded() {
    load()
  }

  package func rowTapped(at index: Int) {
    if let human = interactor.human(at: index) { router.presentHumanDetail(human) }
  }

  package func retryTapped() {
    load()
  }
}

// MARK: - HumanListInteractorOutput

extension HumanListPresenter: HumanListInteractorOutput {
  package func didLoadHumans(_ humans: [(name: String, age: Int, photoPath: String?)]) {
    guard !humans.isEmpty else {
      view?.showEmptyList()
      return
    }
    view?.showRows(
      humans.map { HumanRow(name: $0.name, age: AgeText.text($0.age), photoPath: $0.photoPath) })
  }

  package func didFailToLoadHumans(reason: String) {
    view?.showProblem(reason)
  }
}

// MARK: - HumanDetailModuleOutput

extension HumanListPresenter: HumanDetailModuleOutput {
  package func didChangeHuman(_ human: HumanReference) {
    interactor.replace(with: human)
  }
}
