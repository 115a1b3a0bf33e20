/// What can go wrong with the list of people. Its message is for the user.
package enum HumanServiceError: Error, Equatable {
  case unreadable(path: String)
  case malformed(path: String)
  /// A newer version of the app has written it.
  case newer(path: String)
  case notSaved(path: String)
  /// Somebody took the person out of the list.
  case unknownHuman(name: String)
}

extension HumanServiceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path):
      "“\(path)” cannot be opened. Check that the folder is yours and try again."
    case .malformed(let path):
      "“\(path)” holds no list of people. Restore it from a backup, or remove it to begin anew."
    case .newer(let path):
      "“\(path)” was written by a newer version of this app. Update the app, then try again."
    case .notSaved(let path):
      "“\(path)” cannot be written. Check that the disk has room and the folder is yours."
    case .unknownHuman(let name):
      "\(name) is not in the list any more."
    }
  }
}
