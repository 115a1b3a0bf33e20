/// The list of people.
@MainActor package protocol HumanListViewInput: AnyObject {
  /// Shows that something is coming.
  func showLoading()

  /// Shows people in place of all that was shown before.
  func showRows(_ rows: [HumanRow])

  /// Says that there is nobody.
  func showEmptyList()

  /// Says what went wrong; the user can try again.
  func showProblem(_ problem: String)
}
