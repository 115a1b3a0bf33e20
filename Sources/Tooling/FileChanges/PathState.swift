import AdderBase

/// The state of a path: nothing, a folder, or a file with its contents.
enum PathState: Equatable, Sendable {
  case absent
  case folder(FilePermissions)
  case file([UInt8], FilePermissions)
}

extension PathState {
  /// Returns true if the path is still in this state.
  ///
  /// The permissions of a folder are ignored, because a user may change them. A file is compared by
  /// all its bytes, and by its mode if that is known.
  func isFound(in found: PathState) -> Bool {
    switch (self, found) {
    case (.absent, .absent), (.folder, .folder): true
    case (.file(let bytes, let permissions), .file(let foundBytes, let foundPermissions)):
      bytes.hasSameBytes(as: foundBytes) && permissions.allow(foundPermissions)
    case (.absent, _), (.folder, _), (.file, _): false
    }
  }
}

/// The permissions of a file or folder.
package enum FilePermissions: Hashable, Sendable {
  /// The default permissions of a new file or folder, reduced by the user's mask.
  case standard
  /// The default permissions of a new executable file.
  case executable
  /// The permissions of an existing file or folder. Its replacement receives the same permissions.
  case exact(mode: UInt16, owner: UInt32, group: UInt32)

  /// True if no one has permission to write.
  var areReadOnly: Bool {
    guard case .exact(let mode, _, _) = self else { return false }
    return mode & 0o222 == 0
  }

  fileprivate func allow(_ found: FilePermissions) -> Bool {
    guard case .exact(let mode, _, _) = self, case .exact(let foundMode, _, _) = found else {
      return true
    }
    return mode == foundMode
  }
}

/// The states of one path before and after a plan: the unit of applying, rolling back and undoing.
struct PathChange: Equatable, Sendable {
  var path: RelativePath
  var before: PathState
  var after: PathState

  var reversed: PathChange { PathChange(path: path, before: after, after: before) }
}
