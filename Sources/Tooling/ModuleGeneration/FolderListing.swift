import AdderBase

/// The names of the entries in some of a project's folders when the folders were read.
package struct FolderListing: Equatable, Sendable {
  /// The folders in the order in which they were read.
  private(set) var folders: [RelativePath] = []
  private var names: [RelativePath: [String]] = [:]

  package init() {}

  /// Creates a listing of these folders.
  init(_ listed: [(folder: RelativePath, names: [String])]) {
    for (folder, names) in listed { add(folder, names) }
  }

  /// Reads folders. Does not follow links to folders.
  ///
  /// - Parameters:
  ///   - inner: Folders to read, including their subfolders.
  ///   - outer: More folders to read, without their subfolders.
  init(below inner: [RelativePath], around outer: [RelativePath], in root: AbsolutePath) {
    for folder in inner { addAll(below: folder, in: root) }
    for folder in outer where root.isRealFolder(folder) {
      add(folder, root.appending(folder).entries)
    }
  }

  private mutating func addAll(below folder: RelativePath, in root: AbsolutePath) {
    guard root.isRealFolder(folder) else { return }
    let names = root.appending(folder).entries
    add(folder, names)
    for name in names { addAll(below: folder.appending(name), in: root) }
  }

  private mutating func add(_ folder: RelativePath, _ names: [String]) {
    guard self.names.updateValue(names, forKey: folder) == nil else { return }
    folders.append(folder)
  }

  /// Returns the folders that are empty after some files are deleted, innermost first.
  ///
  /// - Parameters:
  ///   - files: The files to delete.
  ///   - made: The files that will exist afterwards.
  func emptied(by files: [RelativePath], keeping made: [RelativePath] = []) -> [RelativePath] {
    var gone = Set(files)
    var emptied: [RelativePath] = []
    for folder in folders.sorted(by: { $0.components.count > $1.components.count }) {
      let rest = (names[folder] ?? []).filter { $0 != Self.finderNote }
        .map { folder.appending($0) }.filter { !gone.contains($0) }
      guard rest.isEmpty, !made.contains(where: { $0.isInside(folder) }) else { continue }
      gone.insert(folder)
      emptied.append(folder)
    }
    return emptied
  }

  /// The file that the Finder leaves in folders that it has shown. The file belongs to no module.
  static let finderNote = ".DS_Store"
}

extension AbsolutePath {
  fileprivate func isRealFolder(_ folder: RelativePath) -> Bool {
    let place = appending(folder)
    return !folder.isRoot && place.isFolder && !place.isSymbolicLink
  }
}
