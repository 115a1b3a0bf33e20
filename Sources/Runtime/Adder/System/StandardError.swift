#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where an app reports problems to its developer.
enum StandardError {
  static func write(line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = systemWrite(STDERR_FILENO, bytes, bytes.count)
  }
}

/// `write(2)`, which a method of that name hides.
private func systemWrite(_ descriptor: Int32, _ bytes: [UInt8], _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
