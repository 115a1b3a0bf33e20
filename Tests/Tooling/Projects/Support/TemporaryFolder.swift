import AdderProjects
import Foundation

/// A folder of its own for one test, removed with the last reference to it.
final class TemporaryFolder {
  let path: AbsolutePath

  /// - Parameter files: the texts of files by their paths; a path with a slash at its end is an
  ///   empty folder.
  init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "adder-projects-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = AbsolutePath(url.path)
    for (name, text) in files { try write(name, text) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path.text)
  }

  func write(_ name: String, _ text: String) throws {
    let file = path.appending(name)
    let folder = name.hasSuffix("/") ? file : file.parent ?? file
    try FileManager.default.createDirectory(
      atPath: folder.text, withIntermediateDirectories: true)
    if !name.hasSuffix("/") { try Data(text.utf8).write(to: URL(filePath: file.text)) }
  }

  /// The paths of all files and empty folders below, in order.
  func tree() -> [String] {
    (FileManager.default.enumerator(atPath: path.text)?.compactMap { $0 as? String } ?? []).sorted()
  }
}
