/// The user's settings.
@MainActor package protocol SettingsService: AnyObject {
  /// The user's e-mail address; `nil` if there is none.
  var email: String? { get }

  /// Saves the user's e-mail address.
  func save(email: String) throws(SettingsServiceError)
}

/// An error from the settings, with a message for the user.
package enum SettingsServiceError: Error, Equatable, CustomStringConvertible {
  case notSaved(path: String)

  package var description: String {
    switch self {
    case .notSaved(let path):
      "“\(path)” cannot be written. Check that there is space on the disk and that you own the folder."
    }
  }
}
