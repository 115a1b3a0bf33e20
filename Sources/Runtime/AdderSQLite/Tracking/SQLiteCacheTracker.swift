public import Adder
internal import Dispatch

/// Watches a part of a SQLite database and reports how it changes (the VIPER book,
/// “Протокол CacheTracker”).
///
/// ```swift
/// let tracker = SQLiteCacheTracker<Post>(database: database)
/// tracker.delegate = self
/// try await tracker.setup(with: CacheRequest(kind: "posts", order: [.descending("date")]))
/// output?.didProcessCacheTransaction(tracker.obtainTransactionBatchFromCurrentCache())
/// ```
///
/// Every commit made with the database's `write` is delivered on the main actor, in the order of
/// the commits. If commits are faster than delivery, several commits arrive as one batch. If a
/// request reads one table, and its filter and order depend on one row at a time, the tracker reads
/// only the rows that a commit touched, and a changed row costs O(log n). For all other requests,
/// it reads and compares the entire list; see ``tracking``.
///
/// SQLite does not report some changes: rows that REPLACE deletes to make room, the deletion of all
/// rows in a single operation, a changed rowid, or a changed schema. After a commit that may
/// contain such a change, the tracker also reads the entire list. Commits by other processes and
/// connections are noticed with the next `write`, or when you call the database's
/// `noticeOtherWriters()`. Call that method when the app becomes active.
@MainActor public final class SQLiteCacheTracker<Object: DatabaseRecord & Sendable>: CacheTracker {
  /// The way in which a list is kept up to date.
  public enum Tracking: Hashable, Sendable {
    /// By reading only the rows that a commit touched.
    case incremental
    /// By reading the entire list after each commit that touched its tables. The associated value
    /// is the reason.
    case readAnew(because: String)
  }

  public weak var delegate: (any CacheTrackerDelegate<Object>)?

  /// Called if the list could not be read after a commit. The list stays as it was last delivered,
  /// and the tracker tries again after the next commit. Without a handler, such problems are
  /// ignored.
  public var problemHandler: (@MainActor (any Error) -> Void)?

  /// The way in which the list is kept up to date; `nil` before the setup.
  public private(set) var tracking: Tracking?

  private let database: Database
  private var watch: ListWatch<Object>?
  /// The batch of the objects that the setup read; `nil` after the first delivery.
  private var firstBatch: CacheTransactionBatch<Object>?
  /// The list as last delivered to the delegate.
  private var told = TrackedState()
  /// The number of setups that were started.
  private var setupCount = 0

  public init(database: Database) { self.database = database }

  deinit {
    if let watch { Self.end(watch, database) }
  }

  // MARK: Setup

  /// Starts watching, after reading the list on this thread. Use it for lists known to be short.
  /// Asynchronous code calls the other `setup(with:)`, which throws the same errors.
  ///
  /// - Throws: `DatabaseError` if the table or view does not exist, if the filter or an order is
  ///   not valid SQL, or if the rows cannot be identified. Errors that `Object` throws for a row.
  ///   After an error, the tracker still watches what it watched before.
  public func setup(with request: CacheRequest) throws {
    setupCount += 1
    let mailbox = makeMailbox()
    let (watch, state, batch) = try database.performOnWriter { connection in
      let watch = try ListWatch<Object>(request, mailbox: mailbox, on: connection)
      return (watch, watch.state, watch.everything)
    }
    begin(watch, state, batch)
  }

  /// Starts watching. The list is read on another thread without blocking the main actor; writes
  /// wait until it is read.
  ///
  /// - Throws: `DatabaseError` if the table or view does not exist, if the filter or an order is
  ///   not valid SQL, or if the rows cannot be identified. Errors that `Object` throws for a row.
  ///   `CancellationError` if the task was cancelled, or if another setup began meanwhile. After an
  ///   error, the tracker still watches what it watched before.
  public func setup(with request: CacheRequest) async throws {
    setupCount += 1
    let number = setupCount
    let mailbox = makeMailbox()
    let (watch, state, batch) = try await database.performOnWriter { connection in
      let watch = try ListWatch<Object>(request, mailbox: mailbox, on: connection)
      return (watch, watch.state, watch.everything)
    }
    guard number == setupCount, !Task.isCancelled else {
      Self.end(watch, database)
      throw CancellationError()
    }
    begin(watch, state, batch)
  }

  private func makeMailbox() -> Mailbox<Object> {
    Mailbox { [weak self] in self?.tellAll() }
  }

  private func begin(
    _ watch: ListWatch<Object>, _ state: TrackedState, _ batch: CacheTransactionBatch<Object>
  ) {
    if let former = self.watch { Self.end(former, database) }
    self.watch = watch
    told = state
    firstBatch = batch
    tracking =
      state.query?.reasonToReadAnew.map { .readAnew(because: $0) } ?? .incremental
    watch.mailbox.open()
  }

  private nonisolated static func end(_ watch: ListWatch<Object>, _ database: Database) {
    DispatchQueue.global().async {
      // If this fails, the database has already been closed, and closing it ended the watch.
      try? database.performOnWriter { watch.end(on: $0) }
    }
  }

  // MARK: Delivery

  private func tellAll() {
    // The delegate may call `setup(with:)` meanwhile.
    while let letter = watch?.mailbox.takeFirst() {
      switch letter {
      case .batch(let batch, let state):
        told = state
        firstBatch = nil
        // Commits that were combined into one batch may have cancelled each other out.
        if !batch.isEmpty { delegate?.didProcessTransactionBatch(batch) }
      case .problem(let error): problemHandler?(error)
      }
    }
  }

  // MARK: Queries

  /// Returns the batch that turns an empty list into the current list. The batch includes changes
  /// that have not been delivered yet; these are not delivered separately afterwards. A call
  /// immediately after the setup costs nothing. A later call waits for a running write.
  public func obtainTransactionBatchFromCurrentCache() -> CacheTransactionBatch<Object> {
    if let firstBatch { return firstBatch }
    guard let watch else { return CacheTransactionBatch() }
    do {
      let (state, batch) = try database.performOnWriter { _ in
        watch.mailbox.removeAll()
        return (watch.state, watch.everything)
      }
      told = state
      return batch
    } catch {
      problemHandler?(error)
      return CacheTransactionBatch()
    }
  }

  public var sections: [CacheSectionSize] {
    told.sections.map { CacheSectionSize(name: $0.name, count: $0.rows.count) }
  }

  public func obtainObject(at position: ListPosition) -> Object? {
    guard let query = told.query, let number = told.number(at: position),
      let arguments = query.arguments(of: number, told.identities)
    else { return nil }
    do {
      return try database.read {
        try $0.first(query.one, arguments, hiding: query.extraColumns)
      }
    } catch {
      problemHandler?(error)
      return nil
    }
  }
}
