package import Adder

/// The list of people.
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

  private func finishLoading(
    _ loaded: Result<any CacheTracker<Human>, HumanServiceError>
  ) {
    loading = nil
    do {
      let cacheTracker = try loaded.get()
      cacheTracker.delegate = self
      try cacheTracker.setup(with: CacheRequest(kind: "humans", order: [.ascending("id")]))
      self.cacheTracker = cacheTracker
      output?.didLoadHumans(summaries(cacheTracker.obtainTransactionBatchFromCurrentCache()))
    } catch {
      output?.didFailToLoadHumans(reason: "\(error)")
    }
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
  package func loadHumans() {
    // The answer that is on its way will do.
    guard loading == nil else { return }
    // The task holds the service, not the module, which may be closed before the answer comes.
    loading = Task { [weak self, service] in
      let loaded: Result<any CacheTracker<Human>, HumanServiceError>
      do throws(HumanServiceError) {
        loaded = .success(try await service.makeHumanTracker())
      } catch {
        loaded = .failure(error)
      }
      self?.finishLoading(loaded)
    }
  }

  package func human(at index: Int) -> HumanReference? {
    cacheTracker?.obtainObject(at: ListPosition(item: index)).map { HumanReference($0) }
  }
}

// MARK: - CacheTrackerDelegate

extension HumanListInteractor: CacheTrackerDelegate {
  package func didProcessTransactionBatch(_ batch: CacheTransactionBatch<Human>) {
    output?.didChangeHumans(summaries(batch))
  }
}
