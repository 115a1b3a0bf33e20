import AdderBase

/// A folder whose subfolders are replaced as a whole. Nothing outside it is ever changed.
///
/// A new state is created next to the old one and then renamed. In between, the old state is called
/// `<name>.old`. If the process ends at that moment, the old state is still used.
struct CacheFolder {
  let path: AbsolutePath

  struct Failure: Error {
    var reason: String
    /// True if the cache itself caused the failure, rather than its new contents.
    var isOfCache: Bool

    init(reason: String, isOfCache: Bool = false) {
      self.reason = reason
      self.isOfCache = isOfCache
    }

    init(_ action: String, _ path: AbsolutePath, _ error: SystemError) {
      reason = "'\(path)' cannot be \(action): \(error)."
      isOfCache = true
    }
  }

  /// Returns the folder with the given name, or `nil` if there is none.
  func folder(_ name: String) -> AbsolutePath? {
    [path.appending(name), old(name)].first(where: \.isFolder)
  }

  /// Replaces a folder with the one that `make` creates. If this fails, nothing is changed.
  func replace(
    _ name: String, by make: (AbsolutePath) throws(Failure) -> Void
  ) throws(Failure) -> AbsolutePath {
    try makeFolders()
    let new = path.appending(
      "\(name).new-\(ProcessControl.identifier)-\(UInt32.random(in: 0...UInt32.max))")
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
    defer { withExtendedLifetime(lock) {} }
    let place = path.appending(name)
    if place.exists {
      remove(old(name))
      do throws(SystemError) { try DiskChanges.rename(place.text, to: old(name).text) } catch {
        throw Failure("moved", place, error)
      }
    }
    do throws(SystemError) { try DiskChanges.rename(new.text, to: place.text) } catch {
      try? DiskChanges.rename(old(name).text, to: place.text)
      throw Failure("moved", new, error)
    }
    remove(old(name))
  }

  /// Prevents two processes from renaming at the same time. The lock is released
  /// when the file is closed.
  private func lock() throws(Failure) -> OpenFile {
    let place = path.appending("lock")
    do throws(SystemError) {
      let file = try DiskChanges.fileToLock(place.text, mode: 0o644)
      try file.lock(waits: true)
      return file
    } catch {
      throw Failure("locked", place, error)
    }
  }

  /// Removes the folders of processes that ended before they were finished.
  private func removeLeftovers(of name: String) {
    let prefix = "\(name).new-"
    for entry in path.entries where entry.hasPrefix(prefix) {
      let number = entry.dropFirst(prefix.count).prefix { $0 != "-" }
      guard let process = Int32(number) else { continue }
      if !ProcessControl.isAlive(process) { remove(path.appending(entry)) }
    }
  }

  private func makeFolders() throws(Failure) {
    var folder = AbsolutePath.root
    for name in path.components {
      folder = folder.appending(name)
      do throws(SystemError) { try DiskChanges.makeFolder(folder.text, mode: 0o755) } catch {
        if error != .exists, !folder.isFolder { throw Failure("made", folder, error) }
      }
    }
    guard path.isFolder else {
      throw Failure(reason: "'\(path)' is not a folder.", isOfCache: true)
    }
  }

  /// Removes a folder of the cache with its contents. Symbolic links are removed, not followed.
  private func remove(_ folder: AbsolutePath) {
    guard let inside = folder.relative(to: path), !inside.isRoot else { return }
    if folder.isFolder, !folder.isSymbolicLink {
      for entry in folder.entries { remove(folder.appending(entry)) }
      try? DiskChanges.removeFolder(folder.text)
    } else {
      try? DiskChanges.removeFile(folder.text)
    }
  }
}
