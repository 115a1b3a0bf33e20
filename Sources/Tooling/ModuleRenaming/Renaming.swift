/// What a project is after it: new names, and files in new places.
struct Renaming {
  var map = NameMap()
  /// The new paths of files that lie elsewhere then.
  var files: [String: String] = [:]
  /// The module that gets another name; others of its name keep theirs.
  var module: (old: String, new: String)?
  /// Where a file or folder lies after the rename.
  var newPath: (String) -> String

  /// The new paths where an earlier change moved some files.
  func joined(to earlier: [String: String]) -> [String: String] {
    var paths = earlier.mapValues { files[$0] ?? $0 }
    let moved = Set(earlier.values)
    for (old, new) in files where !moved.contains(old) { paths[old] = new }
    return paths
  }
}
