package import AdderBase

/// The machine's file system.
package struct RealFileSystem: FileSystem {
  /// The project's root as it was passed to the process.
  private let root: String

  package init(root: String) {
    self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
  }

  func location(_ path: RelativePath) -> String {
    path == .root ? root : "\(root)/\(path.text)"
  }
}

// MARK: - Reading

extension RealFileSystem {
  package func status(of path: RelativePath) throws(FileSystemError) -> FileStatus? {
    do throws(SystemError) {
      return FileStatus(try Disk.attributes(of: location(path), followsLinks: false))
    } catch {
      // A path below a file does not exist either.
      if error == .missing || error == .notAFolder { return nil }
      throw FileSystemError("look at", path, error)
    }
  }

  package func destination(of link: RelativePath) throws(FileSystemError) -> LinkDestination {
    guard let end = try resolved(link), let start = try resolved(.root) else { return .nowhere }
    if end == start { return .inside(.root) }
    let prefix = start == "/" ? start : "\(start)/"
    guard end.hasPrefix(prefix) else { return .outside(end) }
    return .inside(.root.appending(String(end.dropFirst(prefix.count))))
  }

  package func names(in folder: RelativePath) throws(FileSystemError) -> [String] {
    var names: [String] = []
    try attempt(
      "list", folder, try Disk.forEachName(in: location(folder)) { name, _ in names.append(name) })
    return names
  }

  package func read(_ path: RelativePath) throws(FileSystemError) -> [UInt8] {
    try attempt(
      "read", path, try OpenFile.toRead(location(path), followsLinks: false).contents())
  }

  package func isWritable(_ path: RelativePath) throws(FileSystemError) -> Bool {
    let folder = try status(of: path)?.kind == .folder
    return try attempt(
      "look at", path, try Disk.isWritable(location(path), isFolder: folder))
  }

  /// Returns the path with all symbolic links resolved, or `nil` if nothing exists there.
  private func resolved(_ path: RelativePath) throws(FileSystemError) -> String? {
    do throws(SystemError) {
      return try Disk.resolved(location(path))
    } catch {
      if [.missing, .notAFolder, .tooManyLinks].contains(error) { return nil }
      throw FileSystemError("follow", path, error)
    }
  }
}

// MARK: - Changing

extension RealFileSystem {
  package func write(
    _ contents: [UInt8], to path: RelativePath, _ permissions: FilePermissions
  ) throws(FileSystemError) {
    // Errors on closing are ignored, because synchronizing reports them before the file is used.
    let file = try attempt(
      "write", path,
      try DiskChanges.fileToReplace(location(path), mode: permissions.modeOfNewFile))
    try attempt("write", path, try file.write(contents))
    guard case .exact(let mode, let owner, let group) = permissions else { return }
    if !ProcessControl.runs(as: owner, group: group) {
      // Only root may change the owner. For other users, the contents matter more than the owner.
      try? file.setOwner(owner, group: group)
    }
    try attempt("set the permissions of", path, try file.setMode(mode))
  }

  package func makeFolder(
    _ path: RelativePath, _ permissions: FilePermissions
  ) throws(FileSystemError) {
    let location = location(path)
    try attempt("make", path, isFolder: true, try DiskChanges.makeFolder(location, mode: 0o777))
    guard case .exact(let mode, let owner, let group) = permissions else { return }
    if !ProcessControl.runs(as: owner, group: group) {
      try? DiskChanges.setOwner(owner, group: group, of: location)
    }
    try attempt("set the permissions of", path, try DiskChanges.setMode(mode, of: location))
  }

  package func rename(_ path: RelativePath, to target: RelativePath) throws(FileSystemError) {
    try attempt(
      "write", target, try DiskChanges.rename(location(path), to: location(target)))
  }

  package func removeFile(_ path: RelativePath) throws(FileSystemError) {
    try attempt("remove", path, try DiskChanges.removeFile(location(path)))
  }

  package func removeFolder(_ path: RelativePath) throws(FileSystemError) {
    try attempt("remove", path, isFolder: true, try DiskChanges.removeFolder(location(path)))
  }

  package func synchronize(_ paths: [RelativePath]) throws(FileSystemError) {
    var rest = paths[...]
    while !rest.isEmpty {
      try synchronizeTogether(rest.prefix(Self.filesAtOnce))
      rest = rest.dropFirst(Self.filesAtOnce)
    }
  }

  /// The number of files that are open at once, well below the limit for a process.
  private static let filesAtOnce = 64

  private func synchronizeTogether(_ paths: ArraySlice<RelativePath>) throws(FileSystemError) {
    var files: [OpenFile] = []
    for path in paths {
      let file = try attempt(
        "save", path, try OpenFile.toRead(location(path), followsLinks: false))
      file.beginSynchronizing()
      files.append(file)
    }
    for (file, path) in zip(files, paths) {
      do throws(SystemError) {
        try file.synchronize()
      } catch {
        // Some file systems cannot synchronize folders and do not need it.
        if error != .invalidArgument, error != .notSupported {
          throw FileSystemError("save", path, error)
        }
      }
    }
  }
}

// MARK: - Locking

extension RealFileSystem {
  package func lock(
    _ path: RelativePath, for holder: LockHolder
  ) throws(FileSystemError) -> LockAttempt {
    let file = try attempt("lock", path, try DiskChanges.fileToLock(location(path), mode: 0o666))
    do throws(SystemError) {
      try file.lock(waits: false)
    } catch {
      guard error == .wouldBlock else { throw FileSystemError("lock", path, error) }
      return .busy((try? file.contents()).flatMap { LockHolder($0) })
    }
    // If the previous holder has removed the file, this lock does not exclude other processes.
    guard file.isStill(at: location(path)) else { return .busy(nil) }
    let left = LockHolder(try attempt("read", path, try file.contents()))
    try attempt("write", path, try file.empty())
    try attempt("write", path, try file.write(holder.bytes))
    return .held(file, left: left)
  }

  package func lockForLooking(at path: RelativePath) throws(FileSystemError) -> LockAttempt? {
    let file: OpenFile
    do throws(SystemError) {
      file = try OpenFile.toRead(location(path), followsLinks: false)
    } catch {
      if error == .missing { return nil }
      throw FileSystemError("look at", path, error)
    }
    let holder = (try? file.contents()).flatMap { LockHolder($0) }
    do throws(SystemError) {
      try file.lock(waits: false, isShared: true)
    } catch {
      guard error == .wouldBlock else { throw FileSystemError("look at", path, error) }
      return .busy(holder)
    }
    return .held(file, left: holder)
  }
}

/// The kernel releases the lock when the last reference to the open file is released.
extension OpenFile: HeldLock {
  package func end() {
    // If this fails, the next command assumes that this one was killed, which does no harm.
    try? empty()
  }
}

// MARK: - Helpers

extension RealFileSystem {
  /// Makes a system call and adds the attempted action and the path to its error.
  private func attempt<Result>(
    _ attempt: String, _ path: RelativePath, isFolder: Bool = false,
    _ call: @autoclosure () throws(SystemError) -> Result
  ) throws(FileSystemError) -> Result {
    do throws(SystemError) { return try call() } catch {
      throw FileSystemError(attempt, path, error, isFolder: isFolder)
    }
  }
}

extension FilePermissions {
  /// The mode of a new file, before the user's mask is applied.
  fileprivate var modeOfNewFile: UInt16 {
    switch self {
    case .standard: 0o666
    case .executable: 0o777
    case .exact: 0o600
    }
  }
}

extension FileSystemError {
  fileprivate init(
    _ attempt: String, _ path: RelativePath, _ error: SystemError, isFolder: Bool = false
  ) {
    self.init(attempt, path, Reason(error), isFolder: isFolder)
  }
}

extension FileSystemError.Reason {
  fileprivate init(_ error: SystemError) {
    self =
      switch error {
      case .missing: .missing
      case .exists: .exists
      case .folderNotEmpty: .folderNotEmpty
      case .accessDenied, .notPermitted: .notPermitted
      case .readOnlyFileSystem: .readOnly
      default: .other(error.description)
      }
  }
}

extension FileStatus {
  fileprivate init(_ attributes: FileAttributes) {
    let kind: Kind =
      switch attributes.kind {
      case .file: .file
      case .folder: .folder
      case .symbolicLink: .symbolicLink
      case .other: .other
      }
    self.init(
      kind: kind,
      permissions: .exact(
        mode: attributes.mode, owner: attributes.owner, group: attributes.group))
  }
}
