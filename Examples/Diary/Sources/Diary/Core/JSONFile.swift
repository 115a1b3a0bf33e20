import Foundation

/// One value, kept as JSON in a file that is replaced as a whole or not at all.
struct JSONFile<Contents: Codable> {
  private let path: String

  /// Names the file, which need not exist.
  ///
  /// - Parameter path: Where the file lies.
  init(path: String) {
    self.path = path
  }

  /// Reads the file.
  ///
  /// - Returns: What the file holds; `nil` when there is none yet.
  /// - Throws: A `JSONFileError` when the file is there but cannot be understood.
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
  /// - Parameter contents: What the file is to hold.
  /// - Throws: A `JSONFileError` when it cannot be written; the old file is still there then.
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

  /// The file itself: replacing a link would leave what it leads to as it was.
  private var url: URL {
    URL(fileURLWithPath: path).resolvingSymlinksInPath()
  }
}
