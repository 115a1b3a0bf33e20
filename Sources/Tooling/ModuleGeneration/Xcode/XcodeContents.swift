package import AdderBase
import AdderXcodeProjects

/// The files on the disk and in an Xcode project. A file that an app needs only once is
/// found wherever it is in the Xcode project.
package struct XcodeContents: ProjectContents {
  private let disk: DiskContents
  private let file: XcodeProjectFile

  package init(root: AbsolutePath, file: XcodeProjectFile) {
    disk = DiskContents(root: root)
    self.file = file
  }

  package func contains(_ path: RelativePath) -> Bool { disk.contains(path) }

  package func containsFile(named name: String, in folder: RelativePath) -> Bool {
    disk.containsFile(named: name, in: folder) || file.project.hasFile(named: name)
  }
}
