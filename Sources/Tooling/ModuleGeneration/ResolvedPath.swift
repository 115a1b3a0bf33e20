import AdderProjects

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension AbsolutePath {
  /// The same place without symbolic links on the way; `nil` when nothing is there.
  var resolved: AbsolutePath? {
    guard let text = realpath(text, nil) else { return nil }
    defer { free(text) }
    return AbsolutePath(String(cString: text))
  }
}
