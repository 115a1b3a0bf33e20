import AdderBase

/// Makes the changes in a journal, or reverts those that were made.
///
/// The journal is on the disk before the first step begins, and remains there until the last step
/// is done. At every moment, each file has either its complete old contents or its complete new
/// contents.
struct ChangeRun {
  let fileSystem: any FileSystem
  let changes: [PathChange]

  /// Makes the changes and returns when they are on the disk.
  func perform() throws(FileSystemError) {
    for change in changes where change.before == .absent {
      if case .folder(let permissions) = change.after {
        try fileSystem.makeFolder(change.path, permissions)
      }
    }
    // All new contents are written before the first file is touched, so a full disk is detected
    // while there is nothing to revert.
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

  /// Reverts the changes that were made, even if only some of them were.
  func rollBack() throws(FileSystemError) -> Remains {
    var remains = Remains()
    for (index, change) in changes.enumerated().reversed() {
      let found = try find(change)
      if found != .elsewhere { try removeStaged(index) }
      if found == .made { try restore(index) }
      remains.add(change, found)
    }
    try fileSystem.synchronize(touchedFolders())
    return remains
  }

  /// Returns what `rollBack()` would revert and what it would leave alone. Changes nothing.
  func remains() throws(FileSystemError) -> Remains {
    var remains = Remains()
    for change in changes.reversed() { remains.add(change, try find(change)) }
    return remains
  }

  /// The state of the changes on the disk.
  struct Remains: Equatable {
    /// The changes that were made, in their order.
    private(set) var made: [PathChange] = []
    /// The paths that something else has changed since the changes were made.
    private(set) var foreign: [RelativePath] = []

    fileprivate mutating func add(_ change: PathChange, _ found: Find) {
      switch found {
      case .notMade: break
      case .made: made.insert(change, at: 0)
      case .foreign, .elsewhere: foreign.append(change.path)
      }
    }
  }

  /// The state of a change's path.
  fileprivate enum Find {
    case notMade, made
    /// The path has neither the old nor the new state.
    case foreign
    /// The path now leads out of the project, through a symbolic link.
    case elsewhere
  }

  private func find(_ change: PathChange) throws(FileSystemError) -> Find {
    guard try isInProject(change.path) else { return .elsewhere }
    guard let found = try state(of: change.path) else { return .foreign }
    if change.before.isFound(in: found) { return .notMade }
    return change.after.isFound(in: found) ? .made : .foreign
  }
}

extension ChangeRun {
  private func stage() throws(FileSystemError) {
    var staged: [RelativePath] = []
    for (index, change) in changes.enumerated() {
      guard case .file(let contents, let permissions) = change.after else { continue }
      let path = stagedFile(index)
      try fileSystem.write(contents, to: path, permissions)
      staged.append(path)
    }
    try fileSystem.synchronize(staged)
  }

  /// Returns true if no parent folder of the path is a symbolic link.
  ///
  /// When the changes were made, no parent folder was a symbolic link. But a project from elsewhere
  /// can contain a journal, and that journal must not change files outside the project.
  private func isInProject(_ path: RelativePath) throws(FileSystemError) -> Bool {
    var folder = path.parent
    while !folder.isRoot {
      if let kind = try fileSystem.status(of: folder)?.kind, kind != .folder { return false }
      folder = folder.parent
    }
    return true
  }

  private func stagedFile(_ index: Int) -> RelativePath {
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

  /// Removes a folder unless it contains something.
  private func removeFolder(_ path: RelativePath) throws(FileSystemError) {
    try allowing(.folderNotEmpty) { () throws(FileSystemError) in
      try fileSystem.removeFolder(path)
    }
  }

  /// Returns the state of a path; `nil` for a symbolic link or a device, which changes never
  /// create.
  private func state(of path: RelativePath) throws(FileSystemError) -> PathState? {
    guard let status = try fileSystem.status(of: path) else { return .absent }
    switch status.kind {
    case .file: return .file(try fileSystem.read(path), status.permissions)
    case .folder: return .folder(status.permissions)
    case .symbolicLink, .other: return nil
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

  /// Returns the existing folders whose entries change.
  private func touchedFolders() throws(FileSystemError) -> [RelativePath] {
    var folders: [RelativePath] = []
    for folder in Set(changes.lazy.map(\.path.parent)) where try isInProject(folder) {
      if try fileSystem.status(of: folder)?.kind == .folder { folders.append(folder) }
    }
    return folders.sorted()
  }
}
