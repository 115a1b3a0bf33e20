public import Adder
internal import Dispatch

/// Watches a part of a SQLite database and says how it changes (the book, “Протокол CacheTracker”).
///
/// ```swift
/// let tracker = SQLiteCacheTracker<Post>(database: database)
/// tracker.delegate = self
/// try await tracker.setup(with: CacheRequest(kind: "posts", order: [.descending("date")]))
/// output?.didProcessCacheTransaction(tracker.obtainTransactionBatchFromCurrentCache())
/// ```
///
/// Every commit of the database's `write` is told, on the main actor, in the order of the commits; commits
/// that come faster than they can be told are told as one batch. For a request on one table, whose filter
/// and order look at one row at a time, only the rows that a commit touched are read, and a changed row
/// costs O(log n). All others are read anew and compared, see ``tracking``.
///
/// Some changes SQLite does not tell: rows that REPLACE deletes to make room, a table that is emptied at
/// once, a rowid that is assigned, another schema. After a commit that may have made one the list is read
/// anew as well. What other processes and connections wrote is noticed with the next `write`, and when
/// the database's `noticeOtherWriters()` is called: do so when the app comes to the front.
@MainActor public final class SQLiteCacheTracker<Object: DatabaseRecord & Sendable>: CacheTracker {
  /// How a list is kept up to date.
  public enum Tracking: Hashable, Sendable {
    /// By the rows that a commit touched.
    case incremental
    /// By reading the list anew after each commit that touched its tables, for a reason.
    case readAnew(because: String)
  }

  public weak var delegate: (any CacheTrackerDelegate<Object>)?

  /// Called when the list could not be read after a commit. What was told stays; the next commit tries
  /// again. Without it problems go unnoticed until a batch comes.
  public var problemHandler: (@MainActor (any Error) -> Void)?

  /// How the list is kept up to date; `nil` before the setup.
  public private(set) var tracking: Tracking?

  private let database: Database
  private var watch: ListWatch<Object>?
  /// What was read by the setup, until something else is told.
  private var firstBatch: CacheTransactionBatch<Object>?
  /// The list as the delegate was told last.
  private var told = TrackedState()
  /// How many setups were begun.
  private var setupCount = 0

  public init(database: Database) { self.database = database }

  deinit {
    if let watch { Self.end(watch, database) }
  }

  // MARK: Setting up

  /// Begins to watch, after reading the list on this thread: for lists that are known to be short. In
  /// asynchronous code the other `setup(with:)` is called, which throws the same.
  ///
  /// - Throws: `DatabaseError` when there is no such table or view, the filter or an order is not SQL, or
  ///   the rows cannot be told apart; what `Object` throws of a row. What was watched before is then still
  ///   watched.
  public func setup(with request: CacheRequest) throws {
    setupCount += 1
    let mailbox = makeMailbox()
    let (watch, state, batch) = try database.performOnWriter { connection in
      let watch = try ListWatch<Object>(request, mailbox: mailbox, on: connection)
      return (watch, watch.state, watch.everything)
    }
    begin(watch, state, batch)
  }

  /// Begins to watch. The list is read on another thread, and the main actor goes on meanwhile; a write
  /// waits until it is read.
  ///
  /// - Throws: `DatabaseError` when there is no such table or view, the filter or an order is not SQL, or
  ///   the rows cannot be told apart; what `Object` throws of a row; `CancellationError` when the task was
  ///   cancelled, or another setup was begun meanwhile. What was watched before is then still watched.
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
      // A database that is closed has ended it already.
      try? database.performOnWriter { watch.end(on: $0) }
    }
  }

  // MARK: Telling

  private func tellAll() {
    // The delegate may set something else up meanwhile.
    while let letter = watch?.mailbox.takeFirst() {
      switch letter {
      case .batch(let batch, let state):
        told = state
        firstBatch = nil
        // Commits that were told as one may have taken one another back.
        if !batch.isEmpty { delegate?.didProcessTransactionBatch(batch) }
      case .problem(let error): problemHandler?(error)
      }
    }
  }

  // MARK: Asking

  /// The batch that makes an empty list into the list as it is. What was not told yet is in it, and is not
  /// told again. Right after the setup it costs nothing; later, with objects, it waits for a write that
  /// runs.
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
