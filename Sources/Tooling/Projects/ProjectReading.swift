package import AdderBase

// What this room reads of a disk; it never writes.
extension AbsolutePath {
  /// - Throws: when the folder cannot be read, whose names would seem to be none.
  func requireReadableFolder() throws(ProjectError) {
    do throws(SystemError) {
      _ = try entriesByKind()
    } catch {
      throw .unreadable(text, reason: error.description)
    }
  }

  /// The bytes of a file.
  package func contents() throws(ProjectError) -> [UInt8] {
    do throws(ReadingFailure) { return try readBytes() } catch { throw ProjectError(error, text) }
  }

  /// The text of a file, which must be UTF-8, without the byte order mark that some editors put
  /// in front.
  package func readText() throws(ProjectError) -> String {
    do throws(ReadingFailure) { return try readUTF8() } catch { throw ProjectError(error, text) }
  }
}

extension ProjectError {
  fileprivate init(_ failure: ReadingFailure, _ path: String) {
    self =
      switch failure {
      case .system(let error): .unreadable(path, reason: error.description)
      case .notRegular: .noRegularFile(path)
      case .tooBig(let limit): .tooBigFile(path, limit: limit)
      case .notText: .notText(path)
      }
  }
}
