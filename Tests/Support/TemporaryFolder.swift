public import Foundation

/// A temporary folder for one test. It is deleted when the last reference to it is released.
public final class TemporaryFolder: Sendable {
  public let url: URL

  public init() throws {
    // The path without symbolic links: on macOS, the path of the temporary folder contains one.
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = base.appending(path: "adder-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  public var path: String { url.path(percentEncoded: false) }

  public func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  public func read(_ path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  public func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: path).path(percentEncoded: false))
  }

  /// Returns the sorted paths of all files and folders in a folder. Folders end with a slash.
  public func tree(_ folder: String = "") throws -> [String] {
    let base = url.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: base.path(percentEncoded: false))?.compactMap
    { $0 as? String }
    return (paths ?? []).map { path in
      base.appending(path: path).isFolder ? "\(path)/" : path
    }.sorted()
  }

  /// Returns every file with its bytes, and every folder, so that the contents before and after a
  /// change can be compared.
  public func snapshot() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for path in try tree() {
      contents[path] =
        path.hasSuffix("/") ? Data() : try Data(contentsOf: url.appending(path: path))
    }
    return contents
  }
}

extension URL {
  fileprivate var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }
}
