import Foundation

/// The source files of the repository, read from where this test stands.
enum Sources {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  struct File {
    /// The path from the repository's root.
    let path: String
    let text: String
  }

  static func files(in folder: String) throws -> [File] {
    let base = root.appending(path: folder)
    guard let paths = FileManager.default.enumerator(atPath: base.path()) else { return [] }
    return try paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map {
      File(
        path: "\(folder)/\($0)",
        text: try String(contentsOf: base.appending(path: $0), encoding: .utf8))
    }
  }
}
