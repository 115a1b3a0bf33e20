import AdderTesting
import Counter
import Testing

@MainActor struct CounterInteractorTests {
  private let store = CounterDataStoreInterfaceSpy()
  private let output = CounterInteractorOutputSpy()
  private let interactor: CounterInteractor

  init() {
    interactor = CounterInteractor(dataStore: store)
    interactor.output = output
  }

  @Test func `The count starts with the saved value`() {
    store.fetchCountCalls.returns(7)
    interactor.requestCount()
    #expect(output.updateCountCanDecrementCalls.arguments.map(\.count) == [7])
    #expect(output.updateCountCanDecrementCalls.arguments.map(\.canDecrement) == [true])
  }

  @Test func `Each change of the count is saved`() {
    interactor.increment()
    interactor.increment()
    interactor.decrement()
    #expect(store.saveCountCalls.arguments == [1, 2, 1])
    #expect(output.updateCountCanDecrementCalls.arguments.map(\.count) == [1, 2, 1])
  }

  @Test func `The count never goes below zero`() {
    interactor.decrement()
    #expect(store.saveCountCalls.isEmpty)
    #expect(output.updateCountCanDecrementCalls.arguments.map(\.count) == [0])
    #expect(output.updateCountCanDecrementCalls.arguments.map(\.canDecrement) == [false])
  }

  @Test func `The count does not go beyond the largest number`() {
    store.fetchCountCalls.returns(.max)
    interactor.requestCount()
    interactor.increment()
    #expect(store.saveCountCalls.isEmpty)
    #expect(output.updateCountCanDecrementCalls.arguments.map(\.count) == [.max, .max])
  }

  @Test func `If the count cannot be read, this is reported and counting starts at zero`() {
    store.fetchCountCalls.fails(.malformed(path: "/c"))
    interactor.requestCount()
    #expect(output.updateCountCanDecrementCalls.arguments.map(\.count) == [0])
    #expect(output.updateCountCanDecrementCalls.arguments.map(\.canDecrement) == [false])
    #expect(
      output.failedToKeepCountReasonCalls.arguments
        == ["\(CounterDataStoreError.malformed(path: "/c"))"])
  }

  @Test func `If the count cannot be saved, this is reported and counting continues in memory`() {
    store.saveCountCalls.fails(.notSaved(path: "/c"))
    interactor.increment()
    interactor.increment()
    #expect(output.updateCountCanDecrementCalls.arguments.map(\.count) == [1, 2])
    #expect(
      output.failedToKeepCountReasonCalls.last
        == "\(CounterDataStoreError.notSaved(path: "/c"))")
  }
}
