import AdderModuleDiscovery

/// The result of a rename: new names, and new paths of files.
struct Renaming {
  var map = NameMap()
  /// The new paths of files whose paths change.
  var files: [String: String] = [:]
  /// The renamed module. Other modules with the same name keep their names.
  var module: (old: String, new: String)?
  /// The renamed type with the module's bare name, if something that stays has that, too.
  var bareType: TypeDeclaration.ID?
  /// Returns the path of a file or folder after the rename.
  var newPath: (String) -> String

  /// Returns the combined result of the earlier changes and these: new paths, keyed by the original
  /// paths.
  func joined(to earlier: [String: String]) -> [String: String] {
    var paths = earlier.mapValues { files[$0] ?? $0 }
    let moved = Set(earlier.values)
    for (old, new) in files where !moved.contains(old) { paths[old] = new }
    return paths
  }
}
