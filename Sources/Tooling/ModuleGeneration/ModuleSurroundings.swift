package import AdderBase
import AdderProjects

/// The places on the disk that planning a module asks about.
package struct ModulePlaces: Equatable, Sendable {
  /// Files that go, if they are there.
  var leaving: [RelativePath] = []
  /// What is there afterwards, though some of it is not yet.
  var made: [RelativePath] = []
  /// Folders that may be left empty, with those inside them.
  var emptiable: [RelativePath] = []
  /// Further folders that may be left empty, without those inside them.
  var emptiableAround: [RelativePath] = []
  /// Folders whose files are listed, with those inside them.
  var listed: [RelativePath] = []
  /// What needs the folders around it.
  var placed: [RelativePath] = []
  /// The notes of modules of this name.
  var notes: RelativePath
}

/// What is at the places that planning a module asks about.
package struct ModuleSurroundings: Equatable, Sendable {
  /// The contents of the files that go, and of what the Finder left in folders that go.
  var contents: [RelativePath: [UInt8]] = [:]
  /// The names in folders that may be left empty.
  var folders = FolderListing()
  /// The files in folders of the module.
  var files: [RelativePath] = []
  /// The folders that do not exist yet, the outermost first.
  var missingFolders: [RelativePath] = []
  /// The records of modules of this name; `nil` when there are none.
  var notes: [UInt8]?

  /// Nothing is there.
  package init() {}

  /// Looks at the places.
  ///
  /// - Parameter root: the project's folder.
  package init(_ places: ModulePlaces, in root: AbsolutePath) throws {
    let leaving = places.leaving.filter { root.appending($0).isFile }
    if !places.leaving.isEmpty {
      folders = FolderListing(
        below: places.emptiable, around: places.emptiableAround, in: root)
      contents = try root.contents(
        of: leaving, andFinderNotesIn: folders.emptied(by: leaving, keeping: places.made))
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
