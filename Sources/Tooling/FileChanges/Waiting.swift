import AdderBase

/// How a command waits for another to be done with the project.
package struct Waiting: Sendable {
  /// How long one and the same command is waited for. As long as others come and go, each makes
  /// progress.
  package var patience: Duration
  /// Called once, when the wait is long enough to be noticed, with the holder of the lock.
  package var didBegin: @Sendable (LockHolder?) -> Void

  package init(
    patience: Duration = .seconds(60),
    didBegin: @escaping @Sendable (LockHolder?) -> Void = { _ in }
  ) {
    self.patience = patience
    self.didBegin = didBegin
  }
}

/// One wait, from its first look to its last.
struct Wait {
  private let waiting: Waiting
  private let start = ContinuousClock.now
  private var holder: LockHolder?
  private var holderSince = ContinuousClock.now
  private var isTold = false

  /// After this time a user wonders what is happening.
  private static let noticeable = Duration.seconds(1)

  init(_ waiting: Waiting) { self.waiting = waiting }

  /// Sleeps a little, unless the holder was waited for long enough.
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
