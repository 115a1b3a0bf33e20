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

  @Test func `The count begins with what is kept`() {
    store.count = 7
    interactor.requestCount()
    #expect(output.calls == ["7, can decrement"])
  }

  @Test func `One more and one less are kept`() {
    interactor.increment()
    interactor.increment()
    interactor.decrement()
    #expect(store.saved == [1, 2, 1])
    #expect(output.calls.last == "1, can decrement")
  }

  @Test func `There is never less than nothing`() {
    interactor.decrement()
    #expect(store.saved.isEmpty)
    #expect(output.calls == ["0"])
  }

  @Test func `The largest number stays`() {
    store.count = .max
    interactor.requestCount()
    interactor.increment()
    #expect(store.saved.isEmpty)
    #expect(output.calls.last == "\(Int.max), can decrement")
  }

  @Test func `A count that cannot be read begins at nothing and says so`() {
    store.fetchError = .malformed(path: "/c")
    interactor.requestCount()
    #expect(output.calls == ["0", "\(CounterDataStoreError.malformed(path: "/c"))"])
  }

  @Test func `A count that cannot be kept goes on in memory and says so`() {
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
