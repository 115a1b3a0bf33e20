internal import Adder
internal import Dispatch

/// The batches that were computed on the writer and are not yet delivered on the main actor.
///
/// The mailbox is closed until its tracker calls `open()`. Earlier batches wait until then.
///
/// Unchecked, because mutable state is accessed only under the lock.
final class Mailbox<Object: Sendable>: @unchecked Sendable {
  enum Letter {
    case batch(CacheTransactionBatch<Object>, TrackedState)
    case problem(any Error)
  }

  private let lock = Lock()
  private var letters: [Letter] = []
  private var isOpen = false
  private let wake: @Sendable () -> Void

  /// - Parameter wake: Called on the main queue when there is something to deliver.
  init(wake: @escaping @MainActor @Sendable () -> Void) {
    self.wake = { DispatchQueue.main.async { MainActor.assumeIsolated { wake() } } }
  }

  /// - Parameter objectNow: Returns the object at a position in the list as it is after the batch;
  ///   `nil` if only positions are tracked.
  func put(
    _ batch: CacheTransactionBatch<Object>, _ state: TrackedState,
    objectNow: ((ListPosition) -> Object?)?
  ) {
    put { letters in
      // If commits are faster than delivery, they are delivered as one batch.
      if case .batch(let former, _)? = letters.last,
        former.transactionCount + batch.transactionCount <= 1_000
      {
        var both = former.followed(by: batch)
        // The combined batch may move a row that is in neither of the two batches.
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

  /// Starts delivery: `wake` is called for letters that are already waiting and for later letters.
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
