/// What is at a path.
enum PathState: Equatable, Sendable {
  case absent
  case folder(FilePermissions)
  case file([UInt8], FilePermissions)
}

extension PathState {
  /// Whether what is found is what was left here.
  ///
  /// A folder is a folder: who may enter it is the user's business. A file is compared with all its
  /// bytes, and with its mode where that is known.
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
  /// The default permissions of a new file or folder here.
  case standard
  /// A new file that can be run.
  case executable
  /// What a file or folder had before a change, to be given back to what replaces it.
  case exact(mode: UInt16, owner: UInt32, group: UInt32)

  /// Whether it is meant not to be written to.
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

/// What one path holds before a plan is applied and after it: the unit of applying, of rolling
/// back and of undoing.
struct PathChange: Equatable, Sendable {
  var path: ProjectPath
  var before: PathState
  var after: PathState

  var reversed: PathChange { PathChange(path: path, before: after, after: before) }
}
