/// Watches a part of the store and says how it changes (the book, “Протокол CacheTracker”).
///
/// An interactor sets one up, hands its first batch to the presenter and from then on passes on what its
/// delegate hears; the store stays behind this protocol.
@MainActor public protocol CacheTracker<Object>: AnyObject {
  associatedtype Object: Sendable

  /// Hears of changes from the setup on; held weakly.
  var delegate: (any CacheTrackerDelegate<Object>)? { get set }

  /// Begins to watch what the request describes, instead of what was watched before. The main actor goes
  /// on while the list is read.
  ///
  /// Nothing is told between its return on the main actor and the next suspension there, so the first
  /// batch, which ``obtainTransactionBatchFromCurrentCache()`` gives then, comes before all others.
  ///
  /// - Throws: What the store says: that there is no such kind of object, or that the filter is wrong. A
  ///   `CancellationError` when the task was cancelled, or another setup was begun meanwhile: the one that
  ///   was begun last counts. What was watched before is then still watched.
  func setup(with request: CacheRequest) async throws

  /// The same, after reading the list on this thread: for lists that are known to be short.
  func setup(with request: CacheRequest) throws

  /// The batch that makes an empty list into the list as it is: an insertion for each object. What the
  /// delegate was not told yet is in it, and is not told again.
  func obtainTransactionBatchFromCurrentCache() -> CacheTransactionBatch<Object>

  /// The sections that the delegate was told of last: what ``obtainObject(at:)`` counts in.
  var sections: [CacheSectionSize] { get }

  /// The object at a position of the list as the delegate was told of it last; `nil` when the store has
  /// it no longer, or has lost it: a batch that says so is then on its way.
  ///
  /// A list without an end asks for each object that it shows, through presenter and interactor (the
  /// book, “Работа с infinite scroll”).
  func obtainObject(at position: ListPosition) -> Object?
}

/// A section of a watched list, and how much is in it.
public struct CacheSectionSize: Hashable, Sendable {
  public var name: String
  public var count: Int

  public init(name: String, count: Int) {
    self.name = name
    self.count = count
  }
}

/// Hears how a watched part of the store changes.
@MainActor public protocol CacheTrackerDelegate<Object>: AnyObject {
  associatedtype Object: Sendable

  /// The batch that leads from the list as it was last told to the list as it is; never an empty one.
  func didProcessTransactionBatch(_ batch: CacheTransactionBatch<Object>)
}
