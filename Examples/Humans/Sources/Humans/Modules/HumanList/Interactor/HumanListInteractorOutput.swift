package import Adder

/// The list of people.
@MainActor package protocol HumanListInteractorOutput: AnyObject {
  /// Hands over everybody, as plain values: an insertion for each person.
  func didLoadHumans(_ humans: CacheTransactionBatch<HumanSummary>)

  /// Tells how the list has changed since it was last told of: in this window, in another one, or by
  /// another process.
  func didChangeHumans(_ changes: CacheTransactionBatch<HumanSummary>)

  /// Tells that nobody could be loaded, and why.
  func didFailToLoadHumans(reason: String)
}
