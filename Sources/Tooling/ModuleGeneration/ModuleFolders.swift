package import AdderBase
package import AdderFileChanges
import AdderProjects

// Reading the folders of a module.
extension AbsolutePath {
  /// Returns the files in a folder and its subfolders. Hidden files and folders are skipped.
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

  /// Returns the contents of the given files, if they exist, and of the Finder's files in the given
  /// folders.
  func contents(
    of files: [RelativePath], andFinderNotesIn folders: [RelativePath]
  ) throws -> [RelativePath: [UInt8]] {
    var contents: [RelativePath: [UInt8]] = [:]
    for path in files + folders.map({ $0.appending(FolderListing.finderNote) })
    where appending(path).isFile {
      contents[path] = try appending(path).contents()
    }
    return contents
  }
}

extension FileChangePlan {
  /// Deletes the folders that contain nothing else than files which the plan deletes.
  ///
  /// - Parameters:
  ///   - files: The deleted files.
  ///   - made: The files that the plan creates.
  package mutating func deleteFolders(
    emptiedBy files: [RelativePath], keeping made: [RelativePath], in root: AbsolutePath
  ) throws {
    let listing = FolderListing(
      below: [], around: Set(files.map(\.parent)).sorted { $0.text < $1.text }, in: root)
    let folders = listing.emptied(by: files, keeping: made)
    let notes = try root.contents(of: [], andFinderNotesIn: folders)
    try delete([], folders, with: notes)
  }

  /// Deletes files, and the folders that become empty.
  ///
  /// - Parameter contents: The contents of these files, and of the Finder's files in the folders.
  mutating func delete(
    _ files: [RelativePath], _ folders: [RelativePath], with contents: [RelativePath: [UInt8]]
  ) throws {
    for path in files + folders.map({ $0.appending(FolderListing.finderNote) }) {
      guard let bytes = contents[path] else { continue }
      delete(path, expecting: bytes)
    }
    for folder in folders { deleteFolder(folder) }
  }
}
