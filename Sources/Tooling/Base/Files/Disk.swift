#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Calls that read the file system and never change it.
package enum Disk {
  package static func attributes(
    of path: String, followsLinks: Bool = true
  ) throws(SystemError) -> FileAttributes {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { throw .last }
    return FileAttributes(status)
  }

  /// Returns the path with all symbolic links resolved.
  package static func resolved(_ path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns true if this process may write to a file, or add and remove entries of a folder.
  package static func isWritable(_ path: String, isFolder: Bool) throws(SystemError) -> Bool {
    if access(path, isFolder ? W_OK | X_OK : W_OK) == 0 { return true }
    let error = SystemError.last
    if [.accessDenied, .notPermitted, .readOnlyFileSystem].contains(error) { return false }
    throw error
  }

  /// Calls `body` with each name in a folder, in no particular order, and with its kind if the file
  /// system reports it. Symbolic links are not followed.
  package static func forEachName(
    in folder: String, _ body: (String, FileAttributes.Kind?) -> Void
  ) throws(SystemError) {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    // A pointer to the name, because copying `d_name` would read the longest possible name,
    // past the end of the entry.
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    errno = 0
    while let entry = readdir(stream) {
      let name = String(
        cString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
      if name != ".", name != ".." { body(name, kind(entry.pointee.d_type)) }
      errno = 0
    }
    guard errno == 0 else { throw .last }
  }

  private static func kind(_ type: UInt8) -> FileAttributes.Kind? {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .symbolicLink
    case Int(DT_UNKNOWN): nil
    default: .other
    }
  }

  /// The working directory of this process; `nil` if it no longer exists or cannot be read.
  package static var workingDirectory: String? {
    guard let text = getcwd(nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
