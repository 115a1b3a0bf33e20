/// Shows the details of a person.
@MainActor package protocol HumanDetailViewInput: AnyObject {
  func showName(_ name: String)
  func showAge(_ age: String)
  func showAddress(_ address: String)

  /// - Parameter path: the path of the photo; `nil` if there is none.
  func showPhoto(path: String?)

  /// Puts a biography into the editor.
  func showBiography(_ biography: String)

  /// Shows that the biography was saved.
  func showSaved()

  /// Shows that the biography was not saved, with the reason.
  func showProblem(_ problem: String)
}
