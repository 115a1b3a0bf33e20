/// Makes the changes of a journal, or takes back as much of them as was made.
///
/// The journal is on the disk before the first and until after the last step of either. At every
/// moment each file is the old or the new one as a whole.
struct ChangeRun {
  let fileSystem: any FileSystem
  let changes: [PathChange]

  /// Makes the changes, and comes back when they are on the disk.
  func perform() throws(FileSystemError) {
    for change in changes where change.before == .absent {
      if case .folder(let permissions) = change.after {
        try fileSystem.makeFolder(change.path, permissions)
      }
    }
    // All new contents are written before the first file is touched, so that a full disk is noticed
    // while there is nothing to take back.
    try stage()
    for (index, change) in changes.enumerated() {
      switch (change.before, change.after) {
      case (_, .file): try putInPlace(index)
      case (.file, .absent): try fileSystem.removeFile(change.path)
      case (.folder, .absent): try removeFolder(change.path)
      case (.absent, _), (.file, .folder), (.folder, .folder): break
      }
    }
    try fileSystem.synchronize(touchedFolders())
  }

  /// Takes back what was made of the changes, however little, and gives the paths it left as they
  /// are because somebody else has changed them meanwhile.
  func rollBack() throws(FileSystemError) -> [ProjectPath] {
    var foreign: [ProjectPath] = []
    for (index, change) in changes.enumerated().reversed() {
      guard try isInProject(change.path) else {
        foreign.append(change.path)
        continue
      }
      try removeStaged(index)
      let found = try state(of: change.path)
      if change.before.isFound(in: found) { continue }
      if change.after.isFound(in: found) {
        try restore(index)
      } else {
        foreign.append(change.path)
      }
    }
    try fileSystem.synchronize(touchedFolders())
    return foreign
  }
}

extension ChangeRun {
  private func stage() throws(FileSystemError) {
    var staged: [ProjectPath] = []
    for (index, change) in changes.enumerated() {
      guard case .file(let contents, let permissions) = change.after else { continue }
      let path = stagedFile(index)
      try fileSystem.write(contents, to: path, permissions)
      staged.append(path)
    }
    try fileSystem.synchronize(staged)
  }

  /// Whether no symbolic link stands on the way to a path.
  ///
  /// There was none when the changes were made. A journal may be anybody's, though: one that comes
  /// with a project from elsewhere must not reach out of it.
  private func isInProject(_ path: ProjectPath) throws(FileSystemError) -> Bool {
    var folder = path.parent
    while let current = folder, current != .root {
      if let kind = try fileSystem.status(of: current)?.kind, kind != .folder { return false }
      folder = current.parent
    }
    return true
  }

  private func stagedFile(_ index: Int) -> ProjectPath {
    StateFolder.stagedFile(index, for: changes[index].path)
  }

  private func putInPlace(_ index: Int) throws(FileSystemError) {
    try fileSystem.rename(stagedFile(index), to: changes[index].path)
  }

  private func removeStaged(_ index: Int) throws(FileSystemError) {
    if try fileSystem.status(of: stagedFile(index)) != nil {
      try fileSystem.removeFile(stagedFile(index))
    }
  }

  /// Removes a folder unless somebody has put something into it.
  private func removeFolder(_ path: ProjectPath) throws(FileSystemError) {
    try allowing(.folderNotEmpty) { () throws(FileSystemError) in
      try fileSystem.removeFolder(path)
    }
  }

  private func state(of path: ProjectPath) throws(FileSystemError) -> PathState {
    guard let status = try fileSystem.status(of: path) else { return .absent }
    switch status.kind {
    case .file: return .file(try fileSystem.read(path), status.permissions)
    case .folder, .symbolicLink, .other: return .folder(status.permissions)
    }
  }

  private func restore(_ index: Int) throws(FileSystemError) {
    let change = changes[index]
    switch change.before {
    case .absent:
      if case .folder = change.after {
        try removeFolder(change.path)
      } else {
        try fileSystem.removeFile(change.path)
      }
    case .folder(let permissions):
      try fileSystem.makeFolder(change.path, permissions)
    case .file(let contents, let permissions):
      try fileSystem.write(contents, to: stagedFile(index), permissions)
      try fileSystem.synchronize([stagedFile(index)])
      try putInPlace(index)
    }
  }

  /// The folders whose names change, as far as they are there.
  private func touchedFolders() throws(FileSystemError) -> [ProjectPath] {
    var folders: [ProjectPath] = []
    for folder in Set(changes.lazy.compactMap(\.path.parent)) where try isInProject(folder) {
      if try fileSystem.status(of: folder)?.kind == .folder { folders.append(folder) }
    }
    return folders.sorted()
  }
}
