package import Adder

/// Shows the list of people.
@MainActor package protocol HumanListInteractorOutput: AnyObject {
  /// Delivers all people as plain values. The batch has one insertion per person.
  func didObtainHumans(_ humans: CacheTransactionBatch<HumanSummary>)

  /// Reports how the list has changed since the last report. The changes can come from this window,
  /// another window or another process.
  func didChangeHumans(_ changes: CacheTransactionBatch<HumanSummary>)

  /// Reports that the people could not be loaded, with the reason.
  func didFailToObtainHumans(reason: String)
}
