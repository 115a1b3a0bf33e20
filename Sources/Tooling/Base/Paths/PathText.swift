// Paths of a project that are texts: names with a slash between them, cut where bytes say so, because
// characters cost several times as much.
extension String {
  /// The folders of a path and its file.
  package var pathNames: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// What precedes the last slash; empty without one.
  package var folder: String { lastSlash.map { String(self[..<$0]) } ?? "" }

  /// What is behind the last slash.
  package var fileName: String {
    lastSlash.map { String(self[utf8.index(after: $0)...]) } ?? self
  }

  /// The file's name up to its first dot.
  package var fileStem: String { String(fileName.prefix { $0 != "." }) }

  /// Behind the last dot of the file's name.
  package var fileExtension: String {
    let name = fileName
    return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
  }

  /// Whether it is that folder or in it.
  package func isInside(folder: String) -> Bool {
    folder.isEmpty || self == folder || hasPrefix(folder + "/")
  }

  /// The folders around it, the outermost first.
  package var foldersAround: [String] {
    var folders: [String] = []
    for name in pathNames.dropLast() {
      folders.append(folders.last.map { "\($0)/\(name)" } ?? name)
    }
    return folders
  }

  private var lastSlash: Index? { utf8.lastIndex(of: UInt8(ascii: "/")) }
}
