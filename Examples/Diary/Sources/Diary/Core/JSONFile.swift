import Foundation

/// A value stored as JSON in a file. Saving either replaces the entire file or changes nothing.
struct JSONFile<Contents: Codable> {
  private let path: String

  /// Creates a reference to a file, which need not exist yet.
  ///
  /// - Parameter path: The path of the file.
  init(path: String) {
    self.path = path
  }

  /// Reads the file.
  ///
  /// - Returns: The value in the file; `nil` if the file does not exist yet.
  /// - Throws: A `JSONFileError` if the file exists but cannot be decoded.
  func load() throws -> Contents? {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch {
      throw JSONFileError.unreadable(path: path)
    }

    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      return try decoder.decode(Contents.self, from: data)
    } catch {
      throw JSONFileError.broken(path: path)
    }
  }

  /// Replaces the file.
  ///
  /// - Parameter contents: The new value.
  /// - Throws: A `JSONFileError` if the file cannot be written; the old file is then unchanged.
  func save(_ contents: Contents) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try encoder.encode(contents).write(to: url, options: .atomic)
    } catch {
      throw JSONFileError.unwritable(path: path)
    }
  }

  /// The file's URL with symbolic links resolved. Otherwise, saving would replace a link instead of
  /// the file that it refers to.
  private var url: URL {
    URL(fileURLWithPath: path).resolvingSymlinksInPath()
  }
}
