import Counter
import Testing

@MainActor struct CounterInteractorTests {
  private let store = DataStoreMock()
  private let output = OutputMock()
  private let interactor: CounterInteractor

  init() {
    interactor = CounterInteractor(dataStore: store)
    interactor.output = output
  }

  @Test func `The count starts with the saved value`() {
    store.count = 7
    interactor.requestCount()
    #expect(output.calls == ["7, can decrement"])
  }

  @Test func `Each change of the count is saved`() {
    interactor.increment()
    interactor.increment()
    interactor.decrement()
    #expect(store.saved == [1, 2, 1])
    #expect(output.calls.last == "1, can decrement")
  }

  @Test func `The count never goes below zero`() {
    interactor.decrement()
    #expect(store.saved.isEmpty)
    #expect(output.calls == ["0"])
  }

  @Test func `The count does not go beyond the largest number`() {
    store.count = .max
    interactor.requestCount()
    interactor.increment()
    #expect(store.saved.isEmpty)
    #expect(output.calls.last == "\(Int.max), can decrement")
  }

  @Test func `If the count cannot be read, this is reported and counting starts at zero`() {
    store.fetchError = .malformed(path: "/c")
    interactor.requestCount()
    #expect(output.calls == ["0", "\(CounterDataStoreError.malformed(path: "/c"))"])
  }

  @Test func `If the count cannot be saved, this is reported and counting continues in memory`() {
    store.saveError = .notSaved(path: "/c")
    interactor.increment()
    interactor.increment()
    #expect(
      output.calls.filter { $0.hasSuffix("decrement") } == ["1, can decrement", "2, can decrement"])
    #expect(output.calls.last == "\(CounterDataStoreError.notSaved(path: "/c"))")
  }
}

private final class DataStoreMock: CounterDataStoreInterface {
  var count = 0
  var fetchError: CounterDataStoreError?
  var saveError: CounterDataStoreError?
  private(set) var saved: [Int] = []

  func fetchCount() throws(CounterDataStoreError) -> Int {
    if let fetchError { throw fetchError }
    return count
  }

  func save(count: Int) throws(CounterDataStoreError) {
    if let saveError { throw saveError }
    saved.append(count)
  }
}

private final class OutputMock: CounterInteractorOutput {
  private(set) var calls: [String] = []

  func updateCount(_ count: Int, canDecrement: Bool) {
    calls.append("\(count)\(canDecrement ? ", can decrement" : "")")
  }

  func failedToKeepCount(reason: String) { calls.append(reason) }
}
