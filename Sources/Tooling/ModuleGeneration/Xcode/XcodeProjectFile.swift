package import AdderBase
package import AdderProjects
package import AdderXcodeProjects

/// The `project.pbxproj` of an Xcode project as it was read, and where it lies.
package struct XcodeProjectFile: Sendable {
  /// The `.xcodeproj`, from the project's folder.
  package let path: RelativePath
  package let project: XcodeProject
  /// What the file says about where modules can go.
  package let layout: XcodeLayout
  private let places: XcodePlaces

  /// Reads the file.
  ///
  /// - Parameters:
  ///   - path: the `.xcodeproj`, from the project's folder.
  ///   - root: the project's folder.
  package init(at path: RelativePath, in root: AbsolutePath) throws {
    let file = path.appending(Self.fileName)
    self.init(
      try XcodeProject(parsing: root.appending(file).contents(), file: file.text), at: path,
      in: root)
  }

  /// A project whose file need not be on the disk yet.
  init(_ project: XcodeProject, at path: RelativePath, in root: AbsolutePath) {
    self.path = path
    self.project = project
    places = XcodePlaces(
      root: root,
      sourceRoot: AbsolutePath("\(root.appending(path.parent).text)/\(project.sourceRoot)"))
    layout = XcodeLayout(of: project, places)
  }

  package static let fileName = "project.pbxproj"

  /// The file itself, from the project's folder.
  package var filePath: RelativePath { path.appending(Self.fileName) }

  /// The names of the Swift packages that the project depends on.
  package var packageNames: [String] { project.packages.map(\.name) }

  /// A path of the project as the file writes it: from its own source root.
  func pathInFile(_ path: RelativePath) -> String { places.pathInFile(path) }

  /// A path as the file writes it, from the project's folder; `nil` for one outside it.
  func pathInProject(_ path: String) -> RelativePath? {
    places.pathInProject(path.split(separator: "/").map(String.init))
  }
}
