package import AdderBase
package import AdderProjects
package import AdderXcodeProjects

/// The contents and the location of an Xcode project's `project.pbxproj`. It is a class so that what holds one is small.
package final class XcodeProjectFile: Sendable {
  /// The path of the `.xcodeproj`, relative to the project's folder.
  package let path: RelativePath
  package let project: XcodeProject
  /// The places where modules can be added, as read from the file.
  package let layout: XcodeLayout
  private let places: XcodePlaces

  /// Reads the file.
  ///
  /// - Parameters:
  ///   - path: The `.xcodeproj`, relative to the project's folder.
  ///   - root: The project's folder.
  package convenience init(at path: RelativePath, in root: AbsolutePath) throws {
    let file = path.appending(Self.fileName)
    self.init(
      try XcodeProject(parsing: root.appending(file).contents(), file: file.text), at: path,
      in: root)
  }

  /// Creates a project whose file need not be on the disk yet.
  init(_ project: XcodeProject, at path: RelativePath, in root: AbsolutePath) {
    self.path = path
    self.project = project
    places = XcodePlaces(
      root: root,
      sourceRoot: AbsolutePath("\(root.appending(path.parent).text)/\(project.sourceRoot)"))
    layout = XcodeLayout(of: project, places)
  }

  package static let fileName = "project.pbxproj"

  /// The file itself, relative to the project's folder.
  package var filePath: RelativePath { path.appending(Self.fileName) }

  /// A checksum of the file.
  package var checksum: UInt64 { project.bytes.checksum }

  /// The names of the Swift packages that the project depends on.
  package var packageNames: [String] { project.packages.map(\.name) }

  /// Converts a path relative to the project's folder into a path relative to the source root.
  func pathInFile(_ path: RelativePath) -> String { places.pathInFile(path) }

  /// Converts a path relative to the source root into a path relative to the project's folder.
  /// Returns `nil` if the path leads out of that folder.
  func pathInProject(_ path: String) -> RelativePath? {
    places.pathInProject(path.split(separator: "/").map(String.init))
  }
}
