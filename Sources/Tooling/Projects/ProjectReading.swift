package import AdderBase

// Reads files. This target never writes files.
extension AbsolutePath {
  /// Throws if the folder cannot be read. Without this check, such a folder would look empty.
  func requireReadableFolder() throws(ProjectError) {
    do throws(SystemError) {
      _ = try entriesByKind()
    } catch {
      throw .unreadable(text, reason: error.description)
    }
  }

  /// Returns the bytes of a file.
  package func contents() throws(ProjectError) -> [UInt8] {
    do throws(ReadingFailure) { return try readBytes() } catch { throw ProjectError(error, text) }
  }

  /// Returns the text of a file, which must be UTF-8. The byte order mark that some editors write
  /// is not included.
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
