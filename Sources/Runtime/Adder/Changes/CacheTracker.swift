/// Watches a part of the store and reports how it changes (the book, “Протокол CacheTracker”).
///
/// An interactor sets one up, passes its first batch to the presenter, and then passes on the batches
/// that its delegate receives. The protocol hides the store.
@MainActor public protocol CacheTracker<Object>: AnyObject {
  associatedtype Object: Sendable

  /// Receives changes after the setup; referenced weakly.
  var delegate: (any CacheTrackerDelegate<Object>)? { get set }

  /// Starts to watch what the request describes, instead of what was watched before. The main actor is
  /// not blocked while the list is read.
  ///
  /// No batch is delivered between its return on the main actor and the next suspension there, so the
  /// first batch, which ``obtainTransactionBatchFromCurrentCache()`` then returns, comes before all
  /// others.
  ///
  /// - Throws: The store's error: there is no such kind of object, or the filter is wrong. A
  ///   `CancellationError` if the task was cancelled, or if another setup began meanwhile: the last one to
  ///   begin counts. What was watched before is then still watched.
  func setup(with request: CacheRequest) async throws

  /// Does the same, but reads the list on this thread: for lists that are known to be short.
  func setup(with request: CacheRequest) throws

  /// The batch that turns an empty list into the current list: an insertion for each object. It
  /// includes changes that were not delivered to the delegate yet; they are not delivered again.
  func obtainTransactionBatchFromCurrentCache() -> CacheTransactionBatch<Object>

  /// The sections as last delivered to the delegate, which ``obtainObject(at:)`` uses.
  var sections: [CacheSectionSize] { get }

  /// The object at a position of the list as last delivered to the delegate; `nil` if the store no
  /// longer has it. A batch that says so is then on its way.
  ///
  /// A very long list requests each object that it shows, through presenter and interactor (the
  /// book, “Работа с infinite scroll”).
  func obtainObject(at position: ListPosition) -> Object?
}

/// A section of a watched list and the number of its rows.
public struct CacheSectionSize: Hashable, Sendable {
  public var name: String
  public var count: Int

  public init(name: String, count: Int) {
    self.name = name
    self.count = count
  }
}

/// Receives the changes of a watched part of the store.
@MainActor public protocol CacheTrackerDelegate<Object>: AnyObject {
  associatedtype Object: Sendable

  /// Receives the batch that leads from the last delivered list to the current one; it is never
  /// empty.
  func didProcessTransactionBatch(_ batch: CacheTransactionBatch<Object>)
}
