/// All that is known of a person.
@MainActor package protocol HumanDetailViewInput: AnyObject {
  func showName(_ name: String)
  func showAge(_ age: String)
  func showAddress(_ address: String)

  /// - Parameter path: the path of the photo; `nil` when there is none.
  func showPhoto(path: String?)

  /// Puts a biography into the editor.
  func showBiography(_ biography: String)

  /// Says that what was written is kept.
  func showSaved()

  /// Says that what was written is not kept, and why.
  func showProblem(_ problem: String)
}
