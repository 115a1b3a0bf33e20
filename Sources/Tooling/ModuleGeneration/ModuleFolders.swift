import AdderBase
import AdderFileChanges
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
