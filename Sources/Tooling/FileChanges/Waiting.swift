import AdderBase

/// How a command waits while another one changes the project.
package struct Waiting: Sendable {
  /// The longest time to wait for a single command. When another command takes over the lock, the
  /// time starts again, because the previous holder has finished.
  package var patience: Duration
  /// A closure that is called once with the holder of the lock, when the wait is
  /// long enough to be noticed.
  package var didBegin: @Sendable (LockHolder?) -> Void

  package init(
    patience: Duration = .seconds(60),
    didBegin: @escaping @Sendable (LockHolder?) -> Void = { _ in }
  ) {
    self.patience = patience
    self.didBegin = didBegin
  }
}

/// The state of one wait.
struct Wait {
  private let waiting: Waiting
  private let start = ContinuousClock.now
  private var holder: LockHolder?
  private var holderSince = ContinuousClock.now
  private var isTold = false

  /// The time after which the user is informed.
  private static let noticeable = Duration.seconds(1)

  init(_ waiting: Waiting) { self.waiting = waiting }

  /// Sleeps for 10 milliseconds, or throws if the wait for this holder has been too long.
  mutating func goOn(_ other: LockHolder?) throws(FileChangeError) {
    let now = ContinuousClock.now
    if let other, other != holder {
      (holder, holderSince) = (other, now)
    }
    guard now - holderSince < waiting.patience else { throw .busy(holder) }
    if !isTold, now - start >= Self.noticeable {
      isTold = true
      waiting.didBegin(holder)
    }
    ProcessControl.sleep(milliseconds: 10)
  }
}
