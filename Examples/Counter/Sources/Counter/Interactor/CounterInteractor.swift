/// A counter that goes up and down.
@MainActor package final class CounterInteractor {
  package weak var output: (any CounterInteractorOutput)?
  package let dataStore: any CounterDataStoreInterface
  private var count = 0

  package init(dataStore: any CounterDataStoreInterface) {
    self.dataStore = dataStore
  }

  private func change(by step: Int) {
    let (sum, hasOverflown) = count.addingReportingOverflow(step)
    guard !hasOverflown, sum >= 0 else { return tell() }
    count = sum
    do {
      try dataStore.save(count: count)
      tell()
    } catch {
      tell()
      output?.failedToKeepCount(reason: "\(error)")
    }
  }

  private func tell() {
    output?.updateCount(count, canDecrement: count > 0)
  }
}

// MARK: - CounterInteractorInput

extension CounterInteractor: CounterInteractorInput {
  package func requestCount() {
    do {
      count = try dataStore.fetchCount()
      tell()
    } catch {
      tell()
      output?.failedToKeepCount(reason: "\(error)")
    }
  }

  package func increment() {
    change(by: 1)
  }

  package func decrement() {
    change(by: -1)
  }
}
