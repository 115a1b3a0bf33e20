#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct UnusableFile: Error {
  let path: String
}

/// Reads and writes text files with the C library, so that Foundation is not linked only for this.
enum TextFiles {
  static func read(_ path: String) throws -> String {
    guard let file = fopen(path, "r") else { throw UnusableFile(path: path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "w") else { throw UnusableFile(path: path) }
    defer { fclose(file) }
    guard fputs(text, file) >= 0 else { throw UnusableFile(path: path) }
  }
}
