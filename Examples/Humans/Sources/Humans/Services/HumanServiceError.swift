/// An error from the list of people, with a message for the user.
package enum HumanServiceError: Error, Equatable {
  case unreadable(path: String)
  case malformed(path: String)
  /// A newer version of the app has written the file.
  case newer(path: String)
  case notSaved(path: String)
  /// The person was removed from the list.
  case unknownHuman(name: String)
}

extension HumanServiceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path):
      "“\(path)” cannot be opened. Check that you own the folder and try again."
    case .malformed(let path):
      "“\(path)” is not a list of people. Restore it from a backup, or remove it to start a new one."
    case .newer(let path):
      "“\(path)” was written by a newer version of this app. Update the app, then try again."
    case .notSaved(let path):
      "“\(path)” cannot be written. Check that there is space on the disk and that you own the folder."
    case .unknownHuman(let name):
      "\(name) is no longer in the list."
    }
  }
}
