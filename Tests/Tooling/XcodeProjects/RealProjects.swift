import AdderTestSupport
import Foundation

/// A real project file of the conformance folder.
struct RealProject: CustomStringConvertible {
  let name: String
  let bytes: [UInt8]

  var description: String { name }

  private static let folder = conformance("xcode")

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
