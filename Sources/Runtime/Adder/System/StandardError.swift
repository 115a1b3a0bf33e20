#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The stream to which an app reports problems for its developer.
enum StandardError {
  static func write(line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = systemWrite(STDERR_FILENO, bytes, bytes.count)
  }
}

/// Calls `write(2)`, which the method `write(line:)` hides inside `StandardError`.
private func systemWrite(_ descriptor: Int32, _ bytes: [UInt8], _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
