/// The reasons why a file could not be read or written.
enum JSONFileError: Error, Equatable {
  case unreadable(path: String)
  case broken(path: String)
  case unwritable(path: String)
}

// MARK: - CustomStringConvertible

extension JSONFileError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unreadable(let path):
      "'\(path)' cannot be read. Check that it is a file and that you may read it."
    case .broken(let path):
      "'\(path)' is damaged or not a diary; it was not changed. Repair it or name another file."
    case .unwritable(let path):
      "'\(path)' cannot be written; nothing changed. Check its folder and your permissions."
    }
  }
}
