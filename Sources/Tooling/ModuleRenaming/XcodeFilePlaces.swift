import AdderBase
import AdderXcodeProjects

/// Converts between paths in an Xcode project and paths relative to the project's folder.
struct XcodeFilePlaces {
  private let sourceRoot: AbsolutePath

  /// - Parameter path: The path of the `project.pbxproj`.
  init(of xcode: XcodeProject, at path: String) {
    let folder = AbsolutePath("/" + path.folder.folder)
    sourceRoot = AbsolutePath(xcode.sourceRoot, relativeTo: folder)
  }

  /// - Parameter place: A path relative to the Xcode project's source root.
  func path(_ place: [String]) -> String {
    AbsolutePath(place.joined(separator: "/"), relativeTo: sourceRoot).components
      .joined(separator: "/")
  }

  /// Converts a path relative to the project's folder into a path relative to the Xcode project's
  /// source root. Returns `nil` if the path is outside the source root.
  func place(of path: String) -> [String]? {
    let names = path.pathNames
    let root = sourceRoot.components
    return names.starts(with: root) ? Array(names.dropFirst(root.count)) : nil
  }

  /// Returns the files and folders of each target, sorted because their order has no meaning.
  static func outline(of xcode: XcodeProject, at path: String, newPath: (String) -> String)
    -> [[String]]
  {
    let places = XcodeFilePlaces(of: xcode, at: path)
    return xcode.targetFiles.map { target in
      (target.files + target.folders.map(\.path)).map { newPath(places.path($0)) }.sorted()
    }
  }
}
