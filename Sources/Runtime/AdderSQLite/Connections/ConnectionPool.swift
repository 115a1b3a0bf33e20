internal import Adder
internal import Dispatch

/// Connections that are lent to one borrower at a time, in the order of the requests.
///
/// Unchecked, because mutable state is accessed only under the lock, and a lent connection belongs
/// to one borrower until it is returned.
final class ConnectionPool: @unchecked Sendable {
  /// A connection that is passed to its borrower.
  ///
  /// Unchecked, because only the borrower that receives the connection uses it.
  struct Lent: @unchecked Sendable { let connection: DatabaseConnection }

  /// The result for a waiting borrower.
  private enum Turn: Sendable {
    case take(Lent)
    /// The borrower may open one more connection.
    case open
    case isClosed
  }

  private let lock = Lock()
  private let limit: Int
  private let makeConnection: @Sendable () throws(DatabaseError) -> Lent
  private var idle: [DatabaseConnection] = []
  private var count = 0
  private var waiting: [@Sendable (Turn) -> Void] = []
  private var isClosed = false

  init(
    limit: Int, first: Lent? = nil,
    makeConnection: @escaping @Sendable () throws(DatabaseError) -> Lent
  ) {
    self.limit = max(1, limit)
    self.makeConnection = makeConnection
    if let first {
      idle = [first.connection]
      count = 1
    }
  }

  // MARK: - Taking and returning

  /// Waits for a connection, blocking this thread.
  func take() throws(DatabaseError) -> DatabaseConnection {
    try connection(for: waitForTurn())
  }

  /// Waits for a connection without blocking a thread, then calls `body` on the queue.
  func take(
    on queue: DispatchQueue,
    _ body: @escaping @Sendable (Result<Lent, DatabaseError>) -> Void
  ) {
    ask { turn in
      queue.async {
        do throws(DatabaseError) {
          body(.success(Lent(connection: try self.connection(for: turn))))
        } catch {
          body(.failure(error))
        }
      }
    }
  }

  func giveBack(_ connection: DatabaseConnection) {
    let next = lock.locked { () -> (@Sendable (Turn) -> Void)? in
      if isClosed {
        connection.close()
        count -= 1
        lock.wakeAll()
        return nil
      }
      if !waiting.isEmpty { return waiting.removeFirst() }
      idle.append(connection)
      return nil
    }
    next?(.take(Lent(connection: connection)))
  }

  /// Closes all connections, and waits until all lent connections are returned.
  func close() {
    let refused = lock.locked { () -> [@Sendable (Turn) -> Void] in
      isClosed = true
      defer { waiting = [] }
      return waiting
    }
    for turn in refused { turn(.isClosed) }
    lock.locked {
      for connection in idle { connection.close() }
      count -= idle.count
      idle = []
      while count > 0 { lock.wait() }
    }
  }

  // MARK: - Turns

  /// Calls `then` immediately if a connection is available or may be opened; otherwise, calls it
  /// when the borrower's turn comes.
  private func ask(_ then: @escaping @Sendable (Turn) -> Void) {
    let turn = lock.locked { () -> Turn? in
      if isClosed { return .isClosed }
      if let connection = idle.popLast() { return .take(Lent(connection: connection)) }
      if count < limit {
        count += 1
        return .open
      }
      waiting.append(then)
      return nil
    }
    if let turn { then(turn) }
  }

  private func waitForTurn() -> Turn {
    let box = TurnBox()
    ask { box.set($0) }
    return box.wait()
  }

  private func connection(for turn: Turn) throws(DatabaseError) -> DatabaseConnection {
    switch turn {
    case .take(let lent): return lent.connection
    case .isClosed:
      throw DatabaseError(.closed, "The database has been closed. Open it again to use it.")
    case .open:
      do throws(DatabaseError) {
        return try makeConnection().connection
      } catch {
        // Let a waiting borrower try instead.
        let next = lock.locked { () -> (@Sendable (Turn) -> Void)? in
          if !isClosed, !waiting.isEmpty { return waiting.removeFirst() }
          count -= 1
          lock.wakeAll()
          return nil
        }
        next?(.open)
        throw error
      }
    }
  }

  /// The object that a thread uses to wait for its turn.
  ///
  /// Unchecked, because the turn is accessed only under the lock.
  private final class TurnBox: @unchecked Sendable {
    private let lock = Lock()
    private var turn: Turn?

    func set(_ turn: Turn) {
      lock.locked {
        self.turn = turn
        lock.wakeAll()
      }
    }

    func wait() -> Turn {
      lock.locked {
        while true {
          if let turn { return turn }
          lock.wait()
        }
      }
    }
  }
}
