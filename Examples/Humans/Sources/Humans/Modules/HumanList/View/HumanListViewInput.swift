package import Adder

/// The list of people.
@MainActor package protocol HumanListViewInput: AnyObject {
  /// Shows that something is coming.
  func showLoading()

  /// Shows people in place of all that was shown before: an insertion for each of them.
  func showRows(_ rows: CacheTransactionBatch<HumanRow>)

  /// Shows how the list has changed.
  func showChanges(_ changes: CacheTransactionBatch<HumanRow>)

  /// Says that there is nobody.
  func showEmptyList()

  /// Says what went wrong; the user can try again.
  func showProblem(_ problem: String)
}
