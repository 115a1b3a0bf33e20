import AdderBase
import AdderFileChanges
import Foundation

/// A project in a temporary folder. The folder is deleted together with this object.
final class TemporaryProject {
  let root: String
  let files: ProjectFiles

  /// Creates a project from file contents, keyed by path.
  init(_ texts: [String: String] = [:]) throws {
    root = NSTemporaryDirectory() + "adder-files-\(UUID().uuidString)"
    files = ProjectFiles(root: root)
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    for (path, text) in texts { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func write(_ text: String, to path: String) throws {
    let folder = (location(path) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: location(path)))
  }

  func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: location(path), withDestinationPath: destination)
  }

  func setMode(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: location(path))
  }

  func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: location(path))[.posixPermissions] as? Int
  }

  func location(_ path: String) -> String { "\(root)/\(path)" }

  /// Everything in the project: the contents of files, keyed by path. A folder's path ends in `/`.
  func contents() throws -> [String: String] {
    var contents: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
      let attributes = try FileManager.default.attributesOfItem(atPath: location(path))
      switch attributes[.type] as? FileAttributeType {
      case .typeDirectory?: contents["\(path)/"] = ""
      case .typeSymbolicLink?:
        contents[path] =
          "-> \(try FileManager.default.destinationOfSymbolicLink(atPath: location(path)))"
      default:
        contents[path] = String(
          decoding: try Data(contentsOf: URL(fileURLWithPath: location(path))), as: UTF8.self)
      }
    }
    return contents
  }
}

/// Returns a path that must be valid.
func path(_ text: String) throws -> RelativePath {
  try RelativePath(validating: text)
}

extension FileChangePlan {
  /// Returns a plan that is built by the closure.
  static func make(
    title: String = "gen Profile", _ build: (inout FileChangePlan) throws -> Void
  ) rethrows -> FileChangePlan {
    var plan = FileChangePlan(title: title)
    try build(&plan)
    return plan
  }
}
