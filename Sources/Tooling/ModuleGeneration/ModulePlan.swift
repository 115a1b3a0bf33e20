package import AdderFileChanges
package import AdderProjects

extension GeneratedModule {
  /// What making the module changes in a project that has none of its files.
  ///
  /// - Parameter title: what the history calls the change, such as `gen Profile`.
  package func plan(title: String) throws -> FileChangePlan {
    var plan = FileChangePlan(title: title)
    for folder in folders { plan.createFolder(try ProjectPath(validating: folder.text)) }
    for file in files { plan.create(try ProjectPath(validating: file.path.text), file.contents) }
    return plan
  }

  /// The files in some folders that the template does not make.
  package func otherFiles(in folders: [RelativePath], root: AbsolutePath) -> [RelativePath] {
    let made = Set(files.map(\.path))
    return folders.flatMap { Self.files(in: $0, root: root) }.filter { !made.contains($0) }
  }

  private static func files(in folder: RelativePath, root: AbsolutePath) -> [RelativePath] {
    var files: [RelativePath] = []
    for name in root.appending(folder).entries where !name.hasPrefix(".") {
      let path = folder.appending(name)
      let place = root.appending(path)
      if place.isFile {
        files.append(path)
      } else if !place.isSymbolicLink {
        files += Self.files(in: path, root: root)
      }
    }
    return files
  }
}
