import AdderBase

/// Provides the contents of source files. Must support concurrent calls from different threads.
package protocol SourceTexts: Sendable {
  /// Returns the bytes of a file. Throws `larger` if the file has more than `limit` bytes.
  func bytes(of path: String, limit: Int) throws(SourceProblem) -> [UInt8]
}

/// Texts that are not written yet, before others.
package struct OverlaidTexts: SourceTexts {
  /// The other texts; `nil` if there are none.
  package let base: (any SourceTexts)?
  package let texts: [String: [UInt8]]

  /// - Parameter texts: The contents of files, by path.
  package init(base: (any SourceTexts)? = nil, texts: [String: [UInt8]]) {
    self.base = base
    self.texts = texts
  }

  package func bytes(of path: String, limit: Int) throws(SourceProblem) -> [UInt8] {
    if let text = texts[path] { return text }
    guard let base else { throw .unreadable("it does not exist") }
    return try base.bytes(of: path, limit: limit)
  }
}

/// Files on the disk.
package struct SourceFolder: SourceTexts {
  /// The folder that relative paths start from.
  private let folder: String

  /// - Parameter folder: An absolute path, or a path relative to the process's working directory.
  package init(_ folder: String) {
    self.folder = folder
  }

  package func bytes(of path: String, limit: Int) throws(SourceProblem) -> [UInt8] {
    let isFile: Bool
    let contents: [UInt8]?
    do throws(SystemError) {
      let file = try OpenFile.toRead(path.hasPrefix("/") ? path : "\(folder)/\(path)")
      isFile = try file.attributes().kind == .file
      contents = isFile ? try file.contents(atMost: limit) : nil
    } catch {
      throw .unreadable(error.description)
    }
    guard isFile else { throw .unreadable("it is not a file") }
    guard let contents else { throw .larger(thanBytes: limit) }
    return contents
  }
}
