import AdderTestSupport
import Foundation

/// A real project file in the conformance folder.
struct RealProject: CustomStringConvertible {
  let name: String
  let bytes: [UInt8]

  var description: String { name }

  private static let folder = conformance("xcode")

  static var areThere: Bool { folder != nil }

  /// All projects of the folder, sorted by name; empty if there is no folder.
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
