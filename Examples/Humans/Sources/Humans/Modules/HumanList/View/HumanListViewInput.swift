package import Adder

/// Shows the list of people.
@MainActor package protocol HumanListViewInput: AnyObject {
  /// Shows that people are being loaded.
  func showLoading()

  /// Shows people instead of the previous contents. The batch has an insertion for each person.
  func showRows(_ rows: CacheTransactionBatch<HumanRow>)

  /// Shows the changes to the list.
  func showChanges(_ changes: CacheTransactionBatch<HumanRow>)

  /// Shows that the list is empty.
  func showEmptyList()

  /// Shows a problem; the user can try again.
  func showProblem(_ problem: String)
}
