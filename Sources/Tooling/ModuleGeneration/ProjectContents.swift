package import AdderBase

/// What the generator asks about the files that are there already.
package protocol ProjectContents {
  /// Whether a file or folder is at a path.
  func contains(_ path: RelativePath) -> Bool
  /// Whether a file of that name is in a folder or in one below it.
  func containsFile(named name: String, in folder: RelativePath) -> Bool
}

/// The files below a project's root.
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
