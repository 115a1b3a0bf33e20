import AdderFileChanges
import AdderModuleDiscovery

extension ProjectEdits {
  /// The project with all edits made and all files in their new places.
  func result() -> ProjectSnapshot {
    func moved(_ path: String) -> String { names.paths.files[path] ?? path }
    var result = snapshot
    result.sources.swift = snapshot.sources.swift.map(moved)
    result.sources.interfaces = snapshot.sources.interfaces.map(moved)
    result.texts = [:]
    for (path, text) in snapshot.texts { result.texts[moved(path)] = texts[path] ?? text }
    result.otherFiles = Set(snapshot.otherFiles.map(moved))
    result.emptyFolders = Set(snapshot.emptyFolders.map(names.paths.newPath))
    return result
  }
}
