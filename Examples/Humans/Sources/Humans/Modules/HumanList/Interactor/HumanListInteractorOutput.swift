package import Adder

/// Shows the list of people.
@MainActor package protocol HumanListInteractorOutput: AnyObject {
  /// Delivers all people, as plain values: an insertion for each person.
  func didLoadHumans(_ humans: CacheTransactionBatch<HumanSummary>)

  /// Delivers the changes to the list since the last delivery. They were made in this window, in
  /// another window, or by another process.
  func didChangeHumans(_ changes: CacheTransactionBatch<HumanSummary>)

  /// Reports that the people could not be loaded, with the reason.
  func didFailToLoadHumans(reason: String)
}
