import AdderTestSupport
import Foundation

/// A real project file of the conformance folder.
struct RealProject: CustomStringConvertible {
  let name: String
  let bytes: [UInt8]

  var description: String { name }

  /// The folder of the real projects, or `nil`: `ADDER_CONFORMANCE` names it, and otherwise it
  /// stands beside the repository.
  private static let folder: URL? = {
    let path = ProcessInfo.processInfo.environment["ADDER_CONFORMANCE"]
    let folder =
      path.map { URL(filePath: $0) } ?? repository.appending(path: "../shared/conformance")
    let projects = folder.appending(path: "xcode")
    return FileManager.default.fileExists(atPath: projects.path) ? projects : nil
  }()

  static var areThere: Bool { folder != nil }

  /// All that are there, in the order of their names.
  static let all: [RealProject] = {
    guard let folder,
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return files.filter { $0.pathExtension == "pbxproj" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap { file in
        (try? Data(contentsOf: file)).map {
          RealProject(name: file.lastPathComponent, bytes: Array($0))
        }
      }
  }()
}
