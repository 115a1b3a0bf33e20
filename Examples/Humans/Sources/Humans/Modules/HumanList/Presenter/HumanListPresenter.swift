package import Adder

/// Shows the list of people.
@MainActor package final class HumanListPresenter {
  package weak var view: (any HumanListViewInput)?
  package let interactor: any HumanListInteractorInput
  package let router: any HumanListRouterInput
  private var rowCount = 0

  package init(interactor: any HumanListInteractorInput, router: any HumanListRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  private func load() {
    view?.showLoading()
    interactor.obtainHumans()
  }

  private func rows(
    _ batch: CacheTransactionBatch<HumanSummary>
  ) -> CacheTransactionBatch<HumanRow> {
    batch.map { human in
      HumanRow(
        id: human.id, name: human.name, age: AgeText.text(human.age), photoPath: human.photoPath)
    }
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
  package func didObtainHumans(_ humans: CacheTransactionBatch<HumanSummary>) {
    rowCount = humans.insertTransactions.count
    view?.showRows(rows(humans))
    if rowCount == 0 { view?.showEmptyList() }
  }

  package func didChangeHumans(_ changes: CacheTransactionBatch<HumanSummary>) {
    rowCount += changes.insertTransactions.count - changes.deleteTransactions.count
    view?.showChanges(rows(changes))
    if rowCount == 0 { view?.showEmptyList() }
  }

  package func didFailToObtainHumans(reason: String) {
    view?.showProblem(reason)
  }
}
