package import AdderBase
import AdderTestSupport
import Foundation

/// A temporary folder as the tests of the tools see it: its path is a value.
package final class ProjectFolder {
  private let folder: TemporaryFolder
  package let path: AbsolutePath

  /// - Parameter files: the texts of files by their paths; a path with a slash at its end is an
  ///   empty folder.
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

  /// The paths of all files and folders below, in order.
  package func tree() throws -> [String] {
    try folder.tree().map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }.sorted()
  }
}
