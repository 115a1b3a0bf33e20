import AdderBase

/// Where the texts of source files come from. Asked by several threads at once.
package protocol SourceTexts: Sendable {
  /// The bytes of a file; `larger` when there are more than `limit`.
  func bytes(of path: String, limit: Int) throws(SourceProblem) -> [UInt8]
}

/// Files on the disk.
package struct SourceFolder: SourceTexts {
  /// What relative paths start at.
  private let folder: String

  /// - Parameter folder: an absolute path, or one that counts from the process's working folder.
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
