/// The list of people.
@MainActor package final class HumanListInteractor {
  package weak var output: (any HumanListInteractorOutput)?
  private let service: any HumanService
  private var humans: [Human] = []
  private var loading: Task<Void, Never>?

  package init(service: any HumanService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  private func finishLoading(_ loaded: Result<[Human], HumanServiceError>) {
    loading = nil
    switch loaded {
    case .success(let humans):
      self.humans = humans
      output?.didLoadHumans(
        humans.map { ($0.name, $0.age, service.photoPath(of: $0)) })
    case .failure(let error):
      output?.didFailToLoadHumans(reason: "\(error)")
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
      let loaded: Result<[Human], HumanServiceError>
      do throws(HumanServiceError) {
        loaded = .success(try await service.loadHumans())
      } catch {
        loaded = .failure(error)
      }
      self?.finishLoading(loaded)
    }
  }

  package func human(at index: Int) -> HumanReference? {
    humans.indices.contains(index) ? HumanReference(humans[index]) : nil
  }

  package func replace(with human: HumanReference) {
    guard let index = humans.firstIndex(where: { $0.id == human.human.id }) else { return }
    humans[index] = human.human
  }
}
