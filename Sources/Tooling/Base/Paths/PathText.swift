// Functions for strings that contain a path inside a project: names separated by slashes. They are
// split by bytes, because splitting by characters costs several times as much.
extension String {
  /// The components of the path: its folders and its file.
  package var pathNames: [String] {
    // A path of one name is the most frequent one.
    guard utf8.contains(UInt8(ascii: "/")) else { return isEmpty ? [] : [self] }
    return utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// The part before the last slash; empty if there is no slash.
  package var folder: String { lastSlash.map { String(self[..<$0]) } ?? "" }

  /// The part after the last slash.
  package var fileName: String {
    lastSlash.map { String(self[utf8.index(after: $0)...]) } ?? self
  }

  /// The file's name up to its first dot.
  package var fileStem: String { String(fileName.prefix { $0 != "." }) }

  /// The part after the last dot of the file's name; empty if there is no dot.
  package var fileExtension: String {
    let name = fileName
    return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
  }

  /// True if the file is the manifest of a Swift package.
  package var isManifest: Bool {
    let name = fileName
    return name == "Package.swift" || name.hasPrefix("Package@swift") && name.hasSuffix(".swift")
  }

  /// Returns true if the path is that folder or is inside it.
  package func isInside(folder: String) -> Bool {
    folder.isEmpty || self == folder || hasPrefix(folder + "/")
  }

  /// The enclosing folders, the outermost first.
  package var foldersAround: [String] {
    var folders: [String] = []
    for name in pathNames.dropLast() {
      folders.append(folders.last.map { "\($0)/\(name)" } ?? name)
    }
    return folders
  }

  private var lastSlash: Index? { utf8.lastIndex(of: UInt8(ascii: "/")) }
}
