package import AdderBase

/// A folder outside of the project with files that a build makes. They can be made again at any time, so
/// no change of them is recorded.
package struct BuildFolder {
  private let path: AbsolutePath

  package init(_ path: AbsolutePath) { self.path = path }

  /// Writes a file, unless it has these contents already: a build compiles again what was written.
  ///
  /// - Parameter name: The name of the file in the folder.
  package func write(_ contents: [UInt8], to name: String) throws(FileChangeError) {
    try ProjectFiles.makeRoot(path.text)
    let fileSystem = RealFileSystem(root: path.text)
    do throws(FileSystemError) {
      let file = RelativePath.root.appending(name)
      if try fileSystem.status(of: file) != nil, try fileSystem.read(file) == contents { return }
      let unfinished = RelativePath.root.appending(".\(name)")
      try fileSystem.write(contents, to: unfinished, .standard)
      try fileSystem.rename(unfinished, to: file)
    } catch {
      throw .failed(FileChangeError.Subject("spy"), error)
    }
  }
}
