public import Adder

/// A cache tracker for tests of interactors. It has no store; the test sets the list.
///
/// ```swift
/// let tracker = RecordingCacheTracker([Post(id: 1, title: "old")])
/// let interactor = PostListInteractor(cacheTracker: tracker)
/// interactor.setupCacheTracking(category: "news")
/// await eventually { output.isSetUp }
/// #expect(tracker.requests.map(\.filter) == ["category = ?"])
/// tracker.show([Post(id: 2, title: "new")])   // the delegate receives the difference
/// ```
@MainActor
public final class RecordingCacheTracker<
  Object: Identifiable & Equatable & Sendable
>: CacheTracker {
  public weak var delegate: (any CacheTrackerDelegate<Object>)?

  /// The requests, in order; the last one takes effect.
  public private(set) var requests: [CacheRequest] = []

  /// An error that the setup throws, to test how the interactor handles it.
  public var error: (any Error)?

  /// True if an asynchronous setup waits for ``finishSetup()``, to test what the
  /// interactor does meanwhile.
  public var holdsSetup = false

  private var list: [CacheSection<Object>]
  private var isSetUp = false
  private var held: [CheckedContinuation<Void, Never>] = []

  /// Creates a tracker for a list with one section.
  public init(_ objects: [Object] = []) { list = [CacheSection(name: "", objects: objects)] }

  public init(sections: [CacheSection<Object>]) { list = sections }

  /// Changes the list. If a setup has finished, the delegate receives the difference.
  public func show(_ objects: [Object]) {
    show(sections: [CacheSection(name: "", objects: objects)])
  }

  /// Changes a list of sections. If a setup has finished, the delegate receives the difference.
  public func show(sections: [CacheSection<Object>]) {
    let batch = CacheTransactionBatch(from: list, to: sections)
    list = sections
    if !isSetUp || batch.isEmpty { return }
    delegate?.didProcessTransactionBatch(asRequested(batch))
  }

  public func setup(with request: CacheRequest) throws {
    requests.append(request)
    if let error { throw error }
    isSetUp = true
  }

  public func setup(with request: CacheRequest) async throws {
    requests.append(request)
    let number = requests.count
    if holdsSetup { await withCheckedContinuation { held.append($0) } }
    // Only the setup that began last takes effect.
    if number != requests.count || Task.isCancelled { throw CancellationError() }
    if let error { throw error }
    isSetUp = true
  }

  /// Resumes the setups that wait because of ``holdsSetup``.
  public func finishSetup() {
    defer { held = [] }
    for setup in held { setup.resume() }
  }

  public func obtainTransactionBatchFromCurrentCache() -> CacheTransactionBatch<Object> {
    let isOne = list.map(\.name) == [""]
    return asRequested(
      CacheTransactionBatch(from: isOne ? [CacheSection(name: "", objects: [])] : [], to: list))
  }

  public var sections: [CacheSectionSize] {
    list.map { CacheSectionSize(name: $0.name, count: $0.objects.count) }
  }

  public func obtainObject(at position: ListPosition) -> Object? {
    guard list.indices.contains(position.section),
      list[position.section].objects.indices.contains(position.item)
    else { return nil }
    return list[position.section].objects[position.item]
  }

  private func asRequested(_ batch: CacheTransactionBatch<Object>) -> CacheTransactionBatch<Object>
  {
    requests.last?.content == .positions ? batch.mapEach(nil) : batch
  }
}
