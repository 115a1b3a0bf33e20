/// A number that goes up and down.
@MainActor package protocol CounterInteractorInput: AnyObject {
  /// Finds out the count; `updateCount` answers.
  func requestCount()

  /// Counts one more; `updateCount` answers.
  func increment()

  /// Counts one less, but never less than nothing; `updateCount` answers.
  func decrement()
}
