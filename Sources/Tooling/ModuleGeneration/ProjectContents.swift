package import AdderBase

/// The information that the generator needs about the existing files of a project.
package protocol ProjectContents {
  /// Returns true if a file or folder is at a path.
  func contains(_ path: RelativePath) -> Bool
  /// Returns true if a folder or its subfolders contain a file with the given name.
  func containsFile(named name: String, in folder: RelativePath) -> Bool
}

/// The files in a project's folder.
package struct DiskContents: ProjectContents {
  private let root: AbsolutePath

  package init(root: AbsolutePath) {
    self.root = root
  }

  package func contains(_ path: RelativePath) -> Bool { root.appending(path).exists }

  package func containsFile(named name: String, in folder: RelativePath) -> Bool {
    var folders = [root.appending(folder)]
    while let folder = folders.popLast() {
      if folder.appending(name).isFile { return true }
      folders += folder.folders.filter { !$0.isSymbolicLink }
    }
    return false
  }
}
