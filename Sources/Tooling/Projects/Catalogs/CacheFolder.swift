#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A folder whose folders are replaced as a whole. Nothing outside it is ever changed.
///
/// A new state is made beside the old one and then takes its name. In between the old one is
/// called `<name>.old`; if the process ends there, that is the state.
struct CacheFolder {
  let path: AbsolutePath

  struct Failure: Error {
    var reason: String
    /// Whether the cache itself is in the way, not what was to be put into it.
    var isOfCache: Bool

    init(reason: String, isOfCache: Bool = false) {
      self.reason = reason
      self.isOfCache = isOfCache
    }

    /// The system's word for the last call that failed.
    init(_ action: String, _ path: AbsolutePath) {
      reason = "'\(path)' cannot be \(action): \(String(cString: strerror(errno)))."
      isOfCache = true
    }
  }

  /// The folder of that name; `nil` when there is none.
  func folder(_ name: String) -> AbsolutePath? {
    [path.appending(name), old(name)].first(where: \.isFolder)
  }

  /// Puts what `make` makes in the place of a folder. When it fails, nothing has changed.
  func replace(
    _ name: String, by make: (AbsolutePath) throws(Failure) -> Void
  ) throws(Failure) -> AbsolutePath {
    try makeFolders()
    let new = path.appending("\(name).new-\(getpid())-\(UInt32.random(in: 0...UInt32.max))")
    removeLeftovers(of: name)
    do throws(Failure) {
      try make(new)
      try put(new, inPlaceOf: name)
    } catch {
      remove(new)
      throw error
    }
    return path.appending(name)
  }

  private func old(_ name: String) -> AbsolutePath { path.appending(name + ".old") }

  private func put(_ new: AbsolutePath, inPlaceOf name: String) throws(Failure) {
    let lock = try lock()
    defer { close(lock) }
    let place = path.appending(name)
    if place.exists {
      remove(old(name))
      guard rename(place.text, old(name).text) == 0 else { throw Failure("moved", place) }
    }
    guard rename(new.text, place.text) == 0 else {
      let failure = Failure("moved", new)
      _ = rename(old(name).text, place.text)
      throw failure
    }
    remove(old(name))
  }

  /// Keeps two processes from changing names at the same time; closing the file ends it.
  private func lock() throws(Failure) -> Int32 {
    let file = path.appending("lock")
    let lock = open(file.text, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard lock >= 0 else { throw Failure("opened", file) }
    guard flock(lock, LOCK_EX) == 0 else {
      close(lock)
      throw Failure("locked", file)
    }
    return lock
  }

  /// What processes have left that ended before they were done.
  private func removeLeftovers(of name: String) {
    let prefix = "\(name).new-"
    for entry in path.entries where entry.hasPrefix(prefix) {
      let number = entry.dropFirst(prefix.count).prefix { $0 != "-" }
      guard let process = pid_t(number) else { continue }
      let isAlive = kill(process, 0) == 0 || errno == EPERM
      if !isAlive { remove(path.appending(entry)) }
    }
  }

  private func makeFolders() throws(Failure) {
    var folder = AbsolutePath.root
    for name in path.components {
      folder = folder.appending(name)
      guard mkdir(folder.text, 0o755) != 0, errno != EEXIST, !folder.isFolder else { continue }
      throw Failure("made", folder)
    }
    guard path.isFolder else {
      throw Failure(reason: "'\(path)' is not a folder.", isOfCache: true)
    }
  }

  /// Removes a folder of the cache with all that is in it. Links are removed, not followed.
  private func remove(_ folder: AbsolutePath) {
    guard let inside = folder.relative(to: path), !inside.isRoot else { return }
    if folder.isFolder, !folder.isSymbolicLink {
      for entry in folder.entries { remove(folder.appending(entry)) }
      rmdir(folder.text)
    } else {
      unlink(folder.text)
    }
  }
}
