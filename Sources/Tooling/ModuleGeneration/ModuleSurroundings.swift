package import AdderBase
import AdderProjects

/// The places on the disk that the plan for a module depends on.
package struct ModulePlaces: Equatable, Sendable {
  /// Files to delete, if they exist.
  var leaving: [RelativePath] = []
  /// Files of the module that a part which is added changes. Some of them may be missing.
  var edited: [RelativePath] = []
  /// Files and folders that exist after the changes. Some of them do not exist yet.
  var made: [RelativePath] = []
  /// Folders that can become empty, with their subfolders.
  var emptiable: [RelativePath] = []
  /// More folders that can become empty, without their subfolders.
  var emptiableAround: [RelativePath] = []
  /// Folders whose files are listed, with their subfolders.
  var listed: [RelativePath] = []
  /// Files and folders whose parent folders must exist.
  var placed: [RelativePath] = []
  /// The file with the records of modules with this name.
  var notes: RelativePath
}

/// The state of the places on the disk that the plan for a module depends on.
package struct ModuleSurroundings: Equatable, Sendable {
  /// The contents of the files to delete or edit, and of the Finder's files in folders to delete.
  var contents: [RelativePath: [UInt8]] = [:]
  /// The names of the entries in folders that can become empty.
  var folders = FolderListing()
  /// The files in the module's folders.
  var files: [RelativePath] = []
  /// The parent folders that do not exist yet, outermost first.
  var missingFolders: [RelativePath] = []
  /// The contents of the file with the records; `nil` if it does not exist.
  var notes: [UInt8]?

  /// Creates surroundings in which no file exists.
  package init() {}

  /// Reads the state of the places.
  ///
  /// - Parameter root: The project's folder.
  package init(_ places: ModulePlaces, in root: AbsolutePath) throws {
    let leaving = places.leaving.filter { root.appending($0).isFile }
    if !places.leaving.isEmpty {
      folders = FolderListing(
        below: places.emptiable, around: places.emptiableAround, in: root)
      contents = try root.contents(
        of: leaving, andFinderNotesIn: folders.emptied(by: leaving, keeping: places.made))
    }
    for path in places.edited where root.appending(path).isFile {
      contents[path] = try root.appending(path).contents()
    }
    files = places.listed.flatMap { root.files(below: $0) }
    missingFolders = Self.missingFolders(around: places.placed, in: root)
    if root.appending(places.notes).exists {
      notes = try root.appending(places.notes).contents()
    }
  }

  private static func missingFolders(
    around paths: [RelativePath], in root: AbsolutePath
  ) -> [RelativePath] {
    var missing: [RelativePath] = []
    for path in paths {
      var outer = path.parent
      while !outer.isRoot, !root.appending(outer).exists {
        missing.append(outer)
        outer = outer.parent
      }
    }
    return missing.uniqued.sorted { $0.text < $1.text }
  }
}
