import AdderBase
import AdderFileChanges
import AdderProjects

// What is in the folders of a module.
extension AbsolutePath {
  /// The files in a folder of this one and in those below it; hidden ones are nobody's.
  func files(below folder: RelativePath) -> [RelativePath] {
    var files: [RelativePath] = []
    for name in appending(folder).entries where !name.hasPrefix(".") {
      let path = folder.appending(name)
      let place = appending(path)
      if place.isFile {
        files.append(path)
      } else if !place.isSymbolicLink {
        files += self.files(below: path)
      }
    }
    return files
  }

  /// The folders that hold nothing any more once some files are gone, the inner ones first.
  ///
  /// - Parameters:
  ///   - files: the files that go.
  ///   - ends: the folders to look at, with those inside them.
  ///   - outer: further folders to look at, without those inside them.
  ///   - made: what is there afterwards, though some of it is not yet.
  func foldersEmptied(
    by files: [RelativePath], below ends: [RelativePath], around outer: [RelativePath],
    keeping made: [RelativePath]
  ) -> [RelativePath] {
    var gone = Set(files)
    var emptied: [RelativePath] = []
    let folders = (ends.flatMap { self.subfolders(of: $0) } + outer.filter(isRealFolder)).uniqued
    for folder in folders.sorted(by: { $0.components.count > $1.components.count }) {
      let rest = appending(folder).entries.filter { $0 != Self.finderNote }
        .map { folder.appending($0) }.filter { !gone.contains($0) }
      guard rest.isEmpty, !made.contains(where: { $0.isInside(folder) }) else { continue }
      gone.insert(folder)
      emptied.append(folder)
    }
    return emptied
  }

  /// What the Finder leaves in folders it has shown; it is nobody's.
  static let finderNote = ".DS_Store"

  private func isRealFolder(_ folder: RelativePath) -> Bool {
    let place = appending(folder)
    return !folder.isRoot && place.isFolder && !place.isSymbolicLink
  }

  /// A folder and those inside it; none when it is not there, or only a link to one.
  private func subfolders(of folder: RelativePath) -> [RelativePath] {
    guard isRealFolder(folder) else { return [] }
    return [folder] + appending(folder).entries.flatMap { subfolders(of: folder.appending($0)) }
  }
}

extension FileChangePlan {
  /// Deletes files with the folders they leave empty.
  mutating func delete(
    _ files: [RelativePath], _ folders: [RelativePath], in root: AbsolutePath
  ) throws {
    let notes = folders.map { $0.appending(AbsolutePath.finderNote) }
      .filter { root.appending($0).isFile }
    for path in files + notes {
      delete(
        try ProjectPath(path), expecting: try root.appending(path).contents())
    }
    for folder in folders { deleteFolder(try ProjectPath(folder)) }
  }
}
