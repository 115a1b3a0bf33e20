#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The disk, through POSIX calls.
package struct RealFileSystem: FileSystem {
  /// The project's root as the process was given it.
  private let root: String

  package init(root: String) {
    self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
  }

  func location(_ path: ProjectPath) -> String {
    path == .root ? root : "\(root)/\(path.text)"
  }
}

// MARK: - Looking

extension RealFileSystem {
  package func status(of path: ProjectPath) throws(FileSystemError) -> FileStatus? {
    var status = stat()
    if lstat(location(path), &status) == 0 { return FileStatus(status) }
    // A name below a file is as absent as any other.
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw failure("look at", path)
  }

  package func destination(of link: ProjectPath) throws(FileSystemError) -> LinkDestination {
    guard let end = try resolved(link), let start = try resolved(.root) else { return .nowhere }
    if end == start { return .inside(.root) }
    let prefix = start == "/" ? start : "\(start)/"
    guard end.hasPrefix(prefix) else { return .outside(end) }
    return .inside(ProjectPath(unchecked: String(end.dropFirst(prefix.count))))
  }

  package func names(in folder: ProjectPath) throws(FileSystemError) -> [String] {
    guard let stream = opendir(location(folder)) else { throw failure("list", folder) }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      // Where it stands: the entry may end before the longest name would.
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw failure("list", folder) }
    return names
  }

  package func read(_ path: ProjectPath) throws(FileSystemError) -> [UInt8] {
    try withFile(path, O_RDONLY | O_NOFOLLOW, to: "read") { file throws(FileSystemError) in
      guard let contents = Self.contents(of: file) else { throw failure("read", path) }
      return contents
    }
  }

  package func isWritable(_ path: ProjectPath) throws(FileSystemError) -> Bool {
    let folder = try status(of: path)?.kind == .folder
    if access(location(path), folder ? W_OK | X_OK : W_OK) == 0 { return true }
    if [EACCES, EPERM, EROFS].contains(errno) { return false }
    throw failure("look at", path)
  }

  /// Where a path leads with all links followed; `nil` when nowhere.
  private func resolved(_ path: ProjectPath) throws(FileSystemError) -> String? {
    guard let resolved = realpath(location(path), nil) else {
      if [ENOENT, ENOTDIR, ELOOP].contains(errno) { return nil }
      throw failure("follow", path)
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// What an open file holds from its beginning; `nil` when it cannot be read.
  fileprivate static func contents(of file: CInt) -> [UInt8]? {
    var status = stat()
    guard fstat(file, &status) == 0 else { return nil }
    // Room for one byte more than there should be: a read that does not fill it has seen the end.
    var room = Int(status.st_size) + 1
    var contents: [UInt8] = []
    while true {
      var result = 0
      let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
        repeat {
          result = pread(file, buffer.baseAddress, room, off_t(contents.count))
        } while result < 0 && errno == EINTR
        initialized = max(0, result)
      }
      guard result >= 0 else { return nil }
      contents = contents.isEmpty ? piece : contents + piece
      if result < room { return contents }
      room = 1 << 16
    }
  }
}

// MARK: - Changing

extension RealFileSystem {
  package func write(
    _ contents: [UInt8], to path: ProjectPath, _ permissions: FilePermissions
  ) throws(FileSystemError) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW
    // Whatever closing could report, synchronizing reports before anything relies on the file.
    try withFile(path, flags, permissions.modeOfNewFile, to: "write") {
      file throws(FileSystemError) in
      guard Self.write(contents, to: file) else { throw failure("write", path) }
      guard case .exact(let mode, let owner, let group) = permissions else { return }
      if owner != geteuid() || group != getegid() {
        // Only root may give files away; for others the contents count more than the owner.
        _ = fchown(file, owner, group)
      }
      guard fchmod(file, mode_t(mode)) == 0 else {
        throw failure("set the permissions of", path)
      }
    }
  }

  package func makeFolder(
    _ path: ProjectPath, _ permissions: FilePermissions
  ) throws(FileSystemError) {
    try check(mkdir(location(path), 0o777), "make the folder", path)
    guard case .exact(let mode, let owner, let group) = permissions else { return }
    if owner != geteuid() || group != getegid() { _ = chown(location(path), owner, group) }
    try check(chmod(location(path), mode_t(mode)), "set the permissions of", path)
  }

  package func rename(_ path: ProjectPath, to target: ProjectPath) throws(FileSystemError) {
    try check(renameat(AT_FDCWD, location(path), AT_FDCWD, location(target)), "write", target)
  }

  package func removeFile(_ path: ProjectPath) throws(FileSystemError) {
    try check(unlink(location(path)), "remove", path)
  }

  package func removeFolder(_ path: ProjectPath) throws(FileSystemError) {
    try check(rmdir(location(path)), "remove the folder", path)
  }

  package func synchronize(_ paths: [ProjectPath]) throws(FileSystemError) {
    var rest = paths[...]
    while !rest.isEmpty {
      try synchronizeTogether(rest.prefix(Self.filesAtOnce))
      rest = rest.dropFirst(Self.filesAtOnce)
    }
  }

  /// How many files are kept open at once, well below what a process may have.
  private static let filesAtOnce = 64

  private func synchronizeTogether(_ paths: ArraySlice<ProjectPath>) throws(FileSystemError) {
    var files: [CInt] = []
    defer { for file in files { close(file) } }
    for path in paths {
      let file = open(location(path), O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
      guard file >= 0 else { throw failure("save", path) }
      files.append(file)
      #if os(Linux)
        // Starts to write without waiting, so that all files share one commit of the file system's
        // own journal: a third of the time. Only a hint, whatever comes of it.
        _ = posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED)
      #endif
    }
    for (file, path) in zip(files, paths) {
      guard fsync(file) != 0 else { continue }
      // Some file systems cannot synchronize folders, and keep their names in order without.
      if errno != EINVAL && errno != ENOTSUP { throw failure("save", path) }
    }
  }

  /// Whether all of it could be written.
  fileprivate static func write(_ contents: [UInt8], to file: CInt) -> Bool {
    contents.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        #if canImport(Darwin)
          let result = Darwin.write(file, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let result = Musl.write(file, rest.baseAddress, rest.count)
        #else
          let result = Glibc.write(file, rest.baseAddress, rest.count)
        #endif
        if result < 0 {
          if errno == EINTR { continue }
          return false
        }
        written += result
      }
      return true
    }
  }
}

// MARK: - Locking

extension RealFileSystem {
  package func lock(
    _ path: ProjectPath, for holder: LockHolder
  ) throws(FileSystemError) -> LockAttempt {
    let file = open(location(path), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure("lock", path) }
    let lock = FileLock(file: file)
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      guard errno == EWOULDBLOCK else { throw failure("lock", path) }
      return .busy(Self.contents(of: file).flatMap { LockHolder($0) })
    }
    // Whoever held it before may have removed the file: then this lock keeps nobody out.
    guard lock.isStill(at: location(path)) else { return .busy(nil) }
    guard ftruncate(file, 0) == 0, Self.write(holder.bytes, to: file) else {
      throw failure("write", path)
    }
    return .held(lock)
  }
}

/// A lock of the kernel's, which goes with the last descriptor of the open file.
private final class FileLock: HeldLock {
  private let file: CInt

  init(file: CInt) {
    self.file = file
  }

  deinit { close(file) }

  func isStill(at location: String) -> Bool {
    var here = stat()
    var there = stat()
    guard fstat(file, &here) == 0, lstat(location, &there) == 0 else { return false }
    return here.st_dev == there.st_dev && here.st_ino == there.st_ino
  }
}

// MARK: - Helpers

extension RealFileSystem {
  private func withFile<Result>(
    _ path: ProjectPath, _ flags: CInt, _ mode: mode_t = 0, to attempt: String,
    _ work: (CInt) throws(FileSystemError) -> Result
  ) throws(FileSystemError) -> Result {
    let file = open(location(path), flags | O_CLOEXEC, mode)
    guard file >= 0 else { throw failure(attempt, path) }
    defer { close(file) }
    return try work(file)
  }

  private func check(
    _ result: CInt, _ attempt: String, _ path: ProjectPath
  ) throws(FileSystemError) {
    if result != 0 { throw failure(attempt, path) }
  }

  /// The error of the call that has just failed.
  private func failure(_ attempt: String, _ path: ProjectPath) -> FileSystemError {
    FileSystemError(attempt, path, FileSystemError.Reason(errno))
  }
}

extension FilePermissions {
  /// What a file is made with; the umask takes away from it what users here do not want.
  fileprivate var modeOfNewFile: mode_t {
    switch self {
    case .standard: 0o666
    case .executable: 0o777
    case .exact: 0o600
    }
  }
}

extension FileSystemError.Reason {
  fileprivate init(_ code: CInt) {
    self =
      switch code {
      case ENOENT: .missing
      case EEXIST: .exists
      case ENOTEMPTY: .folderNotEmpty
      case EACCES, EPERM: .notPermitted
      case EROFS: .readOnly
      default: .other(String(cString: strerror(code)))
      }
  }
}

extension FileStatus {
  fileprivate init(_ status: stat) {
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
    self.init(
      kind: kind,
      permissions: .exact(
        mode: UInt16(status.st_mode & 0o7777), owner: status.st_uid, group: status.st_gid))
  }
}
