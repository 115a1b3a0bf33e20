import AdderBase
import AdderXcodeProjects

/// Where the files of an Xcode project lie, as paths from the project's folder.
struct XcodeFilePlaces {
  private let sourceRoot: AbsolutePath

  /// - Parameter path: the `project.pbxproj`.
  init(of xcode: XcodeProject, at path: String) {
    let folder = AbsolutePath("/" + path.folder.folder)
    sourceRoot = AbsolutePath(xcode.sourceRoot, relativeTo: folder)
  }

  /// - Parameter place: a path from the Xcode project's source root.
  func path(_ place: [String]) -> String {
    AbsolutePath(place.joined(separator: "/"), relativeTo: sourceRoot).components
      .joined(separator: "/")
  }

  /// Where a path of the project's folder lies from the Xcode project's source root; `nil` outside of it.
  func place(of path: String) -> [String]? {
    let names = path.pathNames
    let root = sourceRoot.components
    return names.starts(with: root) ? Array(names.dropFirst(root.count)) : nil
  }

  /// The files and folders of each target, ascending: their order means nothing.
  static func outline(of xcode: XcodeProject, at path: String, newPath: (String) -> String)
    -> [[String]]
  {
    let places = XcodeFilePlaces(of: xcode, at: path)
    return xcode.targetFiles.map { target in
      (target.files + target.folders.map(\.path)).map { newPath(places.path($0)) }.sorted()
    }
  }
}
