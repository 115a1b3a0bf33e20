#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the file system has under a path. Nothing here changes it.
package enum Disk {
  package static func attributes(
    of path: String, followsLinks: Bool = true
  ) throws(SystemError) -> FileAttributes {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { throw .last }
    return FileAttributes(status)
  }

  /// The path without symbolic links on the way.
  package static func resolved(_ path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether this process may write a file, or change the names in a folder.
  package static func isWritable(_ path: String, isFolder: Bool) throws(SystemError) -> Bool {
    if access(path, isFolder ? W_OK | X_OK : W_OK) == 0 { return true }
    let error = SystemError.last
    if [.accessDenied, .notPermitted, .readOnlyFileSystem].contains(error) { return false }
    throw error
  }

  /// Goes through the names in a folder, in no order, with their kinds where the file system provides them;
  /// symbolic links are not followed.
  package static func forEachName(
    in folder: String, _ body: (String, FileAttributes.Kind?) -> Void
  ) throws(SystemError) {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    // Its position: the entry may end before the longest name would.
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

  /// The folder that this process was started in.
  package static var workingDirectory: String? {
    guard let text = getcwd(nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
