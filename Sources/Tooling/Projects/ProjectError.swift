package import AdderFindings

/// What can be wrong with a project, its settings files or what is asked of it.
package enum ProjectError: ReportedError, Equatable {
  // Names
  case invalidModuleName(String, suggestion: String?)
  case reservedModuleName(String)
  case tooLongModuleName(String, limit: Int)

  // Reading
  case unreadable(String, reason: String)
  case notText(String)
  case path(PathError, option: String)
  case pathInFile(PathError, SourceLocation)
  case noPackageInManifest(String)

  package var message: String {
    switch self {
    case .invalidModuleName(let text, let suggestion):
      """
      '\(text)' cannot name a module: it becomes the name of a type and of files. \
      Start with a capital letter and use only letters and digits, \
      for example '\(suggestion ?? "PostList")'.
      """
    case .reservedModuleName(let text):
      """
      '\(text)' cannot name a module: the word belongs to Swift. \
      Say what the module is for, for example '\(text)List'.
      """
    case .tooLongModuleName(let text, let limit):
      """
      '\(text.prefix(20))…' is \(text.utf8.count) bytes long, and a module's name at most \(limit): \
      it becomes the beginning of file names. Choose a shorter name.
      """
    case .unreadable(let path, let reason):
      "'\(path)' cannot be read: \(reason). Look at its permissions, or choose another path."
    case .notText(let path):
      "'\(path)' is not UTF-8 text. Save it as UTF-8."
    case .path(let error, let option):
      "\(option): \(error.message)"
    case .pathInFile(let error, _):
      error.message
    case .noPackageInManifest(let path):
      """
      '\(path)' makes no package: there is no 'let package = Package(…)' in it. \
      Look whether it is whole; 'swift package init' makes a new one.
      """
    }
  }

  package var location: SourceLocation? {
    switch self {
    case .pathInFile(_, let place): place
    default: nil
    }
  }
}
