/// The reason why a file cannot be read.
package enum ReadingFailure: Error, Equatable {
  case system(SystemError)
  /// It is a pipe, a socket or a device.
  case notRegular
  /// It has more bytes than the limit.
  case tooBig(limit: Int)
  /// It is not UTF-8.
  case notText
}

extension AbsolutePath {
  /// The maximum size of a file that is read. No useful project file is larger, and a huge file
  /// would exhaust memory.
  private static let sizeLimit = 64 * 1024 * 1024

  /// Returns the bytes of a file.
  package func readBytes() throws(ReadingFailure) -> [UInt8] {
    let isRegular: Bool
    let contents: [UInt8]?
    do throws(SystemError) {
      let file = try OpenFile.toRead(text)
      // Reading a folder fails with the system's own error.
      isRegular = Kind(try file.attributes().kind) != .other
      contents = isRegular ? try file.contents(atMost: Self.sizeLimit) : nil
    } catch {
      throw .system(error)
    }
    guard isRegular else { throw .notRegular }
    guard let contents else { throw .tooBig(limit: Self.sizeLimit) }
    return contents
  }

  /// Returns the text of a file, which must be UTF-8, without the byte order mark that some editors
  /// write.
  package func readUTF8() throws(ReadingFailure) -> String {
    let whole = try readBytes()
    let bytes = whole.starts(with: [0xEF, 0xBB, 0xBF]) ? whole.dropFirst(3) : whole[...]
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw .notText }
    return text
  }
}
