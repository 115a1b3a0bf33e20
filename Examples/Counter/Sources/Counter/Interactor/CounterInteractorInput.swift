/// A counter that goes up and down.
@MainActor package protocol CounterInteractorInput: AnyObject {
  /// Loads the count; `updateCount` delivers it.
  func requestCount()

  /// Adds one; `updateCount` delivers the count.
  func increment()

  /// Subtracts one, but never goes below zero; `updateCount` delivers the count.
  func decrement()
}
