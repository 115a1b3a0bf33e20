import AdderTestSupport
import Foundation

/// A real storyboard or xib from the conformance folder.
struct RealFile: CustomStringConvertible {
  let name: String
  let bytes: [UInt8]

  var description: String { name }

  private static let folder = conformance("storyboards")

  static var areThere: Bool { folder != nil }
  static let reason = "Set ADDER_CONFORMANCE to a folder with real files in 'storyboards'."

  /// All files in the folder, at any depth, sorted by name.
  static let all: [RealFile] = {
    guard let folder else { return [] }
    let names = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [])
      .compactMap { $0 as? String }
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .compactMap { name in
        guard let data = try? Data(contentsOf: folder.appending(path: name)) else { return nil }
        return RealFile(name: name, bytes: Array(data))
      }
  }()
}
