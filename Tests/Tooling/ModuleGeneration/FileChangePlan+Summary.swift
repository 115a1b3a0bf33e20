import AdderBase
import AdderFileChanges

extension FileChangePlan {
  /// One line per change: what is created, replaced or deleted.
  var summary: [String] {
    changes.map { change in
      switch change {
      case .create(let path, _, _): "+ \(path)"
      case .delete(let path, _): "- \(path)"
      case .deleteFolder(let path): "- \(path)/"
      case .replace(let path, _, _): "~ \(path)"
      default: "\(change)"
      }
    }
  }

  func text(of file: String) -> String? {
    changes.lazy.compactMap { change -> String? in
      guard case .create(let path, let contents, _) = change, path.text == file else { return nil }
      return String(decoding: contents, as: UTF8.self)
    }.first
  }
}
