import Adder
import AdderTesting
import Testing

private struct Post: Identifiable, Equatable {
  var id: Int
  var title = ""
}

@MainActor private final class Interactor: CacheTrackerDelegate {
  var batches: [CacheTransactionBatch<Post>] = []
  func didProcessTransactionBatch(_ batch: CacheTransactionBatch<Post>) { batches.append(batch) }
}

@MainActor struct RecordingCacheTrackerTests {
  private let tracker = RecordingCacheTracker([Post(id: 1), Post(id: 2)])
  private let interactor = Interactor()

  private func descriptions() -> [String] { interactor.batches.map { $0.map(\.id).description } }

  @Test func `The delegate receives changes of the list after a setup`() throws {
    tracker.delegate = interactor
    tracker.show([Post(id: 2), Post(id: 1)])
    #expect(descriptions() == [])
    try tracker.setup(with: CacheRequest(kind: "posts"))
    tracker.show([Post(id: 2), Post(id: 3)])
    tracker.show([Post(id: 2), Post(id: 3)])
    #expect(descriptions() == ["delete 1 at 0.1, insert 3 at 0.1"])
    #expect(tracker.requests == [CacheRequest(kind: "posts")])
  }

  @Test func `The first batch inserts the list, and objects are found by position`() throws {
    try tracker.setup(with: CacheRequest(kind: "posts"))
    #expect(
      tracker.obtainTransactionBatchFromCurrentCache().map(\.id).description
        == "insert 1 at 0.0, insert 2 at 0.1")
    #expect(tracker.sections == [CacheSectionSize(name: "", count: 2)])
    #expect(tracker.obtainObject(at: ListPosition(item: 1)) == Post(id: 2))
    #expect(tracker.obtainObject(at: ListPosition(item: 2)) == nil)
    let sectioned = RecordingCacheTracker(sections: [
      CacheSection(name: "A", objects: [Post(id: 1)])
    ])
    #expect(
      sectioned.obtainTransactionBatchFromCurrentCache().map(\.id).description
        == "insert section A at 0, insert 1 at 0.0")
  }

  @Test func `Batches contain only positions if the request asks for positions`() throws {
    tracker.delegate = interactor
    try tracker.setup(with: CacheRequest(kind: "posts", content: .positions))
    tracker.show([])
    #expect(interactor.batches.first?.deleteTransactions.map(\.object) == [nil, nil])
  }

  @Test func `A setup throws the error that the test has set`() {
    tracker.error = TransitionError.inputIsGone(module: "any")
    #expect(throws: TransitionError.self) { try tracker.setup(with: CacheRequest(kind: "posts")) }
  }

  // Not asynchronous, so that the synchronous `setup` is called.
  private func setUp(_ request: CacheRequest) throws { try tracker.setup(with: request) }

  @Test func `An asynchronous setup can be held until the test finishes it`() async throws {
    tracker.delegate = interactor
    tracker.holdsSetup = true
    let tracker = tracker
    let setup = Task { try await tracker.setup(with: CacheRequest(kind: "posts")) }
    await eventually { !tracker.requests.isEmpty }
    tracker.show([Post(id: 2)])
    #expect(descriptions() == [])
    tracker.finishSetup()
    try await setup.value
    tracker.show([Post(id: 2), Post(id: 3)])
    #expect(descriptions() == ["insert 3 at 0.1"])
  }

  @Test func `If several setups overlap, the last one is used`() async throws {
    tracker.holdsSetup = true
    let tracker = tracker
    let first = Task { try await tracker.setup(with: CacheRequest(kind: "posts")) }
    await eventually { tracker.requests.count == 1 }
    let second = Task { try await tracker.setup(with: CacheRequest(kind: "drafts")) }
    await eventually { tracker.requests.count == 2 }
    tracker.finishSetup()
    await #expect(throws: CancellationError.self) { try await first.value }
    try await second.value
    try setUp(CacheRequest(kind: "posts"))
    #expect(tracker.requests.map(\.kind) == ["posts", "drafts", "posts"])
  }
}
