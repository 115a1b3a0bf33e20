package import Adder

/// Shows the list of people.
@MainActor package final class HumanListInteractor {
  package weak var output: (any HumanListInteractorOutput)?
  private let service: any HumanService
  private var cacheTracker: (any CacheTracker<Human>)?
  private var loading: Task<Void, Never>?

  package init(service: any HumanService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  private func didLoad(from cacheTracker: any CacheTracker<Human>) {
    loading = nil
    self.cacheTracker = cacheTracker
    output?.didObtainHumans(summaries(cacheTracker.obtainTransactionBatchFromCurrentCache()))
  }

  private func didFail(_ error: any Error) {
    loading = nil
    output?.didFailToObtainHumans(reason: "\(error)")
  }

  private func summaries(
    _ batch: CacheTransactionBatch<Human>
  ) -> CacheTransactionBatch<HumanSummary> {
    batch.map { human in
      HumanSummary(
        id: human.id, name: human.name, age: human.age, photoPath: service.photoPath(of: human))
    }
  }
}

// MARK: - HumanListInteractorInput

extension HumanListInteractor: HumanListInteractorInput {
  package func obtainHumans() {
    // People are already being loaded.
    guard loading == nil else { return }
    // The task retains the service, not the module, which may close before the answer arrives.
    loading = Task { [weak self, service] in
      do {
        let cacheTracker = try await service.makeHumanTracker()
        cacheTracker.delegate = self
        try await cacheTracker.setup(
          with: CacheRequest(kind: "humans", order: [.ascending("id")]))
        self?.didLoad(from: cacheTracker)
      } catch {
        self?.didFail(error)
      }
    }
  }

  package func human(at index: Int) -> HumanDetailParcel? {
    cacheTracker?.obtainObject(at: ListPosition(item: index)).map { HumanDetailParcel($0) }
  }
}

// MARK: - CacheTrackerDelegate

extension HumanListInteractor: CacheTrackerDelegate {
  package func didProcessTransactionBatch(_ batch: CacheTransactionBatch<Human>) {
    output?.didChangeHumans(summaries(batch))
  }
}
