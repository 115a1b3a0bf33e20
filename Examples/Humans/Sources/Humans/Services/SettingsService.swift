/// What the user set.
@MainActor package protocol SettingsService: AnyObject {
  /// The user's e-mail address; `nil` when none was given.
  var email: String? { get }

  /// Keeps the user's e-mail address.
  func save(email: String) throws(SettingsServiceError)
}

/// What can go wrong with the settings. Its message is for the user.
package enum SettingsServiceError: Error, Equatable, CustomStringConvertible {
  case notSaved(path: String)

  package var description: String {
    switch self {
    case .notSaved(let path):
      "“\(path)” cannot be written. Check that the disk has room and the folder is yours."
    }
  }
}
