#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file that this process runs.
enum Executable {
  /// What differs between two builds of the command: when its file was written, and how long it is; `nil` when that
  /// is not known.
  static var identity: String? {
    guard let path else { return nil }
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(AdderVersion.text) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  private static var path: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return path.withUnsafeBufferPointer { $0.baseAddress.map(String.init(cString:)) }
    #else
      return "/proc/self/exe"
    #endif
  }
}
