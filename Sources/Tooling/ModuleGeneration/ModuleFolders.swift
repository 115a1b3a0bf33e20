import AdderBase
import AdderFileChanges
import AdderProjects

// What is in the folders of a module.
extension AbsolutePath {
  /// The files in a folder of this one and in those below it; hidden ones do not count.
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

  /// The contents of files and of what the Finder left in folders, as far as they are there.
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
  /// Deletes files with the folders they leave empty.
  ///
  /// - Parameter contents: what is in these files, and in those that the Finder left in the folders.
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
