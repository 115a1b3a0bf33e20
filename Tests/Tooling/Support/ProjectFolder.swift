package import AdderBase
import AdderTestSupport
import Foundation

/// A temporary folder whose path is an `AbsolutePath`, for tests of the tools.
package final class ProjectFolder {
  private let folder: TemporaryFolder
  package let path: AbsolutePath

  /// - Parameter files: the contents of the files, keyed by path; a path with a trailing slash is
  ///   an empty folder.
  package init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    path = AbsolutePath(folder.path)
    for (name, text) in files { try write(name, text) }
  }

  package func write(_ name: String, _ text: String) throws {
    guard name.hasSuffix("/") else { return try folder.write(text, to: name) }
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: name), withIntermediateDirectories: true)
  }

  /// The paths of all files and folders in this folder, sorted.
  package func tree() throws -> [String] {
    try folder.tree().map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }.sorted()
  }
}
