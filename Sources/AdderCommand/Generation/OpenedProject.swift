import AdderBase
import AdderModuleGeneration
import AdderProjects

extension Project {
  /// Returns the Xcode project that contains the project's files; `nil` if there is none.
  func xcodeProjectFile() throws -> XcodeProjectFile? {
    guard case .xcodeProject(let path) = kind else { return nil }
    if settings.xcodeProject == nil, foundXcodeProjects.count > 1 {
      throw CommandError.severalXcodeProjects(foundXcodeProjects.map(\.path.text))
    }
    guard root.appending(path).isFolder else {
      throw CommandError.noXcodeProject(path.text, place(of: "xcodeProject"))
    }
    return try XcodeProjectFile(at: path, in: root)
  }

  /// Returns the existing contents of the project, which the generator queries.
  func contents(with xcode: XcodeProjectFile?) -> any ProjectContents {
    xcode.map { XcodeContents(root: root, file: $0) } ?? DiskContents(root: root)
  }
}
