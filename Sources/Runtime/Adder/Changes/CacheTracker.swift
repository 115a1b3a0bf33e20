/// Watches a part of the store and reports how it changes (the VIPER book,
/// “Протокол CacheTracker”).
///
/// An interactor sets up a tracker and passes its first batch to the presenter. Then it passes on
/// the batches that the tracker's delegate receives. The protocol hides the store.
@MainActor public protocol CacheTracker<Object>: AnyObject {
  associatedtype Object: Sendable

  /// The object that receives changes after the setup. Not retained.
  var delegate: (any CacheTrackerDelegate<Object>)? { get set }

  /// Starts watching the objects that the request describes, instead of those watched before. The
  /// main actor is not blocked while the list is read.
  ///
  /// After this method returns on the main actor, no batch is delivered until the next suspension
  /// there. So if you call ``obtainTransactionBatchFromCurrentCache()`` right away, the batch that
  /// it returns comes before all others.
  ///
  /// - Throws: The store's error, for example if the kind does not exist or the filter is
  ///   invalid. A `CancellationError` if the task was cancelled, or if another setup began in
  ///   the meantime, because only the setup that began last takes effect. After an error, the
  ///   tracker still watches what it watched before.
  func setup(with request: CacheRequest) async throws

  /// Does the same as the asynchronous method, but reads the list on the calling thread. Use it for
  /// lists known to be short.
  func setup(with request: CacheRequest) throws

  /// Returns the batch that turns an empty list into the current list: an insertion for
  /// each object. The batch includes changes that have not been delivered to the delegate yet; they
  /// are then not delivered.
  func obtainTransactionBatchFromCurrentCache() -> CacheTransactionBatch<Object>

  /// The sections of the list as last delivered, to which ``obtainObject(at:)`` refers.
  var sections: [CacheSectionSize] { get }

  /// Returns the object at a position of the list as last delivered to the delegate, or `nil` if
  /// the store no longer has it. In that case, a batch that deletes it follows.
  ///
  /// In a very long list, the view requests each object that it shows, through presenter and
  /// interactor (the VIPER book, “Работа с infinite scroll”).
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

/// Receives the changes in a watched part of the store.
@MainActor public protocol CacheTrackerDelegate<Object>: AnyObject {
  associatedtype Object: Sendable

  /// Called with the batch that turns the last delivered list into the current one.
  /// The batch is never empty.
  func didProcessTransactionBatch(_ batch: CacheTransactionBatch<Object>)
}
