import AdderBase

/// The files and folders of a package, on the disk or in a list of paths.
package struct PackageFolder {
  private let kind: (RelativePath) -> AbsolutePath.Kind?
  /// Returns the sorted names in a folder.
  let entries: (RelativePath) -> [String]

  init(_ root: AbsolutePath) {
    kind = { root.appending($0).kind }
    entries = { root.appending($0).entries }
  }

  /// - Parameter files: The paths of all files, relative to the package's folder.
  package init(files: some Sequence<String>) {
    var kinds: [RelativePath: AbsolutePath.Kind] = [.root: .folder]
    var names: [RelativePath: Set<String>] = [:]
    for file in files {
      guard var path = try? RelativePath(validating: file), !path.isRoot else { continue }
      kinds[path] = .file
      while !path.isRoot {
        let isKnown = !names[path.parent, default: []].insert(path.name).inserted
        if isKnown { break }
        path = path.parent
        kinds[path] = .folder
      }
    }
    kind = { [kinds] in kinds[$0] }
    entries = { [names] in names[$0, default: []].sorted() }
  }

  func exists(_ path: RelativePath) -> Bool { kind(path) != nil }
  func isFile(_ path: RelativePath) -> Bool { kind(path) == .file }
  func isFolder(_ path: RelativePath) -> Bool { kind(path) == .folder }

  /// Returns the subfolders of a folder, sorted by name, without hidden ones.
  func folders(of path: RelativePath) -> [RelativePath] {
    entries(path).filter { !$0.hasPrefix(".") }.map { path.appending($0) }.filter(isFolder)
  }
}
