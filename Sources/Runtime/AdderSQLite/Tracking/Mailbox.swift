internal import Adder
internal import Dispatch

/// What the writer found and the main actor has not told yet.
///
/// It is closed until its tracker takes letters out of it. What was put in before keeps until then.
///
/// Unchecked, because what changes is touched under the lock only.
final class Mailbox<Object: Sendable>: @unchecked Sendable {
  enum Letter {
    case batch(CacheTransactionBatch<Object>, TrackedState)
    case problem(any Error)
  }

  private let lock = Lock()
  private var letters: [Letter] = []
  private var isOpen = false
  private let wake: @Sendable () -> Void

  /// - Parameter wake: Called on the main queue when there is something to tell.
  init(wake: @escaping @MainActor @Sendable () -> Void) {
    self.wake = { DispatchQueue.main.async { MainActor.assumeIsolated { wake() } } }
  }

  /// - Parameter objectNow: The object at a position of the list after the batch, if objects travel.
  func put(
    _ batch: CacheTransactionBatch<Object>, _ state: TrackedState,
    objectNow: ((ListPosition) -> Object?)?
  ) {
    put { letters in
      // Commits that come faster than the main actor tells them are told as one.
      if case .batch(let former, _)? = letters.last,
        former.transactionCount + batch.transactionCount <= 1_000
      {
        var both = former.followed(by: batch)
        // A row that neither told of may be the one that had better move.
        if let objectNow { both.fillMoves(objectNow) }
        letters[letters.count - 1] = .batch(both, state)
      } else {
        letters.append(.batch(batch, state))
      }
    }
  }

  func put(problem: any Error) { put { $0.append(.problem(problem)) } }

  private func put(_ change: (inout [Letter]) -> Void) {
    let isFirst = lock.locked {
      defer { change(&letters) }
      return isOpen && letters.isEmpty
    }
    if isFirst { wake() }
  }

  /// From now on somebody takes the letters.
  func open() {
    let hasLetters = lock.locked {
      isOpen = true
      return !letters.isEmpty
    }
    if hasLetters { wake() }
  }

  func takeFirst() -> Letter? { lock.locked { letters.isEmpty ? nil : letters.removeFirst() } }

  func removeAll() { lock.locked { letters = [] } }
}

extension CacheTransactionBatch {
  fileprivate var transactionCount: Int {
    deleteTransactions.count + insertTransactions.count + updateTransactions.count
      + moveTransactions.count + deletedSections.count + insertedSections.count
  }
}
